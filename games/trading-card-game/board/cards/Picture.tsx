import { later, useLater } from "@westmarch/boardkit/later";
import { CARD, type CardId } from "../../data/ids.ts";

/** Addresses of the pictures: a part of the page of its own, and each picture is fetched when its card is shown. */
const addresses = later(async () => (await import("./addresses.ts")).addresses);

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A card's vignette in a window, standing on its foot; of one that is too narrow the sides are lost first. */
export const Picture = ({ card, box }: { readonly card: CardId; readonly box: Box }) => {
  const address = useLater(addresses)?.(CARD.names[card]);
  return address === undefined ? null : (
    <image href={address} {...box} preserveAspectRatio="xMidYMax slice" />
  );
};
