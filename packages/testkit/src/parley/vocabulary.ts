/** The tools of this vocabulary (`words.ts`): chapters and frames, and choices by their verbs. */
import { book, type Choice, type Context, type FrameOf } from "@westmarch/kernel";
import type { Parley } from "./state.ts";
import type { Choices, Words } from "./words.ts";

export type C = Context<Parley>;
export type Chosen<Verb extends keyof Choices = keyof Choices> = Choice<Words, Verb>;
export type Round = FrameOf<Parley, "round">;

export const { chapter, enter } = book<Parley>();
