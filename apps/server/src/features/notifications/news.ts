/** What somebody who is away may have to be told of a table: from what everybody there sees, and nothing else. */
import type { Seat } from "@westmarch/kernel";
import type { NoticeKind, Offer } from "@westmarch/protocol";

/** How a table stands, as far as anybody is told of it. */
export interface Told {
  /** Null: the game has not begun. */
  readonly position: {
    readonly version: number;
    readonly owes: readonly Seat[];
    readonly offers: readonly Offer[];
    readonly over: boolean;
  } | null;
  readonly seats: readonly { readonly seat: Seat; readonly kind: string; readonly party: number }[];
  /** The version of the last act of these seats, and of the last offer; 0: there was none. */
  readonly lastActed: number;
  readonly lastOffer: number;
  /** It was opened for a round of a tournament, and its people hear of it before they have been there. */
  readonly paired: boolean;
}

/** One piece of news; `mark` says which of its kind it is: only a higher one than before is news. */
export interface News {
  readonly kind: NoticeKind;
  readonly mark: number;
}

/** Everything that is news to the owner of these seats as the table stands. */
export function newsFor(mine: readonly Seat[], told: Told): News[] {
  const { position, seats } = told;
  const own = (seat: Seat) => mine.includes(seat);
  const others = seats.filter(({ seat, kind }) => kind === "person" && !own(seat));
  const joined: News[] = others.length > 0 && !told.paired ? [{ kind: "joined", mark: others.length }] : [];
  if (!position) return joined;
  // Marks count from one: the first turn of a game follows no act of one's own.
  if (position.over) return [...joined, { kind: "end", mark: position.version + 1 }];
  const owes = position.owes.some(own);
  // As long as nobody has done anything, that the round has begun is all the news.
  if (told.paired && position.version === 0) return [{ kind: "round", mark: 1 }];
  const waits = told.paired && told.lastActed === 0 && !owes;
  const asked = position.offers.some(({ by, agreed }) => !own(by) && !agreed.some(own));
  return [
    ...joined,
    ...(waits ? [{ kind: "round" as const, mark: 1 }] : []),
    ...(owes ? [{ kind: "turn" as const, mark: told.lastActed + 1 }] : []),
    ...(asked ? [{ kind: "asked" as const, mark: told.lastOffer + 1 }] : []),
  ];
}
