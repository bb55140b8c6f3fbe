import type { Settings } from "@westmarch/kernel";
import type { Level } from "@westmarch/protocol";
import type { LoadedGame } from "../games/useLoadedGame.ts";
import type { PaceDraft } from "../time/paces.ts";
import type { Guest, How, Way } from "./plan.ts";
import type { ChoiceSetting } from "./Settings.tsx";

/** Who else sits at a table for more than two, by seat. */
interface Company {
  readonly guests: readonly Guest[];
  readonly names: readonly string[];
}

/** What a player has chosen on the form for a new table, besides decks and packs. */
export interface Choices {
  /** The way that stands on the large leaf. */
  readonly way: Way;
  /** The own seat, or `chance`. */
  readonly side: string;
  readonly level: Level;
  readonly settings: Settings;
  readonly name: string;
  /** The second player's name on one screen. */
  readonly second: string;
  readonly company: Company;
  /** Whether the public lobby lists the table, for players and for spectators. */
  readonly listed: { readonly join: boolean; readonly watch: boolean };
  readonly time: PaceDraft;
  readonly rated: boolean;
  /** The table is wanted on this device alone. */
  readonly kept: boolean;
  /** The server did not answer when the table was to be opened. */
  readonly unreached: boolean;
}

/** Another seat than the player's own, and who sits on it. */
interface OtherSeat {
  readonly seat: number;
  readonly guest: Guest;
}

/** The seats of a new table, as they have been chosen. */
export interface SeatPlan {
  readonly roles: readonly string[];
  /** What a seat is called in the game. */
  readonly role: (seat: number) => string;
  /** More than two play. */
  readonly many: boolean;
  /** Every seat is like every other: it is no side. */
  readonly alike: boolean;
  /** The own seat, where more than two play. */
  readonly seated: number;
  readonly guests: readonly Guest[];
  readonly others: readonly OtherSeat[];
  /** A player is invited. */
  readonly invited: boolean;
  /** Players share this screen; they have no clock. */
  readonly shared: boolean;
}

/** The setting that says how many play, if a game has one: it is chosen before anything else. */
export const countingSetting = ({ settings, seats }: LoadedGame["module"]["game"]): ChoiceSetting | null =>
  settings.find(
    (setting): setting is ChoiceSetting =>
      setting.kind === "choice" &&
      new Set(setting.values.map((value) => seats({ [setting.id]: value }).length)).size > 1,
  ) ?? null;

/** In which way a table is opened from the large leaf; a guided game opens none, and its sentence speaks of a computer. */
export const howOf = (way: Way): How => (way === "guided" ? "computer" : way);

/** Who sits on each seat where more than two play: as was chosen, if anybody is there for the way that is taken. */
function guestsAt(roles: readonly string[], { company }: Choices, how: How, mine: number): readonly Guest[] {
  const chosen = roles.map((_, seat): Guest => company.guests[seat] ?? how);
  const fits = how === "computer" || chosen.some((guest, seat) => seat !== mine && guest === how);
  return fits ? chosen : roles.map(() => how);
}

/** Works out the seats of a new table that is opened in this way. */
export function seatPlan(game: LoadedGame, choices: Choices, how: How): SeatPlan {
  const { side, settings } = choices;
  const roles = game.module.game.seats(settings);
  const many = roles.length > 2;
  const seated = many && side === "chance" ? 0 : Number(side);
  const mine = how === "screen" && !many ? 0 : seated || 0;
  const guests = guestsAt(roles, choices, how, mine);
  const others = roles.flatMap((_, seat) =>
    seat === mine ? [] : [{ seat, guest: many ? (guests[seat] ?? "computer") : how }],
  );
  return {
    roles,
    role: (seat) => game.say(`seat.${roles[seat]}`),
    many,
    alike: new Set(roles.map((name) => game.say(`seat.${name}.about`))).size === 1,
    seated,
    guests,
    others,
    invited: others.some(({ guest }) => guest === "friend"),
    shared: others.some(({ guest }) => guest === "screen"),
  };
}
