/** The keys of the game's words, by name: one that the catalogues lack does not compile. */
import type {
  Besides as AnyBesides,
  ChronicleProps as AnyChronicleProps,
  BoardModule,
  BoardProps,
  Say,
} from "@westmarch/boardkit";
import type { CardGame } from "../state.ts";
import type acting from "../text/acting.en.json";
import type builder from "../text/builder.en.json";
import type cards from "../text/cards.en.json";
import type choices from "../text/choices.en.json";
import type chronicle from "../text/chronicle.en.json";
import type decks from "../text/decks.en.json";
import type ending from "../text/ending.en.json";
import type figures from "../text/figures.en.json";
import type guide from "../text/guide.en.json";
import type log from "../text/log.en.json";
import type look from "../text/look.en.json";
import type plans from "../text/plans.en.json";
import type reading from "../text/reading.en.json";
import type refusals from "../text/refusals.en.json";
import type rulings from "../text/rulings.en.json";
import type settings from "../text/settings.en.json";
import type slips from "../text/slips.en.json";
import type staging from "../text/staging.en.json";
import type table from "../text/table.en.json";

/** The words of the page, by their keys. */
export type Catalogue = typeof acting &
  typeof builder &
  typeof cards &
  typeof choices &
  typeof chronicle &
  typeof decks &
  typeof ending &
  typeof figures &
  typeof guide &
  typeof log &
  typeof look &
  typeof plans &
  typeof reading &
  typeof refusals &
  typeof rulings &
  typeof settings &
  typeof slips &
  typeof staging &
  typeof table;

export type Key = keyof Catalogue;
export type GameSay = Say<Key>;
/** What is said on the cards themselves, wherever they lie. */
export type CardKey = keyof typeof cards;
export type CardSay = Say<CardKey>;

/** What the boards of this game are given, and what they hand out. */
export type Props = BoardProps<CardGame, Key>;
export type Module = BoardModule<CardGame, Key>;
export type Besides = AnyBesides<CardGame, Key>;
export type ChronicleProps = AnyChronicleProps<CardGame, Key>;
