// @ts-check
/** The page's side of the worker: sends numbered requests, and resolves each with its answer. */

import { addressOf } from "../ui/site.js";

/**
 * @typedef {{ step: "runtime" | "starting" | "ready", fraction?: number, way?: Way }} Progress  without a fraction,
 *   nobody knows
 * @typedef {"snapshot" | "plain"} Way  how Python is started: from a snapshot of its memory, or without one
 * @typedef {Way | "runtime" | "handed"} Option  of a worker, see `worker.js`
 * @typedef {{ name: string, message: string, stack: string }} Fatal
 * @typedef {{ resolve: (result: any) => void, reject: (error: Error) => void }} Request
 * @typedef {(arriving: import("../boot/download.js").Arriving) => Promise<WebAssembly.Module>} Compile
 */

/** The engine refuses longer requests. */
const LONGEST = 4_000_000;

/**
 * A worker's option is passed in its name, because the service worker drops the query string.
 * @param {Option} [option]
 */
const newWorker = (option) => new Worker(addressOf("worker.js"), { type: "module", name: option });

/** An error of the engine, with its name, its message and whatever other fields the engine sent. */
export class EngineError extends Error {
  /** @param {{ name: string, message: string } & Record<string, unknown>} error */
  constructor({ message, ...fields }) {
    super(message);
    Object.assign(this, fields);
  }
}

/** The engine, in a worker. It starts by itself, and can be restarted after a crash. */
export class Client {
  /**
   * @param {object} listeners
   * @param {(progress: Progress) => void} [listeners.onprogress] called at each step of the start
   * @param {(fatal: Fatal) => void} [listeners.onfatal] called once, when the engine has crashed
   * @param {Way} [listeners.way] "plain": without a snapshot, even if there is one
   * @param {Client} [listeners.beside] a client whose downloads and compiled runtime this one uses
   * @param {Compile} [listeners.compile] compiles the Python runtime in the page, while the worker does the rest
   */
  constructor({ onprogress = () => {}, onfatal = () => {}, way, beside, compile } = {}) {
    this.way = way;
    this.beside = beside;
    this.onprogress = onprogress;
    this.onfatal = onfatal;
    this.lastId = 0;
    /** The open requests. @type {Map<number, Request>} */
    this.requests = new Map();
    /** @type {EngineError | undefined} */
    this.lost = undefined;
    /** Does the page download the runtime itself? */
    this.compiles = compile !== undefined;
    this.worker = this.#startWorker(compile);
  }

  /**
   * Sends a request to the engine; until it is ready, requests wait.
   * @param {string} verb
   * @param {Record<string, unknown>} [params]
   * @returns {Promise<any>} the result; rejected with an EngineError if the engine refuses or has crashed
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
      this.requests.set(id, { resolve, reject });
      this.worker.postMessage(request);
    });
  }

  /**
   * Starts another engine with a match of its own, from what this one has downloaded.
   * @param {{ onprogress?: (progress: Progress) => void, onfatal?: (fatal: Fatal) => void }} [listeners]
   */
  sibling(listeners = {}) {
    return new Client({ ...listeners, beside: this });
  }

  /** Starts a fresh engine without a match. Open requests are rejected. */
  restart() {
    this.#dismiss(new EngineError({ name: "Restarted", message: "The engine was restarted." }));
    this.lost = undefined;
    this.compiles = false;
    this.worker = this.#startWorker();
  }

  /** Stops the engine for good. */
  close() {
    this.#dismiss(new EngineError({ name: "Closed", message: "The engine was stopped." }));
  }

  /** @param {Compile} [compile] */
  #startWorker(compile) {
    const beside = this.beside?.lost ? undefined : this.beside;
    const worker = newWorker(beside ? "handed" : compile ? "runtime" : this.way);
    /** The fraction of the page's own download that has arrived. @type {number | undefined} */
    this.here = 0;
    /** The worker's latest progress. @type {Progress | undefined} */
    this.said = undefined;
    compile?.((here, all) => {
      this.here = all ? here / all : undefined;
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
      const name = this.said ? "WorkerError" : "LostFile"; // a script that is missing or damaged says nothing
      const message = event.message ?? "worker.js could not be loaded.";
      this.#lose({ name, message, stack: `${event.filename ?? ""}:${event.lineno ?? ""}` });
    };
    return worker;
  }

  /** @param {string | { progress?: Progress, fatal?: Fatal }} data an answer, or the state of the worker */
  #hear(data) {
    if (typeof data === "string") this.#settle(JSON.parse(data));
    else if (data.progress) this.#tell(data.progress);
    else if (data.fatal) this.#lose(data.fatal);
  }

  /** Reports the worker's progress together with the page's own download. @param {Progress} said */
  #tell(said) {
    this.said = said;
    const both = said.fraction === undefined || this.here === undefined ? undefined : (said.fraction + this.here) / 2;
    this.onprogress(said.step === "runtime" && this.compiles ? { ...said, fraction: both } : said);
  }

  /** @param {{ id: number, result?: unknown, error?: { name: string, message: string } }} answer */
  #settle({ id, result, error }) {
    const request = this.requests.get(id);
    this.requests.delete(id);
    if (error) request?.reject(new EngineError(error));
    else request?.resolve(result);
  }

  /** @param {Fatal} fatal */
  #lose(fatal) {
    this.#dismiss(new EngineError({ ...fatal }));
    this.onfatal(fatal);
  }

  /** @param {EngineError} reason for every open request and for every later one */
  #dismiss(reason) {
    this.lost = reason;
    this.worker.terminate();
    const requests = [...this.requests.values()];
    this.requests.clear();
    for (const { reject } of requests) reject(reason);
  }
}
