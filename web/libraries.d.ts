/** What the page uses of the libraries that the build puts into `lib/`. */

declare module "*/lib/idb.js" {
  export function openDB(
    name: string,
    version: number,
    ways: {
      upgrade: (db: any, from: number) => void;
      blocking?: (now: number, then: number | null, event: any) => void;
      terminated?: () => void;
    },
  ): Promise<any>;
}

declare module "*/lib/lean-qr.js" {
  export function generate(words: string): { size: number; get: (x: number, y: number) => boolean };
}
