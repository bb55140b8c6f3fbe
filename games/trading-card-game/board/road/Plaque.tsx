import { CARDS } from "../../data/cards.ts";
import type { CardId } from "../../data/ids.ts";
import { Twilight } from "../cards/seals.tsx";
import type { GameSay } from "../keys.ts";
import { titleOf } from "../names.ts";
import { Milestone } from "./Milestone.tsx";
import css from "./plaque.module.css";

/** A site on the road: its number, its name, and what moving there adds to the pool. */
export const Plaque = ({ card, say }: { readonly card: CardId; readonly say: GameSay }) => {
  const { siteNumber = 0, shadowNumber = 0 } = CARDS[card];
  return (
    <span className={css.plaque}>
      <Milestone number={siteNumber} />
      <b>{titleOf(say, card)}</b>
      <svg className={css.twilight} viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
        <Twilight x={0} y={0} radius={10.8} number={shadowNumber} words="" />
      </svg>
    </span>
  );
};
