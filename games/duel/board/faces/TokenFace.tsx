import { memo, type ReactNode } from "react";
import { RACES, type RaceId, raceOf, TOKENS, type TokenId } from "../../data/ids.ts";
import { Mark } from "../icons/Emblem.tsx";
import { RaceSign } from "../icons/marks.tsx";
import { GOLD, GOLD_DARK, INK, RACE_PAINT, STOCK } from "../icons/paint.ts";
import css from "./faces.module.css";
import { tokenPicture } from "./tokens.tsx";

const Medal = ({ race, children }: { readonly race: RaceId; readonly children: ReactNode }) => {
  const { field, sign } = RACE_PAINT[RACES[race]];
  return (
    <span className={css.token} aria-hidden="true">
      <svg viewBox="0 0 100 100" className={css.print} aria-hidden="true" focusable="false">
        <circle cx="50" cy="50" r="48.6" fill={GOLD} stroke={INK} strokeWidth="1.6" />
        <circle cx="50" cy="50" r="44" fill={field} stroke={GOLD_DARK} strokeWidth="1.2" />
        <circle cx="50" cy="50" r="41" fill="none" stroke={sign} strokeWidth=".8" opacity=".6" />
        {children}
      </svg>
    </span>
  );
};

/** An alliance token, face up: what it does, and its race at its head. */
export const TokenFace = memo(({ token }: { readonly token: TokenId }) => {
  const race = raceOf(token);
  return (
    <Medal race={race}>
      <circle cx="50" cy="54" r="34.5" fill={STOCK} stroke={INK} strokeWidth="1.1" />
      <circle cx="50" cy="54" r="32" fill="none" stroke="#c9b083" strokeWidth=".8" />
      <g transform="translate(50 57) scale(1.1)">{tokenPicture(TOKENS[token])}</g>
      <Mark name={`race:${RACES[race]}`} x={50} y={15} size={27} />
    </Medal>
  );
});

/** The back of the tokens of a race. */
export const TokenBack = memo(({ race }: { readonly race: RaceId }) => (
  <Medal race={race}>
    <g transform="translate(50 50) scale(2.3)">
      <RaceSign race={RACES[race]} fill={RACE_PAINT[RACES[race]].sign} />
    </g>
  </Medal>
));
