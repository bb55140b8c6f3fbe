/** Calling people by their names, in games whose seats are nothing but numbers. Pure. */
import type { Say } from "@westmarch/boardkit";
import { sayIn } from "@westmarch/boardkit/say";
import type { TableSay } from "../../i18n/index.ts";

/** Who sits on a seat: null for an empty one. */
export interface Called {
  readonly role: string;
  readonly name: string | null;
}

/** Names that are told apart: those that several have, as computers do, with the numbers of their seats. */
export const apart = (names: readonly string[], say: TableSay): readonly string[] =>
  names.map((name, seat) =>
    names.indexOf(name) === names.lastIndexOf(name)
      ? name
      : say("table.name.apart", { name, number: seat + 1 }),
  );

/** A game's words with these names in the place of those of the seats. */
export function calling(gameSay: Say, called: readonly Called[]): Say {
  const names = new Map(called.map(({ role, name }) => [`seat.${role}`, name]));
  return sayIn(gameSay.language, (key, slots) => names.get(key) ?? gameSay(key, slots));
}
