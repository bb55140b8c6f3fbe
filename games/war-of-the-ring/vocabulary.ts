/** What the War of the Ring speaks of, by parts of the rulebook. */
import { book, type Choice, type Context, type FrameOf } from "@westmarch/kernel";
import type { CardName } from "./data/cards.ts";
import type { War } from "./state.ts";
import type { ArmyChapters, ArmyEvents, ArmyPrompts } from "./vocabulary/armies.ts";
import type { BattleChapters, BattleEvents, BattlePrompts } from "./vocabulary/battle.ts";
import type { CardChapters, CardEvents, CardPrompts } from "./vocabulary/cards.ts";
import type { CharacterChapters, CharacterEvents, CharacterPrompts } from "./vocabulary/characters.ts";
import type { Choices } from "./vocabulary/choices.ts";
import type { FellowshipChapters, FellowshipEvents, FellowshipPrompts } from "./vocabulary/fellowship.ts";
import type { Reasons } from "./vocabulary/reasons.ts";
import type { TurnChapters, TurnEvents, TurnPrompts } from "./vocabulary/turn.ts";

type Events = TurnEvents & FellowshipEvents & CharacterEvents & ArmyEvents & BattleEvents & CardEvents;
type Prompts = TurnPrompts & FellowshipPrompts & CharacterPrompts & ArmyPrompts & BattlePrompts & CardPrompts;
type Chapters = TurnChapters &
  FellowshipChapters &
  CharacterChapters &
  ArmyChapters &
  BattleChapters &
  CardChapters;

export interface Words {
  readonly events: Events;
  readonly choices: Choices;
  readonly prompts: Prompts;
  readonly chapters: Chapters;
  readonly reasons: Reasons;
}

export type C = Context<War>;
/** A choice by one of these verbs. */
export type Chosen<Verb extends keyof Choices = keyof Choices> = Choice<Words, Verb>;
/** The frame of a chapter, with all its locals. */
export type In<Chapter extends keyof Chapters> = FrameOf<War, Chapter>;

/** The text of an Event card, by whatever name. */
export type CardText = In<CardName>;

export const { chapter, enter } = book<War>();
