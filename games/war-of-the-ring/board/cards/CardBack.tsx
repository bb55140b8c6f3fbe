import { DECKS, type DeckId, GONDOR, SHADOW, sideOfDeck } from "../../data/ids.ts";
import { NationEmblem } from "../heraldry/Emblem.tsx";
import { Sign } from "../signs/Sign.tsx";
import css from "./back.module.css";

/** The back of a deck's cards: a round seal for Characters, a pointed one for Strategy; the tree, or the Eye. */
export const CardBack = ({ deck }: { readonly deck: DeckId }) => {
  const strategy = (deck & 1) === 1;
  const shadow = sideOfDeck(deck) === SHADOW;
  return (
    <span className={css.back} data-deck={DECKS[deck]} aria-hidden="true">
      <svg viewBox="0 0 86 152" aria-hidden="true" focusable="false">
        <rect x="4.5" y="4.5" width="77" height="143" rx="3.5" className={css.line} />
        {strategy && (
          <rect x="7.5" y="7.5" width="71" height="137" rx="2" className={css.line} opacity=".6" />
        )}
        {strategy ? (
          <path d="M25 40H61V66C61 76 50 81 43 84C36 81 25 76 25 66Z" className={css.ring} />
        ) : (
          <circle cx="43" cy="62" r="21" className={css.ring} />
        )}
        <g className={css.sign}>
          <Sign name={strategy ? "muster" : "character"} x={30} y={strategy ? 47 : 49} size={26} />
        </g>
        {shadow ? (
          <g transform="translate(43 104)">
            <path d="M-10 0Q0 -9.5 10 0Q0 9.5 -10 0Z" className={css.eye} />
            <path d="M0 -4.2Q2.2 0 0 4.2Q-2.2 0 0 -4.2Z" fill="#1b1210" />
          </g>
        ) : (
          <g className={css.sign} transform="translate(43 104)">
            <NationEmblem nation={GONDOR} size={22} />
          </g>
        )}
      </svg>
    </span>
  );
};
