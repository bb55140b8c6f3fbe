/** The keys of the draft's words, by name: one that the catalogues lack does not compile. */
import type { Besides as AnyBesides, BoardModule, BoardProps, Say } from "@westmarch/boardkit";
import type { CardKey } from "@westmarch/trading-card-game/board/keys";
import type { Draft } from "../state.ts";
import type words from "../text/en.json";

export type Key = keyof typeof words | CardKey;
export type DraftSay = Say<Key>;

/** What the boards of this game are given, and what they hand out. */
export type Props = BoardProps<Draft, Key>;
export type Module = BoardModule<Draft, Key>;
export type Besides = AnyBesides<Draft, Key>;
