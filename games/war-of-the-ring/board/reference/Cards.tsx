import { Spoken } from "@westmarch/boardkit";
import { Filters, Toggle } from "@westmarch/boardkit/filters";
import { listed } from "@westmarch/boardkit/writing";
import { type FiltersProps, Item, OneOf } from "@westmarch/campaign/reference";
import { type CardId, ICON, ICONS } from "../../data/cards.ts";
import { ALL_DECKS, DECKS } from "../../data/ids.ts";
import { CardFace } from "../cards/CardFace.tsx";
import { placeOfCard } from "../cards/explaining/cardboard.ts";
import type { GameSay, Props } from "../keys.ts";
import { cardName } from "../names.ts";
import { Sign } from "../signs/Sign.tsx";
import css from "./reference.module.css";
import type { Filter } from "./search.ts";

/** Which deck, which symbol, and whether it stays on the table. */
export const CardFilters = ({ say, filter, choose }: FiltersProps<GameSay, Filter>) => (
  <Filters className={css.filters}>
    <OneOf
      legend={say("ref.deck")}
      all={ALL_DECKS}
      wanted={filter.deck}
      want={(deck) => choose({ ...filter, deck })}
      name={(deck) => say(`printed.deck.${DECKS[deck]}`)}
    />
    <OneOf
      legend={say("ref.symbol")}
      all={ICON.all}
      wanted={filter.icon}
      want={(icon) => choose({ ...filter, icon })}
      name={(icon) => (
        <>
          <Sign name={ICONS[icon]} /> {say(`face.${ICONS[icon]}`)}
        </>
      )}
    >
      <Toggle on={filter.table} flip={() => choose({ ...filter, table: !filter.table })}>
        {say("ref.table")}
      </Toggle>
    </OneOf>
  </Filters>
);

/** Where a card is, if it lies open or the reader holds it. */
function whereabouts({ say, view }: Props, card: CardId): string | null {
  const place = placeOfCard(view, card);
  return place === "open" ? null : say(`ref.card.${place}`);
}

export const Cards = ({ props, cards }: { readonly props: Props; readonly cards: readonly CardId[] }) => (
  <ul className={css.cards}>
    {cards.map((card) => {
      const where = whereabouts(props, card);
      const name = cardName(props.say, card);
      return (
        <li key={card}>
          <Item className={css.item} explain={() => props.explain(`card:${card}`)}>
            <Spoken as={where === null ? name : listed(props.say, [name, where], "parts")}>
              <span className={css.face} data-spent={placeOfCard(props.view, card) === "spent" || undefined}>
                <CardFace card={card} say={props.say} size="small" />
              </span>
              <span className={css.place}>{where}</span>
            </Spoken>
          </Item>
        </li>
      );
    })}
  </ul>
);
