/**
 * Plays rule vectors: a position, what is chosen, what chance gives, and what must be true then. The format is told in
 * docs/notation.md.
 */
import type { Seat } from "@westmarch/kernel";
import { find } from "./notation/lists.ts";
import type { Position } from "./position.ts";
import { SEAT_NAMES } from "./seats.ts";
import { READ } from "./vectors/read.ts";
import { Run } from "./vectors/run.ts";
import { readChoice, writeChoice } from "./words.ts";

type Words = string | readonly string[];
type Chance = readonly (number | string)[];

/** A part of a vector: first what is refused, then what is played, then what must be true. */
interface Step {
  /** The seat; by default whoever is asked. */
  readonly by?: string;
  /** Choices that must be refused. */
  readonly refused?: Words;
  /** The number of the rule that refuses them. */
  readonly rule?: string;
  /** Choices, one after the other; with `?` behind it, only if it is offered then. */
  readonly play?: Words;
  /** What chance gives while they are played. */
  readonly chance?: Chance;
  readonly expect?: Readonly<Record<string, unknown>>;
}

/** One rule vector. */
interface Vector extends Step {
  readonly id: string;
  readonly rules: readonly string[];
  readonly title: string;
  /** A position by name (position.ts), or a line of notation. */
  readonly position?: string | Position;
  /** Further steps, after those of the vector itself. */
  readonly then?: readonly Step[];
}

/** How one vector went: `error` says what differs, null if nothing does. */
export interface Played {
  readonly id: string;
  readonly title: string;
  readonly error: string | null;
}

const KEYS = ["id", "rules", "title", "note", "position", "then"];
const STEP_KEYS = ["by", "refused", "rule", "play", "chance", "expect"];

const wordsOf = (words: Words | undefined): readonly string[] =>
  words === undefined ? [] : typeof words === "string" ? words.split(" ") : words;

/** JSON with keys in one order, so that only what is said counts. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** What differs from the expectation, as sentences. */
function differences(run: Run, expect: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(expect).flatMap(([key, value]) => {
    const read = Object.hasOwn(READ, key) ? READ[key] : undefined;
    if (!read) throw new Error(`there is no expectation “${key}”; ${Object.keys(READ).join(", ")} are`);
    const { is, should = value } = read(run, value);
    return canonical(is) === canonical(should)
      ? []
      : [`${key} is ${canonical(is)}, not ${canonical(should)}`];
  });
}

const seatOf = (run: Run, step: Step): Seat =>
  step.by === undefined ? run.mover() : find(SEAT_NAMES[run.g.players], step.by, "seat");

/** What would have been possible, for whoever writes the vector. */
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

/** Plays one step; hands back what differs. */
function playStep(run: Run, step: Step, begins: boolean): string[] {
  if (!begins) run.drawer.add(step.chance ?? []);
  for (const word of wordsOf(step.refused)) {
    const refusal = run.engine.refusal(run.g, seatOf(run, step), readChoice(word));
    if (!refusal) return [`${word} should have been refused`];
    if (step.rule !== undefined && refusal.rule !== step.rule)
      return [`${word} is refused by ${refusal.rule ?? "no rule"} (${refusal.reason}), not by ${step.rule}`];
  }
  for (const written of wordsOf(step.play)) {
    const word = written.replace(/\?$/, "");
    const offers = around(run);
    if (word !== written && !isOffered(run, word)) continue;
    if (run.play(seatOf(run, step), readChoice(word))) return [`${word} was refused; ${offers}`];
  }
  if (run.drawer.left.length > 0)
    return [`chance was not asked for ${run.drawer.left.join(", ")}; ${around(run)}`];
  const differ = differences(run, step.expect ?? {});
  const broken = run.engine.game.invariants(run.g);
  return [...differ, ...broken.map((sentence) => `the state is broken: ${sentence}`)];
}

function playVector(vector: Vector): string[] {
  for (const key of Object.keys(vector))
    if (!KEYS.includes(key) && !STEP_KEYS.includes(key)) throw new Error(`a vector has no “${key}”`);
  const run = new Run(vector.position ?? {}, vector.chance ?? []);
  for (const [i, step] of [vector, ...(vector.then ?? [])].entries()) {
    const unknown = i === 0 ? undefined : Object.keys(step).find((key) => !STEP_KEYS.includes(key));
    if (unknown) throw new Error(`a step has no “${unknown}”`);
    const differ = playStep(run, step, i === 0);
    if (differ.length > 0) return differ.map((sentence) => `step ${i + 1}: ${sentence}`);
  }
  return [];
}

function play(vector: Vector): Played {
  const { id, title } = vector;
  try {
    const differ = playVector(vector);
    return { id, title, error: differ.length > 0 ? differ.join("; ") : null };
  } catch (error) {
    return { id, title, error: error instanceof Error ? error.message : String(error) };
  }
}

const isVector = (value: unknown): value is Vector =>
  typeof value === "object" && value !== null && "id" in value && "title" in value && "rules" in value;

/** Plays every vector of a file. Throws if the file is not of this kind. */
export function playVectors(file: unknown): Played[] {
  const vectors = typeof file === "object" && file !== null && "vectors" in file ? file.vectors : file;
  if (!Array.isArray(vectors)) throw new Error("a list “vectors” was expected");
  return vectors.map((vector: unknown, i) => {
    if (!isVector(vector)) throw new Error(`vector ${i + 1} has no id, title or rules`);
    return play(vector);
  });
}
