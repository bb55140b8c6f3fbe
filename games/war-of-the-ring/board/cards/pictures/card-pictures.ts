/** The picture of every Event card: a place, an hour of light, and what the card tells of. */

import type { Art } from "@westmarch/campaign/pictures";
import type { CardName } from "../../../data/cards.ts";
import { FREE_CHARACTER } from "./deck/freecharacter.ts";
import { FREE_STRATEGY } from "./deck/freestrategy.ts";
import { SHADOW_CHARACTER } from "./deck/shadowcharacter.ts";
import { SHADOW_STRATEGY } from "./deck/shadowstrategy.ts";

export const CARD_PICTURES: Readonly<Record<CardName, () => Art>> = {
  ...FREE_CHARACTER,
  ...FREE_STRATEGY,
  ...SHADOW_CHARACTER,
  ...SHADOW_STRATEGY,
};
