/**
 * What an absent player may have to be told of a table. It follows from what every player there sees, and from nothing else.
 */
import type { Seat } from "@westmarch/kernel";
import type { News, NoticeSource } from "../../stores/notification-store.ts";

/** Everything that is news to the player of these seats as the table stands. */
export function newsFor(mine: readonly Seat[], told: NoticeSource): News[] {
  const { position, seats } = told;
  const own = (seat: Seat) => mine.includes(seat);
  const others = seats.filter(({ seat, kind }) => kind === "person" && !own(seat));
  const joined: News[] = others.length > 0 && !told.paired ? [{ kind: "joined", mark: others.length }] : [];
  if (!position) return joined;
  // Marks count from one: the first turn of a game comes before any act of this player.
  if (position.over) return [...joined, { kind: "end", mark: position.version + 1 }];
  const owes = position.owes.some(own);
  // The organiser calls players who have not come, and nobody who has acted.
  const called: News[] = told.rung > 0 && told.lastActed === 0 ? [{ kind: "called", mark: told.rung }] : [];
  // Before any player has acted, the only news is that the round has begun.
  if (told.paired && position.version === 0) return [{ kind: "round", mark: 1 }, ...called];
  const waits = told.paired && told.lastActed === 0 && !owes;
  const asked = position.offers.some(({ by, agreed }) => !own(by) && !agreed.some(own));
  return [
    ...joined,
    ...(waits ? [{ kind: "round" as const, mark: 1 }] : []),
    ...called,
    ...(owes ? [{ kind: "turn" as const, mark: told.lastActed + 1 }] : []),
    ...(asked ? [{ kind: "asked" as const, mark: told.lastOffer + 1 }] : []),
  ];
}
