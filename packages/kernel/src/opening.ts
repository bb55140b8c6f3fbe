/** Frames of a chapter that is entered: at its first paragraph, with the locals that were left out. */
import type { Fact, Frame } from "./types.ts";

/** Frames that give these locals, in this order. */
interface Shape {
  readonly keys: readonly string[];
  /** Such a frame with nothing in it but what the chapter begins with. */
  readonly blank: Frame;
}

const areSame = (one: readonly string[], other: readonly string[]): boolean => {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
};

/**
 * Opens the frames of one chapter. A chapter is entered from few places, each of which gives the same locals every time:
 * what each leads to is made once and copied from then on. To add local after local to a frame takes many times as long.
 */
export class Opening {
  readonly #first: string;
  readonly #locals: Readonly<Record<string, Fact>>;
  readonly #hasLocals: boolean;
  readonly #shapes: Shape[] = [];

  constructor(first: string, locals: Readonly<Record<string, Fact>>) {
    this.#first = first;
    this.#locals = locals;
    this.#hasLocals = Object.keys(locals).length > 0;
  }

  /** The frame to go on with: the one given, or one in its place with the locals that it leaves out behind its own. */
  open(f: Frame): Frame {
    const opened = this.#hasLocals ? this.#filled(f) : f;
    opened.at ||= this.#first;
    return opened;
  }

  #filled(f: Frame): Frame {
    const keys = Object.keys(f);
    const filled = { ...this.#blank(keys) };
    const [into, from]: [Record<string, unknown>, Readonly<Record<string, unknown>>] = [filled, f];
    for (let i = 0; i < keys.length; i++) {
      const value = from[keys[i]];
      if (value !== undefined) into[keys[i]] = value;
    }
    return filled;
  }

  #blank(keys: readonly string[]): Frame {
    for (let i = 0; i < this.#shapes.length; i++) {
      const shape = this.#shapes[i];
      if (areSame(shape.keys, keys)) return shape.blank;
    }
    const given = Object.fromEntries(keys.map((key) => [key, this.#locals[key]]));
    const blank = { ...given, chapter: "", at: "", ...this.#locals };
    this.#shapes.push({ keys, blank });
    return blank;
  }
}
