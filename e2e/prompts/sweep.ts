/// <reference lib="dom" />
/** Sits a page down at one position after the other, and looks at each prompt in every window, language and size of type. */
import type { CDPSession, Page } from "playwright-core";
import { type Hosting, lead, seated } from "../saved.ts";
import { equip, lookAt, settle } from "./inPage.ts";
import type { Look } from "./page/look.ts";
import type { Position } from "./positions.ts";
import { asked, takable, take } from "./taking.ts";

export const WINDOWS = ["1920x1080", "1440x900", "1366x768", "1024x768", "844x390", "390x844", "320x640"];
export const LANGUAGES = ["en", "ja"];
/** Percent of what browsers call their usual type. */
export const TYPES = [100, 200];

/** What browsers call their usual type, in pixels. */
const LETTERS = 16;
/** Milliseconds after which a question that is not there does not come. */
const PATIENCE = 20_000;
/** Windows in which things are taken up. */
const ROOMY = "1440x900";

/** Where a prompt is looked at. */
export interface Cell {
  readonly window: string;
  readonly language: string;
  readonly type: number;
}

/** One look at one prompt. */
export interface Seen extends Cell {
  readonly kind: string;
  readonly seed: number;
  readonly made: number;
  /** What was taken up before, as words; empty: nothing. */
  readonly taken: string;
  readonly look: Look;
}

export interface Wanted {
  readonly windows: readonly string[];
  readonly languages: readonly string[];
  readonly types: readonly number[];
  /** A page that speaks this language, on which nobody looks at anything else. */
  readonly open: (language: string) => Promise<Page>;
  /** How many things are taken up in each position. */
  readonly takes: number;
}

const sizeOf = (window: string) => {
  const [width = 0, height = 0] = window.split("x").map(Number);
  return { width, height };
};

/** Windows that are not so wide or not so tall are those of phones, which are touched. */
const PHONE = 500;
const isTouched = (window: string): boolean => Math.min(...window.split("x").map(Number)) < PHONE;

/** Changes the window and the usual size of type. A page that had them from the beginning would have been laid out for them. */
async function setWindow(page: Page, browser: CDPSession, window: string, type: number): Promise<void> {
  await browser.send("Page.setFontSizes", { fontSizes: { standard: (LETTERS * type) / 100 } });
  await page.setViewportSize(sizeOf(window));
  await page.evaluate(() => promptsOf.askAgain());
}

/** Looks at what stands there in every window and size of type. Once phones were looked at, the page stays touched. */
async function* everywhere(
  page: Page,
  browser: CDPSession,
  { windows, types }: Wanted,
  at: Pick<Seen, "kind" | "seed" | "made" | "taken">,
): AsyncGenerator<Omit<Seen, "language">> {
  const { true: phones = [], false: desks = [] } = Object.groupBy(windows, (one) => `${isTouched(one)}`);
  for (const those of [desks, phones]) {
    if (those === phones && phones.length > 0)
      await browser.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    for (const type of types) {
      for (const window of those) {
        await setWindow(page, browser, window, type);
        yield { ...at, window, type, look: await lookAt(page) };
      }
    }
  }
  await setWindow(page, browser, ROOMY, 100);
  await settle(page);
}

/** Whether the position is asked about on this page. */
const arrived = (page: Page): Promise<boolean> =>
  page
    .locator("#choices button")
    .first()
    .waitFor({ timeout: PATIENCE })
    .then(() => true)
    .catch(() => false);

/** A page at one position after the other. */
class Visitor {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #wanted: Wanted;
  /** Whether the page was touched since it was fetched. */
  #touched = false;

  constructor(page: Page, session: CDPSession, wanted: Wanted) {
    this.#page = page;
    this.#session = session;
    this.#wanted = wanted;
  }

  /** Looks at a position as it is asked about, and after something was taken up. */
  async *at(address: string, position: Position): AsyncGenerator<Omit<Seen, "language">> {
    const page = this.#page;
    const wanted = { ...this.#wanted, windows: position.windows ?? this.#wanted.windows };
    const { kind, seed, made } = position;
    const touches = wanted.windows.some(isTouched);
    const fetches = touches || this.#touched;
    this.#touched = touches;
    if (!(await this.#open(address, fetches))) {
      console.error(`nothing is asked at ${kind}, choice ${made} of game ${seed}`);
      return;
    }
    const all = (taken: string) => everywhere(page, this.#session, wanted, { kind, seed, made, taken });
    yield* all("");
    if (wanted.takes === 0 || (touches && !(await this.#again(address)))) return;
    const question = await asked(page);
    let taken = 0;
    for (const one of await takable(page, position)) {
      const { name, still } = await take(page, one);
      if (name !== null) yield* all(name);
      if (name !== null && ++taken === wanted.takes) return;
      if (still) await page.keyboard.press("Escape");
      if (still) await settle(page);
      const back = still && !(name !== null && touches) && (await asked(page)) === question;
      if (!back && !(await this.#again(address))) return;
    }
  }

  /** `fetches`: only a page that is fetched anew forgets that it was touched. */
  async #open(address: string, fetches: boolean): Promise<boolean> {
    if (fetches) {
      await this.#session.send("Emulation.setTouchEmulationEnabled", { enabled: false });
      await this.#page.goto(address);
    } else await lead(this.#page, address);
    const is = await arrived(this.#page);
    await settle(this.#page);
    return is;
  }

  /** A table that is opened anew knows nothing of what was pressed. */
  async #again(address: string): Promise<boolean> {
    await this.#page.goto("about:blank");
    return this.#open(address, true);
  }
}

/** Looks at all positions in one language. */
async function* inLanguage(
  addresses: readonly string[],
  positions: readonly Position[],
  language: string,
  wanted: Wanted,
): AsyncGenerator<{ page: Page; seen: Seen }> {
  const page = await wanted.open(language);
  await equip(page);
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize(sizeOf(ROOMY));
  const visitor = new Visitor(page, session, wanted);
  for (const [i, position] of positions.entries())
    for await (const seen of visitor.at(addresses[i] ?? "", position))
      yield { page, seen: { ...seen, language } };
}

/** Looks at all these positions as they are wanted, one look after the other. */
export async function* sweep(
  site: Hosting,
  positions: readonly Position[],
  wanted: Wanted,
): AsyncGenerator<{ page: Page; seen: Seen }> {
  const addresses: string[] = [];
  for (const { saved, ask } of positions) addresses.push((await seated(site, saved))[ask.seat] ?? "");
  for (const language of wanted.languages) yield* inLanguage(addresses, positions, language, wanted);
}
