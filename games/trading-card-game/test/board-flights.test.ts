/** What flies when something happens: where it comes from, and where it goes. */
import { expect, test } from "vitest";
import { type Flight, flightsOf } from "../board/motion/flights.ts";
import { shownAfter } from "../board/staging/shown.ts";
import { step } from "../board/staging/step.ts";
import { choices } from "./hearing.ts";
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

test("in random games everything that flies has somewhere to go, and every event its step", () => {
  const kinds = new Set<string>();
  let steps = 0;
  for (let seed = 0; seed < 6; seed++)
    choices(seed % 2 ? 3 : 2, 900 + seed, 300, (before, since, after) => {
      for (const { what, to } of flightsOf(since, 0, { before, after, seat: 0 })) {
        expect(to.length).toBeGreaterThan(0);
        kinds.add(what.kind === "token" ? what.token : what.kind);
      }
      for (const at of since.keys()) {
        const one = step({ log: since, at, view: after, seat: 0, calm: false });
        if (one === null || one === "along") continue;
        expect(one.lasts).toBeGreaterThan(0);
        steps++;
      }
    });
  expect(steps).toBeGreaterThan(500);
  expect([...kinds]).toEqual(
    expect.arrayContaining(["card", "back", "standee", "wound", "heal", "burden", "twilight"]),
  );
});
