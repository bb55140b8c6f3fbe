import { Spoken } from "@westmarch/boardkit";
import { useLater } from "@westmarch/boardkit/later";
import { CardFrame, type CardSize, cardStyles as css } from "@westmarch/campaign/faces";
import { memo } from "react";
import { CARD, type CardId, DECK, deckOf, EVENT_DECK, SHADOW, storyDeck } from "../../ids.ts";
import { printed } from "../../printing.ts";
import type { GameSay } from "../keys.ts";
import { withinCharacter } from "../names.ts";
import type { CardWords } from "../packWords.ts";
import { PRINTED_WORDS } from "../printedWords.ts";
import type { SignName } from "../signs/icons.ts";
import { Sign } from "../signs/Sign.tsx";
import own from "./cards.module.css";
import { Provenance } from "./Provenance.tsx";
import { pictureOf } from "./pictures/urls.ts";
import { type Boxed, bySource, type Kind, kindOf, OUR_OWN, partsOfCard } from "./words.ts";

export interface CardFaceProps {
  readonly card: CardId;
  readonly say: GameSay;
  /** What is played, for its data pack; absent: with the built-in one. */
  readonly game?: Boxed;
  readonly size: CardSize;
  /** `combat`: what it does in a combat alone, as it lies there. */
  readonly part?: "both" | "combat";
}

const SEALS: Readonly<Record<Kind["deck"], SignName>> = {
  event: "event",
  story_free_peoples: "free",
  story_shadow: "shadow",
  fate: "fate",
};

/** The kind of a card, in words: “Muster event”. */
export function kindName(say: GameSay, { deck, type, beside }: Kind): string {
  if (beside !== null) return say("printed.fate", { character: withinCharacter(say, beside) });
  return say(deck === "event" ? "printed.event" : "printed.story", {
    type: say(`card.type.${type ?? "army"}`),
  });
}

/** Words so few that they can be set larger. */
const FEW = 230;

const Seal = ({ deck }: { readonly deck: Kind["deck"] }) => (
  <span className={css.seal} data-pointed={deck !== "event" || undefined} aria-hidden="true">
    <Sign name={SEALS[deck]} size="62%" />
  </span>
);

/** What every part of a face is given. */
interface Printed extends Pick<CardFaceProps, "card" | "say" | "size"> {
  readonly kind: Kind;
  readonly words: CardWords;
}

/** What it does in a combat: the lower half. Story cards are never played there. */
const Combat = ({ kind, words, say, size }: Printed) => {
  if (kind.deck === "fate") return null;
  if (words.combat === null)
    return size === "small" ? (
      <span className={`${css.combat} ${own.none}`}>
        <span className={css.combatHead}>{say("printed.no-combat")}</span>
      </span>
    ) : null;
  return (
    <span className={css.combat}>
      <span className={css.combatHead}>
        <span className={css.blow}>
          <Sign name="character" size="0.9em" /> {words.combat.title}
        </span>
      </span>
      {size !== "small" && (
        <span className={css.text}>
          <span>{words.combat.text}</span>
        </span>
      )}
    </span>
  );
};

const Foot = ({ card, say, size, words }: Printed) => (
  <span className={own.foot}>
    <Provenance from={bySource(words.from, partsOfCard(card))} say={say} worded={size === "large"} />
  </span>
);

const Whole = ({ game, ...face }: Printed & { readonly game: Boxed }) => {
  const { card, say, size, kind, words } = face;
  return (
    <>
      <span className={css.head}>
        <Seal deck={kind.deck} />
        <span className={css.title}>
          {words.title}
          {size === "large" && <small className={own.kind}>{kindName(say, kind)}</small>}
        </span>
        {kind.type !== null && (
          <span className={css.symbol}>
            <Spoken as={size === "large" ? "" : kindName(say, kind)}>
              <Sign name={kind.type} />
            </Spoken>
          </span>
        )}
      </span>
      <span className={css.picture}>
        <img
          src={pictureOf(printed(game).designs[card], kind.deck, kind.type)}
          alt=""
          draggable={false}
          loading="lazy"
        />
      </span>
      {size !== "small" && (
        <span className={css.text}>
          {words.needs !== "" && <em>{words.needs}</em>}
          <span>{words.command}</span>
        </span>
      )}
      <Combat {...face} />
      <Foot {...face} />
    </>
  );
};

/** The lower half by itself, as it lies in a combat. */
const CombatOnly = (face: Printed) => (
  <>
    <span className={css.head}>
      <Seal deck={face.kind.deck} />
      <span className={own.whole}>{face.words.title}</span>
    </span>
    <span className={css.blow}>{face.words.combat?.title}</span>
    {face.size !== "small" && (
      <span className={css.text}>
        <span>{face.words.combat?.text}</span>
      </span>
    )}
    <Foot {...face} />
  </>
);

/** The face of an Event, a Story or a Fate card, with the mark of where it comes from. Blank until its words are here. */
export const CardFace = memo(({ card, say, size, part = "both", game = OUR_OWN }: CardFaceProps) => {
  const words = useLater(PRINTED_WORDS[say.language])?.(game).card(card);
  if (!words) return <span className={`${css.card} ${own.card}`} data-size={size} data-part={part} />;
  const { title, needs, command, combat } = words;
  const long = (part === "combat" ? "" : needs + command) + (combat?.text ?? "");
  const face: Printed = { card, say, size, words, kind: kindOf(card, game) };
  return (
    <CardFrame
      className={own.card}
      size={size}
      part={part}
      deck={DECK.names[deckOf(card)]}
      shadow={deckOf(card) === storyDeck(SHADOW)}
      double={deckOf(card) !== EVENT_DECK}
      title={title}
      words={long}
      few={FEW}
      name={CARD.names[card]}
    >
      {part === "combat" ? <CombatOnly {...face} /> : <Whole {...face} game={game} />}
    </CardFrame>
  );
});
