/** What every game's state holds besides its own fields: rulings, the place in the rules, sealed answers, the result. */
import {
  type Frame,
  type Notation,
  type Option,
  type Result,
  readStack,
  writeStack,
} from "@westmarch/kernel";
import type { Form } from "./form.ts";
import {
  inside,
  type Location,
  listAt,
  objectAt,
  onlyKeys,
  PositionError,
  placed,
  quoted,
  textAt,
  wholeIn,
} from "./place.ts";

type Ruling = boolean | number;

/**
 * Settled rulings, told where they are not the usual ones: `name` is on, `!name` is off, `name:20` is a number, to the `most` there may be.
 */
export function rulings<R extends { readonly [K in keyof R]: Ruling }>(
  usual: R,
  most: { readonly [K in keyof R]?: number } = {},
): Form<R, Partial<R>> {
  const known: Readonly<Record<string, Ruling>> = { ...usual };
  const limits: Readonly<Record<string, number | undefined>> = most;
  const set = (value: R, name: string, ruling: unknown, at: Location): R => {
    if (!Object.hasOwn(known, name))
      throw new PositionError(at, `${quoted(name)} is not a ruling; ${Object.keys(known).join(", ")} are`);
    const limit = limits[name];
    const fits =
      typeof known[name] === "boolean"
        ? typeof ruling === "boolean"
        : Number.isInteger(ruling) && Number(ruling) >= 0 && Number(ruling) <= (limit ?? Number(ruling));
    if (!fits) throw new PositionError(inside(at, name), `${quoted(ruling)} is not what this ruling can be`);
    return { ...value, [name]: ruling };
  };
  const changed = (value: R): [string, Ruling][] =>
    Object.entries<Ruling>({ ...value }).filter(([name, ruling]) => ruling !== known[name]);
  return {
    write: (value) =>
      changed(value)
        .map(([name, ruling]) =>
          typeof ruling === "number" ? `${name}:${ruling}` : `${ruling ? "" : "!"}${name}`,
        )
        .join(","),
    read: (written, at) => {
      let value = usual;
      for (const word of written === "" ? [] : written.split(",")) {
        const [name, number] = word.replace(/^!/, "").split(":");
        const ruling = number === undefined ? !word.startsWith("!") : Number(number === "" ? "?" : number);
        value = set(value, name, ruling, at);
      }
      return value;
    },
    // What differs from the usual, by name: a part of the whole.
    toFile: (value) => Object.fromEntries(changed(value)) as Partial<R>,
    fromFile: (given, at) => {
      let value = usual;
      for (const [name, ruling] of Object.entries(objectAt(given, at))) value = set(value, name, ruling, at);
      return value;
    },
    look: () => {},
  };
}

/** The place in the rules, written alike on a line and in a file. */
export const stack: Form<Frame[], string> = {
  write: (frames) => writeStack(frames),
  read: (written, at) => placed(at, () => readStack(written)),
  toFile: (frames) => writeStack(frames),
  fromFile: (given, at) => placed(at, () => readStack(textAt(given, at))),
  look: () => {},
};

/** One choice as a word. */
const choiceIn = ({ choice, option }: Pick<Notation<never>, "choice" | "option">) => ({
  write: (given: Option | null) => (given ? choice(given) : "-"),
  read: (written: string, at: Location) => (written === "-" ? null : placed(at, () => option(written))),
});

/** Answers given in secret, by seat; `-` where there is none. */
export function sealed(
  notation: Pick<Notation<never>, "choice" | "option">,
): Form<(Option | null)[], readonly string[]> {
  const { write, read } = choiceIn(notation);
  return {
    write: (answers) => answers.map(write).join(","),
    read: (written, at) => written.split(",").map((word, seat) => read(word, inside(at, seat))),
    toFile: (answers) => answers.map(write),
    fromFile: (given, at) =>
      listAt(given, at).map((word, seat) => read(textAt(word, inside(at, seat)), inside(at, seat))),
    look: () => {},
  };
}

const seats = (written: string, at: Location): number[] =>
  (written === "" ? [] : written.split("+")).map((word) => {
    const number = wholeIn(word);
    if (number === null || number < 0) throw new PositionError(at, `${quoted(word)} is not a whole number`);
    return number;
  });

/** How the game has ended: `reason:winners:scores`, seats and scores with `+` between. */
export const result: Form<Result, unknown> = {
  write: ({ reason, winners, scores }) =>
    [reason, winners.join("+"), ...(scores ? [scores.join("+")] : [])].join(":"),
  read: (written, at) => {
    const [reason, winners, scores, more] = written.split(":");
    if (reason === "" || winners === undefined || more !== undefined)
      throw new PositionError(at, `${quoted(written)} is not reason:winners:scores`);
    return {
      winners: seats(winners, at),
      reason,
      ...(scores !== undefined && { scores: seats(scores, at) }),
    };
  },
  toFile: (value) => value,
  fromFile: (given, at) => {
    const told = objectAt(given, at);
    onlyKeys(told, ["reason", "winners", "scores"], at);
    const list = (key: string) => seats(listAt(told[key], inside(at, key)).join("+"), inside(at, key));
    const reason = textAt(told.reason, inside(at, "reason"));
    return { winners: list("winners"), reason, ...(told.scores !== undefined && { scores: list("scores") }) };
  },
  look: () => {},
};
