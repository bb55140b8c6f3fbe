import type { Layout } from "@westmarch/boardkit";
import { UNSEEN } from "@westmarch/boardkit";
import { NONE } from "../../../data/ids.ts";
import { CardBack } from "../../cards/CardBack.tsx";
import { CardFace } from "../../cards/CardFace.tsx";
import type { GameSay } from "../../keys.ts";
import { deckName } from "../../names.ts";
import css from "./battle.module.css";
import type { Camp } from "./telling.ts";
import { sideClass } from "./words.ts";

interface CombatCardProps {
  readonly camp: Camp;
  readonly say: GameSay;
  readonly layout: Layout;
}

/** The place of a Combat card: empty, face down, or turned. */
export const CombatCard = ({ camp, say, layout }: CombatCardProps) => {
  const { deck, card, cancelled } = camp.laid;
  const side = sideClass(camp.side);
  if (deck === NONE) return <div className={css.place} data-side={side} data-none />;
  const back = (
    <span className={css.back}>
      <CardBack deck={deck} />
    </span>
  );
  if (card === NONE)
    return (
      <div className={css.place} data-side={side} data-down>
        {back}
        <span style={UNSEEN}>{deckName(say, deck)}</span>
      </div>
    );
  return (
    <div className={css.place} data-side={side} data-explain={`card:${card}`} key={card}>
      <div className={css.turner}>
        <div className={css.face} data-dead={cancelled || undefined}>
          <CardFace card={card} say={say} size={layout === "low" ? "small" : "middle"} part="combat" />
        </div>
        {back}
      </div>
      {cancelled && <span className={css.ribbon}>{say("battle.cancelled")}</span>}
    </div>
  );
};
