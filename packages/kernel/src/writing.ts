import { NotationError } from "./notation.ts";
import type { Fact, Frame, Option } from "./types.ts";

/** Writes one local of a frame: a number, a word, or a list of them. */
const writeLocal = (value: unknown): string => JSON.stringify(value).replaceAll(" ", "");

/** A stack of frames on one line: `match.interval/game.turns{ready:3}/turn.choose{walked:-1}`, outermost first. */
export const writeStack = (stack: readonly Frame[]): string =>
  stack
    .map(({ chapter, at, ...locals }) => {
      const written = Object.entries(locals).map(([key, value]) => `${key}:${writeLocal(value)}`);
      return `${chapter}.${at}${written.length > 0 ? `{${written.join(";")}}` : ""}`;
    })
    .join("/");

/** A value that a state can hold: numbers that JSON writes as they are. */
const finite = (_key: string, value: unknown): unknown => {
  if (typeof value === "number" && !Number.isFinite(value)) throw new RangeError("no such number");
  return value;
};

/** What a local of a frame may be called. */
const LOCAL = /^(?!__proto__$)[\w-]+$/;

const FRAME = /^([\w-]+)\.([\w-]+)(?:\{(.*)\})?$/;

/** Reads what `writeStack` wrote. Throws `NotationError`. */
export function readStack(line: string): Frame[] {
  if (line === "") return [];
  return line.split("/").map((written) => {
    const match = FRAME.exec(written);
    if (!match)
      throw new NotationError(`“${written}” is not a place in the rules (chapter.paragraph{local:value})`);
    const [, chapter, at, locals] = match;
    const frame: Record<string, unknown> & Frame = { chapter, at };
    for (const local of locals ? locals.split(";") : []) {
      const colon = local.indexOf(":");
      const name = local.slice(0, Math.max(colon, 0));
      try {
        if (!LOCAL.test(name)) throw new RangeError("no such name");
        frame[name] = JSON.parse(local.slice(colon + 1), finite) as Fact;
      } catch {
        throw new NotationError(`“${local}” is not local:value`);
      }
    }
    return frame;
  });
}

/** An option as one word: `move:frodo:eregion` with `name` giving a word of the option its name. */
export const writeOption = (option: Option, name: (word: number | string, place: number) => string): string =>
  [option[0], ...option.slice(1).map((word, i) => name(word, i))].join(":");
