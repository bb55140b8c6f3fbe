/**
 * What a drafter could gain at most by knowing what the others collect: one picks with every pack and pool in sight, and knows
 * how the others pick. Its deck plays those of the others, and so does, of the same packs, the deck that it would have
 * without.
 *
 *     node games/trading-card-draft/tools/seer.ts [--players 4] [--drafts 50] [--seed 0]
 */
import { parseArgs } from "node:util";
import { greedyBot } from "@westmarch/bots";
import { Engine, hashed, type Option, type Seat, seedOf } from "@westmarch/kernel";
import { tradingCardGame } from "@westmarch/trading-card-game";
import { policy } from "@westmarch/trading-card-game/bot";
import { playGame, wilson } from "@westmarch/training";
import { tradingCardDraft } from "../index.ts";
import { bestOf, liking } from "../liking.ts";
import { round } from "../round.ts";
import type { Draft } from "../state.ts";

const drafts = new Engine(tradingCardDraft);
const games = new Engine(tradingCardGame);
const player = greedyBot(games, policy);

/** Who sees everything, or nobody. */
const SEER: Seat = 0;

/** What everybody else picks, as computers do: what is liked most beside one's pool. */
function plainly({ secret: { packs, pools } }: Draft, seat: Seat): Option {
  const card = bestOf(pools[seat], packs[seat]);
  if (card === null) throw new Error(`seat ${seat} has nothing to pick from`);
  return ["pick", card];
}

/** How the pool of a seat is liked: each card beside all others. */
function worth({ secret: { pools } }: Draft, seat: Seat): number {
  const pool = pools[seat];
  return pool.reduce((sum, card, i) => sum + liking(pool.toSpliced(i, 1), card), 0);
}

/** What a pick comes to for who picks it, once these packs are empty and everybody has picked plainly. */
function comesTo(g: Draft, option: Option, chance: ReturnType<typeof hashed>): number {
  const ahead = drafts.game.clone(g);
  drafts.trust(ahead, SEER, option, chance);
  while (ahead.round === g.round && ahead.result === null && ahead.secret.packs[SEER].length > 0) {
    const [ask] = drafts.asks(ahead);
    if (!ask) break;
    drafts.trust(ahead, ask.seat, plainly(ahead, ask.seat), chance);
  }
  return worth(ahead, SEER);
}

/** Of what is offered, what comes to most. */
function foreseen(g: Draft, options: readonly Option[], chance: ReturnType<typeof hashed>): Option {
  const sums = options.map((option) => comesTo(g, option, chance));
  return options[sums.indexOf(Math.max(...sums))];
}

function drafted(seed: number, players: number, sees: boolean): Draft {
  const chance = hashed(seedOf("draft", seed));
  const g = drafts.start({ players: `${players}` }, chance);
  for (let [ask] = drafts.asks(g); ask; [ask] = drafts.asks(g)) {
    const { seat, options } = ask;
    const option = sees && seat === SEER ? foreseen(g, options, chance) : plainly(g, seat);
    drafts.trust(g, seat, option, chance);
  }
  return g;
}

/** The games that the deck of the first seat wins against each other's, once from either side. */
function won(g: Draft, seed: number): { readonly games: number; readonly won: number } {
  const decks = g.secret.pools.map((_, seat) => round.made(g, seat));
  const [own, ...others] = decks;
  if (own === undefined || own === null) return { games: 0, won: 0 };
  const results = others.flatMap((other, nth) =>
    other === null
      ? []
      : [
          { settings: round.settings([own, other]), seat: 0 },
          { settings: round.settings([other, own]), seat: 1 },
        ].map(({ settings, seat }) =>
          playGame(games, [player, player], seedOf("game", seed, nth), { settings }).winners.includes(seat),
        ),
  );
  return { games: results.length, won: results.filter(Boolean).length };
}

const { values } = parseArgs({
  options: {
    players: { type: "string", default: "4" },
    drafts: { type: "string", default: "50" },
    seed: { type: "string", default: "0" },
  },
});
const players = Number(values.players);
const sums = { plain: { games: 0, won: 0, worth: 0 }, seer: { games: 0, won: 0, worth: 0 } };
for (let i = 0; i < Number(values.drafts); i++) {
  const seed = Number(values.seed) + i;
  for (const [name, sees] of [
    ["plain", false],
    ["seer", true],
  ] as const) {
    const g = drafted(seed, players, sees);
    const { games, won: wins } = won(g, seed);
    sums[name].games += games;
    sums[name].won += wins;
    sums[name].worth += worth(g, SEER);
  }
}
for (const [name, { games, won: wins, worth: sum }] of Object.entries(sums)) {
  const [low, high] = wilson(wins, games);
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  console.log(
    `${name}: won ${percent(wins / games)} of ${games} (${percent(low)} to ${percent(high)}); pool ${(sum / Number(values.drafts)).toFixed(1)}`,
  );
}
