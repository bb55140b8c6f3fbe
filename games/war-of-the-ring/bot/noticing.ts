/** What the opponents have an eye for when they learn what pays (`@westmarch/bots/experience`): only what everybody sees. */
import { kindOf, NO_WORD, type Note, type Noticing } from "@westmarch/bots/experience";
import type { Option, Word } from "@westmarch/kernel";
import { FREE, other, SHADOW, SIDES, type Side } from "../data/ids.ts";
import { REGION } from "../data/regionnames.ts";
import { isStronghold } from "../data/regions.ts";
import { unitsIn } from "../rules/figures.ts";
import { sideOf } from "../seats.ts";
import type { Battle, War } from "../state.ts";
import { pressureOn } from "./land.ts";
import { clamped } from "./odds.ts";
import { AT_A_GLANCE } from "./standing.ts";
import { strengthIn } from "./strength.ts";

const { turn, corruption, spare, ownDice, theirDice, revealed, inMordor, stepsToGates, box } = AT_A_GLANCE;
/** What is seen of the table, in the order in which it is told. */
const READINGS: Readonly<Record<string, (g: War, side: Side) => number>> = {
  turn,
  corruption,
  spare,
  "free-points": (g) => pressureOn(g, SHADOW),
  "shadow-points": (g) => pressureOn(g, FREE),
  "own-dice": ownDice,
  "their-dice": theirDice,
  revealed,
  mordor: inMordor,
  gates: stepsToGates,
  box,
};
const NAMES = Object.keys(READINGS);
const read = NAMES.map((name) => READINGS[name]);
/** With a single card, Nation or Character, of all that is seen this is what matters most. */
const TELLING = ["turn", "corruption", "free-points", "shadow-points", "own-dice", "mordor"] as const;
const TELL = TELLING.map((reading) => NAMES.indexOf(reading));
const OF_THING = TELLING.map((reading) => kindOf(`word-${reading}`));
const OF_THINGS: ReadonlySet<string> = new Set(["play", "advance", "rouse", "enter", "draw"]);

/** No count is told apart beyond this. */
const MANY = 10;
const counted = (units: number): number => Math.min(units, MANY);

/** How strong one side is beside the other: in quarters of doublings, as far as twice two doublings. */
const FINE = 4;
const FAR = 8;
const LEAST = 0.25;
function odds(own: number, theirs: number): number {
  const doublings = Math.log2(Math.max(LEAST, own) / Math.max(LEAST, theirs));
  return clamped(Math.round(FINE * doublings), -FAR, FAR);
}

const OWN_UNITS = kindOf("own-units");
const THERE = kindOf("there");
const ENEMIES = kindOf("enemies");
const ODDS = kindOf("odds");
const ODDS_AT = kindOf("odds-at");
const ROLE = kindOf("role");
const ROLE_WORD = kindOf("role-word");
const PLACE = kindOf("place");

/** Who marches or attacks against whom. */
function noticeArmies(g: War, side: Side, [, first, second]: Option, note: Note): void {
  if (second === undefined) return;
  const [from, to] = [REGION.of(first), REGION.of(second)];
  const enemies = unitsIn(g, other(side), to);
  note(OWN_UNITS, counted(unitsIn(g, side, from)), NO_WORD, 1);
  note(THERE, counted(unitsIn(g, side, to)), NO_WORD, 1);
  note(ENEMIES, counted(enemies), NO_WORD, 1);
  if (enemies === 0) return;
  const even = odds(strengthIn(g, side, from), strengthIn(g, other(side), to));
  note(ODDS, even, NO_WORD, 1);
  note(ODDS_AT, even, isStronghold(to) ? "stronghold" : "field", 1);
}

/** What one does in the field, and where a Stronghold is. */
const ATTACKING = ["attacks-field", "attacks-stronghold"];
const DEFENDING = ["defends-field", "defends-stronghold"];
/** Who fights where, on which side, and how it stands. */
function noticeBattle(g: War, b: Battle, side: Side, first: Word | undefined, note: Note): void {
  const attacks = b.attacker === side;
  const role = (attacks ? ATTACKING : DEFENDING)[isStronghold(b.to) ? 1 : 0];
  const [own, theirs] = attacks ? [b.from, b.to] : [b.to, b.from];
  note(ROLE, role, NO_WORD, 1);
  if (first !== undefined) note(ROLE_WORD, role, first, 1);
  note(ODDS, odds(strengthIn(g, side, own), strengthIn(g, other(side), theirs)), role, 1);
  note(PLACE, b.to, NO_WORD, 1);
}

const OF_BATTLES: ReadonlySet<string> = new Set([
  "combat-card",
  "cease",
  "stand",
  "retreat",
  "extend",
  "hits",
  "excess",
]);

export const noticing: Noticing<War> = {
  sides: SIDES,
  sideOf,
  readings: NAMES,
  look(g, side: Side, into) {
    for (let i = 0; i < read.length; i++) into[i] = read[i](g, side);
  },
  // How many dice hunt is a matter of rules that people know better: games at first sight make little of the Hunt.
  isBlind: (prompt) => prompt === "allocate",
  notice(g, side: Side, seen, { prompt }, option, note) {
    const [verb, first] = option;
    if (prompt === "act") {
      if (first !== undefined && OF_THINGS.has(verb))
        for (let i = 0; i < TELL.length; i++) note(OF_THING[i], first, NO_WORD, seen[TELL[i]]);
    } else if (prompt === "move" || prompt === "attack") noticeArmies(g, side, option, note);
    else if (g.battle && OF_BATTLES.has(prompt)) noticeBattle(g, g.battle, side, first, note);
  },
};
