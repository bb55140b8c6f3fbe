import type { ChallengeTold } from "@westmarch/protocol";
import { describe, expect, it } from "vitest";
import type { TableModel } from "../src/table/connection/model.ts";
import { calledTo } from "../src/waiting/called.ts";

/** A challenge to the second seat of a table. */
const challenge = (name: string, table = "here"): ChallengeTold => ({
  name,
  table,
  game: "duel",
  seat: 1,
  role: "role1",
  at: 0,
});

/** A table of two whose second seat is free, or is not. */
const table = (isTaken = false): Pick<TableModel, "table" | "seats"> => ({
  table: "here",
  seats: [0, 1].map((seat) => ({
    seat,
    role: `role${seat}`,
    player: seat === 0 || isTaken ? { name: "Rosie", kind: "person", online: true } : null,
  })),
});

describe("a seat that is kept for somebody who was challenged", () => {
  it("waits for that person by name, on whatever device", () => {
    expect(calledTo(table(), [challenge("Haleth")])).toEqual({ name: "Haleth", seat: 1 });
  });

  it("waits for whoever was challenged last", () => {
    expect(calledTo(table(), [challenge("Haleth"), challenge("Brand")])).toEqual({ name: "Haleth", seat: 1 });
  });

  it("waits for nobody by name where nobody was challenged to it", () => {
    expect(calledTo(table(), [])).toBeNull();
    expect(calledTo(table(), [challenge("Haleth", "elsewhere")])).toBeNull();
  });

  it("is no longer kept once somebody sits there", () => {
    expect(calledTo(table(true), [challenge("Haleth")])).toBeNull();
  });
});
