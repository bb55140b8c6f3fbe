/** Ten positions of the War, each of which shows another part of its table: what the kept pictures are taken of. */
import type { Save } from "@westmarch/kernel";
import type { Page } from "playwright-core";
import { outlineOf } from "./land.ts";
import { FREE, moment, reached, SHADOW, type Wanted, wholeWar } from "./war.ts";
import { dieOf } from "./war-hands.ts";

/** A moment of a war; `seed` alone is one that is over. */
type Position = (Wanted & { readonly after: number; readonly seed: number }) | { readonly seed: number };

export interface Scene {
  readonly what: string;
  /** Of its files. */
  readonly name: string;
  /** The moment that is looked for where its game is not kept. */
  readonly at: Position;
  /** What is taken up there. */
  readonly takeUp?: (page: Page) => Promise<void>;
  /** Begins the name of the tray that is opened where trays are folded. */
  readonly tray?: RegExp;
}

export const SCENES: readonly Scene[] = [
  { what: "the first turn", name: "first-turn", at: { seat: SHADOW, prompt: "allocate", seed: 1, after: 1 } },
  {
    what: "a turn with full hands",
    name: "full-hands",
    at: { seat: FREE, prompt: "act", seed: 18, after: 185 },
    tray: /^Hand/,
  },
  {
    what: "a die taken up for an army",
    name: "die-in-hand",
    at: { seat: SHADOW, prompt: "act", seed: 3, after: 54 },
    takeUp: async (page) => {
      await dieOf(page, "Army").click();
      const orthanc = outlineOf(page, "Orthanc");
      await orthanc.and(page.locator("[data-able], [data-reach]")).waitFor({ state: "attached" });
      await orthanc.press("Enter");
      await reached(page, "attack");
    },
  },
  {
    what: "a choice of Combat cards",
    name: "battle",
    at: { seat: FREE, prompt: "combat-card", seed: 4, after: 554 },
  },
  {
    what: "a siege with its dice thrown",
    name: "siege",
    at: { seat: FREE, prompt: "hits", seed: 31, after: 425 },
  },
  {
    what: "a Hunt with its tile drawn",
    name: "hunt",
    at: { seat: FREE, prompt: "casualty", seed: 2, after: 160 },
  },
  {
    what: "the fan of the Ring-bearers",
    name: "ring-bearers",
    at: { seat: FREE, prompt: "declare", seed: 36, after: 139 },
    tray: /^(Fellowship|Ring)/,
  },
  {
    what: "a table of four, with the Ring on the Mordor Track",
    name: "four-players",
    at: { seat: 2, prompt: "act", players: "4", seed: 10, after: 685 },
    tray: /^(Free Peoples|Sides)/,
  },
  {
    what: "the Nations on their way to war",
    name: "nations",
    at: { seat: FREE, prompt: "act", seed: 24, after: 88 },
    tray: /^Nations/,
  },
  { what: "the end of a war", name: "ending", at: { seed: 1 } },
];

export const savedAt = (at: Position): Save => ("prompt" in at ? moment(at).saved : wholeWar(at.seed));
/** Whose eyes it is seen through. */
export const seatAt = (at: Position): number => ("prompt" in at ? at.seat : FREE);
