import { CARDS } from "../../../data/cards.ts";
import { DECKS, NONE } from "../../../data/ids.ts";
import type { GameSay } from "../../keys.ts";
import { cardName, combatName, deckName } from "../../names.ts";
import css from "./battle.module.css";
import type { Camp } from "./telling.ts";
import { sideClass } from "./words.ts";

interface CombatCardProps {
  readonly camp: Camp;
  readonly say: GameSay;
}

/** The place of a Combat card: empty, face down, or turned. */
export const CombatCard = ({ camp, say }: CombatCardProps) => {
  const { deck, card, cancelled } = camp.laid;
  if (deck === NONE) return <div className={css.place} data-side={sideClass(camp.side)} data-none />;
  if (card === NONE)
    return (
      <div className={css.place} data-side={sideClass(camp.side)} data-down>
        <span className={css.back} data-deck={DECKS[deck]} />
        <span className={css.unseen}>{deckName(say, deck)}</span>
      </div>
    );
  return (
    <div className={css.place} data-side={sideClass(camp.side)} data-explain={`card:${card}`} key={card}>
      <div className={css.turner}>
        <div className={css.face} data-dead={cancelled || undefined}>
          <p className={css.from}>
            <i>{cardName(say, card)}</i> <b>{CARDS[card].initiative.join(" · ")}</b>
          </p>
          <h4>{combatName(say, card)}</h4>
          <p className={css.effect}>{say(`combat.${CARDS[card].combat}.effect`)}</p>
        </div>
        <span className={css.back} data-deck={DECKS[deck]} />
      </div>
      {cancelled && <span className={css.ribbon}>{say("battle.cancelled")}</span>}
    </div>
  );
};
