/** Tables of War of the Ring: moments of wars that computers fought, and what can be touched on the board. */
import { Engine, type Option, recordOf, type Save } from "@westmarch/kernel";
import { warOfTheRing } from "@westmarch/war-of-the-ring";
import { policy } from "@westmarch/war-of-the-ring/bot";
import type { Page } from "playwright-core";
import { along } from "./courses.ts";
import { type Moment, momentOf } from "./moments.ts";
import { Player, type Sight } from "./player.ts";
import { playedBy } from "./saved.ts";

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

const begins = (option: Option, how: Option): boolean => how.every((word, i) => option[i] === word);

/** The choices of a war that is kept. */
const warOf = (seed: number, players: "2" | "3" | "4" = "2") =>
  along("war", `${seed}-${players}`, () =>
    recordOf(playedBy(engine, { settings: { players }, seed, choose: policy.playout })).journal.map(
      ({ option }) => option,
    ),
  );

/** Moments that were looked for before, by what was wanted. */
const known = new Map<string, Moment>();

/** The first moment of a war of quick choices at which this is asked. */
export function moment(wanted: Wanted): Moment {
  const key = JSON.stringify(wanted);
  const found = known.get(key) ?? lookedFor(wanted);
  known.set(key, found);
  return found;
}

const lookedFor = ({ seat, prompt, offers = [""], after = 0, seed = 3, players = "2" }: Wanted): Moment =>
  momentOf(engine, {
    settings: { players },
    seed,
    choose: warOf(seed, players),
    wanted: (ask, _position, made) =>
      made >= after &&
      ask.seat === seat &&
      ask.prompt === prompt &&
      (offers[0] === "" || ask.options.some((option) => begins(option, offers))),
  });

/** What a seat answered after that moment, in the war that it is taken from. */
export function answersAfter(
  { after, seed }: { after: number; seed: number },
  seat: number,
): readonly Option[] {
  const saved = playedBy(engine, {
    seed,
    choose: warOf(seed),
    until: (_asks, made) => made === after + 40,
  });
  return recordOf(saved)
    .journal.slice(after)
    .flatMap((entry) => (entry.seat === seat ? [entry.option] : []));
}

/** A war to its end. */
export const wholeWar = (seed: number): Save => playedBy(engine, { seed, choose: warOf(seed) });

/** The first region that glows so. */
export async function reached(page: Page, reach: "enter" | "attack" | "choose"): Promise<string> {
  const found = page.locator(`#board path[data-reach="${reach}"]`).first();
  await found.waitFor({ state: "attached" });
  return (await found.getAttribute("data-region")) ?? "";
}

/** A player at a table of the war who answers by the bar alone. */
export class AtWar extends Player {
  protected override async act({ onward, choices }: Sight): Promise<boolean> {
    if (choices === 0) return false;
    const chosen = this.choices().nth(onward ? 0 : this.random(choices));
    if ((await this.press(chosen)) && !onward) this.made++;
    return true;
  }
}
