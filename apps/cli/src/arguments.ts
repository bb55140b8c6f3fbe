/** Reads what stands on the command line. */

import { type Core, type Engine, NotationError, type Seat, type Settings, settle } from "@westmarch/kernel";
import { playable } from "@westmarch/positions";
import { type AnyGame, games, type RulesEntry, unfinished } from "@westmarch/registry";
import { readText } from "./files.ts";
import { messageOf, Trouble } from "./trouble.ts";

/** Rules to play by, of any game there is. */
export function rulesNamed(id: string): RulesEntry {
  const all: Readonly<Record<string, RulesEntry>> = { ...games, ...unfinished };
  const entry = Object.hasOwn(all, id) ? all[id] : undefined;
  if (!entry) throw new Trouble("trouble.game", { id, known: Object.keys(all).join(", ") });
  return entry;
}

/** A seat by its number or its role. */
export function seatNamed(game: AnyGame, settings: Settings, written: string): Seat {
  const roles = game.seats(settings);
  const seat = /^\d+$/.test(written) ? Number(written) : roles.indexOf(written);
  if (seat < 0 || seat >= roles.length) {
    const known = roles.map((role, number) => `${number} (${role})`).join(", ");
    throw new Trouble("trouble.seat", { written, known });
  }
  return seat;
}

/** The names of the seats of a game of so many, whichever of its settings brings so many to the table. */
export function rolesOf(game: AnyGame, seats: number): readonly string[] {
  const tables: Settings[] = [
    {},
    ...game.settings.flatMap((setting) =>
      setting.kind === "choice" ? setting.values.map((value) => ({ [setting.id]: value })) : [],
    ),
  ];
  return tables.map((settings) => game.seats(settings)).find((roles) => roles.length === seats) ?? [];
}

/** The settings that flags give, the data pack among them. */
export const withPack = ({
  settings,
  pack,
}: {
  readonly settings: readonly string[];
  readonly pack?: string;
}): readonly string[] => (pack === undefined ? settings : [...settings, `pack=${pack}`]);

/** `variant=true match=false …`; a bare name switches on. */
export function settingsGiven(game: AnyGame, pairs: readonly string[]): Settings {
  const given = Object.fromEntries(
    pairs.map((pair) => {
      const [id = "", value = "true"] = pair.split("=", 2);
      const setting = game.settings.find((known) => known.id === id);
      if (!setting) {
        const known = game.settings.map((one) => one.id).join(", ");
        throw new Trouble(known === "" ? "trouble.setting.none" : "trouble.setting", {
          game: game.id,
          id,
          known,
        });
      }
      if (setting.kind === "choice") return [id, value];
      if (setting.kind === "lines" || setting.kind === "document") return [id, readText(value)];
      if (value !== "true" && value !== "false") throw new Trouble("trouble.switch", { id, value });
      return [id, value === "true"];
    }),
  );
  try {
    return settle(game, given);
  } catch (error) {
    throw new Trouble("trouble.other", { sentence: messageOf(error) });
  }
}

/** A position in the game's notation that its rules can go on from. */
export function positionWritten(engine: Engine<Core, unknown>, line: string): Core {
  try {
    return playable(engine, line);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new Trouble("trouble.position", { game: engine.game.id, detail: messageOf(error) });
  }
}
