/** How much room things take on the page, in its own units. */
import { type Form, legible, type Size, wordWidth } from "@westmarch/campaign/placing";
import type { GameSay } from "../keys.ts";
import { characterName } from "../names.ts";
import type { Army, Flight, Thing } from "./standing.ts";

type Box = readonly [left: number, top: number, width: number, height: number];

/** How large tokens are drawn on a page 1200 wide. */
export const ARMY_SCALE = 1.26;
export const STANDEE_SCALE = 1.32;
/** So many of a company are drawn. */
export const SHOWN = 4;

/** How far shields stand from each other on one foot: many of them overlap a little. */
export const pitchOf = (shields: number): number => [26, 26, 26, 23, 21][shields] ?? 20;

/** An army in its own units: shields on the foot, a drop beside, pennants above. */
export function armyBox({ ranks, damage, tokens }: Pick<Army, "ranks" | "damage" | "tokens">): Box {
  const half = ((ranks.length - 1) * pitchOf(ranks.length)) / 2 + (damage > 0 ? 25 : 17);
  const top = tokens > 0 ? -34 : -22;
  return [-half, top, half * 2, 25 - top];
}

/** So many standees beside each other. */
export const companyBox = (many: number): Box => {
  const half = 16 + (many - 1) * 11;
  return [-half, -21, half * 2, 41];
};

/** A pile of discs. */
export const pileBox = (count: number): Box => (count > 1 ? [-11, -17, 30, 30] : [-11, -11, 22, 22]);

/** A swarm of bats, the wider the more they are. */
export const swarmBox = (count: number): Box =>
  count === 1 ? [-23, -10, 46, 20] : count < 4 ? [-40, -17, 78, 34] : [-42, -24, 82, 48];
export const SWARM_SCALE = 1.1;

/** So many Eagles get a disc each; of more, one bears their number. */
export const EAGLES = 3;

/** Eagles and their Lord. */
export const flightBox = ({ eagles, isLordHere }: Pick<Flight, "eagles" | "isLordHere">): Box => {
  const discs = eagles > EAGLES ? 1.6 : eagles;
  const width = (isLordHere ? 27 : 0) + (discs > 0 ? discs * 18 + 6 : 0);
  return isLordHere ? [-width / 2, -21, width, 41] : [-width / 2, -6, width, 24];
};

const sized = ([, , width, height]: Box, scale: number): Size => [width * scale, height * scale];

/** What is written under a standee. */
export const standeeName = (say: GameSay, thing: Thing): string => {
  const [only] = thing.kind === "company" ? thing.characters : [];
  return thing.kind === "company" && thing.characters.length === 1 && only !== undefined
    ? characterName(say, only)
    : "";
};

/** The height of a name, and how much larger it is written than words are measured. */
const NAME_HEIGHT = 18;
const [WHO, NAMES] = [19, 19 / 15];
/** How large counts are written on a token. */
export const COUNT = 13.5 * ARMY_SCALE;

/** The forms of a thing that is seen in `k` pixels a unit, the best first. */
export function formsOf(thing: Thing, say: GameSay, k: number): readonly Form[] {
  switch (thing.kind) {
    case "army":
      return [{ size: sized(armyBox(thing), ARMY_SCALE), named: false }];
    case "company": {
      const [width, height] = sized(companyBox(Math.min(SHOWN, thing.characters.length)), STANDEE_SCALE);
      const bare: Form = { size: [width, height], named: false };
      if (thing.characters.length > 1) return [bare];
      const by = legible(k, WHO);
      const wide = Math.max(width, wordWidth(standeeName(say, thing)) * NAMES * by + 4);
      return [{ size: [wide, height + NAME_HEIGHT * by], named: true }, bare];
    }
    case "pile":
      return [{ size: sized(pileBox(thing.count), ARMY_SCALE), named: false }];
    case "swarm":
      return [{ size: sized(swarmBox(thing.count), SWARM_SCALE), named: false }];
    case "flight":
      return [{ size: sized(flightBox(thing), STANDEE_SCALE), named: false }];
    case "ground":
      return [{ size: [22 * ARMY_SCALE, 28 * ARMY_SCALE], named: false }];
  }
}
