/** The tools of this vocabulary (`words.ts`): chapters and frames, their locals, and choices by their verbs. */
import { book, type Choice, type Context, type FrameOf } from "@westmarch/kernel";
import type { FiveArmies } from "./state.ts";
import type { Chapters, Choices, Words } from "./words.ts";

/** What a paragraph of this game is handed. */
export type C = Context<FiveArmies>;
/** A choice by one of these verbs. */
export type Chosen<Verb extends keyof Choices = keyof Choices> = Choice<Words, Verb>;
/** The frame of a chapter, with all its locals. */
export type In<Chapter extends keyof Chapters> = FrameOf<FiveArmies, Chapter>;

/** Writes a chapter, and the frame that enters one. */
export const { chapter, enter } = book<FiveArmies>();
