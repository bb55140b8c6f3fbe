import type { Option } from "@westmarch/kernel";
import { useMemo } from "react";
import type { ThingId } from "../errands/things.ts";
import { type InHand, thingsInHand } from "./useInHand.ts";

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
}

interface Board<Ask> {
  readonly ask: Ask;
  readonly act: (options: readonly Option[]) => void;
}

/** Everything that can be done with each thing of the table, and what the dice and things that are offered do. */
export function useThings<
  Ask,
  Chosen extends Option,
  Face extends number,
  Place extends number,
  Card extends number,
>(
  { ask, act }: Board<Ask>,
  inHand: Omit<InHand<{ readonly kind: "thing"; readonly thing: ThingId }, Face, Place>, "taken">,
  hand: { readonly kind: string } | null,
  isPaid: boolean,
  { thingsAt, ableThings, diceAt, dieOf, cards }: Rules<Ask, Chosen, Face, Card>,
) {
  const { die, takeDie } = inHand;
  const all = useMemo(() => thingsAt(ask), [ask, thingsAt]);
  const things = useMemo(() => ableThings(all, die), [all, die, ableThings]);
  const dice = useMemo(() => diceAt(ask), [ask, diceAt]);
  const touched = thingsInHand(hand, inHand, { act, isPaid, all, things, dieOf, cards });
  return { all, offered: { ...touched, dice, die, takeDie } };
}
