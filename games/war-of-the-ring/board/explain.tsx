import type { ReactNode } from "react";
import { CARD } from "../data/cards.ts";
import { CHARACTER, characterOfFigure, DECK, FIGURE, PERSON } from "../data/ids.ts";
import { TILE } from "../data/tiles.ts";
import { CardBack } from "./cards/CardBack.tsx";
import { CardFace } from "./cards/CardFace.tsx";
import { CharacterCard } from "./cards/CharacterCard.tsx";
import { explanationOf } from "./cards/explaining/index.ts";
import type { Explanation } from "./cards/explaining/told.ts";
import { Tile } from "./cards/Tile.tsx";
import css from "./explain.module.css";
import type { GameSay, Module } from "./keys.ts";

/** The thing itself, where it is one that is printed: a card lies above its words, small things beside them. */
function pictureOf(id: string, say: GameSay, players: number): ReactNode {
  const [kind, which = ""] = id.split(":");
  const n = which === "" ? -1 : Number(which);
  if (kind === "card" && CARD.is(n)) return <CardFace card={n} say={say} size="large" players={players} />;
  if (kind === "character" && CHARACTER.is(n)) return <CharacterCard character={n} say={say} />;
  if (kind === "figure" && FIGURE.is(n) && n >= PERSON)
    return <CharacterCard character={characterOfFigure(n)} say={say} />;
  if (kind === "tile" && TILE.is(n)) return <Tile tile={n} size={84} />;
  return kind === "deck" && DECK.is(n) ? <CardBack deck={n} /> : null;
}

const Words = ({ words, lists = [] }: Explanation): ReactNode => (
  <div className={css.words}>
    {words.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    {lists.map(({ heading, items }) => (
      <div key={heading}>
        <p>{heading}</p>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);

/** Anything on the table in words: `region:12`, `card:40`, `face:2`, `hunt` … */
export const explain: Module["explain"] = (id, { say, view }) => {
  const told = explanationOf(id, { say, view });
  const picture = told.title === "" ? null : pictureOf(id, say, view.players);
  return {
    title: told.title,
    rules: told.rules,
    body: (
      <div className={css.explained} data-kind={id.split(":")[0]}>
        {picture !== null && <div className={css.picture}>{picture}</div>}
        <Words {...told} />
      </div>
    ),
  };
};
