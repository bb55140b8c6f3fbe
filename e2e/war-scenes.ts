/** Ten positions that show all there is to see at a table of War of the Ring. */
import type { Page } from "playwright-core";
import {
  answer,
  clickRegion,
  die,
  FREE,
  type Moment,
  moment,
  optionOf,
  reached,
  SHADOW,
  wholeWar,
} from "./war.ts";

export interface Scene {
  readonly name: string;
  /** The seat from which it is seen. */
  readonly seat: number;
  readonly at: () => Pick<Moment, "saved">;
  /** What is done at the table until it can be seen. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const marching = (): Moment => moment({ seat: SHADOW, prompt: "act", offers: ["armies"], after: 13 });

async function takeArmy(page: Page): Promise<void> {
  await die(page, optionOf(marching(), "armies").at(-1)).click();
  const able = page.locator("#board path[data-able]").first();
  await able.waitFor({ state: "attached" });
  await clickRegion(page, (await able.getAttribute("data-region")) ?? "");
  await reached(page, "enter");
}

/** A card of the own hand, opened. */
async function openCard(page: Page): Promise<void> {
  const tab = page.getByRole("navigation", { name: "The table" }).getByRole("button", { name: /^Hand/ });
  if (await tab.isVisible()) await tab.click();
  const card = page.locator("#board button[data-explain^='card:']").first();
  await card.focus();
  await page.keyboard.press("i");
}

const staged = (page: Page): Promise<void> => page.locator("#board section[data-staged]").waitFor();

export const SCENES: readonly Scene[] = [
  { name: "first-turn", seat: FREE, at: () => moment({ seat: FREE, prompt: "act" }) },
  { name: "reach", seat: SHADOW, at: marching, prepare: takeArmy },
  {
    name: "division",
    seat: SHADOW,
    at: marching,
    async prepare(page) {
      await takeArmy(page);
      await clickRegion(page, await reached(page, "enter"));
      await answer(page, /^March/).waitFor();
    },
  },
  { name: "crowd", seat: FREE, at: () => moment({ seat: FREE, prompt: "act", seed: 80, after: 400 }) },
  {
    name: "siege",
    seat: SHADOW,
    at: () => moment({ seat: SHADOW, prompt: "hits", seed: 33, after: 400 }),
    prepare: staged,
  },
  {
    name: "combat-card",
    seat: FREE,
    at: () => moment({ seat: FREE, prompt: "combat-card", seed: 93, after: 360 }),
    prepare: staged,
  },
  {
    name: "hunt",
    seat: FREE,
    at: () => moment({ seat: FREE, prompt: "casualty", seed: 2, after: 160 }),
    prepare: staged,
  },
  {
    name: "card",
    seat: FREE,
    at: () => moment({ seat: FREE, prompt: "act", offers: ["play"], after: 35 }),
    prepare: openCard,
  },
  {
    name: "four-players",
    seat: FREE,
    at: () => moment({ seat: FREE, prompt: "act", seed: 21, after: 600, players: "4" }),
  },
  {
    name: "ending",
    seat: FREE,
    at: () => ({ saved: wholeWar(1) }),
    prepare: (page) => page.locator("section[data-mood]").waitFor(),
  },
];
