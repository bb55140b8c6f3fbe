import type { Option } from "@westmarch/kernel";
import { useMemo } from "react";
import type { ThingId } from "../errands/things.ts";
import { endsOf } from "./aim.ts";
import { type InHand, thingsInHand } from "./useInHand.ts";
import { struckBy } from "./usual.ts";

interface Ids<Id extends number> {
  readonly is: (word: unknown) => word is Id;
}

/** What a game knows of the things of its table. */
interface Rules<Ask, Chosen extends Option, Face extends number, Card extends number> {
  readonly thingsAt: (ask: Ask) => ReadonlyMap<ThingId, readonly Chosen[]>;
  readonly ableThings: (
    all: ReadonlyMap<ThingId, readonly Chosen[]>,
    die: Face | null,
  ) => ReadonlySet<ThingId>;
  readonly diceAt: (ask: Ask) => ReadonlySet<Face>;
  readonly dieOf: (option: Chosen) => number;
  readonly cards: Ids<Card>;
  /** What a loss strikes off. */
  readonly lostBy: (option: Option) => ThingId | null;
}

interface Board<Ask> {
  readonly ask: Ask;
  readonly act: (options: readonly Option[]) => void;
}

type Thing = { readonly kind: "thing"; readonly thing: ThingId };

interface Aim<Ask, Face extends number, Place extends number> {
  readonly props: Board<Ask>;
  readonly inHand: Omit<InHand<Thing, Face, Place>, "taken">;
  readonly hand: Parameters<typeof endsOf<Place>>[0];
  readonly way: readonly [from: Place, to: Place] | null;
  readonly usual: readonly Option[];
}

interface From<Place> {
  readonly from: Place;
}

/**
 * Everything that can be done with each thing of the table, and what the board offers whatever the game: dice and things,
 * places from which armies (`errands`) and figures (`outings`) set out, and both ends of what is in hand.
 */
export function useOffered<
  Ask,
  Chosen extends Option,
  Face extends number,
  Place extends number,
  Card extends number,
>(
  { props: { ask, act }, inHand, hand, way, usual }: Aim<Ask, Face, Place>,
  isPaid: boolean,
  { thingsAt, ableThings, diceAt, dieOf, cards, lostBy }: Rules<Ask, Chosen, Face, Card>,
  errands: readonly From<Place>[],
  outings: readonly From<Place>[],
) {
  const { die, takeDie } = inHand;
  const all = useMemo(() => thingsAt(ask), [ask, thingsAt]);
  const things = useMemo(() => ableThings(all, die), [all, die, ableThings]);
  const dice = useMemo(() => diceAt(ask), [ask, diceAt]);
  const shown = isPaid || die !== null || hand !== null;
  // The places from which something can be taken up, and whether that is to be seen.
  const starts = useMemo(
    (): ReadonlySet<Place> => new Set([...errands, ...outings].map(({ from }) => from)),
    [errands, outings],
  );
  const able = useMemo((): ReadonlySet<Place> => (shown ? starts : new Set()), [shown, starts]);
  const struck = useMemo(() => struckBy(usual, lostBy), [usual, lostBy]);
  const touched = thingsInHand(hand, inHand, { act, isPaid, all, things, dieOf, cards });
  return { all, offered: { ...touched, ...endsOf(hand, way), dice, die, takeDie, starts, able, struck } };
}
