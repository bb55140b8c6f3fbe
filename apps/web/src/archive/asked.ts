/** Which finished games the archive shows, as it stands in its address. Pure. */
import { DOORS } from "../games/doors.ts";
import { endingsOf } from "../statistics/endings.ts";
import { askedBy, type Filter, readFilter, writeFilter } from "../statistics/filter.ts";

export const LONG = ["any", "short", "middle", "long"] as const;
export type Long = (typeof LONG)[number];

/** Rounds that a game of this length has at least, and at most. */
const ROUNDS: Readonly<Record<Long, Readonly<Record<string, string>>>> = {
  any: {},
  short: { to: "8" },
  middle: { from: "9", to: "16" },
  long: { from: "17" },
};

/** What is asked for. `any`: it does not matter. */
export interface ArchiveFilter extends Filter {
  readonly game: string;
  readonly ending: string;
  readonly long: Long;
  /** Name of an account; empty: anybody. */
  readonly person: string;
}

/** Where in the archive the page is. */
export interface Place {
  /** What the server has told the page to ask for; null: the newest games. */
  readonly after: string | null;
  /** How many games come before. */
  readonly before: number;
}

/** Reads what is asked for out of an address. What there is not, is any. */
export function readArchive(search: string): ArchiveFilter {
  const asked = new URLSearchParams(search);
  const game = DOORS.find(({ id }) => id === asked.get("game"))?.id ?? "any";
  const ending = endingsOf(game).find(({ id }) => id === asked.get("ending"))?.id ?? "any";
  const long = LONG.find((one) => one === asked.get("long")) ?? "any";
  return { ...readFilter(search), game, ending, long, person: asked.get("person")?.trim() ?? "" };
}

/** Reads where in the archive the page is. */
export function readPlace(search: string): Place {
  const asked = new URLSearchParams(search);
  const before = Number(asked.get("before"));
  return { after: asked.get("after"), before: Number.isSafeInteger(before) && before > 0 ? before : 0 };
}

/** The address of the archive with what differs from no filter at all. */
export function archiveAddress(filter: ArchiveFilter, place?: Place): string {
  const { person, ...words } = filter;
  const asked = new URLSearchParams(writeFilter(words).map(([key, value]) => [key, value]));
  if (person !== "") asked.set("person", person);
  if (place?.after) {
    asked.set("after", place.after);
    asked.set("before", String(place.before));
  }
  return asked.size === 0 ? "/archive" : `/archive?${asked}`;
}

/** The same as the server is asked for it. */
export function askedOf(
  { game, ending, long, person, ...filter }: ArchiveFilter,
  { after }: Place,
  now: number,
): Record<string, string> {
  return {
    ...askedBy(filter, now),
    ...(game !== "any" && { game }),
    ...(ending !== "any" && { ending }),
    ...ROUNDS[long],
    ...(person !== "" && { person }),
    ...(after !== null && { after }),
  };
}
