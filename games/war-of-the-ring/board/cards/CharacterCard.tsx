import { UNSEEN } from "@westmarch/boardkit";
import { BONUS_DICE, FLIES, LEADERSHIP, LEVEL } from "../../data/characters.ts";
import { CHARACTERS, type CharacterId, FREE, GOLLUM, sideOfCharacter } from "../../data/ids.ts";
import type { GameSay } from "../keys.ts";
import { characterName } from "../names.ts";
import css from "./character.module.css";
import { abilitiesOf } from "./characters.ts";
import { portraitOf } from "./pictures/urls.ts";

const HEATER = "M-13 -17H13V-2C13 8 6 13 0 16C-6 13 -13 8 -13 -2Z";
const HORNED = "M-13 -19L-7 -14H7L13 -19V1C13 8 6 13 0 17C-6 13 -13 8 -13 1Z";

/** A number on a shield, the same in every language: rounded for the Free Peoples, horned for the Shadow. */
const Shield = ({
  shadow,
  number,
  words,
}: {
  readonly shadow: boolean;
  readonly number: string;
  readonly words: string;
}) => (
  <span className={css.count}>
    <svg viewBox="-15 -20 30 38" className={css.shield} aria-hidden="true" focusable="false">
      <path d={shadow ? HORNED : HEATER} />
      <text y="4.5">{number}</text>
    </svg>
    <span>{words}</span>
    <span style={UNSEEN}>{number}</span>
  </span>
);

export interface CharacterCardProps {
  readonly character: CharacterId;
  readonly say: GameSay;
}

/** A Companion, a Minion or Gollum: who he is, what he can do, and his numbers. As wide as its room. */
export const CharacterCard = ({ character, say }: CharacterCardProps) => {
  const shadow = sideOfCharacter(character) !== FREE;
  const level = LEVEL[character];
  return (
    <span className={css.card} data-side={shadow ? "shadow" : "free"}>
      <span className={css.frame}>
        <span className={css.portrait}>
          <img src={portraitOf(character)} alt="" draggable={false} loading="lazy" />
        </span>
        <span className={css.words}>
          <span className={css.name}>{characterName(say, character)}</span>
          <span className={css.title}>{say(`title.${CHARACTERS[character]}`)}</span>
          {abilitiesOf(character).map(([name, about]) => (
            <span key={about} className={css.ability}>
              <b>{say(name)}</b> {say(about)}
            </span>
          ))}
          {character !== GOLLUM && (
            <span className={css.counts}>
              <Shield
                shadow={shadow}
                number={level === FLIES ? "∞" : `${level}`}
                words={say(level === FLIES ? "printed.flies" : "printed.level")}
              />
              <Shield shadow={shadow} number={`${LEADERSHIP[character]}`} words={say("printed.leads")} />
              {BONUS_DICE[character] > 0 && (
                <Shield shadow={shadow} number={`+${BONUS_DICE[character]}`} words={say("printed.die")} />
              )}
            </span>
          )}
        </span>
      </span>
    </span>
  );
};
