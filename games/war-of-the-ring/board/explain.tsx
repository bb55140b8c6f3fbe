import type { Explanation } from "@westmarch/campaign/telling";
import type { ReactNode } from "react";
import { CARD } from "../data/cards.ts";
import {
  BOTH_SIDES,
  CHARACTER,
  characterOfFigure,
  DECK,
  DIE,
  FACE,
  type FaceId,
  FIGURE,
  type FigureId,
  NATION,
  NAZGUL,
  type NationId,
  NONE,
  nationOfFigure,
  PERSON,
  SAURON,
} from "../data/ids.ts";
import { REGION } from "../data/regionnames.ts";
import { NATION_OF } from "../data/regions.ts";
import { TILE } from "../data/tiles.ts";
import { CardBack } from "./cards/CardBack.tsx";
import { CardFace } from "./cards/CardFace.tsx";
import { CharacterCard } from "./cards/CharacterCard.tsx";
import { explanationOf } from "./cards/explaining/index.ts";
import { Tile, TileBack } from "./cards/Tile.tsx";
import css from "./explain.module.css";
import { ShieldPicture } from "./heraldry/Shield.tsx";
import type { Besides, GameSay } from "./keys.ts";
import { explainArmy } from "./pieces/Roster.tsx";
import { Die } from "./signs/Die.tsx";

/** A Nation's shield, beside what is said of it, of its figures or of its land. */
const shield = (nation: NationId): ReactNode => <ShieldPicture nation={nation} size={58} />;

/** The face as it lies on the dice that have it. */
const dice = (face: FaceId): ReactNode => (
  <span className={css.dice}>
    {BOTH_SIDES.filter((side) => DIE[side].includes(face)).map((side) => (
      <Die key={side} side={side} face={face} />
    ))}
  </span>
);

function figurePicture(figure: FigureId, say: GameSay): ReactNode {
  if (figure >= PERSON) return <CharacterCard character={characterOfFigure(figure)} say={say} />;
  return shield(figure === NAZGUL ? SAURON : nationOfFigure(figure));
}

/** The thing itself, where it is one that can be shown: a card lies above its words, small things beside them. */
function pictureOf(id: string, say: GameSay, players: number): ReactNode {
  if (id === "hunt") return <TileBack size={64} />;
  const [kind, which = ""] = id.split(":");
  const n = which === "" ? -1 : Number(which);
  if (kind === "card" && CARD.is(n)) return <CardFace card={n} say={say} size="large" players={players} />;
  if (kind === "character" && CHARACTER.is(n)) return <CharacterCard character={n} say={say} />;
  if (kind === "figure" && FIGURE.is(n)) return figurePicture(n, say);
  if (kind === "tile" && TILE.is(n)) return <Tile tile={n} size={84} />;
  if (kind === "face" && FACE.is(n)) return dice(n);
  if (kind === "nation" && NATION.is(n)) return shield(n);
  if (kind === "region" && REGION.is(n)) return NATION_OF[n] === NONE ? null : shield(NATION_OF[n]);
  return kind === "deck" && DECK.is(n) ? <CardBack deck={n} /> : null;
}

/** Whether it is a card, which lies above its words. */
const isTall = (id: string): boolean => {
  const [kind, which] = id.split(":");
  return kind === "card" || kind === "character" || (kind === "figure" && Number(which) >= PERSON);
};

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
export const explain: Besides["explain"] = (id, { say, view }) => {
  const army = explainArmy(id, { say, view });
  if (army) return army;
  const told = explanationOf(id, { say, view });
  const picture = told.title === "" ? null : pictureOf(id, say, view.players);
  return {
    title: told.title,
    rules: told.rules,
    body: (
      <div className={css.explained} data-tall={picture !== null && isTall(id)}>
        {picture !== null && <div className={css.picture}>{picture}</div>}
        <Words {...told} />
      </div>
    ),
  };
};
