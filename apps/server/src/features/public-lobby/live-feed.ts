import type { ServerResponse } from "node:http";
import type { PublicLobbyNow } from "@westmarch/protocol";
import type { Services } from "../../tables/services.ts";

/** Milliseconds between looks at what has changed, while pages are open. */
const EVERY = 1500;
/** Milliseconds between lines that keep a quiet page's stream open at proxies. */
const BREATH = 25_000;
/** The most pages that are told, of one address and in all. Further pages ask for themselves now and then. */
const MOST_OF_ONE = 32;
const MOST = 1000;

/**
 * Tells every page of the public lobby when something there changes. It looks at intervals, once for all pages, and not at all
 * while no page is open. A page that is slow to read is left out until it has caught up.
 */
export class LiveFeed {
  readonly #services: Pick<Services, "log">;
  readonly #now: () => Promise<PublicLobbyNow>;
  readonly #pages = new Map<ServerResponse, string>();
  #last = "";
  #looking = false;
  #timer: NodeJS.Timeout | null = null;
  #breath: NodeJS.Timeout | null = null;

  constructor(services: Pick<Services, "log">, now: () => Promise<PublicLobbyNow>) {
    this.#services = services;
    this.#now = now;
  }

  /** Whether there is room for one more page of this address. */
  room(address: string): "free" | "address" | "all" {
    const own = [...this.#pages.values()].filter((known) => known === address).length;
    if (own >= MOST_OF_ONE) return "address";
    return this.#pages.size < MOST ? "free" : "all";
  }

  /** Adds a page, whose headers have been written. */
  enter(page: ServerResponse, address: string): void {
    this.#pages.set(page, address);
    page.once("close", () => this.#leave(page));
    if (this.#last !== "") page.write(this.#last);
    else void this.#look();
    this.#timer ??= setInterval(() => void this.#look(), EVERY);
    this.#breath ??= setInterval(() => this.#tell(":\n\n"), BREATH);
  }

  /** Ends the streams of all pages. */
  close(): void {
    for (const page of [...this.#pages.keys()]) page.end();
    this.#rest();
  }

  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      const told = `data: ${JSON.stringify(await this.#now())}\n\n`;
      if (told !== this.#last) this.#tell(told);
      this.#last = this.#pages.size > 0 ? told : "";
    } catch (error) {
      this.#services.log.trouble("the public lobby could not be read", error);
    }
    this.#looking = false;
  }

  #tell(words: string): void {
    for (const page of this.#pages.keys()) if (!page.writableNeedDrain) page.write(words);
  }

  #leave(page: ServerResponse): void {
    this.#pages.delete(page);
    if (this.#pages.size === 0) this.#rest();
  }

  #rest(): void {
    for (const timer of [this.#timer, this.#breath]) if (timer) clearInterval(timer);
    this.#timer = null;
    this.#breath = null;
    this.#last = "";
  }
}
