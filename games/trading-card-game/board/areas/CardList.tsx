import type { CardId } from "../../data/ids.ts";
import { CardFace } from "../cards/CardFace.tsx";
import type { GameSay } from "../keys.ts";
import { cardThing } from "../look/look.ts";
import { titleOf } from "../names.ts";
import css from "./sheet.module.css";
import { Thing } from "./Thing.tsx";

/** Cards side by side on a sheet. */
export const CardList = ({ say, cards }: { readonly say: GameSay; readonly cards: readonly CardId[] }) => (
  <ul className={css.cards} data-area="sheet">
    {cards.map((card, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
      <li key={`${card} ${i}`}>
        <Thing id={cardThing(card)} about={`card:${card}`} kind="card" label={titleOf(say, card)}>
          <CardFace card={card} size="table" say={say} />
        </Thing>
      </li>
    ))}
  </ul>
);
