/** A choice that comes to nothing says so, and a cap on an amount closes no ability (5.1, 6.4, 6.9). */
import { type AskOf, Engine, hashed, type Option, seedOf } from "@westmarch/kernel";
import { inside } from "@westmarch/positions";
import { atRest, strictly } from "@westmarch/testkit/board";
import { beforeAll, expect, test } from "vitest";
import { READINGS } from "../board/cards/words.ts";
import { label } from "../board/labels.ts";
import { reckoning } from "../board/reckoning.ts";
import { sentence } from "../board/sentences.ts";
import { CARD } from "../data/ids.ts";
import { tradingCardGame } from "../index.ts";
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

test("who sets out with twilight unspent is told so on the button", () => {
  const engine = new Engine(tradingCardGame);
  const chance = hashed(seedOf("unspent"));
  const g = engine.start({ players: "2" }, chance);
  const ends = (): string => {
    const ask: AskOf<CardGame> | undefined = engine.asks(g)[0];
    if (ask?.prompt !== "start") throw new Error("no player sets out");
    const done = ask.options.find(([verb]) => verb === "done");
    return done ? label(done, ask, atRest(g, ask.seat, "en", voice)).text : "";
  };
  for (let [ask] = engine.asks(g); ask && ask.prompt !== "start"; [ask] = engine.asks(g))
    engine.play(g, ask.seat, ask.options[0], chance, () => {});
  expect(ends()).toBe("Set out like this (4 twilight unspent)");
});

test("a bid that reaches the resistance is in the tone of danger, and says what comes of it", () => {
  const engine = new Engine(tradingCardGame);
  const g = engine.start({ players: "2" }, hashed(seedOf("bids")));
  const ask: AskOf<CardGame> | undefined = engine.asks(g)[0];
  if (ask?.prompt !== "bid") throw new Error("no player bids");
  const labels = ask.options.map((option) => label(option, ask, atRest(g, ask.seat, "en", voice)));
  expect(labels.at(-1)).toMatchObject({
    text: "10 – corrupted: you lose at once",
    tone: "danger",
    number: 10,
  });
  expect(labels.slice(0, -1).every(({ tone }) => tone === "choice")).toBe(true);
});

test("equal bids are told to the player whom the lot lets choose first", () => {
  const engine = new Engine(tradingCardGame);
  const chance = hashed(seedOf("tie"));
  const asking = (bids: readonly [number, number]): string => {
    const g = engine.start({ players: "2" }, chance);
    for (const bid of bids) {
      const [ask] = engine.asks(g);
      if (ask) engine.play(g, ask.seat, ["bid", bid], chance, () => {});
    }
    const ask: AskOf<CardGame> | undefined = engine.asks(g)[0];
    return ask ? sentence(ask, atRest(g, ask.seat, "en", voice)) : "";
  };
  expect(asking([2, 2])).toContain("a lot lets you choose first");
  expect(asking([2, 1])).toContain("Your bid lets you choose.");
});

test("a pass into the Ring-bearer's death is in the tone of danger, keeps its place and says so", () => {
  const passing = (frodo: object, minions: readonly string[]) => {
    const run = begin({
      phase: "skirmish",
      fellowship: [{ ...FRODO, ...frodo }, { card: "1R89" }],
      minions: minions.map((card) => ({ card })),
      defender: { "1C290": 1 },
      later: { "1C290": minions },
    });
    const ask: AskOf<CardGame> | undefined = run.asked;
    if (!ask) throw new Error("nobody is asked");
    return label(["pass"], ask, atRest(run.g, ask.seat, "en", voice));
  };
  expect(passing({}, ["1C179", "1U178"])).toEqual({
    text: "Pass: Frodo is overwhelmed and dies",
    tone: "danger",
    ends: true,
  });
  expect(passing({ wounds: 3 }, ["1U178"])).toMatchObject({ text: "Pass: Frodo dies of the wounds" });
  expect(passing({}, ["1U178"])).toMatchObject({ text: "Pass", tone: "quiet" });
});

/** A Ring-bearer with so many burdens who is about to take a wound, and may put on the Ring instead (17.7, 19.5). */
function wounded(burdens: number): Run {
  const run = begin({
    phase: "skirmish",
    burdens,
    fellowship: [FRODO, { card: "1R89" }],
    minions: [{ card: "1U178" }],
    defender: { "1C290": 1 },
    later: { "1C290": ["1U178"] },
  });
  run.play(0, ["pass"]);
  run.play(1, ["pass"]);
  return run;
}

test("an answer that would corrupt the Ring-bearer says that its player is out at once", () => {
  const loses = (burdens: number) =>
    buttons(wounded(burdens), uses("1C2")).map((text) => text.endsWith("you are out at once"));
  expect([loses(9), loses(3)]).toEqual([[true], [false]]);
});
