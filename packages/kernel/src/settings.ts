import type { Seat } from "./types.ts";

/** A setting of one seat: the player of that seat may choose it until the game begins. `as` is its name at every seat. */
export interface OfSeat {
  /** Whose setting it is. */
  readonly seat: Seat;
  /** Its name, the same at every seat. */
  readonly as: string;
}

/**
 * What a table may be set to before the game begins. `group`: the heading that it is listed under, with those that follow
 * it in the same; a key into `text/`, as `setting.group.combat`.
 */
export type Setting = { readonly of?: OfSeat; readonly group?: string } & (
  | { readonly id: string; readonly kind: "switch"; readonly initial: boolean; readonly rule?: string }
  | {
      readonly id: string;
      readonly kind: "choice";
      readonly values: readonly string[];
      readonly initial: string;
      readonly rule?: string;
    }
  /** Lines that a player writes and brings: only the player who opens the table sees them before the game is over. */
  | { readonly id: string; readonly kind: "lines"; readonly initial: string; readonly rule?: string }
  /** A document that the player who opens the table brings, seen by all; empty: what comes with the game. `Game.takeIn` knows it. */
  | { readonly id: string; readonly kind: "document"; readonly initial: string; readonly rule?: string }
);

/** What is wrong with settings that are each possible: which one, why, and by which rule. */
export interface Unfit {
  /** The id of the setting. */
  readonly setting: string;
  /** Why it does not fit: a text key. */
  readonly reason: string;
  /** The number of the rule that says so. */
  readonly rule?: string;
}

/** A table's settings, by id. Missing ones take their initial value. */
export type Settings = { readonly [id: string]: boolean | string };

/** What a game lets its tables be set to. */
export interface Adjustable {
  readonly settings: readonly Setting[];
  /** Why no game can begin under these settings, or null. */
  unfit?(settings: Settings): Unfit | null;
}

/** The settings without what players have written down for themselves alone. */
export function shownSettings(game: Pick<Adjustable, "settings">, settings: Settings): Settings {
  const own = game.settings.filter(({ kind }) => kind === "lines").map(({ id }) => id);
  return Object.fromEntries(Object.entries(settings).filter(([id]) => !own.includes(id)));
}

/** The settings with every missing one at its initial value. Throws on an unknown id or value, and where they do not fit. */
export function settle(game: Adjustable, given: Settings): Settings {
  const settled: Record<string, boolean | string> = {};
  for (const setting of game.settings) {
    const value = (Object.hasOwn(given, setting.id) ? given[setting.id] : undefined) ?? setting.initial;
    const known =
      setting.kind === "switch"
        ? typeof value === "boolean"
        : typeof value === "string" &&
          (setting.kind === "lines" || setting.kind === "document" || setting.values.includes(value));
    if (!known) throw new Error(`the setting ${setting.id} cannot be ${String(value)}`);
    settled[setting.id] = value;
  }
  for (const id of Object.keys(given))
    if (!Object.hasOwn(settled, id)) throw new Error(`there is no setting ${id}`);
  const why = game.unfit?.(settled);
  if (why) {
    const rule = why.rule === undefined ? "" : `, rule ${why.rule}`;
    throw new Error(`the setting ${why.setting} does not fit (${why.reason}${rule})`);
  }
  return settled;
}
