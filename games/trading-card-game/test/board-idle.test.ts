/** A choice that comes to nothing says so, and a cap on an amount closes no ability (5.1, 6.4, 6.9). */
import type { AskOf, Option } from "@westmarch/kernel";
import { inside } from "@westmarch/positions";
import { atRest, strictly } from "@westmarch/testkit/board";
import { beforeAll, expect, test } from "vitest";
import { READINGS } from "../board/cards/words.ts";
import { label } from "../board/labels.ts";
import { reckoning } from "../board/reckoning.ts";
import { CARD } from "../data/ids.ts";
import type { CardGame } from "../state.ts";
import { Run } from "../vectors/run.ts";
import { sceneOf } from "../vectors/scene.ts";
import { catalogues } from "./catalogues.ts";

const voice = strictly(catalogues);
const FRODO = { card: "1C290" };
const IDLE = "(no effect now)";

beforeAll(async () => {
  await Promise.all([reckoning.fetch(), READINGS.en.fetch()]);
});

const begin = (given: { readonly [key: string]: unknown }): Run =>
  new Run(sceneOf(given, inside(null, "given")));

/** What stands on the buttons for options that fit, in English. */
function buttons(run: Run, fits: (option: Option) => boolean): readonly string[] {
  const ask: AskOf<CardGame> | undefined = run.asked;
  if (!ask) throw new Error("nobody is asked");
  const props = atRest(run.g, ask.seat, "en", voice);
  return ask.options.filter(fits).map((option) => label(option, ask, props).text);
}

const uses =
  (card: string) =>
  ([verb, , which]: Option): boolean =>
    verb === "use" && which === CARD.named(card);

function spend(run: Run, card: string): void {
  const option = run.asked?.options.find(uses(card));
  if (!run.asked || !option) throw new Error(`${card} cannot be used`);
  run.play(run.asked.seat, option);
}

test("neither of Pippin's two gifts does anything where there is no burden and nobody is wounded", () => {
  const run = begin({ phase: "fellowship", burdens: 0, fellowship: [FRODO], hand: { A: ["1R307"] } });
  run.play(0, ["play", CARD.named("1R307")]);
  expect(buttons(run, ([verb]) => verb === "option").map((text) => text.endsWith(IDLE))).toEqual([
    true,
    true,
  ]);
});

test("Pippin's gifts are not marked where both do something", () => {
  const run = begin({
    phase: "fellowship",
    burdens: 1,
    fellowship: [FRODO, { card: "1R89", wounds: 1 }],
    hand: { A: ["1R307"] },
  });
  run.play(0, ["play", CARD.named("1R307")]);
  expect(buttons(run, ([verb]) => verb === "option").map((text) => text.endsWith(IDLE))).toEqual([
    false,
    false,
  ]);
});

test.each([
  ["an empty pile", [], 4, true],
  ["a possession that can be paid for", ["1C182"], 6, false],
  ["a possession too dear once the price is paid", ["1C182"], 2, true],
])("Relics of Moria with %s", (_, pile, pool, idle) => {
  const run = begin({
    phase: "shadow",
    pool,
    fellowship: [FRODO],
    minions: [{ card: "1C176" }],
    support: { B: ["1R195"] },
    discard: { B: pile },
  });
  expect(buttons(run, uses("1R195")).map((text) => text.endsWith(IDLE))).toEqual([idle]);
});

test("an ability whose cap is reached can be paid for again, and says that it does nothing", () => {
  const run = begin({
    phase: "skirmish",
    pool: 5,
    fellowship: [FRODO, { card: "1R89" }],
    minions: [{ card: "1U153" }],
    skirmish: { "1R89": ["1U153"] },
  });
  const marks: boolean[] = [];
  for (let times = 0; times < 4; times++) {
    run.play(0, ["pass"]);
    marks.push(...buttons(run, uses("1U153")).map((text) => text.endsWith(IDLE)));
    spend(run, "1U153");
  }
  expect(marks).toEqual([false, false, false, true]);
});

test("a search whose card was left in the deck can be made again in the same phase", () => {
  const run = begin({
    phase: "fellowship",
    fellowship: [FRODO, { card: "1R72" }],
    site: { number: 1, card: "1U325" },
    deck: { A: ["1U73", "1C3"] },
  });
  spend(run, "1U325");
  run.play(0, ["done"]);
  spend(run, "1U325");
  expect(run.asked?.options).toContainEqual(["card", CARD.named("1U73")]);
});
