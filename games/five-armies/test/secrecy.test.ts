/** What lies hidden stays so, from the other player and from spectators. */
import { hear, type Seat, stream } from "@westmarch/kernel";
import { twin } from "@westmarch/testkit";
import { expect, test } from "vitest";
import { fiveArmies } from "../index.ts";
import { cardOf, dice, engine, FREE, SHADOW, Table } from "./table.ts";

/** The Free Peoples look at three cards of the Shadow, two of its Story. */
const looking = (...held: readonly string[]) => {
  const table = new Table(FREE, dice(FREE, "event")).deal(FREE, "fp_ravens");
  for (const card of held.length > 0 ? held : ["sh_burn", "sh_whips", "ev_tide"]) table.deal(SHADOW, card);
  return table.play(`play:event:${cardOf("fp_ravens")}`);
};
const heardBy = (table: Table, seat: Seat | null, type: string) =>
  table.events
    .map((event) => hear(event, seat))
    .filter((heard) => heard?.type === type)
    .map((heard) => heard?.facts);

test("a hand that a card looks at lies open to the two players, and to nobody who looks on", () => {
  const table = looking();
  expect(table.prompt()).toBe("enemy-card");
  expect(table.offers()).toHaveLength(3);
  for (const seat of [FREE, SHADOW])
    expect(engine.view(table.g, seat).secret.looked).toEqual(table.g.secret.looked);
  const other = looking("sh_steel", "sh_howl", "ev_stand");
  expect(engine.view(table.g, null)).toEqual(engine.view(other.g, null));
  expect(engine.askOf(table.g, SHADOW)).toBeNull();

  expect(heardBy(table, FREE, "hand-shown")).toHaveLength(1);
  expect(JSON.stringify(heardBy(table, FREE, "hand-shown"))).toContain("cards");
  expect(heardBy(table, null, "hand-shown")).toEqual([{ seat: SHADOW }]);
});

test("a Story card that was looked at is discarded face down, an Event card face up (4.3)", () => {
  const table = looking();
  const [, story] = table.offers();
  table.play(story);
  expect(table.g.secret.looked).toEqual([0, 0, 0, 0]);
  expect(heardBy(table, null, "discarded")).toEqual([{ seat: SHADOW, deck: 2 }]);
  expect(heardBy(table, null, "card-lost")).toEqual([]);
  expect(Object.keys(heardBy(table, FREE, "discarded")[0] ?? {})).toContain("card");

  const open = looking();
  open.play(cardOf("ev_tide").replace(/^/, "card:"));
  expect(heardBy(open, null, "card-lost")).toHaveLength(1);
});

test("while a hand is looked at, no seat can tell another world from its own", () => {
  const random = stream(7);
  for (const seat of [FREE, SHADOW])
    for (let n = 0; n < 20; n++) expect(twin(engine, looking().g, seat, random).problems).toEqual([]);
  expect(fiveArmies.invariants(looking().g)).toEqual([]);
});
