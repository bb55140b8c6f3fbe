import { latePart } from "@westmarch/boardkit/later";
import { lateFaceBy } from "@westmarch/campaign/cards";
import type { CardId } from "../../data/cards.ts";
import type { Props } from "../keys.ts";
import { cardName } from "../names.ts";

const CardFace = latePart(async () => (await import("./CardFace.tsx")).CardFace);

/** A card as it lies on the table. */
export const LateFace = lateFaceBy<CardId, Props>(
  CardFace,
  ({ say }, card) => cardName(say, card),
  ({ props, ...of }) => <CardFace {...of} say={props.say} players={props.told.players} />,
);
