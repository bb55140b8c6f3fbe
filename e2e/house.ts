/** A server and a browser for one file of tests, and pages that report what goes wrong on them. */
import AxeBuilder from "@axe-core/playwright";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { launchBrowser } from "./browser.ts";
import { type Serving, serve } from "./server.ts";

export interface House {
  readonly address: string;
  readonly serving: Serving;
  /** A page of a person of their own, with motion reduced. Errors on it fail the test. */
  visit(options?: BrowserContextOptions): Promise<Page>;
}

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };

/** Opens house before the tests of a file and closes it after them. */
export function openHouse(): House {
  let browser: Browser;
  let serving: Serving;
  let pages: Page[] = [];
  const wrong: string[] = [];
  beforeAll(async () => {
    [browser, serving] = await Promise.all([launchBrowser(), serve()]);
  });
  afterEach(async () => {
    for (const page of pages) await page.context().close();
    pages = [];
    expect(wrong.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), serving?.stop()]);
  });
  return {
    get address() {
      return serving.address;
    },
    get serving() {
      return serving;
    },
    async visit(options = {}) {
      const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: "reduce", ...options });
      const page = await context.newPage();
      page.on("pageerror", (error) => wrong.push(error.message));
      pages.push(page);
      return page;
    },
  };
}

/** Every violation that axe finds on the page as it stands. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
}

/** The page is no wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
