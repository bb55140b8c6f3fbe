import { latePart } from "@westmarch/boardkit/later";
import { lateFaceBy } from "@westmarch/campaign/cards";
import type { CardId } from "../../ids.ts";
import type { Props } from "../keys.ts";

const CardFace = latePart(async () => (await import("./CardFace.tsx")).CardFace);

/** A card as it lies on the table. */
export const LateFace = lateFaceBy<CardId, Props>(({ props, ...of }) => (
  <CardFace {...of} say={props.say} game={props.view} />
));
