import {
  type Answerable,
  answered,
  hasSpoken,
  oneByOne,
  onward,
  speak,
  UNANSWERED,
  type When,
} from "@westmarch/cards";
import type { Frame, Option, Seat } from "@westmarch/kernel";
import { chapter, noChance, type Toy, toy } from "@westmarch/testkit/toy";
import { describe, expect, test } from "vitest";

/** What a card says to a word: it may, before or after, or it must. Even cards are seat 0's. */
interface Says {
  readonly to: string;
  readonly when: When | "must";
  readonly gives: readonly string[];
  readonly averts?: boolean;
}

type Told = Frame & Answerable & { word: string; used: readonly number[] };

const tell = (word: string): Told => ({ chapter: "told", at: "", word, used: [], ...UNANSWERED });
const give = (all: readonly string[]): Frame & { all: readonly string[] } => ({
  chapter: "given",
  at: "",
  all,
});

/** A game in which words are told: the diary holds those that came about, and how the first one ended. */
function stage(cards: readonly Says[], more: { forbidden?: string; open?: boolean; left?: string } = {}) {
  const fitting = (f: Told, when: Says["when"], seat?: Seat): Option[] =>
    cards.flatMap((one, card): Option[] => {
      const speaks = one.to === f.word && one.when === when && !hasSpoken(f.used, card);
      return speaks && (seat === undefined || card % 2 === seat) ? [["use", card]] : [];
    });
  const answer = (f: Told, card: number): { call: Frame } => {
    f.used = [...f.used, card];
    if (cards[card]!.averts) f.averted = true;
    return { call: give(cards[card]!.gives) };
  };
  const engine = toy({
    main: chapter("main")({
      tell: () => ({ call: tell("blow") }),
      hear: ({ g }, f) => void g.diary.push(String(f.back)),
    }),
    given: oneByOne<Toy, string>((_, word) => tell(word)),
    told: answered<Toy, Told, Option, Option>(
      { locals: {}, paragraphs: {} },
      {
        prompts: { before: "before", after: "after", must: "must" },
        order: () => [1, 0],
        bars: (_, f) => f.word === more.forbidden,
        isAsked: (_, f, seat, when) => more.open === true || fitting(f, when, seat).length > 0,
        answers: (_, f, seat, when) => ({ options: fitting(f, when, seat), about: [f.word] }),
        answer: (_, f, option, seat) => {
          speak(f, seat);
          return answer(f, Number(option[1]));
        },
        happens: ({ g }, f) => void g.diary.push(f.word) as undefined,
        due: (_, f) => ({ seat: 1, options: fitting(f, "must"), about: [f.word] }),
        oblige: (_, f, option) => answer(f, Number(option[1])),
        left: ({ diary }, f) =>
          more.left && f.word === "blow" && !diary.includes(more.left)
            ? { call: tell(more.left) }
            : undefined,
      },
    ),
  });
  const g = engine.start({}, noChance);
  return {
    g,
    asks: () => engine.asks(g),
    plays: (seat: Seat, option: Option) => engine.play(g, seat, option, noChance),
  };
}

const use = (card: number): Option => ["use", card];
const PASSES: Option = ["pass"];

describe("what happens", () => {
  test("simply comes about where nobody answers, and nobody is asked", () => {
    expect(stage([]).g.diary).toEqual(["blow", "done"]);
  });

  test("does not where it is forbidden", () => {
    expect(stage([], { forbidden: "blow" }).g.diary).toEqual(["averted"]);
  });

  test("may be averted beforehand, and what the answer does may be answered in its turn", () => {
    const ward: Says = { to: "blow", when: "before", gives: ["ward"], averts: true };
    const jeer: Says = { to: "ward", when: "after", gives: ["jeer"] };
    const { g, asks, plays } = stage([ward, jeer]);
    expect(asks()).toEqual([{ seat: 0, prompt: "before", options: [use(0), PASSES], about: ["blow"] }]);
    plays(0, use(0));
    expect(asks()).toMatchObject([{ seat: 1, prompt: "after", options: [use(1), PASSES], about: ["ward"] }]);
    plays(1, use(1));
    expect(g.diary).toEqual(["ward", "jeer", "averted"]);
  });

  test("goes on to the next seat after an answer that does not avert it, until all have passed in a row", () => {
    const sigh: Says = { to: "blow", when: "before", gives: ["sigh"] };
    const { g, plays } = stage([sigh, sigh], { open: true });
    plays(1, PASSES);
    plays(0, use(0));
    for (const seat of [1, 0, 1, 0]) plays(seat, PASSES); // before and after the sigh
    plays(1, use(1));
    for (const seat of [1, 0, 1, 0, 0, 1, 1, 0]) plays(seat, PASSES); // about the other sigh, then about the blow
    expect(g.diary).toEqual(["sigh", "sigh", "blow", "done"]);
  });

  test("brings what must answer it, in an order that a player chooses where there are several", () => {
    const cry: Says = { to: "blow", when: "must", gives: ["cry"] };
    const echo: Says = { to: "blow", when: "must", gives: ["echo", "echo"] };
    expect(stage([cry]).g.diary).toEqual(["blow", "cry", "done"]);
    const { g, asks, plays } = stage([cry, echo]);
    expect(asks()).toEqual([{ seat: 1, prompt: "must", options: [use(0), use(1)], about: ["blow"] }]);
    plays(1, use(1));
    expect(g.diary).toEqual(["blow", "echo", "echo", "cry", "done"]);
  });

  test("is asked about on public grounds alone: with nothing to answer one may still only pass", () => {
    const { g, asks, plays } = stage([], { open: true });
    expect(asks()).toMatchObject([{ seat: 1, prompt: "before", options: [PASSES] }]);
    for (const seat of [1, 0, 1, 0]) plays(seat, PASSES);
    expect(g.diary).toEqual(["blow", "done"]);
  });

  test("ends with what is left once all have passed, after which the round begins again", () => {
    const nod: Says = { to: "blow", when: "after", gives: ["nod"] };
    const { g, plays } = stage([nod], { left: "rest" });
    plays(0, PASSES);
    expect(g.diary).toEqual(["blow", "rest"]);
    plays(0, use(0));
    expect(g.diary).toEqual(["blow", "rest", "nod", "done"]);
  });
});

test("several things happen one by one, and what came of the last is handed back", () => {
  const engine = toy({
    main: chapter("main")({
      give: () => ({ call: give(["here", "in a chapter", "here"]) }),
      hear: ({ g }, f) => void g.diary.push(String(f.back)),
    }),
    given: oneByOne<Toy, string>(({ g }, word) => {
      if (word !== "here") return tell(word);
      g.diary.push(word);
      return undefined;
    }),
    told: chapter("told")({ word: ({ g }) => void g.diary.push("told"), end: () => ({ end: "so" }) }),
  });
  expect(engine.start({}, noChance).diary).toEqual(["here", "told", "here", "done"]);
});

test("the rules go on at once where there is nothing to go into", () => {
  expect(onward(undefined, "next")).toEqual({ go: "next" });
  expect(onward(tell("a"), "next")).toEqual({ call: tell("a"), next: "next" });
  expect(onward(undefined)).toBeUndefined();
  expect(onward(tell("a"))).toEqual({ call: tell("a") });
});

test("who has spoken is known by all the numbers together", () => {
  expect(hasSpoken([1, 2, 3, 4], 3, 4)).toBe(true);
  expect(hasSpoken([1, 2, 3, 4], 2, 3)).toBe(false);
  expect(hasSpoken([], 1, 2)).toBe(false);
});
