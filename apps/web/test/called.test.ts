import { describe, expect, it } from "vitest";
import type { TableModel } from "../src/table/connection/model.ts";
import { calledTo } from "../src/waiting/called.ts";

const TOLD = { name: "Haleth", invitation: "kept" };

/** A table of two whose second seat is free, or is not, with a link to it. */
const table = (link: string, isTaken = false): Pick<TableModel, "seats" | "links"> => ({
  seats: [0, 1].map((seat) => ({
    seat,
    role: `role${seat}`,
    player: seat === 0 || isTaken ? { name: "Rosie", kind: "person", online: true } : null,
  })),
  links: { spectator: null, invitations: [{ seat: 1, token: link }], keys: [] },
});

describe("a seat that is kept for somebody who was challenged", () => {
  it("waits for that person by name", () => {
    expect(calledTo(table("kept"), { called: TOLD })).toEqual({ name: "Haleth", seat: 1 });
  });

  it("waits for nobody by name where nobody was challenged", () => {
    expect(calledTo(table("kept"), {})).toBeNull();
    expect(calledTo(table("kept"), undefined)).toBeNull();
  });

  it("is anybody's once the challenge is withdrawn: its link is a fresh one", () => {
    expect(calledTo(table("fresh"), { called: TOLD })).toBeNull();
  });

  it("is no longer kept once somebody sits there", () => {
    expect(calledTo(table("kept", true), { called: TOLD })).toBeNull();
  });
});
