/** Ten positions of the card game, each of which shows another part of its table: what the kept pictures are taken of. */
import type { Save } from "@westmarch/kernel";
import type { Page } from "playwright-core";
import { asked, engine, moment, player } from "./card-moments.ts";
import { playedBy } from "./saved.ts";

export interface CardScene {
  readonly what: string;
  /** Of its files. */
  readonly name: string;
  readonly screen: "wide" | "phone";
  readonly light: "light" | "dark";
  /** Whose eyes it is seen through. */
  readonly seat: number;
  /** Looks for its game where that is not kept. */
  readonly found: () => Save;
  /** What is taken up or opened there. */
  readonly takeUp?: (page: Page) => Promise<void>;
}

interface Sought {
  readonly seed: number;
  readonly players?: string;
  readonly prompt: string;
  readonly phase?: string;
  /** So many choices have been made before. */
  readonly after?: number;
}

/** A game of quick choices up to the first moment at which a seat has this to decide. */
const game =
  (seat: number, { prompt, phase, after = 0, ...course }: Sought) =>
  (): Save =>
    moment(
      course,
      (ask, position, made) =>
        ask.seat === seat &&
        ask.options.length > 1 &&
        made >= after &&
        asked(prompt, phase)(ask, position, made),
    ).saved;

const able = (page: Page, thing: string) =>
  page.locator(`#board [data-thing^="${thing}"][data-able]`).first();

export const SCENES: readonly CardScene[] = [
  {
    what: "the first choice",
    name: "first-choice",
    screen: "wide",
    light: "light",
    seat: 0,
    found: game(0, { seed: 5, prompt: "bid" }),
  },
  {
    what: "a starting fellowship that is chosen from a sheet",
    name: "sheet",
    screen: "wide",
    light: "dark",
    seat: 1,
    found: game(1, { seed: 5, prompt: "start" }),
  },
  {
    what: "a card with its price before it is played",
    name: "payment",
    screen: "wide",
    light: "light",
    seat: 0,
    found: game(0, { seed: 3, prompt: "phase", phase: "shadow", after: 60 }),
    takeUp: async (page) => {
      await able(page, "card:").click({ position: { x: 12, y: 24 } });
      await page.locator("#choices").getByRole("button", { name: "Put it back" }).waitFor();
    },
  },
  {
    what: "an assignment",
    name: "assignment",
    screen: "wide",
    light: "light",
    seat: 0,
    found: game(0, { seed: 24, prompt: "assign", after: 40 }),
  },
  {
    what: "archery",
    name: "archery",
    screen: "wide",
    light: "dark",
    seat: 0,
    found: game(0, { seed: 3, prompt: "archery" }),
  },
  {
    what: "a skirmish with its totals",
    name: "skirmish",
    screen: "wide",
    light: "dark",
    seat: 0,
    found: game(0, { seed: 11, prompt: "action", phase: "skirmish", after: 80 }),
  },
  {
    what: "a table of four",
    name: "four-players",
    screen: "wide",
    light: "light",
    seat: 0,
    found: game(0, { seed: 11, players: "4", prompt: "assign", after: 120 }),
  },
  {
    what: "an assignment on a phone",
    name: "phone",
    screen: "phone",
    light: "light",
    seat: 0,
    found: game(0, { seed: 24, prompt: "assign", after: 40 }),
  },
  {
    what: "a card that is read",
    name: "reader",
    screen: "wide",
    light: "light",
    seat: 0,
    found: game(0, { seed: 10, prompt: "action", phase: "maneuver", after: 40 }),
    takeUp: async (page) => {
      const still = page.locator("#board [data-lane] button[data-thing^='copy:']:not([data-able])");
      await still.first().click({ position: { x: 20, y: 24 } });
      await page.getByRole("complementary").getByRole("heading").first().waitFor();
    },
  },
  {
    what: "the end of a game",
    name: "ending",
    screen: "wide",
    light: "light",
    seat: 0,
    found: () => playedBy(engine, { settings: { players: "2" }, seed: 5, choose: player.playout }),
  },
];
