import { Spoken } from "@westmarch/boardkit";
import { CardFrame, type CardSize, cardStyles as css } from "@westmarch/campaign/faces";
import { memo, type ReactNode } from "react";
import { CARDS, CARDS_OF_DECK, type CardId, ICONS, type SeatIcon } from "../../data/cards.ts";
import { DECKS, SHADOW, sideOfDeck } from "../../data/ids.ts";
import { SEATS_OF_SIDES } from "../../seats.ts";
import type { GameSay } from "../keys.ts";
import { cardName, combatName } from "../names.ts";
import { Sign } from "../signs/Sign.tsx";
import own from "./cards.module.css";
import { pictureOf } from "./pictures/urls.ts";
import { SeatSign } from "./SeatSign.tsx";
import { combatWords, eventWords } from "./words.ts";

export interface CardFaceProps {
  readonly card: CardId;
  readonly say: GameSay;
  readonly size: CardSize;
  /** `combat`: the lower half alone, as it lies in a battle. */
  readonly part?: "both" | "combat";
  /** With three or four it bears the sign of the seat that may play it. */
  readonly players?: number;
}

const SEAT_NAMES = {
  gondor: "seat.gondor",
  rohan: "seat.rohan",
  "witch-king": "seat.witch-king",
  saruman: "seat.saruman",
} as const satisfies Readonly<Record<SeatIcon, string>>;

/** The deck's seal: round for Characters, pointed for Strategy. */
export const Seal = ({ deck }: { readonly deck: number }) => (
  <span className={css.seal} data-pointed={deck & 1 || undefined} aria-hidden="true">
    <Sign name={deck & 1 ? "muster" : "character"} size="62%" />
  </span>
);

/** What happens when, in numbers: a circle for each. */
const Initiative = ({ numbers, say }: { readonly numbers: readonly number[]; readonly say: GameSay }) => (
  <span className={own.initiative}>
    <Spoken as={say("printed.initiative", { number: numbers.join(" · ") })}>
      {numbers.map((number) => (
        <span key={number}>{number}</span>
      ))}
    </Spoken>
  </span>
);

/** Words so few that they can be set larger. */
const FEW = 300;

const Frame = ({
  card,
  say,
  size,
  part = "both",
  children,
}: Omit<CardFaceProps, "players"> & { readonly children: ReactNode }) => {
  const { effect, condition, discard } = eventWords(say, card);
  const combat = combatWords(say, card);
  const blow = (combat.condition ?? "") + combat.effect;
  const words = part === "combat" ? blow : blow + (condition ?? "") + effect + (discard ?? "");
  return (
    <CardFrame
      className={own.card}
      size={size}
      part={part}
      deck={DECKS[CARDS[card].deck]}
      shadow={sideOfDeck(CARDS[card].deck) === SHADOW}
      double={(CARDS[card].deck & 1) !== 0}
      title={cardName(say, card)}
      words={words}
      few={FEW}
    >
      {children}
    </CardFrame>
  );
};

/** The lower half by itself. */
const CombatFace = ({ card, say, size }: CardFaceProps) => {
  const { deck, initiative } = CARDS[card];
  const { condition, effect } = combatWords(say, card);
  return (
    <Frame card={card} say={say} size={size} part="combat">
      <span className={css.head}>
        <Seal deck={deck} />
        <span className={css.from}>{cardName(say, card)}</span>
        <Initiative numbers={initiative} say={say} />
      </span>
      <span className={css.blow}>{combatName(say, card)}</span>
      {size !== "small" && (
        <span className={css.text}>
          {condition !== null && <em>{condition}</em>}
          <span>{effect}</span>
        </span>
      )}
    </Frame>
  );
};

const Foot = ({ card, say, players = 2 }: Pick<CardFaceProps, "card" | "say" | "players">) => {
  const { deck, number, seat } = CARDS[card];
  const team = (SEATS_OF_SIDES[players]?.[sideOfDeck(deck)]?.length ?? 1) > 1;
  return (
    <span className={css.foot}>
      <span className={own.deck}>{say(`printed.deck.${DECKS[deck]}`)}</span>
      {seat !== null && team && (
        <span className={own.seat}>
          <SeatSign seat={seat} /> {say(SEAT_NAMES[seat])}
        </span>
      )}
      <span>{`${number}/${CARDS_OF_DECK}`}</span>
    </span>
  );
};

/** The face of an Event card: the tale above, the blow below. */
export const CardFace = memo((props: CardFaceProps) => {
  const { card, say, size, part = "both" } = props;
  if (part === "combat") return <CombatFace {...props} />;
  const { deck, icon, initiative, table } = CARDS[card];
  const words = eventWords(say, card);
  const combat = combatWords(say, card);
  const full = size !== "small";
  return (
    <Frame card={card} say={say} size={size}>
      <span className={css.head}>
        <Seal deck={deck} />
        <span className={css.title}>{cardName(say, card)}</span>
        <span className={css.symbol}>
          <Spoken as={say("printed.symbol", { symbol: say(`face.${ICONS[icon]}`) })}>
            <Sign name={ICONS[icon]} />
          </Spoken>
        </span>
      </span>
      <span className={css.picture}>
        <img src={pictureOf(card)} alt="" draggable={false} loading="lazy" />
      </span>
      {full && (
        <span className={css.text}>
          {table && <span className={css.stays}>{say("printed.table")}</span>}
          {words.condition !== null && <em>{words.condition}</em>}
          <span>{words.effect}</span>
          {words.discard !== null && <span className={css.discard}>{words.discard}</span>}
        </span>
      )}
      <span className={css.combat}>
        <span className={css.combatHead}>
          <span className={css.blow}>{combatName(say, card)}</span>
          <Initiative numbers={initiative} say={say} />
        </span>
        {full && (
          <span className={css.text}>
            {combat.condition !== null && <em>{combat.condition}</em>}
            <span>{combat.effect}</span>
          </span>
        )}
      </span>
      {full && <Foot {...props} />}
    </Frame>
  );
});
