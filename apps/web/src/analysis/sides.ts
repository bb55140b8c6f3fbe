import type { Core, Game, Seat, Settings } from "@westmarch/kernel";

/** Who wins together: the seats, and what they are called. */
export interface Side {
  /** The first of them stands for all. */
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  readonly name: string;
}

/** The sides of a game under these settings, the first seat's first. */
export function sidesOf(
  game: Pick<Game<Core, unknown>, "teams">,
  settings: Settings,
  names: readonly string[],
  language: string,
): readonly Side[] {
  const teams = game.teams?.(settings) ?? names.map((_, seat) => [seat]);
  const list = new Intl.ListFormat(language, { type: "unit", style: "narrow" });
  return teams.flatMap((seats) => {
    const [seat] = seats;
    return seat === undefined
      ? []
      : [{ seat, seats, name: list.format(seats.map((one) => names[one] ?? "")) }];
  });
}
