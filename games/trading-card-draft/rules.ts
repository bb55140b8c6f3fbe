/**
 * How cards are handed out: everybody has a starter, so that a deck by chapter 2 can always be built, and opens packs.
 * In a draft one card is picked at a time and the rest passed on; sealed, everything in the packs is one's own.
 */
import type { Question, Seat } from "@westmarch/kernel";
import type { CardId } from "@westmarch/trading-card-game/data/ids";
import { openBooster, openStarter } from "@westmarch/trading-card-game/decks/boosters";
import { cardsOf } from "@westmarch/trading-card-game/decks/brought";
import { type Draft, goesLeft, seatsIn } from "./state.ts";
import { type C, chapter } from "./vocabulary.ts";
import type { Words } from "./words.ts";

/** Puts cards into a pool, which has an order that tells nothing. */
function keep({ g }: C, seat: Seat, cards: readonly CardId[]): void {
  g.secret.pools[seat] = [...g.secret.pools[seat], ...cards].sort((one, other) => one - other);
}

/** Everybody picks from the pack in hand; several copies of a card are offered once. */
const asked = (g: Draft, seat: Seat, pack: readonly CardId[]): Question<Words, "pick"> => ({
  seat,
  options: [...new Set(pack)].map((card) => ["pick", card] as const),
  about: [g.round, pack.length],
});

function passOn(c: C): void {
  const { g } = c;
  const { packs } = g.secret;
  const players = packs.length;
  const left = goesLeft(g);
  const from = left ? players - 1 : 1;
  g.secret.packs = packs.map((_, seat) => packs[(seat + from) % players]);
  c.tell("passed", { left, cards: packs[0].length });
  showPacks(c);
}

function showPacks(c: C): void {
  for (const seat of seatsIn(c.g)) c.tellOnly([seat], "pack", { cards: c.g.secret.packs[seat].slice() });
}

const openPack = (c: C): CardId[] => cardsOf(openBooster((sides) => c.draw(sides)));

export const draft = chapter("draft")({
  starters: (c) => {
    for (const seat of seatsIn(c.g)) {
      const cards = cardsOf(openStarter((sides) => c.draw(sides)));
      keep(c, seat, cards);
      c.tellOnly([seat], "starter", { cards });
    }
  },
  packs: (c) => {
    const { g } = c;
    if (g.round === g.rounds) return { go: "end" };
    g.round++;
    c.tell("round", { round: g.round });
    if (g.way === "sealed") {
      for (const seat of seatsIn(g)) {
        const cards = openPack(c);
        keep(c, seat, cards);
        c.tellOnly([seat], "pool", { cards });
      }
      return { go: "packs" };
    }
    g.secret.packs = seatsIn(g).map(() => openPack(c));
    showPacks(c);
  },
  pick: {
    prompt: "pick",
    together: (g) => g.secret.packs.map((pack, seat) => asked(g, seat, pack)),
    opened: (c, _f, answers) => {
      const { packs } = c.g.secret;
      for (const [seat, [, card]] of answers.entries()) {
        packs[seat] = packs[seat].toSpliced(packs[seat].indexOf(card), 1);
        keep(c, seat, [card]);
        c.tellMore("picked", { seat }, [seat], { card });
      }
      if (packs[0].length === 0) return { go: "packs" };
      passOn(c);
      return { go: "pick" };
    },
  },
  /** There is no winner: the decks are built and played next. */
  end: (c) => {
    c.g.result = { winners: [], reason: c.g.way };
    c.tell("ended", { cards: c.g.secret.pools[0].length });
  },
});
