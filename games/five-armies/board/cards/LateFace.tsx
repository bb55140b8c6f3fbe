import { latePart } from "@westmarch/boardkit/later";
import { BlankCard } from "@westmarch/campaign/cards";
import type { CardSize } from "@westmarch/campaign/faces";
import type { CardId } from "../../ids.ts";
import type { Props } from "../keys.ts";

const CardFace = latePart(async () => (await import("./CardFace.tsx")).CardFace);

/** A card as it lies on the table: blank until its face and its words are here. */
export const LateFace = ({
  card,
  props,
  size = "small",
}: {
  readonly card: CardId;
  readonly props: Props;
  readonly size?: CardSize;
}) =>
  props.whole ? (
    <CardFace card={card} say={props.say} size={size} game={props.view} waiting={<BlankCard />} />
  ) : (
    <BlankCard />
  );
