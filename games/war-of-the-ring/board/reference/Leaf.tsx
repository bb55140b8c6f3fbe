import { Reference, useSought } from "@westmarch/campaign/reference";
import { useState } from "react";
import { ALL_CARDS } from "../../data/cards.ts";
import { ALL_CHARACTERS } from "../../data/ids.ts";
import { ALL_TILES } from "../../data/tiles.ts";
import type { Props } from "../keys.ts";
import { CardFilters, Cards } from "./Cards.tsx";
import { Characters } from "./Characters.tsx";
import { Nations } from "./Nations.tsx";
import css from "./reference.module.css";
import { EVERY_CARD, isWanted, isWantedCharacter, isWantedTile } from "./search.ts";
import { Tiles } from "./Tiles.tsx";

/** For the side drawer: everything of the game, to be searched, and what of it lies open. */
export const Leaf = (props: Props) => {
  const { say } = props;
  const { typed, type, sought } = useSought();
  const [filter, choose] = useState(EVERY_CARD);
  const cards = ALL_CARDS.filter((card) => isWanted(say, card, filter, sought));
  const characters = ALL_CHARACTERS.filter((character) => isWantedCharacter(say, character, sought));
  const tiles = ALL_TILES.filter((tile) => isWantedTile(say, tile, sought));
  const searching = sought !== "";
  const found = cards.length + characters.length + tiles.length;
  return (
    <Reference say={say} typed={typed} type={type}>
      {found === 0 && <p role="status">{say("ref.none")}</p>}
      <details className={css.chapter} open>
        <summary>{say("ref.cards", { count: cards.length })}</summary>
        <CardFilters say={say} filter={filter} choose={choose} />
        <Cards props={props} cards={cards} />
      </details>
      <details className={css.chapter} open={searching && characters.length > 0}>
        <summary>{say("ref.characters", { count: characters.length })}</summary>
        <Characters props={props} characters={characters} />
      </details>
      <details className={css.chapter} open={searching && tiles.length > 0 && cards.length === 0}>
        <summary>{say("ref.tiles", { count: tiles.length })}</summary>
        <Tiles props={props} tiles={tiles} />
      </details>
      <details className={css.chapter}>
        <summary>{say("ref.nations")}</summary>
        <Nations {...props} />
      </details>
    </Reference>
  );
};
