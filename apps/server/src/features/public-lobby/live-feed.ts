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

/** What a visitor may do with what stands in the public lobby. */
export interface Sees {
  readonly join: boolean;
  readonly watch: boolean;
}

/** What stands in the public lobby, for a visitor who may not do everything there. */
export function visibleTo(now: PublicLobbyNow, { join, watch }: Sees): PublicLobbyNow {
  if (join && watch) return now;
  const tables = now.tables.flatMap((table) => {
    const left = { ...table, free: join ? table.free : [], watch: watch && table.watch };
    return left.free.length > 0 || left.watch ? [left] : [];
  });
  return { ...now, tables, seeks: join ? now.seeks : [] };
}

/** A page that wants to be told. */
interface Visit {
  readonly address: string;
  readonly sees: Sees;
  /** What its visitor may see by now. */
  readonly seesNow: () => Promise<Sees>;
}

/** A page that is told, and what it has heard last. */
interface Listener extends Visit {
  heard: string;
}

/**
 * Tells every page of the public lobby when something there changes. It looks at intervals, once for all pages, and not at all
 * while no page is open. A page that is slow to read is left out until it has caught up.
 */
export class LiveFeed {
  readonly #services: Pick<Services, "log">;
  readonly #now: () => Promise<PublicLobbyNow>;
  readonly #pages = new Map<ServerResponse, Listener>();
  #last: PublicLobbyNow | null = null;
  #looking = false;
  #timer: NodeJS.Timeout | null = null;
  #breath: NodeJS.Timeout | null = null;

  constructor(services: Pick<Services, "log">, now: () => Promise<PublicLobbyNow>) {
    this.#services = services;
    this.#now = now;
  }

  /** Whether there is room for one more page of this address. */
  room(address: string): "free" | "address" | "all" {
    const own = [...this.#pages.values()].filter((known) => known.address === address).length;
    if (own >= MOST_OF_ONE) return "address";
    return this.#pages.size < MOST ? "free" : "all";
  }

  /** Adds a page, whose headers have been written. */
  enter(page: ServerResponse, visit: Visit): void {
    const listener: Listener = { ...visit, heard: "" };
    this.#pages.set(page, listener);
    page.once("close", () => this.#leave(page));
    if (this.#last) this.#tell(page, listener, this.#last);
    else void this.#look();
    this.#timer ??= setInterval(() => void this.#look(), EVERY);
    this.#breath ??= setInterval(() => this.#breathe(), BREATH);
  }

  /** Ends the streams of pages whose visitors may see more or less by now: they come back, and are told by that. */
  async lookAgain(): Promise<void> {
    for (const [page, { sees, seesNow }] of [...this.#pages])
      try {
        const { join, watch } = await seesNow();
        if (join !== sees.join || watch !== sees.watch) page.end();
      } catch (error) {
        this.#services.log.trouble("a visitor of the public lobby could not be looked up", error);
        page.end();
      }
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
      const now = await this.#now();
      for (const [page, listener] of this.#pages) this.#tell(page, listener, now);
      this.#last = this.#pages.size > 0 ? now : null;
    } catch (error) {
      this.#services.log.trouble("the public lobby could not be read", error);
    }
    this.#looking = false;
  }

  /** Tells a page what it may see, if that is news to it. */
  #tell(page: ServerResponse, listener: Listener, now: PublicLobbyNow): void {
    const words = `data: ${JSON.stringify(visibleTo(now, listener.sees))}\n\n`;
    if (words === listener.heard || page.writableNeedDrain) return;
    listener.heard = words;
    page.write(words);
  }

  #breathe(): void {
    for (const page of this.#pages.keys()) if (!page.writableNeedDrain) page.write(":\n\n");
  }

  #leave(page: ServerResponse): void {
    this.#pages.delete(page);
    if (this.#pages.size === 0) this.#rest();
  }

  #rest(): void {
    for (const timer of [this.#timer, this.#breath]) if (timer) clearInterval(timer);
    this.#timer = null;
    this.#breath = null;
    this.#last = null;
  }
}
