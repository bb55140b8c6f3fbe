import { later, useAgain, useLater } from "@westmarch/boardkit/later";
import { CARD, type CardId, printed } from "../../data/ids.ts";

/** Addresses of the pictures: a part of the page of its own, and each picture is fetched when its card is shown. */
const addresses = later(async () => (await import("./addresses.ts")).addresses);

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a low window keeps: of figures and things what is above, of places and the Ring the middle. */
const keeps = (card: CardId): string => {
  const { type } = printed(card);
  return type === "Site" || type === "The One Ring" ? "xMidYMid slice" : "xMidYMin slice";
};

/** A card's vignette in a window: of one that is too low the foot is lost, of one that is too narrow the sides. */
export const Picture = ({ card, box }: { readonly card: CardId; readonly box: Box }) => {
  const address = useLater(addresses)?.(CARD.names[card]);
  const [tries, again] = useAgain();
  if (address === undefined) return null;
  return <image key={tries} href={address} {...box} preserveAspectRatio={keeps(card)} onError={again} />;
};
