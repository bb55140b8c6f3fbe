/** Everything that acting on the table needs. */
import { useOffer } from "@westmarch/boardkit/offer";
import { useMemo } from "react";
import { type CardId, copyId } from "../../data/ids.ts";
import type { CardGame } from "../../state.ts";
import type { Props } from "../keys.ts";
import { cardThing, copyThing, type ThingId } from "../look/look.ts";
import type { Acts } from "./acts.ts";
import type { Price } from "./ahead.ts";
import type { Looking } from "./looking.ts";
import { pairsOf } from "./plan.ts";
import { type Gesture, ofGesture, ofPartners, ofPlan } from "./proposal.ts";
import { carries, drop, lift, tap } from "./touches.ts";
import { useGlow } from "./useGlow.ts";
import { type InHand, roundOf, useInHand } from "./useInHand.ts";

/** What the table offers of the question: what glows, what a touch does, and how it stands with what is in hand. */
export interface Acting extends Acts {
  /** The table as it would stand with the assignments that are being made. */
  readonly shown: CardGame;
  /** Cards of piles that are to be chosen from, in their order; null where there are none. */
  readonly sheet: readonly CardId[] | null;
}

/** The cards of piles and decks that a question lets one choose from; those of one's own hand are chosen there. */
function sheetOf({ view, ask }: Pick<Props, "view" | "ask">): readonly CardId[] | null {
  if (ask?.prompt !== "pick-card" && ask?.prompt !== "start") return null;
  const cards = ask.options.flatMap((option) =>
    option[0] === "card" || option[0] === "start" ? [option[1]] : [],
  );
  const hand = view.secret.hands[ask.seat] ?? [];
  if (cards.every((card) => hand.includes(card))) return null;
  const looked = view.secret.aside.filter((card) => card >= 0);
  return looked.length > 0 ? looked : [...new Set(cards)];
}

/** What the cards that can be played now cost, by their things. */
function pricesAt(
  { view, ask }: Pick<Props, "view" | "ask">,
  ahead: Looking | null,
): ReadonlyMap<ThingId, Price> {
  const found = new Map<ThingId, Price>();
  for (const option of ask?.options ?? []) {
    if (ask && ahead && (option[0] === "play" || option[0] === "respond"))
      found.set(cardThing(option[1]), ahead.priceAt(view, ask.seat, option[1]));
  }
  return found;
}

/** Those that a gesture has named besides what it is made with. */
const namedIn = ({ said }: Gesture): readonly ThingId[] =>
  said.slice(1).flatMap(([verb, id]) => (verb === "copy" ? [copyThing(copyId(Number(id)))] : []));

/** What the prompt bar offers of it. */
function proposalOf(hand: InHand) {
  const { props, assigns, taken, copy, gesture, plan, open, dying, put, take, go, give, pairUp, sent, lay } =
    hand;
  const { ask } = props;
  if (!ask || (!taken && plan.length === 0)) return null;
  if (!assigns)
    return taken && gesture.options.length > 0
      ? ofGesture(props, ask, gesture, { go, give, back: put })
      : null;
  if (taken) {
    const partners = pairsOf(copy, open);
    return partners.length > 0 ? ofPartners(props, ask, partners, copy, pairUp, put) : null;
  }
  const left = [...new Set(open.map(({ minion }) => minion))];
  return ofPlan(
    props,
    { pairs: plan, left, dying },
    {
      give: () => give(sent()),
      take: (minion) => take(copyThing(minion)),
      back: () => lay([]),
    },
  );
}

/**
 * Everything that acting on the table needs. Until looking ahead has loaded, what the prompt offers is all there is.
 */
export function useActing(props: Props, ahead: Looking | null): Acting {
  const { view, ask, offer } = props;
  const hand = useInHand(props, ahead);
  const { taken, gesture, plan, shown } = hand;
  useOffer(offer, proposalOf(hand));
  const glow = useGlow(hand);
  const foretold = useMemo(
    () => new Map(gesture.foretold.map((one) => [copyThing(one.copy), one])),
    [gesture],
  );
  const prices = useMemo(() => pricesAt({ view, ask }, ahead), [view, ask, ahead]);
  return {
    able: glow.able,
    selected: useMemo(() => new Set([...(taken ? [taken] : []), ...namedIn(gesture)]), [taken, gesture]),
    takes: glow.takes,
    tap: (thing, at) => tap(hand, glow, thing, at),
    carries: (thing) => carries(hand, glow, thing),
    lies: [roundOf(props), ask?.prompt, ask?.options.length, JSON.stringify(plan)].join(),
    lift: (thing) => lift(hand, glow, thing),
    drop: (thing, place, at) => drop(hand, glow, thing, place, at),
    shown,
    planned: glow.moving,
    foretold,
    prices,
    sheet: useMemo(() => sheetOf({ view, ask }), [view, ask]),
  };
}
