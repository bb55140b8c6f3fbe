/** The keys of the game's words, by name: one that the catalogues lack does not compile. */
import type {
  Besides as AnyBesides,
  ChronicleProps as AnyChronicleProps,
  BoardModule,
  BoardProps,
  Say,
} from "@westmarch/boardkit";
import type { KeyIn } from "@westmarch/campaign/labelling";
import type { War } from "../state.ts";

export type Key = KeyIn<
  | typeof import("../text/acting.en.json")
  | typeof import("../text/battle.en.json")
  | typeof import("../text/cards.en.json")
  | typeof import("../text/choices.en.json")
  | typeof import("../text/ending.en.json")
  | typeof import("../text/figures.en.json")
  | typeof import("../text/forecast.en.json")
  | typeof import("../text/glance.en.json")
  | typeof import("../text/guide.en.json")
  | typeof import("../text/land.en.json")
  | typeof import("../text/log.en.json")
  | typeof import("../text/names.en.json")
  | typeof import("../text/places.en.json")
  | typeof import("../text/recent.en.json")
  | typeof import("../text/refusals.en.json")
  | typeof import("../text/rules.en.json")
  | typeof import("../text/settings.en.json")
  | typeof import("../text/table.en.json")
  | typeof import("../text/titles.en.json")
>;
export type GameSay = Say<Key>;

/** What the boards of this game are given, and what they hand out. */
export type Props = BoardProps<War, Key>;
export type Module = BoardModule<War, Key>;
export type Besides = AnyBesides<War, Key>;
export type ChronicleProps = AnyChronicleProps<War, Key>;
