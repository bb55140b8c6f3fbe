/** What is wrong with a pack. */
/** What a sentence about it speaks of. */
type Facts = Readonly<Record<string, string | number>>;

/** Why a pack cannot be played; `text/pack.LANGUAGE.json` has a sentence for each. */
export type Reason =
  | "unknown"
  | "twice"
  | "missing"
  | "number"
  | "too-many"
  | "side"
  | "not-itself"
  | "apart"
  | "slope"
  | "one-sided"
  | "token-place"
  | "group"
  | "fortification"
  | "step"
  | "sentence"
  | "unfinished"
  | "two-readings"
  | "form"
  | "extra"
  | "value"
  | "too-small"
  | "too-large"
  | "not-json"
  | "too-long";

/** One thing that is wrong: where in the document, why, and what the sentence speaks of. */
export interface Complaint {
  /** The way through the document, such as `regions.camp.terrain`. */
  readonly place: string;
  readonly reason: Reason;
  readonly facts: Facts;
}

export const complain = (place: string, reason: Reason, facts: Facts = {}): Complaint => ({
  place,
  reason,
  facts,
});

/** A complaint unless there are as many as there must be. */
export const unless = (place: string, found: number, wanted: number): readonly Complaint[] =>
  found === wanted ? [] : [complain(place, "number", { found, wanted })];

/** Names that stand there more than once. */
export const twice = (place: string, names: readonly string[]): readonly Complaint[] =>
  [...new Set(names.filter((name, i) => names.indexOf(name) !== i))].map((name) =>
    complain(`${place}.${name}`, "twice", { name }),
  );

/** Names that must stand there and do not. */
export const missing = (
  place: string,
  names: readonly string[],
  wanted: readonly string[],
): readonly Complaint[] =>
  wanted.filter((name) => !names.includes(name)).map((name) => complain(place, "missing", { name }));

/** Names that nothing goes by. */
export const unknown = (
  place: string,
  names: readonly string[],
  known: readonly string[],
): readonly Complaint[] =>
  names.filter((name) => !known.includes(name)).map((name) => complain(place, "unknown", { name }));

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
