/**
 * Finds what each combat card is worth while it is in the hand, and writes it to the file named, or to standard output.
 *
 * The abstraction: a game of nothing but battles. The fighters are drawn from all pairs that fight with cards, each hand shrinks
 * by what was played until both are full again, and a battle later counts for less than one now. Every pair of hands of one
 * size is a matrix game for each pair of fighters, solved by regret matching, from the smallest hands up, again and again until
 * full hands are worth the same twice. What a card adds to the worth of a hand on average, at every size, is its worth.
 *
 *     node games/confrontation/tools/cards.ts [--later 0.8] [--sweeps 4] [--seed 1] [--out games/confrontation/bot/card-weights.ts]
 */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { type Random, seedOf, stream } from "@westmarch/kernel";
import { type Fight, matrixOf, solve } from "../bot/battle.ts";
import {
  BOROMIR,
  CARDS,
  CHARACTER,
  CHARACTERS_OF,
  DARK,
  FLYING_NAZGUL,
  GIMLI,
  GOOD,
  LEGOLAS,
  MERRY,
  NINE,
  ORCS,
  WARG,
  WITCH_KING,
} from "../data/ids.ts";

const { values: flags } = parseArgs({
  options: {
    later: { type: "string", default: "0.8" },
    sweeps: { type: "string", default: "4" },
    seed: { type: "string", default: "1" },
    out: { type: "string" },
  },
});
const later = Number(flags.later);
const HANDS = 1 << NINE;
const EVERY = HANDS - 1;
const sizeOf = (mask: number): number =>
  CHARACTER.all.slice(0, NINE).filter((i) => (mask & (1 << i)) !== 0).length;
const SIZE = Array.from({ length: HANDS }, (_, mask) => sizeOf(mask));

/** 8.2: pairs of whom one falls before a card is played; against the Warg none does. */
const onSight = (good: number, dark: number): boolean =>
  dark !== WARG &&
  (good === BOROMIR ||
    (good === MERRY && dark === WITCH_KING) ||
    (good === LEGOLAS && dark === FLYING_NAZGUL) ||
    (good === GIMLI && dark === ORCS));
const FIGHTERS = CHARACTERS_OF[GOOD].flatMap((good) =>
  CHARACTERS_OF[DARK].filter((dark) => !onSight(good, dark)).map((dark) => ({ good, dark })),
);
/** How many pairs of fighters each pair of hands is tried with; hands of which there are few, with more. */
const MEETINGS = 8;
const ENOUGH = 40_000;
const ROUNDS = 24;
/** How often in ten a Retreat of each side leads somewhere. */
const GOOD_RETREATS = 7;
const DARK_RETREATS = 4;

/** What a pair of piles is worth to Good, before a battle; by Good's pile and Dark's. */
const worth = new Float64Array(HANDS * HANDS);
const next = (good: number, dark: number): number => {
  // 9.7: both hands are full again together, as every battle takes a card of each.
  const [g, d] = good === EVERY ? [0, 0] : [good, dark];
  return worth[g * HANDS + d];
};

function meet(usedGood: number, usedDark: number, meetings: number, random: Random): number {
  let sum = 0;
  for (let m = 0; m < meetings; m++) {
    const f: Fight = {
      ...FIGHTERS[random(FIGHTERS.length)],
      samAtFive: false,
      usedGood,
      usedDark,
      goodRetreats: random(10) < GOOD_RETREATS,
      darkRetreats: random(10) < DARK_RETREATS,
      foils: true,
    };
    const { good, dark, values } = matrixOf(f, false);
    for (const [r, own] of good.entries())
      for (const [c, answer] of dark.entries())
        values[r][c] += later * next(usedGood | (1 << own), usedDark | (1 << answer));
    sum += solve(values, ROUNDS).value;
  }
  return sum / meetings;
}

function sweep(random: Random): void {
  for (let size = NINE - 1; size >= 0; size--) {
    const hands = SIZE.filter((one) => one === size).length;
    const meetings = Math.max(MEETINGS, Math.ceil(ENOUGH / hands ** 2));
    for (let good = 0; good < HANDS; good++) {
      if (SIZE[good] !== size) continue;
      for (let dark = 0; dark < HANDS; dark++)
        if (SIZE[dark] === size) worth[good * HANDS + dark] = meet(good, dark, meetings, random);
    }
  }
}

/** What a card that is still in the hand adds, on average over all hands of a size: by how many are used. */
function added(card: number, size: number): number {
  const side = card < NINE ? GOOD : DARK;
  const bit = 1 << (card - side * NINE);
  let held = 0;
  let all = 0;
  let heldCount = 0;
  let allCount = 0;
  for (let good = 0; good < HANDS; good++) {
    if (SIZE[good] !== size) continue;
    for (let dark = 0; dark < HANDS; dark++) {
      if (SIZE[dark] !== size) continue;
      const value = worth[good * HANDS + dark];
      all += value;
      allCount++;
      if (((side === GOOD ? good : dark) & bit) !== 0) continue;
      held += value;
      heldCount++;
    }
  }
  const more = held / heldCount - all / allCount;
  // A hand with this card has one other fewer: so much less is told by the difference than the card is worth.
  return ((side === GOOD ? more : -more) * (NINE - 1)) / size;
}

for (let i = 0; i < Number(flags.sweeps); i++) {
  sweep(stream(seedOf("cards", flags.seed, i)));
  process.stderr.write(`full hands are worth ${worth[0].toFixed(4)} to Good\n`);
}
const SIZES = Array.from({ length: NINE - 1 }, (_, i) => i + 1);
const rounded = (value: number): number => Number(value.toFixed(2));
const rows = CARDS.map(
  (name, card) => `  "${name}": [${SIZES.map((size) => rounded(later * added(card, size))).join(", ")}],`,
);
const text = `/**
 * What a card adds to the worth of a hand, in log odds to its side, against the average of its fellows: where one of the nine
 * has been used, two, up to eight. Made by
 *
 *     node games/confrontation/tools/cards.ts --later ${flags.later} --sweeps ${flags.sweeps} --seed ${flags.seed}
 */
export const CARD_WEIGHTS: Readonly<Record<string, readonly number[]>> = {
${rows.join("\n")}
};
`;
if (flags.out) writeFileSync(flags.out, text);
else process.stdout.write(text);
