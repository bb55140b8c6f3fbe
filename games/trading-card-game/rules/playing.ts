/** Playing each kind of card (5.5, 7). */
import { frameOf, NONE, type Seat } from "@westmarch/kernel";
import { atWork } from "../cards/conditions.ts";
import { matchesCard } from "../cards/matching.ts";
import { contextFromHand } from "../cards/text-context.ts";
import { partsOf } from "../cards/texts.ts";
import { type CardId, type CopyId, isShadow, printed } from "../data/ids.ts";
import { UNSEEN } from "../state.ts";
import { copyOf, find, insert, lift, put, setWounds } from "../table/copies.ts";
import { vitality } from "../table/vitality.ts";
import { type C, chapter, enter } from "../vocabulary.ts";
import type { Zone } from "../words.ts";
import { isAttached } from "./bearers.ts";
import { addTwilight, removeTwilight } from "./burdens.ts";
import { event, happen } from "./happen.ts";
import { actionIndex, affordableBearers, cost, type Terms } from "./playable.ts";
import { withNames } from "./triggers.ts";

/** Where a card comes to lie (7.2–7.6). */
function zoneOf(card: CardId): Zone {
  if (isAttached(card) && !printed(card).supportArea) return "attached";
  const { type } = printed(card);
  if (type === "Companion") return "fellowship";
  return type === "Minion" ? "middle" : "support";
}

/** Puts a card that was paid for on the table, and exhausted where a card says so (1R175). */
export function bringIntoPlay(c: C, seat: Seat, card: CardId, bearer: CopyId): CopyId {
  const { g } = c;
  const id = put(g, card, seat, zoneOf(card), bearer);
  for (const {
    part: { rule },
    context,
  } of atWork(g, "enter exhausted")) {
    if (!matchesCard(g, context, rule.target, card, seat)) continue;
    const wounds = Math.max(0, vitality(g, copyOf(g, id)) - 1);
    setWounds(g, id, wounds);
    c.tell("exhausted", { copy: id, wounds });
  }
  return id;
}

/** 5.5: a card is played: its bearer is chosen, its twilight cost paid, and it comes into play or does what it says. */
export const playing = chapter("playing", {
  copy: NONE,
  answers: false,
  free: false,
  discount: 0,
  onto: [],
  bearer: NONE,
})({
  /** 7.4, 7.5. */
  onto: ({ g }, f) => {
    if (!isAttached(f.card)) return { go: "pay" };
    if (affordableBearers(g, f.seat, f.card, termsOf(f)).length === 0) {
      throw new Error(`nobody may bear ${printed(f.card).id}`);
    }
  },
  bearer: {
    prompt: "bearer",
    pick: (g, f) => ({
      seat: f.seat,
      options: affordableBearers(g, f.seat, f.card, termsOf(f)).map(({ id }) => ["copy", id]),
      about: [f.card],
    }),
    answered: (_, f, [, bearer]) => {
      f.bearer = bearer;
    },
  },
  /** 6.3. */
  pay: (c, f) => {
    const { g } = c;
    const onto = f.bearer === NONE ? undefined : find(g, f.bearer);
    const twilight = cost(g, f.seat, f.card, termsOf(f), onto);
    if (f.copy !== NONE) lift(g, f.copy);
    if (f.seat === g.turn) addTwilight(c, twilight);
    else removeTwilight(c, twilight);
    const { card, seat, bearer, from } = f;
    c.tell("played", {
      seat,
      card,
      copy: NONE,
      on: bearer,
      twilight,
      from: from === "stacked" ? "hand" : from,
    });
    if (isShadow(card)) {
      g.playedThisTurn.push(card);
      g.playedThisPhase.push(card);
    }
    const index = partsOf(card).findIndex(({ part }) => part === "play");
    if (index >= 0) return enter("text", { copy: NONE, card, index, you: seat, bearer: NONE, named: card });
  },
  arrive: (c, f) => {
    const { g } = c;
    const { card, seat, bearer } = f;
    if (printed(card).type === "Event") return { go: "event" };
    // Its bearer may have left play meanwhile (19.8).
    if (bearer !== NONE && !find(g, bearer)) return { go: "gone" };
    const on = bringIntoPlay(c, seat, card, bearer);
    c.tell("moved", { copy: on, zone: copyOf(g, on).zone, on: bearer });
    const call = happen(c, { what: "played", on, card, seat, others: bearer === NONE ? [] : [bearer] });
    return call ? { call, next: "end" } : { end: on };
  },
  event: ({ g }, f) => {
    const { card, seat } = f;
    if (!f.answers) {
      const index = actionIndex(g, card);
      return { ...enter("text", { copy: NONE, card, index, you: seat, bearer: NONE }), next: "gone" };
    }
    const h = frameOf(g, "happening") ?? event("played", seat);
    const s = withNames(g, contextFromHand(seat, UNSEEN), h);
    const response = partsOf(card).findIndex(({ part }) => part === "response");
    return {
      ...enter("text", {
        copy: NONE,
        card,
        index: response,
        you: seat,
        bearer: NONE,
        it: s.it,
        named: s.named,
        player: s.player,
      }),
      next: "gone",
    };
  },
  /** 5.5: an event goes to its owner's discard pile. */
  gone: ({ g }, f) => {
    insert(g.discards[f.seat], f.card);
  },
  end: () => undefined,
});

const termsOf = ({
  free,
  discount,
  onto,
}: {
  readonly free: boolean;
  readonly discount: number;
  readonly onto: readonly CopyId[];
}): Terms => (onto.length > 0 ? { free, discount, onto } : { free, discount });
