/** How chapters of the trading card game are written, in its words. */
import { book, type Choice, type Context, type FrameOf } from "@westmarch/kernel";
import type { CardGame } from "./state.ts";
import type { Words } from "./words.ts";

export type C = Context<CardGame>;
type Verbs = keyof Words["choices"];
/** A choice by one of these verbs. */
export type Chosen<Verb extends Verbs = Verbs> = Choice<Words, Verb>;
export type TextFrame = FrameOf<CardGame, "text">;

export const { chapter, enter } = book<CardGame>();
