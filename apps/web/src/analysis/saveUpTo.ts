import { type Core, recordOf, type Save, save } from "@westmarch/kernel";
import type { PlayedLine } from "../table/history/playedLine.ts";
import type { Root } from "./study.ts";

/** A course up to a moment as a game that can go on elsewhere; null where it begins at a position. */
export function saveUpTo(line: PlayedLine<Core>, root: Root, at: number): Save | null {
  if (root.kind === "position") return null;
  const { settings, opening } = root.kind === "game" ? recordOf(root.save) : root;
  const journal = line.entries.slice(0, at);
  const deeds = journal.map((choice) => ({ do: "choose" as const, choice }));
  return save(line.engine, { settings, opening, deeds, journal, state: line.state(at) });
}
