/** Tables of War of the Ring: moments of wars that computers fought, and what can be touched on the board. */
import { type Ask, Engine, type Option, type Save } from "@westmarch/kernel";
import { warOfTheRing } from "@westmarch/war-of-the-ring";
import { policy } from "@westmarch/war-of-the-ring/bot";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { House } from "./house.ts";
import { Player, type Sight } from "./player.ts";
import { playedBy, sit } from "./saved.ts";

export const FREE = 0;
export const SHADOW = 1;

const engine = new Engine(warOfTheRing);

export interface Wanted {
  readonly seat: number;
  readonly prompt: string;
  /** Something that must be offered, by how it begins: `["play"]`. */
  readonly offers?: Option;
  /** So many choices have been made before. */
  readonly after?: number;
  readonly seed?: number;
  readonly players?: "2" | "3" | "4";
}

/** A moment of a war, and what is asked then. */
export interface Moment {
  readonly saved: Save;
  readonly ask: Ask;
}

const begins = (option: Option, how: Option): boolean => how.every((word, i) => option[i] === word);

/** The first moment of a war of quick choices at which this is asked. */
export function moment({ seat, prompt, offers = [""], after = 0, seed = 3, players = "2" }: Wanted): Moment {
  let found: Ask | undefined;
  const [verb] = offers;
  const saved = playedBy(engine, {
    settings: { players },
    seed,
    choose: policy.playout,
    until: (asks, made) => {
      if (made < after) return false;
      found = asks.find(
        (ask) =>
          ask.seat === seat &&
          ask.prompt === prompt &&
          (verb === "" || ask.options.some((option) => begins(option, offers))),
      );
      return found !== undefined;
    },
  });
  if (!found) throw new Error(`${prompt} is never asked`);
  return { saved, ask: found };
}

/** A war to its end. */
export const wholeWar = (seed: number): Save => playedBy(engine, { seed, choose: policy.playout });

/** The first option that begins so. Throws if there is none. */
export function optionOf({ ask }: Moment, ...how: Option): Option {
  const found = ask.options.find((option) => begins(option, how));
  if (!found) throw new Error(`${how.join(" ")} is not offered`);
  return found;
}

/** Sits these pages down at that moment; the one who is asked sees what is asked. */
export async function sitAt(house: House, { saved, ask }: Moment, ...pages: (Page | null)[]): Promise<void> {
  await sit(house, saved, ...pages);
  await pages[ask.seat]?.locator("#choices button").first().waitFor();
}

/** A page on the seat that is asked. */
export async function actAt(house: House, at: Moment, page: Page): Promise<void> {
  await sitAt(
    house,
    at,
    ...Array.from({ length: at.ask.seat + 1 }, (_, i) => (i === at.ask.seat ? page : null)),
  );
}

/** A thing of the board that answers now, by what it is explained by. */
export const thing = (page: Page, id: string): Locator =>
  page.locator(`#board [data-able][data-explain="${id}"]`);

export const die = (page: Page, face: string | number | undefined): Locator =>
  page.locator(`#board button[data-point="die:${face}"][data-able]`).first();

export const REACHED = "#board path[data-reach]";

export const answer = (page: Page, name: RegExp): Locator =>
  page.locator("#choices button:not([aria-disabled])").filter({ hasText: name }).first();

/** Lines of the log, also while a scene stands before it. */
export const lines = (page: Page): Promise<string[]> => page.locator("#red-book li").allTextContents();

/** Waits for a line that was not there before. */
export async function told(page: Page, before: readonly string[], what: RegExp): Promise<void> {
  await expect
    .poll(async () => (await lines(page)).slice(before.length).join("\n"), { timeout: 20_000 })
    .toMatch(what);
}

/** A point of a region on the screen, where nothing but what stands there lies over it. */
export async function spotIn(page: Page, region: string | number): Promise<{ x: number; y: number }> {
  const path = page.locator(`#board path[data-region="${region}"]`);
  const find = () =>
    path.evaluate((outline) => {
      if (!(outline instanceof SVGGeometryElement)) return null;
      const { left, top, width, height } = outline.getBoundingClientRect();
      const matrix = outline.getScreenCTM();
      const number = outline.getAttribute("data-region");
      if (!matrix) return null;
      const GRID = 24;
      for (const pieces of [false, true])
        for (let i = 1; i < GRID; i++)
          for (let j = 1; j < GRID; j++) {
            const [x, y] = [left + (width * i) / GRID, top + (height * j) / GRID];
            if (!outline.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix.inverse()))) continue;
            const there = document.elementFromPoint(x, y);
            const about = there?.closest("[data-piece]")?.getAttribute("data-explain") ?? "";
            if (there === outline || (pieces && about.startsWith(`army:${number}:`))) return { x, y };
          }
      return null;
    });
  const spot = await find();
  if (spot) return spot;
  // The map brings what has the focus into sight.
  await path.focus();
  await page.waitForTimeout(500);
  const second = await find();
  if (!second) throw new Error(`region ${region} is not to be seen`);
  return second;
}

export async function clickRegion(page: Page, region: string | number): Promise<void> {
  const { x, y } = await spotIn(page, region);
  await page.mouse.click(x, y);
}

/** The first region that glows so. */
export async function reached(page: Page, reach: "enter" | "attack" | "choose"): Promise<string> {
  const found = page.locator(`#board path[data-reach="${reach}"]`).first();
  await found.waitFor({ state: "attached" });
  return (await found.getAttribute("data-region")) ?? "";
}

/** Somebody at a table of the war who answers by the bar alone. */
export class AtWar extends Player {
  protected override async act({ onward, choices }: Sight): Promise<boolean> {
    if (choices === 0) return false;
    const chosen = this.choices().nth(onward ? 0 : this.random(choices));
    if ((await this.press(chosen)) && !onward) this.made++;
    return true;
  }
}
