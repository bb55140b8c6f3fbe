import type { ReactNode } from "react";
import type { SeatIcon } from "../../data/cards.ts";
import { GONDOR, ISENGARD, ROHAN, WITCH_KING } from "../../data/ids.ts";
import { CharacterEmblem, NationEmblem } from "../heraldry/Emblem.tsx";

const EMBLEMS: Readonly<Record<SeatIcon, ReactNode>> = {
  gondor: <NationEmblem nation={GONDOR} size={20} />,
  rohan: <NationEmblem nation={ROHAN} size={20} />,
  "witch-king": <CharacterEmblem character={WITCH_KING} size={20} />,
  saruman: <NationEmblem nation={ISENGARD} size={20} />,
};

/** The sign of a seat, in the colour of the words around it. */
export const SeatSign = ({ seat }: { readonly seat: SeatIcon }) => (
  <svg viewBox="-10 -10 20 20" width="1.15em" height="1.15em" aria-hidden="true" focusable="false">
    {EMBLEMS[seat]}
  </svg>
);
