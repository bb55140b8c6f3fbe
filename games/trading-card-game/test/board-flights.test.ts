/** What flies when something happens: where it comes from, and where it goes. */
import { expect, test } from "vitest";
import { type Flight, flightsOf } from "../board/motion/flights.ts";
import { shownAfter } from "../board/motion/shown.ts";
import { Skirmishing } from "./skirmishing.ts";

/** What flew at the last choice, as “what from to”. */
function flown({ log, since, before, view }: Skirmishing): readonly string[] {
  const told = ({ what, from, to, short }: Flight): string => {
    const name = what.kind === "token" ? what.token : what.kind;
    return short ? `${name} ${short} ${to[0]}` : `${name} ${from[0]} ${to[0]}`;
  };
  const after = shownAfter(before, since, view);
  return flightsOf(log, log.length - since.length, { before, after, seat: 0 }).map(told);
}

const MOVE = {
  phase: "fellowship",
  site: { number: 2 },
  fellowship: [{ card: "1C290" }, { card: "1R89" }],
  hand: { A: ["1U112"] },
} as const;

test("an event flies from the hand to its player's discard pile, and what it costs to the pool", () => {
  const table = new Skirmishing();
  table.play("1C116", "1R89");
  expect(flown(table)).toEqual(["card card:1C116 pile:discard:0"]);
});

test("a possession flies from the hand to where it lies, and twilight into the pool", () => {
  const table = new Skirmishing(MOVE);
  table.play("1U112", "1R89");
  const sword = table.view.table.at(-1)?.id;
  expect(flown(table)).toContain(`card card:1U112 copy:${sword}`);
  expect(flown(table)[0]).toBe("twilight seat:0 pool");
});

test("the fellowship's standee goes from site to site, and twilight comes from where it arrives", () => {
  const table = new Skirmishing(MOVE);
  table.pass();
  expect(flown(table)).toContain("standee site:2 site:3");
  expect(flown(table)).toContain("twilight site:3 pool");
});

test("wounds fall on who is wounded, and the dead go to their piles", () => {
  const table = new Skirmishing();
  table.play("1C116", "1R89").pass(2);
  const [first] = table.since.flatMap((event) => (event.type === "wounded" ? [event.facts.copy] : []));
  expect(flown(table)).toContain(`wound falls copy:${first}`);
  expect(flown(table)).toContain(`card copy:${first} pile:discard:1`);
});
