import { useLater } from "@westmarch/boardkit/later";
import { type CardSize, cardStyles as css } from "@westmarch/campaign/faces";
import { FREE, type ManeuverId, MIGHTY_BLOW, SHADOW, sideOfUnit, THORIN, unitOfCard } from "../../ids.ts";
import { ShieldPicture } from "../heraldry/Shield.tsx";
import { StandeePicture } from "../heraldry/Standee.tsx";
import type { GameSay } from "../keys.ts";
import { unitName } from "../names.ts";
import { PRINTED_WORDS } from "../printedWords.ts";
import { Sign } from "../signs/Sign.tsx";
import own from "./cards.module.css";
import { Provenance } from "./Provenance.tsx";
import { type Boxed, bySource, OUR_OWN, partsOfManeuver } from "./words.ts";

/** Two dice of a combat that belong to a unit card: black ones. */
const Black = () => (
  <svg className={own.black} viewBox="0 0 36 16" aria-hidden="true" focusable="false">
    {[0, 19].map((x) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <rect x="1" y="1" width="14" height="14" rx="3" />
        <circle cx="5" cy="5" r="1.5" />
        <circle cx="11" cy="11" r="1.5" />
      </g>
    ))}
  </svg>
);

const sideOf = (maneuver: ManeuverId): "free" | "shadow" | undefined => {
  const unit = unitOfCard(maneuver);
  if (unit !== null) return sideOfUnit(unit) === FREE ? "free" : "shadow";
  if (maneuver === MIGHTY_BLOW) return "free";
  return undefined;
};

const Sigil = ({ maneuver }: { readonly maneuver: ManeuverId }) => {
  const unit = unitOfCard(maneuver);
  if (unit !== null) return <ShieldPicture unit={unit} size="2.75rem" />;
  if (maneuver === MIGHTY_BLOW) return <StandeePicture character={THORIN} size="2.75rem" />;
  return <Sign name="army" size="2rem" />;
};

export interface ManeuverCardProps {
  readonly maneuver: ManeuverId;
  readonly say: GameSay;
  /** What is played, for its data pack; absent: with the built-in one. */
  readonly game?: Boxed;
  readonly size: CardSize;
}

/** A unit's card, Regroup, or a special maneuver, as it is laid in a combat (11.3). */
export const ManeuverCard = ({ maneuver, say, size, game = OUR_OWN }: ManeuverCardProps) => {
  const words = useLater(PRINTED_WORDS[say.language])?.(game).maneuver(maneuver);
  const unit = unitOfCard(maneuver);
  return (
    <span
      className={`${css.card} ${own.card} ${own.maneuver}`}
      data-size={size}
      data-part="combat"
      data-side={sideOf(maneuver) === "shadow" ? "shadow" : "free"}
      data-of={sideOf(maneuver) ?? (unit === null ? "both" : SHADOW)}
    >
      <span className={css.frame}>
        <span className={css.head}>
          <span className={own.sigil}>
            <Sigil maneuver={maneuver} />
          </span>
          <span className={own.whose}>
            <small>{unit === null ? say("printed.maneuver") : unitName(say, unit)}</small>
            <b>{words?.title}</b>
          </span>
        </span>
        {size !== "small" && (
          <span className={css.text}>
            <span>{words?.text}</span>
          </span>
        )}
        <span className={`${own.foot} ${own.ruled}`}>
          {unit !== null && (
            <span className={own.bites}>
              <Black /> {size !== "small" && say("printed.black")}
            </span>
          )}
          {words && (
            <Provenance
              from={bySource(words.from, partsOfManeuver(maneuver))}
              say={say}
              worded={size === "large"}
            />
          )}
        </span>
      </span>
    </span>
  );
};
