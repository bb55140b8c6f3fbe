/** Calling people by their names, in games whose seats are nothing but numbers. Pure. */
import type { Say } from "@westmarch/boardkit";
import { sayIn } from "@westmarch/boardkit/say";
import type { TableSay } from "../../i18n/index.ts";

/** Who sits on a seat: null for an empty one. */
export interface Called {
  readonly role: string;
  readonly name: string | null;
}

/**
 * Names that are told apart: those that several have, as computers do, with the numbers of their seats. `shorter`: the names
 * that stand where room is little; a number that one of these needs stands by the long one, too.
 */
export const apart = (
  names: readonly string[],
  say: TableSay,
  shorter: readonly string[] = names,
): readonly string[] =>
  names.map((name, seat) =>
    shorter.indexOf(shorter[seat] ?? "") === shorter.lastIndexOf(shorter[seat] ?? "")
      ? name
      : say("table.name.apart", { name, number: seat + 1 }),
  );

/** A game's words with these names in the place of those of the seats. */
export function calling(gameSay: Say, called: readonly Called[]): Say {
  const names = new Map(called.map(({ role, name }) => [`seat.${role}`, name]));
  return sayIn(gameSay.language, (key, slots) => names.get(key) ?? gameSay(key, slots));
}
