/** Chapter 6: drawing and playing cards; their texts. */
import type { Seat } from "@westmarch/kernel";
import type { CardId, CardName } from "../data/cards.ts";
import type { CharacterId, DeckId, FaceId, FigureId } from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";

export type CardEvents = {
  /** The card is its player's secret. */
  drew: { seat: Seat; deck: DeckId; card?: CardId };
  discarded: { seat: Seat; deck: DeckId; card?: CardId };
  /** `face` is `NONE` where no die pays for it. */
  played: { seat: Seat; card: CardId; face: FaceId };
  "on-table": { card: CardId };
  "off-table": { card: CardId };
  "card-rolled": { card: CardId; dice: readonly number[]; hits: number };
};

/** Event cards that aim at a region: the question is called by the card. */
export type AimingCard =
  | "the-eagles-are-coming"
  | "cruel-weather"
  | "the-spirit-of-mordor"
  | "faramirs-rangers"
  | "paths-of-the-woses"
  | "the-fighting-uruk-hai"
  | "corsairs-of-umbar"
  | "rage-of-the-dunlendings";

/** A question that speaks of nothing. */
type Plain<Offers extends string> = { offers: Offers; about: [] };

/**
 * Questions of the texts of Event cards, called by the card. One that is not said otherwise (`board/labels`, `board/book.ts`) is
 * asked by its card, in the words `prompt.QUESTION`.
 */
export type EventPrompts = { [C in AimingCard]: Plain<"to"> } & {
  "the-eagles-are-coming.refuge": Plain<"to">;
  "dead-men-of-dunharrow": Plain<"go" | "character">;
  "dead-men-of-dunharrow.to": Plain<"to">;
  "dead-men-of-dunharrow.recruits": Plain<"number">;
  "the-grey-company": Plain<"nation">;
  "there-is-another-way": Plain<"no" | "yes">;
  "gwaihir-the-windlord": Plain<"separate" | "journey">;
  "we-prove-the-swifter": Plain<"separate" | "journey">;
  "wisdom-of-elrond": Plain<"nation">;
  "help-unlooked-for": Plain<"attack">;

  "the-nazgul-strike": Plain<"hunt" | "done" | "card">;
  "lure-of-the-ring": { offers: "lose" | "number"; about: [character: CharacterId] };
  "the-breaking-of-the-fellowship": { offers: "character"; about: [left: number] };
  "the-lidless-eye": { offers: "done" | "face"; about: [left: number] };
  "dreadful-spells": Plain<"attack">;
  "the-ringwraiths-are-abroad.army": Plain<"done" | "march" | "fight">;
  "the-black-captain-commands": Plain<"figure" | "fly">;
  "the-black-captain-commands.army": Plain<"done" | "march" | "fight">;
  "hill-trolls": Plain<"to">;
  "rage-of-the-dunlendings.bring": { offers: "number"; about: [from: RegionId, figure: FigureId] };
  "denethors-folly": Plain<"lose">;
  stormcrow: Plain<"nation">;
  "stormcrow.where": Plain<"from">;
  "stormcrow.who": { offers: "lose"; about: [region: RegionId] };
};

export type CardPrompts = EventPrompts & {
  "hand-limit": Plain<"discard">;
  "gandalf-the-grey": { offers: "yes" | "no"; about: [deck: DeckId] };
  "the-palantir-of-orthanc": Plain<"deck">;
  "another-card": Plain<"done" | "card">;
  removal: { offers: "discard"; about: [card: CardId] };
};

/** The text of one Event card: `region`, `other` and `many` are its notes. */
type CardText = { seat: Seat; card: CardId; region?: RegionId; other?: number; many?: number };

export type CardChapters = { [C in CardName]: CardText } & {
  /** Draws one card from each of `decks`, in order, then discards down to the hand limit (6.2.3). */
  draw: { seat: Seat; decks: readonly DeckId[] };
  /** Plays an Event card from the hand (6.3): its text, then the discard pile or the table, then what reacts to it. */
  play: {
    seat: Seat;
    card: CardId;
    /** The result of the die that pays for it (Will of the West counts as Event), or `NONE` if it is played free. */
    face: FaceId;
    /** 5.12.3: The Palantír lay on the table before the card was played. */
    palantir?: number;
  };
  /** One more Event card with the Character symbol may be played from the hand at once, without a die (Ents Awake). */
  another: { seat: Seat };
  /** 6.4.3: a card of the other side is discarded from the table. The die is spent already. */
  removal: {
    seat: Seat;
    card: CardId;
    /** Its result, which decides what else it costs. */
    face: FaceId;
  };
};
