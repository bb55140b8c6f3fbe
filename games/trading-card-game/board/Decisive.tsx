import type { CardId } from "../data/ids.ts";
import { Picture } from "./cards/Picture.tsx";
import { deciding } from "./deciding.ts";
import type { Besides } from "./keys.ts";

/** The size of a vignette as it is drawn. */
const BOX = { x: 0, y: 0, width: 300, height: 230 };

/** The picture of a card without its frame. Its words are those of the line beside it. */
const Vignette = ({ card }: { readonly card: CardId }) => (
  <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} width="120" aria-hidden="true">
    <Picture card={card} box={BOX} />
  </svg>
);

/** What decided the game, with the picture of the card that did it. */
export const decisive: Besides["decisive"] = (log) => {
  const found = deciding(log);
  if (!found) return null;
  const { event, card } = found;
  return { event, picture: card === null ? null : <Vignette card={card} /> };
};
