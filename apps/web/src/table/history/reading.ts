import { type AnySave, type Core, Engine, type Game, isSave, type Result, recordOf } from "@westmarch/kernel";
import { PlayedLine, type Viewpoint } from "./playedLine.ts";

export type { Viewpoint } from "./playedLine.ts";

/** A finished (or saved) game, replayed by the real rules. */
export interface Reading<G extends Core = Core>
  extends Pick<PlayedLine<G>, "entries" | "length" | "at" | "view" | "log"> {
  readonly seats: readonly string[];
  readonly result: Result | null;
}

/** Replays a save once and checks every choice on the way. Throws if it does not follow the rules. */
export function read<G extends Core>(game: Game<G, unknown>, save: AnySave): Reading<G> {
  const record = recordOf(save);
  const line = PlayedLine.ofGame(new Engine(game), record);
  return {
    entries: line.entries,
    length: line.length,
    at: (moment) => line.at(moment),
    view: (moment, from: Viewpoint) => line.view(moment, from),
    log: (moment, from: Viewpoint) => line.log(moment, from),
    seats: game.seats(save.settings),
    result: line.at(line.length).result,
  };
}

/** The save in a dropped or pasted text: bare, or in the wrapping that the server hands out. Null if there is none. */
export function findSave(text: string): AnySave | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (isSave(value)) return value;
  const inner = typeof value === "object" && value !== null && "save" in value ? value.save : null;
  return isSave(inner) ? inner : null;
}
