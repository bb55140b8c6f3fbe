import { useLater } from "@westmarch/boardkit/later";
import { type CardId, type ManeuverId, unitOfCard } from "../../../ids.ts";
import type { CombatText } from "../../../language/tree.ts";
import { combatOf, maneuverOf } from "../../../rules/said.ts";
import type { FiveArmies } from "../../../state.ts";
import { ShieldPicture } from "../../heraldry/Shield.tsx";
import type { GameSay } from "../../keys.ts";
import { combatName, maneuverName, unitName } from "../../names.ts";
import { READINGS } from "../../readings.ts";
import css from "./face.module.css";

/** A card as it lies in a combat: a maneuver, or an Event card. */
export type Card = readonly ["maneuver", ManeuverId] | readonly ["event", CardId];

const textOf = (view: FiveArmies, card: Card): CombatText =>
  card[0] === "event" ? combatOf(view, card[1]) : maneuverOf(view, card[1]);

export interface CombatFaceProps {
  readonly card: Card;
  readonly side: "free" | "shadow";
  readonly say: GameSay;
  readonly view: FiveArmies;
  /** What has come of it, at its foot; left out in the hand. */
  readonly foot?: { readonly black: number; readonly words: string } | undefined;
}

const BlackDice = ({ count }: { readonly count: number }) => (
  <span className={css.dice} aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
      <svg key={i} viewBox="0 0 20 20" className={css.die} aria-hidden="true" focusable="false">
        <rect x="1" y="1" width="18" height="18" rx="4" />
        <circle cx="6.5" cy="6.5" r="1.9" />
        <circle cx="13.5" cy="13.5" r="1.9" />
      </svg>
    ))}
  </span>
);

/** What a maneuver or an Event card says of this round, and the black dice that bring it about. */
export const CombatFace = ({ card, side, say, view, foot }: CombatFaceProps) => {
  const reading = useLater(READINGS[say.language]);
  const unit = card[0] === "maneuver" ? unitOfCard(card[1]) : null;
  const name = card[0] === "event" ? combatName(say, card[1]) : maneuverName(say, card[1]);
  const kind =
    unit !== null
      ? unitName(say, unit)
      : say(card[0] === "event" ? "combat.card.event" : "combat.card.maneuver");
  return (
    <article className={css.card} data-side={side}>
      <header className={css.head}>
        {unit !== null && <ShieldPicture unit={unit} size="100%" />}
        <p>
          <span className={css.kind}>{kind}</span>
          <strong className={css.name}>{name}</strong>
        </p>
      </header>
      <p className={css.text}>{reading?.combat(textOf(view, card))}</p>
      {foot && (
        <footer className={css.foot}>
          <BlackDice count={foot.black} />
          <em>{foot.words}</em>
        </footer>
      )}
    </article>
  );
};

/** The back of a card that lies face down: two blades crossed. */
export const CombatBack = ({ side }: { readonly side: "free" | "shadow" }) => (
  <svg viewBox="0 0 100 114" className={css.back} data-side={side} aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="98" height="112" rx="5" className={css.cloth} />
    <rect x="6" y="6" width="88" height="102" rx="3" className={css.seam} />
    {[1, -1].map((way) => (
      <path
        key={way}
        transform={`translate(50 57) scale(${way} 1)`}
        d="M-24-28L16 17M8 21L20 9M18 19L25 27"
        className={css.blade}
      />
    ))}
  </svg>
);
