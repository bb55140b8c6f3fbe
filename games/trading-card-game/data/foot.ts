/** What stands at the foot of a card: `1R34` is the rare card 34 of set 1. */
import type { CardData } from "./card.ts";

/** Rare, uncommon, common, or premium: not in boosters (2.6). */
export type Rarity = "R" | "U" | "C" | "P";

export interface Foot {
  readonly set: number;
  readonly rarity: Rarity;
  readonly number: number;
}

const FOOT = /^(?<set>[1-9]\d*)(?<rarity>[RUCP])(?<number>[1-9]\d*)$/;
const RARITIES: readonly Rarity[] = ["R", "U", "C", "P"];

/** The foot of a card. Throws `RangeError` for any other text. */
export function footOf({ id }: Pick<CardData, "id">): Foot {
  const parts = FOOT.exec(id)?.groups;
  const rarity = RARITIES.find((letter) => letter === parts?.rarity);
  if (!parts || !rarity) throw new RangeError(`${id} is not a set, a rarity and a number, such as 1R34`);
  return { set: Number(parts.set), rarity, number: Number(parts.number) };
}

export const rarityOf = (card: Pick<CardData, "id">): Rarity => footOf(card).rarity;
