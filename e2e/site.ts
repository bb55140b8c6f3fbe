/** A server and a browser for the tests of a file, and pages that report what goes wrong on them. */
import AxeBuilder from "@axe-core/playwright";
import type { Policy } from "@westmarch/server";
import { inTurn, isFull } from "@westmarch/testkit/full";
import type { Browser, BrowserContextOptions, Locator, Page, Request } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launchBrowser } from "./browser.ts";
import { Lender, type Wish } from "./lender.ts";
import { lead } from "./saved.ts";
import { type Serving, serve } from "./server.ts";
import { shown } from "./veil.ts";

export interface Site {
  readonly address: string;
  readonly serving: Serving;
  /** A page of a person of their own, with motion reduced. Errors on it fail the test. It is not painted: see `veil.ts`. */
  visit(options?: BrowserContextOptions): Promise<Page>;
  /** A page as from `visit`, for which no time passes while it is at work: for pictures of what comes to rest. */
  visitAtLeisure(options?: BrowserContextOptions): Promise<Page>;
  /** The same as from `visit`, painted: for tests that take pictures of it. */
  watch(options?: BrowserContextOptions): Promise<Page>;
  /**
   * A page as from `visit`, in a small window, with nothing drawn on the maps of The Confrontation and Duel and no woods and
   * mountains on those of the wars: for tests of what happens and not of how it looks.
   */
  visitPlainly(options?: BrowserContextOptions): Promise<Page>;
}

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };

/** A desktop by day, the rest by candle. What axe finds hangs on words, colours and narrowness, so it looks twice. */
export const WINDOWS = [
  { name: "a desktop", viewport: DESKTOP, colorScheme: "light", closely: true },
  { name: "a tablet", viewport: TABLET, colorScheme: "dark", closely: false },
  { name: "a phone", viewport: PHONE, colorScheme: "dark", closely: true },
] as const;

/** In which windows axe looks at the nth page or moment: on every day in one of those in which it looks at all. */
const windowsOf = (nth: number) => (isFull ? WINDOWS : inTurn([WINDOWS[0], WINDOWS[2]], nth));

/** The least at which the Red Book lies open beside the map. */
const SMALL = { width: 1200, height: 640 };

/** What one process of tests has open: a browser, and a server for each policy that its files ask for. */
interface Open {
  browser: Browser;
  lender: Lender;
}

let browsing: Promise<Open> | null = null;
/** What has gone wrong on the pages of the test that runs. */
const wrong: string[] = [];
const servers = new Map<string, Promise<Serving>>();

/** The browser of this process; one that went away has failed a test already, and need not fail those that follow. */
async function browserHere(): Promise<Open> {
  const open = await browsing;
  if (!open?.browser.isConnected())
    browsing = launchBrowser().then((browser) => ({
      browser,
      lender: new Lender(browser, (what) => wrong.push(what)),
    }));
  return (await browsing) as Open;
}

function servingHere(policy: Partial<Policy>): Promise<Serving> {
  const kind = JSON.stringify(policy);
  const serving = servers.get(kind) ?? serve(policy);
  servers.set(kind, serving);
  return serving;
}

/**
 * Opens a site for the tests of a file. Files share a browser and a server, which end with their process: what one has
 * loaded and compiled, the next need not. `alone`: these tests look at all the tables there are, or close the site.
 */
export function openSite(policy: Partial<Policy> = {}, alone = false): Site {
  let serving: Serving;
  beforeAll(async () => {
    [serving] = await Promise.all([alone ? serve(policy) : servingHere(policy), browserHere()]);
  });
  afterEach(async ({ task }) => {
    const { browser, lender } = await browserHere();
    if (browser.isConnected()) await lender.takeBack(task.result?.state !== "fail");
    expect(wrong.splice(0)).toEqual([]);
  });
  if (alone) afterAll(() => serving.stop());
  const lend = async (wish: Wish): Promise<Page> => (await browserHere()).lender.lend(serving.address, wish);
  return {
    get address() {
      return serving.address;
    },
    get serving() {
      return serving;
    },
    watch: (options) => lend({ ...options, manner: "painted" }),
    visit: (options) => lend({ ...options, manner: "veiled" }),
    visitAtLeisure: (options) => lend({ ...options, manner: "leisurely" }),
    visitPlainly: (options) => lend({ viewport: SMALL, ...options, manner: "plain" }),
  };
}

/** A drawing of more shapes is a land. */
const MANY_SHAPES = 500;

/**
 * Takes the drawn land and boards in small off the page, and returns the way to lay them there again. They are no more than
 * shapes that no screen reader is told of, and no key leads to: axe would find nothing in ten thousands of them, and look
 * at each.
 */
async function withoutPictures(page: Page): Promise<() => Promise<void>> {
  const pictures = await page.evaluateHandle((many) => {
    // What is played on a board in small goes on beside the page, so it is taken off as a whole.
    const boards = [...document.querySelectorAll("[aria-hidden=true][inert]")].map((board) => {
      const place = board.cloneNode();
      board.replaceWith(place);
      return { board, place };
    });
    const drawings = document.querySelectorAll("[aria-hidden=true] > svg");
    const large = [...drawings].filter(
      (drawing) =>
        drawing.querySelectorAll("*").length > many &&
        drawing.querySelector("a, text, title, [tabindex], [role], [aria-label]") === null,
    );
    const lands = large.map((drawing) => {
      const shapes = [...drawing.childNodes];
      drawing.replaceChildren();
      return { drawing, shapes };
    });
    return { boards, lands };
  }, MANY_SHAPES);
  return async () => {
    await pictures.evaluate(({ boards, lands }) => {
      for (const { drawing, shapes } of lands) drawing.replaceChildren(...shapes);
      for (const { board, place } of boards) place.parentNode?.replaceChild(board, place);
    });
    await pictures.dispose();
  };
}

/** Every violation that axe finds within the page as it stands. There are no frames, so it need not open a page of its own. */
export const violations = (page: Page, within = "body"): Promise<string[]> => found(page, within, () => {});

/** Those that hang on colours alone: for a page that axe has looked through in others. */
export const violationsOfColour = (page: Page, within = "body"): Promise<string[]> =>
  found(page, within, (axe) => axe.withRules(["color-contrast", "link-in-text-block"]));

/** For axe on a page that has it already: laid there anew, it would be compiled anew, which costs more than a look. */
const THERE = "void axe";

async function found(page: Page, within: string, narrow: (axe: AxeBuilder) => void): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: THERE } : { page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .include(within);
  narrow(axe);
  const layBack = await withoutPictures(page);
  const { violations } = await shown(page, () => axe.analyze());
  await layBack();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`,
  );
}

/** The page is no wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Waits until nothing on the page moves any more, but for what moves for ever. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== "running" || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}

/** What is wrong with a page that shows the nth page or moment of several, in the windows in which axe looks at that. */
export async function outOfOrder(page: Page, nth: number): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, viewport, colorScheme, closely } of windowsOf(nth)) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await atRest(page);
    if ((await overflow(page)) > 0) wrong.push(`on ${name}: too wide`);
    if (closely) wrong.push(...(await violations(page)).map((fault) => `on ${name}: ${fault}`));
  }
  return wrong;
}

/** Milliseconds without a request after which all of a page is there. */
const QUIET = 500;

/**
 * Leads a page that shows the site to another of its pages, as a link would: nothing is compiled anew. Waits until all that
 * it asks for is there.
 */
export async function turnTo(page: Page, address: string): Promise<void> {
  const open = new Set<Request>();
  let last = performance.now();
  const begins = (request: Request) => {
    // What goes on for as long as the page stands.
    if (request.resourceType() !== "eventsource") open.add(request);
  };
  const ends = (request: Request) => {
    open.delete(request);
    last = performance.now();
  };
  page.on("request", begins).on("requestfinished", ends).on("requestfailed", ends);
  await lead(page, address);
  await page.locator("main h1, main h2").first().waitFor();
  while (open.size > 0 || performance.now() - last < QUIET) await page.waitForTimeout(GLANCE);
  page.off("request", begins).off("requestfinished", ends).off("requestfailed", ends);
}

/** Waits until mouse and fingers can move a map, or carry a thing: that comes a little later than they can be seen. */
export const inHand = (thing: Locator): Promise<void> =>
  thing.and(thing.page().locator("[data-hands]")).first().waitFor({ state: "attached" });
/** The map of a table, which mouse and fingers move. */
export const mapInHand = (page: Page): Promise<void> => inHand(page.locator("#board :has(> [data-page])"));

/** Milliseconds after which a page that has been given another size has found its measures, and between two looks. */
const RESIZED = 1500;
const GLANCE = 100;

/**
 * Words that are cut off, stick out of their box or of the window, or are broken in the middle, also when the page has
 * come to rest: the frame in which a window grows narrower is not read.
 */
export async function misfits(page: Page, within = "body"): Promise<string[]> {
  for (const since = performance.now(); performance.now() - since < RESIZED; ) {
    if ((await misfitsNow(page, within)).length === 0) return [];
    await page.waitForTimeout(GLANCE);
  }
  await atRest(page);
  return misfitsNow(page, within);
}

/**
 * What can be pushed along may be longer than its box, and what ends in an ellipsis says itself that there is more. A map
 * (`data-page`) is moved about, and its names with it.
 */
const misfitsNow = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((within) => {
    const SLOP = 2;
    const found = new Set<string>();
    const report = (what: string, text: string): void => {
      found.add(`${what}: “${text.trim().slice(0, 60)}”`);
    };
    const rectsOf = (node: Node, from: number, to: number): DOMRect[] => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    /** Whether an element is there for the ear alone. */
    const unseen = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clipPath } = getComputedStyle(at);
        if (clipPath === "inset(50%)") return true;
      }
      return false;
    };
    const cutBy = (element: Element, box: DOMRect): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(at);
        if (overflowX === "auto" || overflowX === "scroll" || textOverflow === "ellipsis") return false;
        if (overflowX === "visible") continue;
        const { left, right } = at.getBoundingClientRect();
        if (box.left < left - SLOP || box.right > right + SLOP) return true;
      }
      return box.left < -SLOP || box.right > innerWidth + SLOP;
    };
    // A board in small is a picture, and so are its words.
    const NOT_READ = "script, style, svg, textarea, [data-page], [aria-hidden=true][inert]";
    for (const root of document.querySelectorAll(within)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue ?? "";
        const element = node.parentElement;
        if (text.trim() === "" || !element || element.closest(NOT_READ)) continue;
        if (!element.checkVisibility({ visibilityProperty: true }) || unseen(element)) continue;
        const rects = rectsOf(node, 0, text.length);
        if (rects.some((box) => cutBy(element, box))) report("cut off", text);
        const { display, overflowX, hyphens } = getComputedStyle(element);
        if (
          display !== "inline" &&
          overflowX === "visible" &&
          element.scrollWidth > element.clientWidth + SLOP
        )
          report("sticks out", text);
        // Where words are hyphenated, they are broken as their language breaks them.
        if (hyphens === "auto") continue;
        for (const word of text.matchAll(/[\p{Script=Latin}\p{N}’']{2,}/gu)) {
          const lines = new Set(
            rectsOf(node, word.index, word.index + word[0].length).map(({ top }) => Math.round(top)),
          );
          if (lines.size > 1) report("broken", `${word[0]} in ${text}`);
        }
      }
    }
    return [...found];
  }, within);
