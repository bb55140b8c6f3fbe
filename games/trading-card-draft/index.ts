/** A draft of the trading card game, or sealed pools: the cards are handed out here, and played with at tables of the game. */
import { type Game, NONE } from "@westmarch/kernel";
import { PACK } from "@westmarch/trading-card-game/decks/boosters";
import { LEAST_CARDS, SITE_NUMBERS } from "@westmarch/trading-card-game/decks/legality";
import { newDraft } from "./newgame.ts";
import { notation, positions } from "./position.ts";
import { draft } from "./rules.ts";
import { imagine, project } from "./secrets.ts";
import { cloneDraft, type Draft, type Secret, seatsOf, settings, UNSEEN } from "./state.ts";

export type { Draft, Secret } from "./state.ts";

/** A starter: a Ring, a Ring-bearer, nine sites and a draw deck. */
const STARTER = 2 + SITE_NUMBERS.length + LEAST_CARDS;

/** Everybody has as many cards as he has opened, in his pool or on the way, and all packs are of one size. */
function invariants(g: Draft): readonly string[] {
  const problems = [...positions.problems(g)];
  const { packs, pools } = g.secret;
  for (const [seat, pack] of packs.entries()) {
    const cards = [...pack, ...pools[seat]];
    const opened = cards.length === 0 ? 0 : STARTER + g.round * PACK;
    if (cards.length !== opened) problems.push(`seat ${seat} has ${cards.length} cards, not ${opened}`);
    if (pack.length !== packs[0].length) problems.push(`the pack of seat ${seat} is of another size`);
    if (cards.includes(UNSEEN)) problems.push(`seat ${seat} has a card that nobody knows`);
  }
  return problems;
}

export const tradingCardDraft: Game<Draft, Secret> = {
  id: "trading-card-draft",
  version: 1,
  seats: seatsOf,
  settings,
  chapters: { draft },
  setup: newDraft,
  clone: cloneDraft,
  project,
  imagine,
  whyNot: (view, seat, [verb, card]) =>
    verb === "pick" && !view.secret.packs[seat]?.some((held) => held === card)
      ? { reason: "not-in-pack", facts: { card: card ?? NONE } }
      : null,
  brief: true,
  migrations: {},
  notation,
  invariants,
};
