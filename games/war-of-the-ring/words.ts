/** What the War of the Ring speaks of, by parts of the rulebook, as types alone: the state itself is written in them. */
import type { ArmyChapters, ArmyEvents, ArmyPrompts } from "./words/armies.ts";
import type { BattleChapters, BattleEvents, BattlePrompts } from "./words/battle.ts";
import type { CardChapters, CardEvents, CardPrompts } from "./words/card-play.ts";
import type { CharacterChapters, CharacterEvents, CharacterPrompts } from "./words/characters.ts";
import type { Choices } from "./words/choices.ts";
import type { FellowshipChapters, FellowshipEvents, FellowshipPrompts } from "./words/fellowship.ts";
import type { Reasons } from "./words/reasons.ts";
import type { TurnChapters, TurnEvents, TurnPrompts } from "./words/turn.ts";

type Events = TurnEvents & FellowshipEvents & CharacterEvents & ArmyEvents & BattleEvents & CardEvents;
type Prompts = TurnPrompts & FellowshipPrompts & CharacterPrompts & ArmyPrompts & BattlePrompts & CardPrompts;
/** The locals of each chapter. */
export type Chapters = TurnChapters &
  FellowshipChapters &
  CharacterChapters &
  ArmyChapters &
  BattleChapters &
  CardChapters;

/** Events, choices, prompts, chapters and reasons of this game. */
export interface Words {
  readonly events: Events;
  readonly choices: Choices;
  readonly prompts: Prompts;
  readonly chapters: Chapters;
  readonly reasons: Reasons;
}
