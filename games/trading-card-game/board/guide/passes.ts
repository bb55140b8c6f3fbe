/** Lessons are written without their many passes: a seat that is asked and has nothing written for it passes. */
import type { Lesson } from "@westmarch/boardkit/lesson";
import { type Ask, Engine, type Seat, sameOption } from "@westmarch/kernel";
import { tradingCardGame } from "../../index.ts";

const { notation } = tradingCardGame;
const PASS = "pass";
/** Nothing in these lessons is left to chance. */
const fixed = (): number => {
  throw new RangeError("nothing is prepared that could be drawn");
};

const wordsOf = (choices: string): string[] => choices.split(/\s+/).filter(Boolean);
/** What is asked of everybody around whatever happens (17.2). */
const isAnswer = ({ prompt }: Ask): boolean => prompt === "about-to" || prompt === "after";
const isOffered = ({ options }: Ask, word: string): boolean =>
  options.some((option) => sameOption(option, notation.option(word)));

/** A lesson at rehearsal: both sides play what is written, and every choice is noted. */
function rehearsal({ position, seat, replies, steps }: Lesson) {
  const engine = new Engine(tradingCardGame);
  const g = notation.read(position);
  const own = steps.flatMap(([, , choice = ""]) => wordsOf(choice));
  const others = wordsOf(replies);
  const play = (by: Seat, word: string): string => {
    engine.play(g, by, notation.option(word), fixed);
    return word;
  };
  const other = 1 - seat;
  const noted: string[] = [];
  /** What the other side is asked; a pass that is written ends a phase of its own. */
  const reply = (): void => {
    for (let ask = engine.askOf(g, other); ask; ask = engine.askOf(g, other)) {
      const [next] = others;
      const isWritten =
        next !== undefined && isOffered(ask, next) && (next !== PASS || ask.prompt === "phase");
      if (isWritten) others.shift();
      noted.push(play(other, isWritten ? next : PASS));
    }
  };
  /** The passes of the learner up to the next choice that is written. */
  const passes = (): string[] => {
    const made: string[] = [];
    for (let ask = engine.askOf(g, seat); ask && isAnswer(ask); ask = engine.askOf(g, seat)) {
      const [next] = own;
      if (next !== undefined && next !== PASS && isOffered(ask, next)) break;
      made.push(play(seat, PASS));
      reply();
    }
    return made;
  };
  const choose = (word: string): string[] => {
    own.shift();
    play(seat, word);
    reply();
    return [word, ...passes()];
  };
  reply();
  return { choose, noted };
}

/**
 * The lesson with every pass that the rules ask for.
 *
 * @throws IllegalChoice where what is written, or a pass in place of it, is not allowed
 */
export function withPasses<Key extends string>(lesson: Lesson<Key>): Lesson<Key> {
  const { choose, noted } = rehearsal(lesson);
  const steps = lesson.steps.map(
    ([say, point, choice = ""]) => [say, point, wordsOf(choice).flatMap(choose).join(" ")] as const,
  );
  return { ...lesson, steps, replies: noted.join(" ") };
}
