/** The tools of this vocabulary (`words.ts`): chapters and frames, and choices by their verbs. */
import { book, type Choice, type Context, type FrameOf } from "@westmarch/kernel";
import type { Confrontation } from "./state.ts";
import type { Choices, Words } from "./words.ts";

/** What a paragraph of this game is handed. */
export type C = Context<Confrontation>;
/** A choice by one of these verbs. */
export type Chosen<Verb extends keyof Choices = keyof Choices> = Choice<Words, Verb>;
export type Battle = FrameOf<Confrontation, "battle">;
export type Movement = FrameOf<Confrontation, "movement">;
export type Turn = FrameOf<Confrontation, "turn">;

export const { chapter, enter } = book<Confrontation>();
