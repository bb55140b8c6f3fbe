/** What there is to say of a position of the card game beside what lies in play. */
import type { Knob, KnobGroup } from "@westmarch/boardkit";
import { counted, picked, several } from "@westmarch/boardkit/edits";
import type { Seat } from "@westmarch/kernel";
import { CARD, type CardId, isFreePeoples, isShadow, printed } from "../../data/ids.ts";
import { lastSite } from "../../newgame.ts";
import type { CardGame } from "../../state.ts";
import { insert, take } from "../../table/copies.ts";
import { fullTitle, playerName } from "../names.ts";
import { changed } from "./change.ts";
import { areaOf, enter, inPlay, leave, type Own } from "./pieces.ts";

/** Cards that lie in draw decks, hands and piles, by what is called. */
const named = (cards: readonly CardId[], say: Own) =>
  cards.map((card) => ({ thing: card, id: printed(card).id, name: fullTitle(say, card) }));

const DECK_CARDS: readonly CardId[] = CARD.all.filter((card) => isFreePeoples(card) || isShadow(card));
const PLAYABLE: readonly CardId[] = DECK_CARDS.filter((card) => areaOf(card) !== null);

const sideWord = (g: CardGame, seat: Seat) => (seat === g.turn ? "free" : "shadow");

const toMove = (g: CardGame, say: Own): KnobGroup<CardGame> => ({
  id: "turn",
  name: say("edit.turn"),
  side: null,
  knobs: [
    picked(
      { id: "turn", name: say("edit.turn") },
      String(g.turn),
      g.out.map((_, seat) => ({ id: String(seat), name: playerName(say, seat) })),
      (seat) =>
        changed(g, (to) => {
          to.turn = Number(seat);
        }),
    ),
    picked(
      { id: "phase", name: say("build.phase") },
      g.phase === "shadow" ? "shadow" : "fellowship",
      [
        { id: "fellowship", name: say("phase.fellowship") },
        { id: "shadow", name: say("phase.shadow") },
      ],
      (phase) =>
        changed(g, (to) => {
          to.phase = phase === "shadow" ? "shadow" : "fellowship";
        }),
    ),
    counted({ id: "pool", name: say("look.twilight") }, g.pool, [0, 60], (pool) =>
      changed(g, (to) => {
        to.pool = pool;
      }),
    ),
  ],
});

/** A pile of a player: cards go in from anywhere, and out of it into the draw deck. */
const pile = (
  g: CardGame,
  seat: Seat,
  name: string,
  of: (state: CardGame) => CardId[][],
  say: Own,
): Knob<CardGame> =>
  several({ id: `${name}.${seat}`, name }, named(DECK_CARDS, say), of(g)[seat], {
    more: (card) =>
      changed(g, (to) => {
        take(to.secret.decks[seat], card);
        insert(of(to)[seat], card);
      }),
    less: (card) =>
      changed(g, (to) => {
        if (take(of(to)[seat], card)) to.secret.decks[seat].push(card);
      }),
  });

function ofSeat(g: CardGame, seat: Seat, say: Own): KnobGroup<CardGame> {
  const who = playerName(say, seat);
  const there = inPlay(g, seat);
  return {
    id: `seat.${seat}`,
    name: who,
    side: sideWord(g, seat),
    knobs: [
      counted(
        { id: `at.${seat}`, name: say("build.siteNumber") },
        g.at[seat],
        [1, lastSite(g.rulings)],
        (at) =>
          changed(g, (to) => {
            to.at[seat] = at;
          }),
      ),
      counted({ id: `burdens.${seat}`, name: say("chronicle.burdens") }, g.burdens[seat], [0, 9], (burdens) =>
        changed(g, (to) => {
          to.burdens[seat] = burdens;
        }),
      ),
      several(
        { id: `play.${seat}`, name: say("edit.cards", { who }) },
        named(PLAYABLE, say),
        there.map(({ card }) => card),
        {
          more: (card) => enter(g, card, seat),
          less: (card) => {
            const copy = there.findLast((one) => one.card === card);
            return copy ? leave(g, copy.id) : g;
          },
        },
      ),
      pile(g, seat, say("zone.hand"), ({ secret }) => secret.hands, say),
      pile(g, seat, say("zone.discard"), ({ discards }) => discards, say),
      pile(g, seat, say("zone.dead"), ({ dead }) => dead, say),
    ],
  };
}

/** Whose turn it is, the phase, twilight, and what each player has. */
export const groups = (g: CardGame, say: Own): readonly KnobGroup<CardGame>[] => [
  toMove(g, say),
  ...g.out.map((_, seat) => ofSeat(g, seat, say)),
];
