/** All cards of the four decks, with the words that stand on them. */
import { Filters, Toggle } from "@westmarch/boardkit/filters";
import { type FiltersProps, OneOf } from "@westmarch/campaign/reference";
import { useState } from "react";
import { CARD, DECK } from "../../ids.ts";
import { CARD_TYPES } from "../../language/names.ts";
import { idOf } from "../explaining.ts";
import type { GameSay, Props } from "../keys.ts";
import { cardName, deckName } from "../names.ts";
import { placeOfCard } from "../telling/card-facts.ts";
import { Row } from "./Row.tsx";
import css from "./reference.module.css";
import { EVERY_CARD, type Filter, isWantedCard, type Sought } from "./search.ts";

/** Which deck, which type, and whether anything is known of the printed card. */
const CardFilters = ({ say, filter, choose }: FiltersProps<GameSay, Filter>) => (
  <Filters className={css.filters}>
    <OneOf
      legend={say("ref.deck")}
      all={DECK.all}
      wanted={filter.deck}
      want={(deck) => choose({ ...filter, deck })}
      name={(deck) => deckName(say, deck)}
    />
    <OneOf
      legend={say("ref.type")}
      all={CARD_TYPES}
      wanted={filter.type}
      want={(type) => choose({ ...filter, type })}
      name={(type) => say(`card.type.${type}`)}
    />
    <fieldset>
      <legend>{say("ref.source")}</legend>
      <Toggle on={filter.known} flip={() => choose({ ...filter, known: !filter.known })}>
        {say("ref.known")}
      </Toggle>
    </fieldset>
  </Filters>
);

/** Where a card is, if it lies open or the reader holds it. */
function whereabouts({ say, view }: Props, card: (typeof CARD.all)[number]): string | null {
  const place = placeOfCard(view, card);
  return place === "unseen" ? null : say(`ref.in.${place}`);
}

export function Cards({ props, asked }: { readonly props: Props; readonly asked: Sought }) {
  const [filter, choose] = useState(EVERY_CARD);
  const { say } = props;
  const cards = CARD.all.filter((card) => isWantedCard(asked, card, filter));
  return (
    <>
      <CardFilters say={say} filter={filter} choose={choose} />
      <p role="status" className={css.legend}>
        {say("ref.count", { count: cards.length })}
      </p>
      <ul className={css.rows}>
        {cards.map((card) => {
          const own = asked.words?.card(card);
          return (
            <Row
              key={card}
              props={props}
              id={idOf("card", card)}
              name={cardName(say, card)}
              where={whereabouts(props, card)}
              from={own?.from ?? null}
            >
              {own && <span className={css.text}>{own.command}</span>}
              {own?.combat && (
                <span className={css.text}>
                  <i>{own.combat.title}</i> – {own.combat.text}
                </span>
              )}
            </Row>
          );
        })}
      </ul>
    </>
  );
}
