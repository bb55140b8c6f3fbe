import { referenceStyles as common, Item } from "@westmarch/campaign/reference";
import type { CharacterId } from "../../data/ids.ts";
import { whereCharacter } from "../cards/explaining/people.ts";
import { portraitOf } from "../cards/pictures/urls.ts";
import type { Props } from "../keys.ts";
import { characterName } from "../names.ts";
import css from "./reference.module.css";

export const Characters = ({
  props,
  characters,
}: {
  readonly props: Props;
  readonly characters: readonly CharacterId[];
}) => (
  <ul className={css.rows}>
    {characters.map((character) => (
      <li key={character}>
        <Item className={css.item} row explain={() => props.explain(`character:${character}`)}>
          <img className={css.portrait} src={portraitOf(character)} alt="" loading="lazy" draggable={false} />
          <span>
            <span className={common.name}>{characterName(props.say, character)}</span>
            <span className={css.place}>{whereCharacter(props, character)}</span>
          </span>
        </Item>
      </li>
    ))}
  </ul>
);
