import { useLater } from "@westmarch/boardkit/later";
import { cardStyles as css } from "@westmarch/campaign/faces";
import { CHARACTER, type CharacterId, SHADOW, sideOfCharacter } from "../../ids.ts";
import { printed } from "../../printing.ts";
import { StandeePicture } from "../heraldry/Standee.tsx";
import type { GameSay } from "../keys.ts";
import { characterName } from "../names.ts";
import type { PrintedText } from "../packWords.ts";
import { PRINTED_WORDS } from "../printedWords.ts";
import own from "./cards.module.css";
import { Provenance } from "./Provenance.tsx";
import { portraitOf } from "./pictures/urls.ts";
import { type Boxed, bySource, OUR_OWN, PARTS_OF_CHARACTER } from "./words.ts";

const Told = ({ title, text }: PrintedText) => (
  <span className={own.ability}>
    <b>{title}</b> {text}
  </span>
);

export interface CharacterCardProps {
  readonly character: CharacterId;
  readonly say: GameSay;
  /** What is played, for its data pack; absent: with the built-in one. */
  readonly game?: Boxed;
}

/** The figures of a character that are not nought. */
function Figures({ character, say, game }: Required<CharacterCardProps>) {
  const { leadership, movement, readyAt } = printed(game);
  const figures = [
    ["printed.leadership", leadership[character] ?? 0],
    ["printed.movement", movement[character] ?? 0],
    ["printed.ready", Math.max(0, readyAt[character] ?? 0)],
  ] as const;
  return figures.map(([key, figure]) =>
    figure > 0 ? (
      <span key={key} className={own.figure}>
        {say(key)} <b>{figure}</b>
      </span>
    ) : null,
  );
}

/** A character: who he is, his figures, how he comes, what holds where he is, and what he can be called to do. */
export const CharacterCard = ({ character, say, game = OUR_OWN }: CharacterCardProps) => {
  const words = useLater(PRINTED_WORDS[say.language])?.(game).character(character);
  const shadow = sideOfCharacter(character) === SHADOW;
  return (
    <span
      className={`${css.card} ${own.card} ${own.who}`}
      data-size="large"
      data-side={shadow ? "shadow" : "free"}
      data-of={shadow ? "shadow" : "free"}
      data-card={CHARACTER.names[character]}
    >
      <span className={css.frame}>
        <span className={css.head}>
          <span className={own.sigil}>
            <StandeePicture character={character} size="3.25rem" />
          </span>
          <span className={own.whose}>
            <small>{say(words?.general ? "printed.general" : "printed.character")}</small>
            <b>{characterName(say, character)}</b>
          </span>
        </span>
        <span className={css.picture}>
          <img src={portraitOf(character)} alt="" draggable={false} loading="lazy" />
        </span>
        <span className={css.text}>
          {words && words.enters !== "" && (
            <Told
              title={say("printed.enters")}
              text={[words.enters, words.brings].filter((line) => line !== "").join(" ")}
            />
          )}
          {words?.abilities.map((ability) => (
            <Told key={ability.title} {...ability} />
          ))}
        </span>
        {words?.general && (
          <span className={`${css.combat} ${own.general}`}>
            <span className={css.combatHead}>
              <span className={css.blow}>{words.general.title}</span>
            </span>
            <span className={css.text}>
              <span>{words.general.text}</span>
            </span>
          </span>
        )}
        <span className={own.foot}>
          <Figures character={character} say={say} game={game} />
          {words && <Provenance from={bySource(words.from, PARTS_OF_CHARACTER)} say={say} worded />}
        </span>
      </span>
    </span>
  );
};
