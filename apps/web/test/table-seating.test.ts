import { describe, expect, it } from "vitest";
import { moved, nextSeat, seated } from "../src/table/connection/seating.ts";

describe("several seats on one screen", () => {
  it("covers the table when it is opened, for the seat that is to act", () => {
    expect(seated([0, 1], [1], false)).toEqual({ seat: 1, covered: true });
    expect(seated([0, 1], [], false)).toEqual({ seat: 0, covered: true });
  });

  it("never covers it for a lone seat or a spectator", () => {
    expect(seated([1], [1], false)).toEqual({ seat: 1, covered: false });
    expect(seated([], [1], false)).toEqual({ seat: null, covered: false });
  });

  it("keeps the table with the seat that is still to act", () => {
    expect(nextSeat({ seat: 0, covered: false }, [0, 1], [0, 1])).toBeNull();
  });

  it("passes it to the next own seat that owes a decision, going round", () => {
    expect(nextSeat({ seat: 1, covered: false }, [0, 1, 2], [0, 2])).toBe(2);
    expect(nextSeat({ seat: 2, covered: false }, [0, 1, 2], [0, 1])).toBe(0);
  });

  it("passes it to nobody while only others owe", () => {
    expect(nextSeat({ seat: 0, covered: false }, [0, 1], [2])).toBeNull();
  });

  it("covers it at once after a choice in secret that shows nothing", () => {
    expect(moved({ seat: 0, covered: false }, [0, 1], [1], false, false)).toEqual({ seat: 1, covered: true });
  });

  it("lets the one who acted look first when there is something to see", () => {
    const now = { seat: 0, covered: false };
    expect(moved(now, [0, 1], [1], false, true)).toBe(now);
  });

  it("keeps the cover while it is passed on", () => {
    const now = { seat: 1, covered: true };
    expect(moved(now, [0, 1], [1], false, true)).toBe(now);
  });

  it("covers for another seat when the one it was passed to owes nothing any more", () => {
    expect(moved({ seat: 1, covered: true }, [0, 1], [0], false, true)).toEqual({ seat: 0, covered: true });
  });

  it("opens the table when the game is over", () => {
    expect(moved({ seat: 1, covered: true }, [0, 1], [], true, true)).toEqual({ seat: 1, covered: false });
    expect(seated([0, 1], [], true).covered).toBe(false);
  });
});
