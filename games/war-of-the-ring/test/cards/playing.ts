/** Tables for the tests of cards: the side holds the card and a die for it, and the enemy has a die left to act with. */
import type { Table } from "@westmarch/testkit";
import type { CardName } from "../../data/cards.ts";
import type { FaceName } from "../../data/ids.ts";
import { type RegionName, region } from "../../data/regionnames.ts";
import type { Position } from "../../position.ts";
import { figuresIn } from "../../rules/figures.ts";
import type { Secret, War } from "../../state.ts";
import { at } from "../table.ts";

/** The Free Peoples are about to act, with this card in hand and one die of this result. */
export const holding = (card: CardName, face: FaceName, position: Position = {}): Table<War, Secret> =>
  at({
    ...position,
    hands: { ...position.hands, "free-peoples": [card, ...(position.hands?.["free-peoples"] ?? [])] },
    dice: {
      "free-peoples": [face, ...(position.dice?.["free-peoples"] ?? [])],
      shadow: position.dice?.shadow ?? ["army"],
    },
  });

/** The same, having played it. Values of chance come before what follows. */
export const playing = (
  card: CardName,
  face: FaceName,
  position: Position = {},
  ...chance: readonly number[]
): Table<War, Secret> =>
  holding(card, face, position)
    .draws(...chance)
    .plays("free-peoples", `play:${card}:${face}`);

/** How many figures of a kind stand somewhere. */
export const count = (t: Table<War, Secret>, where: RegionName, figure: number): number =>
  figuresIn(t.state, region(where), figure);
