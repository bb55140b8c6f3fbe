/**
 * What the opponents have an eye for when they learn what pays (`@westmarch/bots/experience`): only what everybody sees, and nothing
 * that holds for the cards of one pack alone.
 */
import { kindOf, NO_WORD, type Note, type Noticing } from "@westmarch/bots/experience";
import type { Option } from "@westmarch/kernel";
import { BOTH, other, PLACE, type Side, sideOf } from "../ids.ts";
import { unitsIn } from "../rules/board.ts";
import type { FiveArmies } from "../state.ts";
import { chanceOf, groundOf, mightAt } from "./force.ts";
import { READINGS } from "./readings.ts";
import { nameOf } from "./sense.ts";
import { readingOf } from "./standing.ts";

/** Of what is seen, all that changes. */
const SEEN = READINGS.filter((reading) => reading !== "always");
const DICE = SEEN.map((reading) => kindOf(`word-${reading}`));

/** Cards and what is written on them. */
const OF_CARDS: ReadonlySet<string> = new Set(["play", "card", "discard"]);
const BY_CARDS: ReadonlySet<string> = new Set(["either", "armies"]);

const OWN_UNITS = kindOf("own-units");
const THERE = kindOf("there");
const ENEMIES = kindOf("enemies");
const CHANCE = kindOf("chance");
const FACE = kindOf("face");
const ROLE = kindOf("role");
const ROLE_WORD = kindOf("role-word");
/** Chances are told apart in tenths. */
const TENTHS = 10;

/** Who marches or attacks against whom. */
function noticeArmies(g: FiveArmies, side: Side, [, first, second]: Option, note: Note): void {
  const [from, to] = [PLACE.of(first), PLACE.of(second)];
  const enemies = unitsIn(g, other(side), to);
  note(OWN_UNITS, unitsIn(g, side, from), NO_WORD, 1);
  note(THERE, unitsIn(g, side, to), NO_WORD, 1);
  note(ENEMIES, enemies, NO_WORD, 1);
  if (enemies === 0) return;
  const chance = chanceOf(mightAt(g, side, from), mightAt(g, other(side), to), groundOf(g, from, to));
  note(CHANCE, Math.round(TENTHS * chance), NO_WORD, 1);
}

/** On which side one fights, and how it stands. */
function noticeCombat(g: FiveArmies, side: Side, { prompt, verb, first }: Said, note: Note): void {
  const b = g.battle;
  if (b === null) return;
  const role = side === b.attacker ? "attacks" : "defends";
  const chance = chanceOf(
    mightAt(g, b.attacker, b.from),
    mightAt(g, other(b.attacker), b.target),
    groundOf(g, b.from, b.target),
  );
  note(ROLE, role, NO_WORD, 1);
  note(CHANCE, Math.round(TENTHS * chance), role, 1);
  if (first !== undefined && !isBlind(prompt, verb)) note(ROLE_WORD, role, first, 1);
}
interface Said {
  readonly prompt: string;
  readonly verb: string;
  readonly first: Option[1] | undefined;
}

const isBlind = (prompt: string, verb: string): boolean => OF_CARDS.has(verb) || BY_CARDS.has(prompt);

export const noticing: Noticing<FiveArmies> = {
  sides: BOTH.map(nameOf),
  sideOf: (_g, seat) => sideOf(seat),
  readings: SEEN,
  look(g, side: Side, into) {
    for (let i = 0; i < SEEN.length; i++) into[i] = readingOf(SEEN[i], g, side);
  },
  isBlind,
  notice(g, side: Side, seen, { prompt }, option, note) {
    const [verb, first, second] = option;
    if (verb === "step" || verb === "attack") noticeArmies(g, side, option, note);
    else if (verb === "play" && first !== undefined) note(FACE, first, NO_WORD, 1);
    else if (verb === "use" && second !== undefined)
      for (let i = 0; i < DICE.length; i++) note(DICE[i], second, NO_WORD, seen[i]);
    else noticeCombat(g, side, { prompt, verb, first }, note);
  },
};
