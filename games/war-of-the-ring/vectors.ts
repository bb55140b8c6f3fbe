/**
 * Plays rule vectors: a position, what is chosen, what chance gives, and what must be true then. The format is told in
 * docs/notation.md.
 */
import type { Seat } from "@westmarch/kernel";
import {
  form,
  inside,
  type Location,
  listAt,
  objectAt,
  onlyKeys,
  type Proved,
  placed,
  proveFile,
  vectors,
} from "@westmarch/positions";
import { readChoice, writeChoice } from "./choices.ts";
import { SEAT_NAMES } from "./seats.ts";
import { find } from "./vectors/names.ts";
import { ANY_ORDER, OPPOSITES, READ, SOME_OF } from "./vectors/read.ts";
import { Run } from "./vectors/run.ts";

/** A part of a vector: first what is refused, then what is played, then what must be true. */
interface Step {
  /** The seat; by default the one that is asked. */
  readonly by: string | undefined;
  /** Choices that must be refused, and the number of the rule that refuses them. */
  readonly refused: readonly string[];
  readonly rule: string | undefined;
  /** Choices, one after the other; with `?` behind it, only if it is offered then. */
  readonly play: readonly string[];
  /** What is played is left out unless who plays is offered a choice with the verb of the first. */
  readonly ifAsked: boolean;
  /** What chance gives while they are played. */
  readonly chance: readonly (number | string)[];
  readonly expect: unknown;
  readonly at: Location | null;
}

const STEP_KEYS = ["by", "refused", "rule", "play", "ifAsked", "chance", "expect"];

/** Choices in a list, or in one text with blanks between. */
const wordsAt = (given: unknown, at: Location): readonly string[] =>
  typeof given === "string"
    ? given.split(" ").filter((word) => word !== "")
    : form.listInFile(form.text).fromFile(given ?? [], at);

function stepAt(given: vectors.Vector, at: Location | null): Step {
  const under = (key: string) => inside(at, key);
  const text = (key: string) =>
    given[key] === undefined ? undefined : form.text.fromFile(given[key], under(key));
  return {
    by: text("by"),
    refused: wordsAt(given.refused, under("refused")),
    rule: text("rule"),
    play: wordsAt(given.play, under("play")),
    ifAsked: given.ifAsked !== undefined && form.yes.fromFile(given.ifAsked, under("ifAsked")),
    chance: listAt(given.chance ?? [], under("chance")).map((word, i) =>
      typeof word === "number" ? word : form.text.fromFile(word, inside(under("chance"), i)),
    ),
    expect: given.expect ?? {},
    at,
  };
}

const seatOf = (run: Run, step: Step): Seat => {
  const { by } = step;
  return by === undefined
    ? run.mover()
    : placed(inside(step.at, "by"), () => find(SEAT_NAMES[run.g.players], by, "seat"));
};

/** The options there were, for the author of a failing vector. */
const around = (run: Run): string =>
  run.engine
    .asks(run.g)
    .map(
      (ask) =>
        `${SEAT_NAMES[run.g.players][ask.seat]}:${ask.prompt} ${ask.options.map(writeChoice).join(" ")}`,
    )
    .join("; ") || "nobody is asked";

const isOffered = (run: Run, word: string): boolean =>
  run.engine.asks(run.g).some((ask) => ask.options.some((option) => writeChoice(option) === word));

/** Whether a step with `ifAsked` is left out. */
function isUnasked(run: Run, step: Step): boolean {
  if (!step.ifAsked || step.play.length === 0) return false;
  const first = readChoice(step.play[0].replace(/\?$/, ""));
  return run.engine.asks(run.g).length === 0 || !vectors.isAsked(run.engine, run.g, seatOf(run, step), first);
}

/** Plays one step; returns what differs. */
function playStep(run: Run, step: Step): string[] {
  for (const word of step.refused) {
    const refusal = run.engine.refusal(run.g, seatOf(run, step), readChoice(word));
    if (!refusal) return [`${word} should have been refused`];
    if (step.rule !== undefined && refusal.rule !== step.rule)
      return [`${word} is refused by ${refusal.rule ?? "no rule"} (${refusal.reason}), not by ${step.rule}`];
  }
  const isPlayed = !isUnasked(run, step);
  if (isPlayed && step.at !== null) run.drawer.add(step.chance);
  for (const written of isPlayed ? step.play : []) {
    const word = written.replace(/\?$/, "");
    const offers = around(run);
    if (word !== written && !isOffered(run, word)) continue;
    if (run.play(seatOf(run, step), readChoice(word))) return [`${word} was refused; ${offers}`];
  }
  if (run.drawer.left.length > 0)
    return [`chance was not asked for ${run.drawer.left.join(", ")}; ${around(run)}`];
  const broken = run.engine.game.invariants(run.g);
  return [
    ...vectors.differences(run, step.expect, inside(step.at, "expect"), READ, ANY_ORDER),
    ...broken.map((sentence) => `the state is broken: ${sentence}`),
  ];
}

function play(vector: vectors.Vector): string[] {
  const then = inside(null, "then");
  const steps = [
    stepAt(vector, null),
    ...listAt(vector.then ?? [], then).map((given, i) => {
      const at = inside(then, i);
      const step = objectAt(given, at);
      onlyKeys(step, [...STEP_KEYS, "note"], at);
      return stepAt(step, at);
    }),
  ];
  const run = new Run(vector.position ?? {}, steps[0].chance);
  for (const [i, step] of steps.entries()) {
    const differ = placed(inside(step.at, "play"), () => playStep(run, step));
    if (differ.length > 0) return differ.map((sentence) => `step ${i + 1}: ${sentence}`);
  }
  return [];
}

/** What a part of a vector says is refused, played. */
function refusals(vector: vectors.Vector): (readonly [vectors.Path, vectors.Vector])[] {
  const allowed = (step: vectors.Vector, path: vectors.Path): (readonly [vectors.Path, vectors.Vector])[] => {
    const { refused, rule: _, ...rest } = step;
    return refused === undefined ? [] : [[path, { ...rest, play: refused }]];
  };
  const then = inside(null, "then");
  return [
    ...allowed(vector, []),
    ...listAt(vector.then ?? [], then).flatMap((step, i) =>
      allowed(objectAt(step, inside(then, i)), ["then", i]),
    ),
  ];
}

const FILE: vectors.VectorFile = {
  list: "vectors",
  needs: ["rules"],
  may: ["position", "then", ...STEP_KEYS],
  anyOrder: ANY_ORDER,
  someOf: SOME_OF,
  opposites: OPPOSITES,
  refusals,
  play,
};

/** Plays every vector of a file. */
export const playVectors = (file: unknown): vectors.VectorResult[] => vectors.playFile(file, FILE);
/** Plays them with each expectation changed, too. */
export const proveVectors = (file: unknown): Proved[] => proveFile(file, FILE);
