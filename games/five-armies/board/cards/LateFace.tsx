import { latePart } from "@westmarch/boardkit/later";
import { BlankCard } from "@westmarch/campaign/cards";
import type { CardId } from "../../ids.ts";
import type { Props } from "../keys.ts";

const CardFace = latePart(async () => (await import("./CardFace.tsx")).CardFace);

/** A card as it lies on the table: blank until its face and its words are here. */
export const LateFace = ({ card, props }: { readonly card: CardId; readonly props: Props }) =>
  props.whole ? (
    <CardFace card={card} say={props.say} size="small" game={props.view} waiting={<BlankCard />} />
  ) : (
    <BlankCard />
  );
