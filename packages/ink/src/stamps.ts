import { element, round } from "./path.ts";

/** Glyphs drawn once and set many times, as a printer does: a wood of three hundred trees needs only a dozen. */
export interface Stamps {
  /** Sets the stamp of this name at (x, y); `cut` draws it around (0, 0) when it is first needed. */
  readonly set: (name: string, x: number, y: number, cut: () => string) => string;
  /** The stamps that were set, for the head of the drawing. */
  readonly all: () => string;
}

/** `prefix` keeps the ids of several drawings on one page apart. */
export const stamps = (prefix: string): Stamps => {
  const cuts = new Map<string, { readonly id: string; readonly svg: string }>();
  return {
    set: (name, x, y, cut) => {
      let stamp = cuts.get(name);
      if (!stamp) {
        stamp = { id: `${prefix}${cuts.size.toString(36)}`, svg: cut() };
        cuts.set(name, stamp);
      }
      return element("use", { href: `#${stamp.id}`, x: round(x), y: round(y) });
    },
    all: () =>
      element("defs", {}, [...cuts.values()].map(({ id, svg }) => element("g", { id }, svg)).join("")),
  };
};
