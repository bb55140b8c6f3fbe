/** The tools of this vocabulary (`words.ts`): chapters and frames, their locals, and choices by their verbs. */
import { book, type Choice, type Context, type FrameOf } from "@westmarch/kernel";
import type { CardName } from "./data/cards.ts";
import type { War } from "./state.ts";
import type { Choices } from "./words/choices.ts";
import type { Chapters, Words } from "./words.ts";

/** What a paragraph of this game is handed. */
export type C = Context<War>;
/** A choice by one of these verbs. */
export type Chosen<Verb extends keyof Choices = keyof Choices> = Choice<Words, Verb>;
/** The frame of a chapter, with all its locals. */
export type In<Chapter extends keyof Chapters> = FrameOf<War, Chapter>;

/** The text of an Event card, by whatever name. */
export type CardText = In<CardName>;

/** Writes a chapter, and the frame that enters one. */
export const { chapter, enter } = book<War>();
