import type { CardId } from "../../data/ids.ts";
import { Door } from "./Window.tsx";

const WIDTH = 84;
const HEIGHT = 86;
const LINE = 2;
const BOX = { x: 3, y: 3, width: WIDTH - 6, height: HEIGHT - 6 } as const;

/** Of a card only its window, in the shape of its people's door: where there is no room for more. As wide as its place. */
export const Head = ({ card }: { readonly card: CardId }) => (
  <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" aria-hidden="true" focusable="false">
    <Door card={card} box={BOX} line={LINE} />
  </svg>
);
