/** Tables for the tests of the Shadow's cards: it holds the card and a die for it, and the enemy has a die left to act with. */
import type { Table } from "@westmarch/testkit";
import type { CardName } from "../../data/cards.ts";
import type { FaceName } from "../../data/ids.ts";
import type { Position } from "../../position.ts";
import type { Secret, War } from "../../state.ts";
import { at, tiles } from "../table.ts";

/** The Shadow is about to act, with this card in hand and one die of this result. */
export const holding = (card: CardName, face: FaceName, position: Position = {}): Table<War, Secret> =>
  at({
    ...position,
    acting: "shadow",
    hands: { ...position.hands, shadow: [card, ...(position.hands?.shadow ?? [])] },
    dice: {
      shadow: [face, ...(position.dice?.shadow ?? [])],
      "free-peoples": position.dice?.["free-peoples"] ?? ["muster"],
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
    .plays("shadow", `play:${card}:${face}`);

/** The same: these tiles are drawn, and then chance gives these values. */
export function hunting(
  card: CardName,
  face: FaceName,
  position: Position,
  names: readonly string[],
  ...chance: readonly number[]
): Table<War, Secret> {
  const t = holding(card, face, position);
  return t.draws(...tiles(t, ...names), ...chance).plays("shadow", `play:${card}:${face}`);
}

/** All Nations of the Shadow are At War. */
export const SHADOW_AT_WAR = { isengard: 0, sauron: 0, southrons: 0 } as const;
