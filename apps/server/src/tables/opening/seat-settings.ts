/** What a player who sits down brings to a table: settings of the own seat, until the game begins. */
import { type Seat, type Setting, type Settings, settle } from "@westmarch/kernel";
import type { OpenTable } from "@westmarch/protocol";
import { LIMITS } from "@westmarch/protocol/constants";
import { Refused } from "@westmarch/table";
import type { AnyEngine } from "../game-registry.ts";

/** The settings, or a refusal that says what is wrong with them. */
export function validSettings(engine: AnyEngine, settings: Settings): Settings {
  for (const { id, kind } of engine.game.settings) {
    const value = settings[id];
    if (kind === "lines" && typeof value === "string" && value.length > LIMITS.lines)
      throw new Refused("bad-message", { reason: "settings" }, `the setting ${id} is too long`);
  }
  try {
    return settle(engine.game, settings);
  } catch (error) {
    throw new Refused(
      "bad-message",
      { reason: "settings" },
      error instanceof Error ? error.message : undefined,
    );
  }
}

/** The settings that the player of a seat may choose. */
const ofSeat = (settings: readonly Setting[], seat: Seat): readonly Setting[] =>
  settings.filter(({ of }) => of?.seat === seat);

/** Whether a player who is still to come may bring something. */
export const awaitsSeatSettings = (engine: AnyEngine, seats: OpenTable["seats"]): boolean =>
  seats.some(({ kind }, seat) => kind === "open" && ofSeat(engine.game.settings, seat).length > 0);

/**
 * What a player brings to this seat, in the place of all that was chosen for it. Throws `Refused` where the game has begun,
 * where it is not for this seat to say, and where no game could be played with it.
 */
export function settingsForSeat(
  engine: AnyEngine,
  table: { readonly settings: Settings; readonly hasBegun: boolean },
  seat: Seat,
  brings: Settings,
): Settings {
  if (table.hasBegun) throw new Refused("stale");
  const own = ofSeat(engine.game.settings, seat);
  if (Object.keys(brings).some((id) => own.every((setting) => setting.id !== id)))
    throw new Refused("bad-message", { reason: "settings" }, "That is not for this seat to choose.");
  const usual = Object.fromEntries(own.map(({ id, initial }) => [id, initial]));
  const chosen = { ...usual, ...brings };
  validSettings(engine, { ...table.settings, ...chosen });
  return chosen;
}

/** What was brought to the first seat, as settings of another. */
export function settingsMovedToSeat(engine: AnyEngine, seat: Seat, brings: Settings): Settings {
  const { settings } = engine.game;
  return Object.fromEntries(
    ofSeat(settings, 0).flatMap(({ id, of }) => {
      const there = settings.find((other) => other.of?.as === of?.as && other.of?.seat === seat);
      const value = brings[id];
      return there && value !== undefined ? [[there.id, value] as const] : [];
    }),
  );
}

/** The settings of the next game, to which everybody brings again what they have brought, wherever they sit. */
export function settingsForRematch(
  engine: AnyEngine,
  settings: Settings,
  turned: (seat: Seat) => Seat,
): Settings {
  const all = engine.game.settings;
  const seats = engine.game.seats(settings).length;
  const moved = all.flatMap(({ id, of }) => {
    if (!of || of.seat >= seats) return [];
    const there = all.find((other) => other.of?.as === of.as && other.of.seat === turned(of.seat));
    const value = settings[id];
    return there && value !== undefined ? [[there.id, value] as const] : [];
  });
  return { ...settings, ...Object.fromEntries(moved) };
}
