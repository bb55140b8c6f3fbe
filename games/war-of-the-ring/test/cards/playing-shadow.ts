/** Tables for the tests of the Shadow's cards: it holds the card and a die for it, and the enemy has a die left to act with. */
import type { TestTable } from "@westmarch/testkit";
import type { CardName } from "../../data/cards.ts";
import type { FaceName } from "../../data/ids.ts";
import type { Position } from "../../position.ts";
import type { Secret, War } from "../../state.ts";
import { tiles } from "../table.ts";
import { holder, player } from "./playing.ts";

export const holding = holder("shadow");
export const playing = player("shadow");

/** The same: these tiles are drawn, and then chance gives these values. */
export function hunting(
  card: CardName,
  face: FaceName,
  position: Position,
  names: readonly string[],
  ...chance: readonly number[]
): TestTable<War, Secret> {
  const t = holding(card, face, position);
  return t.draws(...tiles(t, ...names), ...chance).plays("shadow", `play:${card}:${face}`);
}

/** All Nations of the Shadow are At War. */
export const SHADOW_AT_WAR = { isengard: 0, sauron: 0, southrons: 0 } as const;
