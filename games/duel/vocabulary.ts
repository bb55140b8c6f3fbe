/** The tools of this vocabulary (`words.ts`): chapters and frames, and choices by their verbs. */
import { book, type Choice, type Context, type FrameOf } from "@westmarch/kernel";
import type { Duel } from "./state.ts";
import type { Choices, Words } from "./words.ts";

/** What a paragraph of this game is handed. */
export type C = Context<Duel>;
/** A choice by one of these verbs. */
export type Chosen<Verb extends keyof Choices = keyof Choices> = Choice<Words, Verb>;
export type Resolving = FrameOf<Duel, "effects">;

export const { chapter, enter } = book<Duel>();
