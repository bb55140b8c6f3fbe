import { parts as styles } from "@westmarch/campaign/trays";
import { deckOf, sideOfCard } from "../../data/cards.ts";
import type { Acting } from "../acting/acting.ts";
import { LateFace } from "../cards/LateFace.tsx";
import type { Props } from "../keys.ts";
import { cardName } from "../names.ts";
import { Back } from "./Backs.tsx";
import { cardsOnTable } from "./counts.ts";
import { Thing } from "./Thing.tsx";

export interface OnTableProps {
  readonly props: Props;
  readonly acting: Acting;
  /** By name only, in a column that has no room for cards. */
  readonly named: boolean;
}

/** The cards on the table, each of which can be read, and some of them removed. */
export const OnTable = ({ props, acting, named }: OnTableProps) => {
  const { say, told } = props;
  return (
    <ul className={named ? styles.names : styles.cards}>
      {cardsOnTable(told).map((card) => (
        <li key={card}>
          <Thing
            props={props}
            acting={acting}
            thing={`card:${card}`}
            spoken={cardName(say, card)}
            className={named ? styles.name : undefined}
          >
            {named ? (
              <>
                <Back side={sideOfCard(card)} kind={deckOf(card) & 1} small />
                <span>{cardName(say, card)}</span>
              </>
            ) : (
              <LateFace card={card} props={props} />
            )}
          </Thing>
        </li>
      ))}
    </ul>
  );
};
