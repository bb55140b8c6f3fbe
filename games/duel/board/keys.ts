/** The keys of the game's words, by name: one that the catalogues lack does not compile. */
import type { Besides as AnyBesides, BoardModule, BoardProps, Say } from "@westmarch/boardkit";
import type { Duel } from "../state.ts";
import type en from "../text/en.json";

export type Key = keyof typeof en;
export type GameSay = Say<Key>;

/** What the boards of this game are given, and what they hand out. */
export type Props = BoardProps<Duel, Key>;
export type Module = BoardModule<Duel, Key>;
export type Besides = AnyBesides<Duel, Key>;
