/** The picture of every Event card. */
import type { CardName } from "../../../data/cards.ts";
import { FREE_CHARACTER } from "./deck/freecharacter.ts";
import { HOURS } from "./hours.ts";
import type { Art } from "./marks.ts";
import { vale } from "./places.ts";

const DRAWN: Partial<Record<CardName, () => Art>> = { ...FREE_CHARACTER };

export const cardPicture = (name: CardName): Art =>
  DRAWN[name]?.() ?? vale(HOURS.dusk, { seed: name, sun: [120, 30, 14] });
