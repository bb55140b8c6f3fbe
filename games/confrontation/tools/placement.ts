/**
 * Learns where to set up: plays games from many set-ups, finds what each place of each piece is worth, and what against whom,
 * and solves the game of choosing set-ups against each other by fictitious play.
 *
 *     node games/confrontation/tools/placement.ts --kept games.txt [--games 8000] [--worlds 4] [--seed 1] [--out games/confrontation/bot/placement.ts]
 *
 * Games are kept in the file named, a line each, and what is there is not played again.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { greedyBot } from "@westmarch/bots";
import { type Chance, Engine, type Random, seedOf, stream } from "@westmarch/kernel";
import { playGame } from "@westmarch/training";
import { fitWeights } from "@westmarch/training/fitting";
import { policy } from "../bot.ts";
import { SET_UP } from "../data/board.ts";
import {
  ALL_REGIONS,
  BOTH_SIDES,
  CHARACTERS,
  DARK,
  GOOD,
  NINE,
  REGION,
  REGIONS,
  type RegionId,
  SIDES,
  type Side,
} from "../data/ids.ts";
import { confrontation } from "../index.ts";
import { rivals } from "../rivals.ts";
import { seatOf } from "../state.ts";
import { allSetUps, type SetUp, settingUp } from "./set-ups.ts";

const { values: flags } = parseArgs({
  options: {
    kept: { type: "string" },
    games: { type: "string", default: "8000" },
    from: { type: "string", default: "0" },
    worlds: { type: "string", default: "4" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "600" },
    spread: { type: "string", default: "0.2" },
    out: { type: "string" },
  },
});
if (!flags.kept) throw new Error("--kept FILE says where games are kept");
const kept = flags.kept;
const engine = new Engine(confrontation);
const all = BOTH_SIDES.map(allSetUps);
const loose =
  (random: Random): Chance =>
  (_counter, sides) =>
    random(sides);
const tell = (line: string): void => void process.stderr.write(`${line}\n`);

/** As it was done by rule of thumb before anything was learned. */
function byThumb(side: Side, random: Random): SetUp {
  const chance = loose(random);
  const g = engine.start({}, chance);
  const seat = seatOf(g, side);
  for (let ask = engine.askOf(g, seat); ask?.prompt === "place"; ask = engine.askOf(g, seat))
    engine.trust(g, seat, rivals.thumb.playout(g, ask, random), chance);
  return g.secret.at.slice(side * NINE, side * NINE + NINE);
}

/** One game between equals; a side sets up by rule of thumb, or as often in any way at all. */
function play(number: number): string {
  const random = stream(seedOf("placement", flags.seed, number));
  const bot = greedyBot(engine, policy, { worlds: Number(flags.worlds) });
  const told = BOTH_SIDES.map((side) =>
    random(2) === 0 ? byThumb(side, random) : all[side][random(all[side].length)],
  );
  const bots = told.map((one) => settingUp(bot, one));
  const { winners } = playGame(engine, bots, seedOf("placement", flags.seed, number, "game"), {});
  return `${number} ${told.map((one) => one.join(".")).join(" ")} ${winners.includes(0) ? 1 : 0}`;
}

interface Kept {
  readonly good: SetUp;
  readonly dark: SetUp;
  readonly won: number;
}

const setUpIn = (written: string): SetUp => written.split(".").map((one) => REGION.of(Number(one)));

const linesIn = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];

function played(): readonly Kept[] {
  const known = new Set(linesIn(kept).map((line) => line.split(" ")[0]));
  const end = Date.now() + Number(flags.minutes) * 60_000;
  for (let i = Number(flags.from); i < Number(flags.games) && Date.now() < end; i++)
    if (!known.has(String(i))) appendFileSync(kept, `${play(i)}\n`);
  return linesIn(kept).map((line) => {
    const [, good = "", dark = "", won] = line.split(" ");
    return { good: setUpIn(good), dark: setUpIn(dark), won: Number(won) };
  });
}

/** Where a side may stand, home first as the board counts; and its front, from left to right for Good. */
const PLACES: readonly (readonly RegionId[])[] = BOTH_SIDES.map((side) =>
  ALL_REGIONS.filter((region) => SET_UP[side][region] > 0),
);
const named = (...names: readonly (typeof REGIONS)[number][]): readonly RegionId[] => names.map(REGION.named);
const FRONTS = [named("rhudaur", "eregion", "enedwaith"), named("mirkwood", "fangorn", "rohan")];

const OWN = NINE * PLACES[GOOD].length;
const PAIRS = NINE * NINE;
const ownAt = (side: Side, piece: number, region: RegionId): number =>
  side * OWN + piece * PLACES[side].length + PLACES[side].indexOf(region);
const pairAt = (good: number, dark: number): number => 2 * OWN + good * NINE + dark;

/** Who stands where, and who stands before whom. */
function rowOf({ good, dark }: Kept): Float64Array {
  const row = new Float64Array(2 * OWN + PAIRS + 1);
  for (const [piece, region] of good.entries()) row[ownAt(GOOD, piece, region)] = 1;
  for (const [piece, region] of dark.entries()) row[ownAt(DARK, piece, region)] = 1;
  for (const [flank, region] of FRONTS[GOOD].entries())
    row[pairAt(good.indexOf(region), dark.indexOf(FRONTS[DARK][flank]))]++;
  row[2 * OWN + PAIRS] = 1;
  return row;
}

/** How often each piece of a side stands in each region. */
type Standing = readonly Float64Array[];
const nobody = (): Standing => Array.from({ length: NINE }, () => new Float64Array(REGIONS.length));

/** What each place of each piece is worth to a side, in log odds, against an enemy who stands like this. */
function worthOf(side: Side, weights: readonly number[], enemy: Standing): Standing {
  const worth = nobody();
  const sign = side === GOOD ? 1 : -1;
  for (let piece = 0; piece < NINE; piece++)
    for (const region of PLACES[side]) {
      let sum = weights[ownAt(side, piece, region)];
      const flank = FRONTS[side].indexOf(region);
      if (flank >= 0)
        for (let other = 0; other < NINE; other++) {
          const [good, dark] = side === GOOD ? [piece, other] : [other, piece];
          sum += enemy[other][FRONTS[1 - side][flank]] * weights[pairAt(good, dark)];
        }
      worth[piece][region] = sign * sum;
    }
  return worth;
}

const total = (setUp: SetUp, worth: Standing): number => {
  let sum = 0;
  for (let piece = 0; piece < NINE; piece++) sum += worth[piece][setUp[piece]];
  return sum;
};

/** Every set-up, the better it is the more often; a `spread` of log odds makes one almost three times as likely. */
function plan(
  side: Side,
  worth: Standing,
  spread: number,
): { stands: Standing; kinds: number; value: number; best: number } {
  const scores = all[side].map((one) => total(one, worth));
  const best = scores.reduce((a, b) => Math.max(a, b));
  const odds = scores.map((score) => Math.exp((score - best) / spread));
  const sum = odds.reduce((a, b) => a + b);
  const stands = nobody();
  let value = 0;
  let entropy = 0;
  for (const [i, one] of all[side].entries()) {
    const share = odds[i] / sum;
    value += share * scores[i];
    if (share > 0) entropy -= share * Math.log(share);
    for (let piece = 0; piece < NINE; piece++) stands[piece][one[piece]] += share;
  }
  return { stands, kinds: Math.exp(entropy), value, best };
}

function towards(standing: Standing, plan: Standing, step: number): void {
  for (const [piece, row] of standing.entries())
    for (let region = 0; region < row.length; region++)
      row[region] += step * (plan[piece][region] - row[region]);
}

const ROUNDS = 300;

/** Both sides answer what the other has done on average, over and over. */
function solved(weights: readonly number[], spread: number): readonly [Standing, Standing] {
  const stand = [nobody(), nobody()] as const;
  for (let round = 1; round <= ROUNDS; round++)
    for (const side of BOTH_SIDES)
      towards(
        stand[side],
        plan(side, worthOf(side, weights, stand[1 - side]), spread).stands,
        2 / (round + 1),
      );
  return stand;
}

/** How often pieces stand where by rule of thumb. */
function thumbed(side: Side): Standing {
  const random = stream(seedOf("thumb", side));
  const stands = nobody();
  const MANY = 4000;
  for (let i = 0; i < MANY; i++)
    for (const [piece, region] of byThumb(side, random).entries()) stands[piece][region] += 1 / MANY;
  return stands;
}

const dot = (stands: Standing, worth: Standing): number =>
  stands.reduce(
    (sum, row, piece) => sum + row.reduce((all, share, region) => all + share * worth[piece][region], 0),
    0,
  );

/** What is left to Good, in log odds, if the other side answers these stands in the best way. */
function answered(side: Side, weights: readonly number[], stands: Standing): number {
  const enemy = side === GOOD ? DARK : GOOD;
  const own = dot(stands, worthOf(side, weights, nobody()));
  const { best } = plan(enemy, worthOf(enemy, weights, stands), 1);
  return side === GOOD ? own - best : best - own;
}

const games = played();
const won = games.filter((game) => game.won === 1).length;
tell(`${games.length} games, of which Good won ${((100 * won) / games.length).toFixed(1)} %`);
const weights = fitWeights({ rows: games.map(rowOf), won: games.map((game) => game.won) });
const spread = Number(flags.spread);
const stand = solved(weights, spread);
/** As sharp as may be: no answer gains anything against it here. */
const sharp = solved(weights, 0.01);
for (const side of BOTH_SIDES) {
  const value = answered(side, weights, sharp[side]);
  const thumb = thumbed(side);
  const loses = (stands: Standing): string =>
    ((side === GOOD ? 1 : -1) * (value - answered(side, weights, stands))).toFixed(3);
  const mine = worthOf(side, weights, stand[1 - side]);
  tell(
    `${SIDES[side]}: a best answer wins ${loses(stand[side])} against the plan, ${loses(thumb)} against the rule of thumb`,
  );
  tell(
    `  as many as ${plan(side, mine, spread).kinds.toFixed(0)} set-ups alike; how often in a hundred who stands where, and what it is worth:`,
  );
  for (let piece = 0; piece < NINE; piece++) {
    const cells = PLACES[side].map(
      (region) =>
        `${REGIONS[region].slice(0, 7).padStart(8)} ${(100 * stand[side][piece][region]).toFixed(0).padStart(3)} (${mine[piece][region].toFixed(2)})`,
    );
    tell(`  ${CHARACTERS[side * NINE + piece].padEnd(14)}${cells.join("")}`);
  }
}

const rounded = (value: number): string => String(Number(value.toFixed(2)));
const rows = CHARACTERS.map((name, character) => {
  const side = character < NINE ? GOOD : DARK;
  const worth = worthOf(side, weights, stand[1 - side])[character - side * NINE];
  const says = PLACES[side].map((region) => `"${REGIONS[region]}": ${rounded(worth[region] / spread)}`);
  return `  "${name}": { ${says.join(", ")} },`;
});
const text = `/**
 * What each place says of each character where sides set up, as a logarithm: a set-up is chosen in proportion to the product
 * of what its nine places say. Made of ${games.length} games by
 *
 *     node games/confrontation/tools/placement.ts --kept games.txt --games ${flags.games} --worlds ${flags.worlds} --seed ${flags.seed} --spread ${flags.spread}
 */
import type { CharacterName, RegionName } from "../data/ids.ts";

type Says = Readonly<Partial<Record<RegionName, number>>>;

export const PLACEMENT: Readonly<Record<CharacterName, Says>> = {
${rows.join("\n")}
};
`;
if (flags.out) writeFileSync(flags.out, text);
