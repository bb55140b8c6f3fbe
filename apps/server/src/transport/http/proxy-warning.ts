import type { IncomingMessage, Server } from "node:http";
import type { Log } from "../../platform/log.ts";
import type { Policy } from "../../platform/policy.ts";

/**
 * Notices a proxy that the server has not been told of: then all clients come from one address, and limits and bans
 * hold for all together. Clients can send the header as well, so it is a warning and no more.
 */
export class ProxyWarning {
  readonly #log: Log;
  readonly #heeded: boolean;
  #noticed = false;

  constructor({ proxies }: Pick<Policy, "proxies">, log: Log) {
    this.#heeded = proxies > 0;
    this.#log = log;
  }

  /** Whether a request has said that it came by a proxy, though none is counted. */
  get noticed(): boolean {
    return this.#noticed;
  }

  watch(server: Server): void {
    if (this.#heeded) return;
    const look = ({ headers }: IncomingMessage) => {
      if (this.#noticed || headers["x-forwarded-for"] === undefined) return;
      this.#noticed = true;
      this.#log.warn(
        "requests come with X-Forwarded-For, but `proxies` is 0: if a proxy stands in front, everybody counts as one address; start with --proxies 1",
      );
    };
    server.on("request", look);
    server.on("upgrade", look);
  }
}
