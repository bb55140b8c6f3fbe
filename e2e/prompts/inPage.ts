/// <reference lib="dom" />
/** The code of `page/`, brought into a page and called there. */
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { Look } from "./page/look.ts";

/** Pixels that letters must have. */
const LEAST = 13;

const FILES = ["boxes", "letters", "look", "settle", "deaf", "asked"];
/** The code of this folder that runs in pages, as one script. */
const IN_PAGE = `(() => {
${FILES.map((file) =>
  stripTypeScriptTypes(readFileSync(join(import.meta.dirname, `page/${file}.ts`), "utf8"))
    .replaceAll(/^import [^;]*;$/gm, "")
    .replaceAll(/^export /gm, ""),
).join("\n")}
keepChoices();
keepQueries();
window.promptsOf = { look, mark, nameOf, settle, chosen, askAgain };
})()`;

declare global {
  /** What the code of this folder does in a page. */
  var promptsOf: {
    look(least: number): Look;
    mark(on: boolean): void;
    nameOf(thing: Element): string;
    settle(): Promise<void>;
    askAgain(): void;
    readonly chosen: string[];
  };
}

/** Lets a page look at its prompts from its next address on. What is chosen there it keeps for itself. */
export const equip = (page: Page): Promise<unknown> => page.addInitScript({ content: IN_PAGE });

/** Waits until nothing moves on a page any more. */
export const settle = (page: Page): Promise<void> => page.evaluate(() => promptsOf.settle());

/** Looks at what stands there once it has come to rest; again where something is wrong: it may have been on its way. */
export async function lookAt(page: Page): Promise<Look> {
  const glance = async () => {
    await settle(page);
    return page.evaluate((least) => promptsOf.look(least), LEAST);
  };
  const look = await glance();
  const fine =
    look.clipped === null && [look.hidden, look.endings, look.covered].every(({ length }) => length === 0);
  return fine ? look : glance();
}
