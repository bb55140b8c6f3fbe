import type { Seat } from "@westmarch/kernel";
import type { SeatInfo } from "@westmarch/protocol";
import type { StoredTable } from "./storage.ts";

/** The seats as everybody sees them. */
export const infosOf = ({ seats }: StoredTable, roles: readonly string[]): SeatInfo[] =>
  seats.map((one, seat) => ({
    seat,
    role: roles[seat] ?? "",
    player:
      one.kind === "bot"
        ? { kind: "bot", level: one.level }
        : { kind: "person", name: one.name, online: true },
  }));

/** The own seats: of all who share this device. */
export const ownSeats = ({ seats }: Pick<StoredTable, "seats">): Seat[] =>
  [...seats.keys()].filter((seat) => seats[seat]?.kind === "me");
