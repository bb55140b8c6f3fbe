/** How a vector goes from one question to the next: who passes, what is answered, what is left. */
import type { Option, Seat } from "@westmarch/kernel";
import { inside, type Location, PositionError } from "@westmarch/positions";
import { CARD } from "../data/ids.ts";
import { type Answers, answersOf } from "./answers.ts";
import { letterOf } from "./names.ts";
import { Refused, type Run } from "./run.ts";

export interface Action {
  readonly told: { readonly [key: string]: unknown };
  readonly at: Location;
  readonly by: Seat | undefined;
  /** The next action responds to this one. */
  readonly isAnswered: boolean;
}

export const refuse = (run: Run, why: string, moot = false): never => {
  throw new Refused(`${why}; ${run.around()}`, moot);
};

/** More questions than any action leads to. */
export const ENDLESS = 300;

export const WINDOWS: readonly string[] = ["about-to", "after"];
/** How questions are answered of which a vector says nothing. */
const LEFT: Readonly<Record<string, Option>> = {
  "about-to": ["pass"],
  after: ["pass"],
  may: ["no"],
  redraw: ["no"],
  spot: ["yes"],
  reconcile: ["done"],
  "allies-shoot": ["done"],
  heal: ["done"],
  assign: ["done"],
  start: ["done"],
};

/** Questions that a text asks of the player who does what it says. */
export const OF_TEXTS: readonly string[] = [
  "pick",
  "pick-card",
  "choose",
  "payment",
  "amount",
  "bearer",
  "opponent",
];

/** Asked although there is no choice, so that the pace tells nothing (22). */
const isLone = ({ asked }: Run): boolean => asked?.options.length === 1 && OF_TEXTS.includes(asked.prompt);

/** The choice of a player who does not act: to pass, to stop, to leave it; undefined where the rules demand more. */
export function idle(run: Run): Option | undefined {
  const { asked } = run;
  if (!asked) return undefined;
  if (asked.prompt === "order" || isLone(run)) return asked.options[0];
  // Who says nothing spots all that there are.
  if (asked.prompt === "spot-some") return asked.options.at(-1);
  const option = LEFT[asked.prompt];
  return asked.options.some(([verb]) => verb === option?.[0]) ? option : undefined;
}

/** Who passes on the way: no player, the others of the action part that is going on, or all. */
type Passing = "nobody" | "others" | "all";

/** Lets what may be left be left until this is asked. */
export function until(
  run: Run,
  wanted: (asked: NonNullable<Run["asked"]>) => boolean,
  passing: Passing = "nobody",
): boolean {
  const parts = run.g.stack.filter(({ chapter }) => chapter === "procedure");
  for (let i = 0; i < ENDLESS; i++) {
    const { asked } = run;
    if (!asked) return false;
    if (wanted(asked)) return true;
    const isPart = parts.every((part) => run.g.stack.includes(part));
    const passes = asked.prompt === "action" && (passing === "all" || (passing === "others" && isPart));
    const option: Option | undefined = passes ? ["pass"] : idle(run);
    if (!option) return false;
    run.play(asked.seat, option);
  }
  return false;
}

/** Answers what an action leads to for its player, as far as the vector says how. */
export function goOn(run: Run, answers: Answers, { by, isAnswered }: Action): void {
  for (let i = 0; i < ENDLESS; i++) {
    if (run.asked?.seat === by && answers.answer(run, false)) continue;
    answers.absorb(run);
    if (answers.left === 0 || isAnswered || !pastWindows(run, answers, by)) return;
  }
}

/** Leaves chances to respond, if what is asked behind them can be answered; false, and as it was, if not. */
function pastWindows(run: Run, answers: Answers, by: Seat | undefined): boolean {
  const [back, unused, { left }] = [run.mark(), answers.mark(), answers];
  for (let i = 0; i < ENDLESS; i++) {
    const { asked } = run;
    if (!asked || !(WINDOWS.includes(asked.prompt) || isLone(run))) break;
    const option = idle(run);
    if (!option) break;
    run.play(asked.seat, option);
    answers.absorb(run);
    if (answers.left < left || (run.asked?.seat === by && answers.answer(run, false))) return true;
  }
  unused();
  back();
  return false;
}

/**
 * Refuses what an action says that no question has asked for. If the next action responds to it, what is left is an
 * answer to what comes after the response, unless that cancels it.
 */
export function allAsked(run: Run, answers: Answers, action: Action): void {
  answers.absorb(run);
  answers.absorbDone(run, run.since);
  if (answers.left === 0) return;
  if (!action.isAnswered) refuse(run, `nobody asks for ${answers.leftover}`);
  const { since } = run;
  run.waiting = (isAnswered) => {
    const then = { ...action, isAnswered };
    goOn(run, answers, then);
    if (!run.heard("cancelled", since)) allAsked(run, answers, then);
  };
}

export const byWhom = ({ by, at }: Action): Seat => {
  if (by === undefined) throw new PositionError(inside(at, "by"), "a player was expected");
  return by;
};

/** Finds the choices of this seat that fit, letting others pass before; the first that can be gone through counts. */
export function choose(
  run: Run,
  action: Action,
  prompts: readonly string[],
  fits: (option: Option) => boolean,
  own: readonly string[],
): void {
  const seat = byWhom(action);
  const isHis = (asked: NonNullable<Run["asked"]>): boolean =>
    prompts.includes(asked.prompt) && asked.seat === seat;
  const acts = prompts.includes("action");
  if (
    !until(
      run,
      (asked) => isHis(asked) && (!acts || !WINDOWS.includes(asked.prompt)),
      acts ? "others" : "nobody",
    )
  )
    refuse(run, `${letterOf(seat)} is not asked`);
  const options = run.asked?.options.filter(fits) ?? [];
  if (options.length === 0) refuse(run, "it is not offered");
  const back = run.mark();
  const go = (option: Option): Answers => {
    const answers = answersOf(action.told, own, action.at, run.forced.length);
    run.play(seat, option);
    goOn(run, answers, action);
    answers.absorbDone(run, run.since);
    return answers;
  };
  /** How much is left unsaid by a way of doing it; more than any if what is said does not go with it. */
  const unsaid = (option: Option): number => {
    try {
      return go(option).left - (fitsWords(option, action, own) ? 1 : 0);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return Number.POSITIVE_INFINITY;
    } finally {
      back();
    }
  };
  const [lone, ...more] = options;
  // Of several ways the one that leaves nothing unsaid is meant.
  const best =
    more.length === 0
      ? lone
      : options
          .map((option) => ({ option, left: unsaid(option) }))
          .toSorted((one, other) => one.left - other.left)[0]?.option;
  if (best) allAsked(run, go(best), action);
}

/** Whether an ability does what the action says it is used for. */
const fitsWords = ([verb, , card, index]: Option, action: Action, own: readonly string[]): boolean =>
  verb === "use" && answersOf(action.told, own, action.at, 0).wantsOf(CARD.of(Number(card)), Number(index));

export const isOffered = (run: Run, option: Option): boolean =>
  run.asked?.options.some((offered) => offered.join(" ") === option.join(" ")) === true;

/** Ends an action: what may be left is left, what must be is done. */
export function settleDown(run: Run, isWanted: () => boolean): void {
  for (let i = 0; i < ENDLESS; i++) {
    const { asked } = run;
    if (!asked || isWanted()) return;
    const leaves =
      WINDOWS.includes(asked.prompt) ||
      asked.prompt === "may" ||
      asked.prompt.startsWith("spot") ||
      asked.prompt === "start" ||
      asked.prompt === "order" ||
      isLone(run);
    const option = leaves ? idle(run) : undefined;
    if (!option) return;
    run.play(asked.seat, option);
  }
}
