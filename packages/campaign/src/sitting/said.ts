import type { Option, Seat } from "@westmarch/kernel";
import { useEffect, useLayoutEffect } from "react";

/** The fight that is going on, as far as answers ahead need to know it. */
export interface FightNow {
  readonly from: number;
  readonly round: number;
}

/** An answer to a question that is still to come. */
export interface Ahead {
  readonly prompt: string;
  readonly option: Option;
}

interface Said {
  readonly seat: Seat;
  readonly fight: FightNow;
  readonly answers: readonly Ahead[];
}

interface Asked {
  readonly seat: Seat;
  readonly prompt: string;
  readonly options: readonly Option[];
}

/** How an answer ahead meets the question that comes: it is given, or what was said ahead is forgotten. */
export interface Met {
  readonly give: Option | null;
  readonly left: Said | null;
}

/** Whether a fight is still the one in which something was said: the same round or the next. */
const goesOn = (before: FightNow, now: FightNow | null): boolean =>
  now !== null && now.from === before.from && now.round - before.round >= 0 && now.round - before.round <= 1;

/** What comes of what was said ahead when its player is asked. What was left out by the rules is passed over. Pure. */
export function met(said: Said, fight: FightNow | null, { seat, prompt, options }: Asked): Met {
  if (seat !== said.seat) return { give: null, left: said };
  const at = goesOn(said.fight, fight) ? said.answers.findIndex((answer) => answer.prompt === prompt) : -1;
  const answer = said.answers[at];
  const offered = answer && options.some((option) => option.join() === answer.option.join());
  if (!answer || !offered) return { give: null, left: null };
  const answers = said.answers.slice(at + 1);
  return { give: answer.option, left: answers.length > 0 ? { ...said, answers } : null };
}

/** What the player at this page has said ahead: a page shows one table. */
let said: Said | null = null;

/** Keeps answers to questions that come later in the fight, when others have acted. The first question without one ends it. */
export function sayAhead(seat: Seat, fight: FightNow, answers: readonly Ahead[]): void {
  said = { seat, fight, answers };
}

/** What a board knows of a fight, and does. */
export interface Fighting<G> {
  readonly view: G;
  readonly act: (options: readonly Option[]) => void;
}

/** Losses after which a fight goes on. */
interface Going {
  readonly props: Fighting<{ readonly battle: FightNow | null }>;
  readonly ask: Asked;
  readonly losses: { readonly usual: readonly Option[] };
  /** What is asked once these choices are made; nothing where others act first. */
  readonly asked: (options: readonly Option[]) => string | undefined;
}

/**
 * Takes the usual losses and fights on: as one gesture, where nobody else has to act in between. `answers`: those with which it
 * goes on, in the order of their questions. Null where nothing will be asked.
 */
export function loseAndGoOn(
  { props, ask, losses: { usual }, asked }: Going,
  answers: readonly Ahead[],
): (() => void) | null {
  const { battle } = props.view;
  if (!battle || answers.length === 0) return null;
  return () => {
    const prompt = asked(usual);
    const at = answers.findIndex((answer) => answer.prompt === prompt);
    const next = answers[at];
    const later = answers.slice(at + 1);
    if (later.length > 0) sayAhead(ask.seat, battle, later);
    props.act(next ? [...usual, next.option] : usual);
  };
}

/** Cards that may be laid now, or with which another round can be fought. */
export interface CardOffer<Card> {
  readonly cards: readonly Card[];
  /** Another round is fought with what is chosen. */
  readonly on: boolean;
  /** Answers with a card; null: with none. */
  readonly give: (card: Card | null) => void;
}

/** What a game offers of cards. */
interface Offering<Ask, Card, Round> {
  /** The question for a card. */
  readonly prompt: string;
  readonly now: (ask: Ask) => Round | null;
  /** The round that follows, where it is asked whether there is to be one. */
  readonly next: (ask: Ask) => Round | null;
  readonly cardsOf: (round: Round) => readonly Card[];
  readonly option: (card: Card | null) => Option;
  /** Fights on. */
  readonly goOn: (ask: Ask) => Option;
}

/** The cards that a player may lay now, or with which he can fight another round; null where none is asked for. */
export function cardOffer<Ask extends Asked, Card, Round>(
  { view, ask, act }: Fighting<{ readonly battle: FightNow | null }> & { readonly ask: Ask | null },
  { prompt, now, next, cardsOf, option, goOn }: Offering<Ask, Card, Round>,
): (CardOffer<Card> & { readonly round: Round }) | null {
  const { battle } = view;
  if (!ask || !battle) return null;
  const here = now(ask);
  if (here) return { round: here, cards: cardsOf(here), on: false, give: (card) => act([option(card)]) };
  const there = next(ask);
  const give = (card: Card | null): void => {
    sayAhead(ask.seat, battle, [{ prompt, option: option(card) }]);
    act([goOn(ask)]);
  };
  return there && { round: there, cards: cardsOf(there), on: true, give };
}

interface Board {
  readonly ask: Asked | null;
  readonly act: (options: readonly Option[]) => void;
}

/** Gives the answers that were said ahead, each as soon as its question comes. */
export function useSaidAhead({ ask, act }: Board, fight: FightNow | null): void {
  // Before the browser paints: a question that is answered is not seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is met once
  useLayoutEffect(() => {
    if (!ask || !said) return;
    const { give, left } = met(said, fight, ask);
    said = left;
    if (give) act([give]);
  }, [ask]);
  useEffect(
    () => () => {
      said = null;
    },
    [],
  );
}
