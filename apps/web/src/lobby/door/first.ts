/** What is chosen for a new table before anything was touched. Pure. */
import { isLevel } from "@westmarch/kernel";
import { isTaught } from "../../games/doors.ts";
import type { LoadedGame } from "../../games/useLoadedGame.ts";
import { type Bout, levelFor } from "../../practice/bouts.ts";
import { FIRST_DRAFT } from "../../time/paces.ts";
import type { Choices } from "../choices.ts";
import { isWay, type Way } from "../plan.ts";
import type { Kept } from "./kept.ts";

/** Settings by the address of the page: the way to play that was entered. */
export function settingsIn({ module }: LoadedGame, search: URLSearchParams): Choices["settings"] {
  const named = module.game.settings.flatMap((setting) => {
    const value = search.get(setting.id);
    return setting.kind === "choice" && value !== null && setting.values.includes(value)
      ? [[setting.id, value] as const]
      : [];
  });
  return Object.fromEntries(named);
}

/** A new table as the rules of its game print it, with nothing chosen. */
export const asPrinted = {
  settings: {},
  side: "0",
  company: { guests: [], names: [] },
  listed: { join: false, watch: false },
  time: FIRST_DRAFT,
  rated: true,
  kept: false,
  unreached: false,
} as const satisfies Partial<Choices>;

/** The way that stands on the large leaf first: the one taken last, and for somebody new the guided game. */
export function firstWay(kept: Kept | undefined, played: boolean, taught: boolean): Way {
  const way = kept?.way ?? (played || !taught ? "computer" : "guided");
  return way === "guided" && !taught ? "computer" : way;
}

interface Before {
  readonly id: string;
  readonly game: LoadedGame;
  readonly search: URLSearchParams;
  readonly kept: Kept | undefined;
  readonly bouts: readonly Bout[];
  readonly name: string;
  readonly played: boolean;
}

/** What is chosen before anything was touched: by the address of the page, else as the last time behind this door. */
export function firstChoices({ id, game, search, kept, bouts, name, played }: Before): Choices {
  const asked = search.get("how");
  const level = search.get("level");
  return {
    ...asPrinted,
    // Who comes with a deck or a setting comes to play with it.
    way: isWay(asked) ? asked : firstWay(kept, played || search.size > 0, isTaught(id)),
    side: kept?.side ?? asPrinted.side,
    level: isLevel(level) ? level : (kept?.level ?? levelFor(bouts, id)),
    settings: { ...kept?.settings, ...settingsIn(game, search) },
    name,
    second: kept?.second ?? "",
    company: { guests: kept?.guests ?? [], names: [] },
    listed: kept?.listed ?? asPrinted.listed,
    time: kept?.time ?? asPrinted.time,
    rated: kept?.rated ?? asPrinted.rated,
    kept: search.has("here") || (kept?.kept ?? asPrinted.kept),
  };
}
