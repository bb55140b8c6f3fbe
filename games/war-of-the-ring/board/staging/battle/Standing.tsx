import { type CharacterId, FREE, type Side } from "../../../data/ids.ts";
import { CharacterEmblem } from "../../heraldry/Emblem.tsx";
import css from "./figures.module.css";

const FREE_ARCH = "M-10.5 14V-7C-10.5-14-5-17 0-20C5-17 10.5-14 10.5-7V14Z";
const SHADOW_CROWN = "M-10.5 14V-13L-7-11L-4.5-17.5L0-13.5L4.5-17.5L7-11L10.5-13V14Z";

/** A Companion as an arched leaf on a wooden foot, a Minion as a crowned one. */
export const Standing = ({ character, side }: { readonly character: CharacterId; readonly side: Side }) => {
  const d = side === FREE ? FREE_ARCH : SHADOW_CROWN;
  return (
    <svg
      viewBox="-17 -23 34 44"
      className={css.standing}
      data-side={side === FREE ? "free" : "shadow"}
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} className={css.leafEdge} />
      <path d={d} className={css.leaf} />
      <g className={css.emblem} transform="translate(0 -1)">
        <CharacterEmblem character={character} size={17} />
      </g>
      <path d="M-13 13H13L14.5 18.5Q0 20.5-14.5 18.5Z" className={css.wood} />
    </svg>
  );
};
