import type { Option } from "@westmarch/kernel";
import { numberOf, type ThingId } from "../errands/things.ts";
import { useForAsk } from "./useForAsk.ts";

interface Ids<Id extends number> {
  readonly is: (word: unknown) => word is Id;
}

/** What taking something up needs of a board's props. */
interface Taking<Ask> {
  readonly ask: Ask | null;
  readonly selected: string | null;
  readonly select: (group: string | null) => void;
}

/** What a game says of its questions. */
interface Rules<Face extends number, Place extends number> {
  readonly faces: Ids<Face>;
  readonly places: Ids<Place>;
  /** No die is to be paid for what is asked. */
  readonly isPaid: boolean;
}

/** What a player has in hand. */
export interface InHand<Hand, Face extends number, Place extends number> {
  /** What was taken up on the board for this question. */
  readonly taken: Hand | null;
  readonly take: (hand: Hand | null) => void;
  /** The die, or the army, that was taken up by the board or in the prompt bar. */
  readonly die: Face | null;
  readonly army: Place | null;
  readonly takeDie: (face: Face) => void;
  /** Puts everything down but a die. */
  readonly putDown: () => void;
  /** What is usual is not wanted for this question. */
  readonly otherwise: boolean;
  readonly chooseOtherwise: () => void;
}

export function useInHand<Hand, Ask, Face extends number, Place extends number>(
  { ask, selected, select }: Taking<Ask>,
  { faces, places, isPaid }: Rules<Face, Place>,
): InHand<Hand, Face, Place> {
  const [taken, take] = useForAsk<Ask | null, Hand | null>(ask, null);
  const [otherwise, choose] = useForAsk(ask, false);
  const picked = numberOf(selected ?? "");
  const die = !isPaid && selected?.startsWith("die:") && faces.is(picked) ? picked : null;
  const army = selected?.startsWith("army:") && places.is(picked) ? picked : null;
  return {
    taken,
    take,
    die,
    army,
    takeDie: (face) => {
      take(null);
      select(die === face ? null : `die:${face}`);
    },
    putDown: () => {
      take(null);
      if (army !== null) select(null);
    },
    otherwise,
    chooseOtherwise: () => choose(true),
  };
}

interface Thing {
  readonly kind: "thing";
  readonly thing: ThingId;
}

interface ThingRules<Chosen extends Option, Card extends number> {
  readonly act: (options: readonly Option[]) => void;
  readonly isPaid: boolean;
  /** Everything that can be done with each thing, and the things that the die in hand pays for. */
  readonly all: ReadonlyMap<ThingId, readonly Chosen[]>;
  readonly things: ReadonlySet<ThingId>;
  readonly dieOf: (option: Chosen) => number;
  readonly cards: Ids<Card>;
}

/** What a touch of the things on the table does. */
export function thingsInHand<Chosen extends Option, Card extends number>(
  hand: Thing | { readonly kind: string } | null,
  { take, die }: { readonly take: (hand: Thing | null) => void; readonly die: number | null },
  { act, isPaid, all, things, dieOf, cards }: ThingRules<Chosen, Card>,
) {
  const thing = hand !== null && "thing" in hand ? hand.thing : null;
  const cardOf = (id: ThingId | null): Card | null => {
    const card = id?.startsWith("card:") ? numberOf(id) : -1;
    return cards.is(card) ? card : null;
  };
  const waysOf = (id: ThingId) =>
    (all.get(id) ?? []).filter((option) => die === null || dieOf(option) === die || dieOf(option) < 0);
  return {
    things,
    thing,
    cards: new Set([...things].flatMap((id) => cardOf(id) ?? [])),
    card: cardOf(thing),
    take: (id: ThingId) => {
      if (thing === id) return take(null);
      const options = waysOf(id);
      const [only] = options;
      if (only && options.length === 1 && isPaid) return act([only]);
      if (only) take({ kind: "thing", thing: id });
    },
    put: (id: ThingId) => {
      const options = waysOf(id);
      const [only] = options;
      if (only && options.length === 1) return act([only]);
      if (only) take({ kind: "thing", thing: id });
    },
  };
}
