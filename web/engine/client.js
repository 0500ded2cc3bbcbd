// @ts-check
// The page's side of the worker: questions go out numbered, and each answer finds the one who asked.

import { addressOf } from "../ui/site.js";

/** @typedef {{ step: "runtime" | "starting" | "ready", fraction: number, way?: Way }} Progress */
/** @typedef {"snapshot" | "plain"} Way  how Python was started: from a snapshot of its memory, or without one */
/** @typedef {Way | "runtime" | "handed"} Wish  of a worker: see there */
/** @typedef {{ name: string, message: string, stack: string }} Fatal */
/** @typedef {{ resolve: (result: any) => void, reject: (error: Error) => void }} Asker */

/** The engine reads no longer request. */
const LONGEST = 4_000_000;

/** What is wished of the worker is its name: a service worker drops a query string. @param {Wish} [wish] */
const hire = (wish) => new Worker(addressOf("worker.js"), { type: "module", name: wish });

/** What the engine refused, with its name, its message and whatever else the engine said of it. */
export class EngineError extends Error {
  /** @param {{ name: string, message: string } & Record<string, unknown>} error */
  constructor({ message, ...fields }) {
    super(message);
    Object.assign(this, fields);
  }
}

/** The engine as the page sees it. It lives in a worker, starts by itself, and can be started anew when it is lost. */
export class Client {
  /**
   * @param {object} listeners
   * @param {(progress: Progress) => void} [listeners.onprogress] told of each step of the start
   * @param {(fatal: Fatal) => void} [listeners.onfatal] told once when the engine is lost
   * @param {Way} [listeners.way] "plain": without a snapshot, even if there is one
   * @param {Client} [listeners.beside] start from what this one has already fetched and compiled
   * @param {(arriving: import("../boot/download.js").Arriving) => Promise<WebAssembly.Module>} [listeners.compile] Python, here, while the worker does the rest
   */
  constructor({ onprogress = () => {}, onfatal = () => {}, way, beside, compile } = {}) {
    this.way = way;
    this.beside = beside;
    this.onprogress = onprogress;
    this.onfatal = onfatal;
    this.lastId = 0;
    /** @type {Map<number, Asker>} */
    this.askers = new Map();
    /** @type {EngineError | undefined} */
    this.lost = undefined;
    this.worker = this.#hire(compile);
  }

  /**
   * Ask the engine; what is asked before it is ready waits.
   * @param {string} verb
   * @param {Record<string, unknown>} [params]
   * @returns {Promise<any>} the result; an EngineError when the engine refuses or is lost
   */
  ask(verb, params = {}) {
    if (this.lost) return Promise.reject(this.lost);
    const id = ++this.lastId;
    const request = JSON.stringify({ ...params, id, verb });
    if (request.length > LONGEST)
      return Promise.reject(
        new EngineError({ name: "BadRequest", message: `The request has ${request.length} characters.` }),
      );
    return new Promise((resolve, reject) => {
      this.askers.set(id, { resolve, reject });
      this.worker.postMessage(request);
    });
  }

  /** Another engine with a match of its own; it starts sooner than this one did. @param {{ onprogress?: (progress: Progress) => void, onfatal?: (fatal: Fatal) => void }} [listeners] */
  sibling(listeners = {}) {
    return new Client({ ...listeners, beside: this });
  }

  /** Start a fresh engine, with no match in it. Questions still open are rejected. */
  restart() {
    this.#dismiss(new EngineError({ name: "Restarted", message: "The engine was started anew." }));
    this.lost = undefined;
    this.worker = this.#hire();
  }

  /** Stop the engine for good. */
  close() {
    this.#dismiss(new EngineError({ name: "Closed", message: "The engine was stopped." }));
  }

  /** @param {(arriving: import("../boot/download.js").Arriving) => Promise<WebAssembly.Module>} [compile] */
  #hire(compile) {
    const beside = this.beside?.lost ? undefined : this.beside;
    const worker = hire(beside ? "handed" : compile ? "runtime" : this.way);
    /** How much of what is fetched here has come, and what the worker said last. @type {number | undefined} */
    this.here = compile && 0;
    /** @type {Progress | undefined} */
    this.said = undefined;
    compile?.((here, all) => {
      this.here = here / all;
      if (this.said) this.#tell(this.said);
    })
      .catch(() => undefined)
      .then((runtime) => worker.postMessage({ compiled: { runtime } }));
    if (beside) {
      const { port1, port2 } = new MessageChannel();
      beside.worker.postMessage({ give: port1 }, [port1]);
      worker.postMessage({ take: port2 }, [port2]);
    }
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      const message = event.message ?? "worker.js could not be loaded.";
      this.#lose({ name: "WorkerError", message, stack: `${event.filename ?? ""}:${event.lineno ?? ""}` });
    };
    return worker;
  }

  /** @param {string | { progress?: Progress, fatal?: Fatal }} data an answer, or what the worker says of itself */
  #hear(data) {
    if (typeof data === "string") this.#settle(JSON.parse(data));
    else if (data.progress) this.#tell(data.progress);
    else if (data.fatal) this.#lose(data.fatal);
  }

  /** What the worker says of its start, with what is fetched here. @param {Progress} said */
  #tell(said) {
    this.said = said;
    this.onprogress(
      said.step === "runtime" && this.here !== undefined
        ? { ...said, fraction: (said.fraction + this.here) / 2 }
        : said,
    );
  }

  /** @param {{ id: number, result?: unknown, error?: { name: string, message: string } }} answer */
  #settle({ id, result, error }) {
    const asker = this.askers.get(id);
    this.askers.delete(id);
    if (error) asker?.reject(new EngineError(error));
    else asker?.resolve(result);
  }

  /** @param {Fatal} fatal */
  #lose(fatal) {
    this.#dismiss(new EngineError({ ...fatal }));
    this.onfatal(fatal);
  }

  /** @param {EngineError} reason for every question still open, and for every one to come */
  #dismiss(reason) {
    this.lost = reason;
    this.worker.terminate();
    const askers = [...this.askers.values()];
    this.askers.clear();
    for (const { reject } of askers) reject(reason);
  }
}
