/** The keys of the game's words, by name: one that the catalogues lack does not compile. */
import type {
  Besides as AnyBesides,
  ChronicleProps as AnyChronicleProps,
  BoardModule,
  BoardProps,
  Say,
} from "@westmarch/boardkit";
import type { FiveArmies } from "../state.ts";
import type about from "../text/about.en.json";
import type acting from "../text/acting.en.json";
import type battle from "../text/battle.en.json";
import type box from "../text/box.en.json";
import type cards from "../text/cards.en.json";
import type choices from "../text/choices.en.json";
import type chronicle from "../text/chronicle.en.json";
import type ending from "../text/ending.en.json";
import type figures from "../text/figures.en.json";
import type forecast from "../text/forecast.en.json";
import type guide from "../text/guide.en.json";
import type land from "../text/land.en.json";
import type log from "../text/log.en.json";
import type names from "../text/names.en.json";
import type pack from "../text/pack.en.json";
import type pieces from "../text/pieces.en.json";
import type places from "../text/places.en.json";
import type printed from "../text/printed.en.json";
import type refusals from "../text/refusals.en.json";
import type rules from "../text/rules.en.json";
import type settings from "../text/settings.en.json";
import type stage from "../text/stage.en.json";
import type table from "../text/table.en.json";
import type terminal from "../text/terminal.en.json";

type Catalogue = typeof about &
  typeof acting &
  typeof battle &
  typeof box &
  typeof cards &
  typeof choices &
  typeof chronicle &
  typeof ending &
  typeof figures &
  typeof forecast &
  typeof guide &
  typeof land &
  typeof log &
  typeof names &
  typeof pack &
  typeof pieces &
  typeof places &
  typeof printed &
  typeof refusals &
  typeof rules &
  typeof settings &
  typeof stage &
  typeof table &
  typeof terminal;

export type Key = keyof Catalogue;
export type GameSay = Say<Key>;

/** What the boards of this game are given, and what they hand out. */
export type Props = BoardProps<FiveArmies, Key>;
export type Module = BoardModule<FiveArmies, Key>;
export type Besides = AnyBesides<FiveArmies, Key>;
export type ChronicleProps = AnyChronicleProps<FiveArmies, Key>;
