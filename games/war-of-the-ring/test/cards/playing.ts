/** Tables for the tests of cards: the side holds the card and a die for it, and the enemy has a die left to act with. */
import type { TestTable } from "@westmarch/testkit";
import type { CardName } from "../../data/cards.ts";
import type { FaceName, FigureId } from "../../data/ids.ts";
import { type RegionName, region } from "../../data/regionnames.ts";
import type { Position } from "../../position.ts";
import { figuresIn } from "../../rules/figures.ts";
import type { Secret, War } from "../../state.ts";
import { at } from "../table.ts";

type SideName = "free-peoples" | "shadow";

/** A die that the enemy can act with, whatever else he has. */
const ENEMY: Readonly<Record<SideName, readonly [SideName, FaceName]>> = {
  "free-peoples": ["shadow", "army"],
  shadow: ["free-peoples", "muster"],
};

/** A side is about to act, with this card in hand and one die of this result. */
export const holder =
  (side: SideName) =>
  (card: CardName, face: FaceName, position: Position = {}): TestTable<War, Secret> => {
    const [enemy, die] = ENEMY[side];
    return at({
      ...position,
      acting: side,
      hands: { ...position.hands, [side]: [card, ...(position.hands?.[side] ?? [])] },
      dice: {
        [side]: [face, ...(position.dice?.[side] ?? [])],
        [enemy]: position.dice?.[enemy] ?? [die],
      },
    });
  };

/** The same, having played it. Values of chance come before what follows. */
export const player =
  (side: SideName) =>
  (
    card: CardName,
    face: FaceName,
    position: Position = {},
    ...chance: readonly number[]
  ): TestTable<War, Secret> =>
    holder(side)(card, face, position)
      .draws(...chance)
      .plays(side, `play:${card}:${face}`);

export const holding = holder("free-peoples");
export const playing = player("free-peoples");

/** How many figures of a kind stand somewhere. */
export const count = (t: TestTable<War, Secret>, where: RegionName, figure: FigureId): number =>
  figuresIn(t.state, region(where), figure);
