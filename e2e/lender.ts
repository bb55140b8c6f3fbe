/** Pages that tests borrow one after the other: what one test has loaded and compiled, the next need not. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { atLeisure, drawNothing, veil } from "./veil.ts";

/** What a device remembers of a table and of its owner. */
const MEMORY = "cookies,indexeddb,local_storage";
/** An address of every server with next to nothing at it: a page that waits for the next test stands there. */
const NOWHERE = "/robots.txt";
const DESKTOP = { width: 1440, height: 900 };

/** How a page is shown: as it is, not painted, with nothing drawn on its maps besides, or with time that waits for it. */
type Manner = "painted" | "veiled" | "plain" | "leisurely";

export interface Wish extends BrowserContextOptions {
  readonly manner: Manner;
}

/** A device, and the pages that are open on it: at most one of each manner waits. */
interface Device {
  readonly context: BrowserContext;
  /** What cannot be changed about it. */
  readonly kind: string;
  readonly waiting: Map<Manner, Page>;
}

const spent = new WeakSet<Page>();

/** Says that a page is no good for another test: what was laid on it stays there. */
export function spend(page: Page): void {
  spent.add(page);
}

/** Lends the pages of a browser again and again. */
export class Lender {
  readonly #browser: Browser;
  readonly #wrong: (what: string) => void;
  readonly #lent: { readonly device: Device; readonly page: Page; readonly manner: Manner }[] = [];
  readonly #back: Device[] = [];

  /** `wrong` is told what goes wrong on the pages. */
  constructor(browser: Browser, wrong: (what: string) => void) {
    this.#browser = browser;
    this.#wrong = wrong;
  }

  /** A page of a device of its own, which remembers nothing of `origin`. */
  async lend(
    origin: string,
    { manner, viewport, colorScheme, reducedMotion, ...lasting }: Wish,
  ): Promise<Page> {
    const device = await this.#device(JSON.stringify(lasting), lasting, manner);
    const page = device.waiting.get(manner) ?? (await this.#open(device.context, manner));
    device.waiting.delete(manner);
    this.#lent.push({ device, page, manner });
    const session = await device.context.newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: MEMORY });
    await session.detach();
    await page.setViewportSize(viewport ?? DESKTOP);
    await page.emulateMedia({
      media: null,
      forcedColors: null,
      colorScheme: colorScheme ?? "light",
      reducedMotion: reducedMotion ?? "reduce",
    });
    return page;
  }

  /** Takes all back. `again`: nothing went wrong with them. */
  async takeBack(again: boolean): Promise<void> {
    for (const { device, page, manner } of this.#lent.splice(0)) {
      const others = device.context
        .pages()
        .filter((one) => ![page, ...device.waiting.values()].includes(one));
      const rests = again && (await park(page));
      if (rests) device.waiting.set(manner, page);
      if (again) await Promise.all([...others, ...(rests ? [] : [page])].map((one) => one.close()));
      else await device.context.close();
      if (again) this.#back.push(device);
    }
  }

  /** A device of this kind, if possible one on which a page of this manner waits. */
  async #device(kind: string, lasting: BrowserContextOptions, manner: Manner): Promise<Device> {
    const fitting = this.#back.filter((device) => device.kind === kind);
    const found = fitting.findLast(({ waiting }) => waiting.has(manner)) ?? fitting.at(-1);
    if (found) return this.#back.splice(this.#back.indexOf(found), 1)[0] as Device;
    const context = await this.#browser.newContext({
      serviceWorkers: "block",
      viewport: DESKTOP,
      ...lasting,
    });
    return { context, kind, waiting: new Map() };
  }

  async #open(context: BrowserContext, manner: Manner): Promise<Page> {
    const page = await context.newPage();
    page.on("pageerror", (error) => this.#wrong(error.message));
    page.on("crash", () => this.#wrong("the page has crashed"));
    if (manner !== "painted") await veil(page);
    if (manner === "plain") await drawNothing(page);
    if (manner === "leisurely") await atLeisure(page);
    return page;
  }
}

/** Lets a page wait where nothing happens. False if it is no good for another test. */
async function park(page: Page): Promise<boolean> {
  if (spent.has(page) || page.isClosed()) return false;
  const { origin, hostname } = new URL(page.url());
  if (hostname !== "127.0.0.1") return false;
  try {
    await page.mouse.move(-1, -1);
    await page.goto(origin + NOWHERE);
    await page.evaluate(() => sessionStorage.clear());
    return true;
  } catch {
    return false; // its server has gone, or it was closed meanwhile
  }
}
