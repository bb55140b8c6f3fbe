import { Spoken } from "@westmarch/boardkit";
import { useLater } from "@westmarch/boardkit/later";
import { cardStyles as css } from "@westmarch/campaign/faces";
import { memo } from "react";
import { CARD, type CardId, DECK, deckOf, SHADOW, storyDeck } from "../../ids.ts";
import { printed } from "../../printing.ts";
import type { GameSay } from "../keys.ts";
import { cardName, withinCharacter } from "../names.ts";
import type { SignName } from "../trays/icons.ts";
import { Sign } from "../trays/Sign.tsx";
import own from "./cards.module.css";
import { Provenance } from "./Provenance.tsx";
import { pictureOf } from "./pictures/urls.ts";
import { type Boxed, type CardWords, cardWordsIn } from "./words.ts";

/** About 96, 160 and 320 pixels wide; `--card` on something around it sets another width. */
export type CardSize = "small" | "middle" | "large";

export interface CardFaceProps {
  readonly card: CardId;
  readonly say: GameSay;
  /** What is played, for its data pack; null: with the built-in one. */
  readonly game?: Boxed;
  readonly size: CardSize;
  /** `combat`: what it does in a combat alone, as it lies there. */
  readonly part?: "both" | "combat";
}

const SEALS: Readonly<Record<CardWords["deck"], SignName>> = {
  event: "event",
  story_free_peoples: "free",
  story_shadow: "shadow",
  fate: "fate",
};

/** The kind of a card, in words: “Muster event”. */
export function kindName(say: GameSay, { deck, type, beside }: CardWords): string {
  if (beside !== null) return say("printed.fate", { character: withinCharacter(say, beside) });
  return say(deck === "event" ? "printed.event" : "printed.story", {
    type: say(`card.type.${type ?? "army"}`),
  });
}

/** About how much room words take: a Chinese or Japanese character as much as two letters. */
const roomFor = (words: string): number => words.length + (words.match(/[\u3040-\u9fff]/g)?.length ?? 0);
/** Words so few that they can be set larger, and a name with a word so long that it has to be set smaller. */
const FEW = 230;
const LONG = /[\p{Script=Latin}’]{10,}/u;

const Seal = ({ deck }: { readonly deck: CardWords["deck"] }) => (
  <span className={css.seal} data-pointed={deck !== "event" || undefined} aria-hidden="true">
    <Sign name={SEALS[deck]} size="62%" />
  </span>
);

/** What it does in a combat: the lower half. Story cards are never played there. */
const Combat = ({
  words,
  say,
  full,
}: {
  readonly words: CardWords;
  readonly say: GameSay;
  readonly full: boolean;
}) => {
  if (words.deck === "fate") return null;
  if (words.combat === null)
    return full ? null : (
      <span className={`${css.combat} ${own.none}`}>
        <span className={css.combatHead}>{say("printed.no-combat")}</span>
      </span>
    );
  return (
    <span className={css.combat}>
      <span className={css.combatHead}>
        <span className={css.blow}>
          <Sign name="character" size="0.9em" /> {words.combat.title}
        </span>
      </span>
      {full && (
        <span className={css.text}>
          <span>{words.combat.text}</span>
        </span>
      )}
    </span>
  );
};

const Whole = ({ card, say, size, words, game = null }: CardFaceProps & { readonly words: CardWords }) => {
  const full = size !== "small";
  return (
    <>
      <span className={css.head}>
        <Seal deck={words.deck} />
        <span className={css.title}>
          {cardName(say, card)}
          {size === "large" && <small className={own.kind}>{kindName(say, words)}</small>}
        </span>
        {words.type !== null && (
          <span className={css.symbol}>
            <Spoken as={size === "large" ? "" : kindName(say, words)}>
              <Sign name={words.type} />
            </Spoken>
          </span>
        )}
      </span>
      <span className={css.picture}>
        <img
          src={pictureOf(printed(game).designs[card] ?? "", words.deck, words.type)}
          alt=""
          draggable={false}
          loading="lazy"
        />
      </span>
      {full && (
        <span className={css.text}>
          {words.need !== null && <em>{words.need}</em>}
          <span>{words.text}</span>
        </span>
      )}
      <Combat words={words} say={say} full={full} />
      <span className={own.foot}>
        <Provenance from={words.from} say={say} worded={size === "large"} />
      </span>
    </>
  );
};

/** The lower half by itself, as it lies in a combat. */
const CombatOnly = ({ card, say, size, words }: CardFaceProps & { readonly words: CardWords }) => (
  <>
    <span className={css.head}>
      <Seal deck={words.deck} />
      <span className={own.whole}>{cardName(say, card)}</span>
    </span>
    <span className={css.blow}>{words.combat?.title}</span>
    {size !== "small" && (
      <span className={css.text}>
        <span>{words.combat?.text}</span>
      </span>
    )}
    <span className={own.foot}>
      <Provenance from={words.from} say={say} worded={size === "large"} />
    </span>
  </>
);

/** The face of an Event, a Story or a Fate card, with the mark of where it comes from. Blank until its words are here. */
export const CardFace = memo((props: CardFaceProps) => {
  const { card, say, size, part = "both", game = null } = props;
  const words = useLater(cardWordsIn(say.language, game))?.card(card);
  if (!words) return <span className={`${css.card} ${own.card}`} data-size={size} data-part={part} />;
  const { need, text, combat, deck } = words;
  const long = part === "combat" ? (combat?.text ?? "") : (need ?? "") + text + (combat?.text ?? "");
  return (
    <span
      className={`${css.card} ${own.card}`}
      data-size={size}
      data-part={part}
      data-deck={DECK.names[deckOf(card)]}
      data-side={deckOf(card) === storyDeck(SHADOW) ? "shadow" : "free"}
      data-double={deck !== "event" || undefined}
      data-few={roomFor(long) < FEW || undefined}
      data-long={LONG.test(cardName(say, card)) || undefined}
      data-card={CARD.names[card]}
    >
      <span className={css.frame}>
        {part === "combat" ? <CombatOnly {...props} words={words} /> : <Whole {...props} words={words} />}
      </span>
    </span>
  );
});
