import type { Seat } from "@westmarch/kernel";
import type { Level } from "@westmarch/protocol";
import { owing, type Position, Refused } from "@westmarch/table";
import type { Presence } from "./presence.ts";

interface Surroundings {
  readonly presence: Presence;
  /** Whether computers play here at all. */
  readonly bots: boolean;
  /** The people who have not been seen for the time that the table set. */
  readonly absent: () => Seat[];
  readonly mayChangeHands: boolean;
}

/**
 * Who may have a player replaced, and who has to agree: all other players at the table, and the player who is to leave
 * too, unless away. Where that leaves no player to ask, only time will do: the player to be replaced has to be away for as
 * long as would let the others claim it.
 */
export class Replacement {
  readonly #at: Surroundings;

  constructor(at: Surroundings) {
    this.#at = at;
  }

  /** All seats of the person who has this one. */
  seatsWith(of: Seat): Seat[] {
    const { seats } = this.#at.presence;
    return seats
      .filter(({ kind, party }) => kind === "person" && party === seats[of]?.party)
      .map(({ seat }) => seat);
  }

  /** Who is still asked, if `by` wants `of` replaced. */
  asked(by: Seat, of: Seat): Seat[] {
    const { presence } = this.#at;
    const leaving = this.seatsWith(of);
    const away = !leaving.some((seat) => presence.present(seat));
    return presence.others(by).filter((seat) => !(away && leaving.includes(seat)));
  }

  /** Who is asked for a replacement that is proposed now. Throws `Refused` where there are no grounds for it. */
  proposed(by: Seat, of: Seat, to: Level | "person", at: Position): Seat[] {
    const { presence, bots, absent, mayChangeHands } = this.#at;
    const leaving = this.seatsWith(of);
    if (!mayChangeHands || leaving.length === 0) throw new Refused("illegal", { reason: "no-replacing" });
    if (to !== "person" && !bots) throw new Refused("illegal", { reason: "no-computers" });
    // A screen that is shared is handed over by those who share it.
    if (to === "person" && leaving.length > 1) throw new Refused("illegal", { reason: "shared-screen" });
    const asked = this.asked(by, of);
    if (asked.length > 0) return asked;
    if (presence.others(by).length === 0) throw new Refused("illegal", { reason: "no-replacing" });
    const owes = owing(at);
    const inTime = leaving.some((seat) => owes.includes(seat) && absent().includes(seat));
    if (!inTime) throw new Refused("illegal", { reason: "not-abandoned" });
    return [];
  }
}
