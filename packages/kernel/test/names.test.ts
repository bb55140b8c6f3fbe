/** What the compiler reads. A `@ts-expect-error` that finds no error is one itself: `npm run check` runs these tests. */
import {
  book,
  type Context,
  type Core,
  Engine,
  frameOf,
  type Game,
  type HeardOf,
  type Id,
  kind,
} from "@westmarch/kernel";
import { noChance } from "@westmarch/testkit/toy";
import { describe, expect, expectTypeOf, test } from "vitest";

const REGIONS = kind("region", ["shire", "bree", "mordor"]);
const FACES = kind("face", ["eye", "will"]);
type RegionId = Id<"region">;
type FaceId = Id<"face">;
const SHIRE = REGIONS.named("shire");
const BREE = REGIONS.named("bree");
const WILL = FACES.named("will");

type Journey = {
  events: { walked: { to: RegionId; who?: string }; rested: Record<never, never> };
  choices: { walk: [to: RegionId]; rest: []; spend: [face: FaceId] };
  prompts: {
    way: { offers: "walk" | "rest"; about: [from: RegionId] };
    pay: { offers: "spend"; about: [] };
  };
  chapters: { road: { from: RegionId; tired?: number }; inn: { beds?: number } };
};
interface Walk extends Core<null, Journey> {
  at: RegionId;
  spent: FaceId[];
}
const { chapter, enter } = book<Walk>();
const walkTo = (c: Context<Walk>, to: RegionId): void => {
  c.g.at = to;
};

const road = chapter("road", { tired: 0 })({
  way: {
    prompt: "way",
    ask: (_g, f) => ({ seat: 0, options: [["walk", BREE], ["rest"]], about: [f.from] }),
    answered: (c, f, option) => {
      expectTypeOf(option).toEqualTypeOf<readonly ["walk", RegionId] | readonly ["rest"]>();
      if (option[0] === "rest") {
        c.tell("rested", {});
        return enter("inn", {}, "pay");
      }
      walkTo(c, option[1]);
      f.tired++;
      c.tellMore("walked", { to: option[1] }, [0], { who: "sam" });
      return { go: "way" };
    },
  },
  pay: {
    prompt: "pay",
    ask: () => ({ seat: 0, options: [["spend", WILL]] }),
    answered: ({ g }, _f, [, face]) => {
      expectTypeOf(face).toEqualTypeOf<FaceId>();
      g.spent.push(face);
    },
  },
});
const inn = chapter("inn", { beds: 3 })({ sleep: (_c, f) => ({ end: f.beds }) });

const game: Game<Walk, null> = {
  id: "walk",
  version: 1,
  seats: () => ["walker"],
  settings: [],
  chapters: { road, inn },
  setup: () => ({ stack: [enter("road", { from: SHIRE }).call], at: SHIRE, spent: [], secret: null }),
  clone: (g) => structuredClone(g),
  project: () => null,
  imagine: () => null,
  whyNot: () => null,
  migrations: {},
  notation: {
    write: () => "",
    read: () => {
      throw new Error("not read");
    },
    choice: () => "",
    option: () => ["rest"],
  },
  invariants: () => [],
};

test("a kind may be numbered from another number on, so that its things are none of another kind", () => {
  const guests = kind("guest", ["stranger", "friend"], 100);
  expect([guests.all, guests.named("friend"), guests.find("foe")]).toEqual([[100, 101], 101, null]);
  expect([99, 100, 101, 102].map(guests.is)).toEqual([false, true, true, false]);
  expect(() => guests.of(1)).toThrow("there is no guest number 1");
});

describe("the compiler refuses", () => {
  test("a thing of one kind where another is wanted", () => {
    // @ts-expect-error a face is no region
    expectTypeOf(walkTo).toBeCallableWith({} as Context<Walk>, WILL);
    // @ts-expect-error nor is any number
    expectTypeOf(walkTo).toBeCallableWith({} as Context<Walk>, 3);
    // @ts-expect-error there is no such region
    expect(() => REGIONS.named("shyre")).toThrow("there is no region called shyre");
  });

  test("an event that the game does not know, and facts that it does not have", () => {
    chapter("inn", { beds: 3 })({
      night: (c) => {
        // @ts-expect-error misspelt
        c.tell("resed", {});
        // @ts-expect-error a fact is missing
        c.tell("walked", {});
        // @ts-expect-error no such fact
        c.tell("walked", { to: SHIRE, with: 2 });
        // @ts-expect-error a fact of another kind
        c.tell("walked", { to: WILL });
      },
    });
    expectTypeOf<HeardOf<Walk>["type"]>().toEqualTypeOf<"walked" | "rested">();
    expectTypeOf<HeardOf<Walk, "walked">["facts"]>().toEqualTypeOf<{ to: RegionId; who?: string }>();
  });

  test("an option that the prompt does not offer, and a prompt that speaks of something else", () => {
    const answered = () => {};
    chapter("inn", { beds: 3 })({
      // @ts-expect-error this is not a way
      face: { prompt: "way", ask: () => ({ seat: 0, options: [["spend", WILL]], about: [SHIRE] }), answered },
      // @ts-expect-error a walk leads to a region, not to a face
      word: { prompt: "way", ask: () => ({ seat: 0, options: [["walk", WILL]], about: [SHIRE] }), answered },
      // @ts-expect-error it does not say from where
      from: { prompt: "way", ask: () => ({ seat: 0, options: [["rest"]] }), answered },
      // @ts-expect-error there is no such prompt
      none: { prompt: "weigh", ask: () => ({ seat: 0, options: [["rest"]] }), answered },
    });
  });

  test("the one prompt of a game that has no other", () => {
    type Toss = {
      events: Record<never, never>;
      choices: { call: [face: FaceId]; wait: [] };
      prompts: { call: { offers: "call"; about: [] } };
      chapters: { toss: Record<never, never> };
    };
    book<Core<null, Toss>>().chapter("toss")({
      call: {
        prompt: "call",
        ask: () => ({ seat: 0, options: [["call", WILL]] }),
        answered: (_c, _f, option) => {
          expectTypeOf(option).toEqualTypeOf<readonly ["call", FaceId]>();
        },
      },
      // @ts-expect-error no seat is asked to wait
      wait: { prompt: "call", ask: () => ({ seat: 0, options: [["wait"]] }), answered: () => {} },
      // @ts-expect-error there is no such prompt
      none: { prompt: "cawl", ask: () => ({ seat: 0, options: [["call", WILL]] }), answered: () => {} },
    });
  });

  test("a paragraph, a chapter and locals that are not there", () => {
    // @ts-expect-error no default for the beds
    chapter("inn");
    // @ts-expect-error no such chapter
    chapter("tavern");
    chapter("inn", { beds: 3 })({
      // @ts-expect-error no such paragraph
      up: () => ({ go: "attic" }),
      // @ts-expect-error no such chapter
      out: () => ({ unwind: "rode" }),
      // @ts-expect-error where from?
      on: () => enter("road"),
      // @ts-expect-error from a region
      off: () => enter("road", { from: WILL }),
    });
    expectTypeOf(frameOf<Walk, "road">).returns.toExtend<{ from: RegionId; tired: number } | undefined>();
  });
});

describe("names at run time", () => {
  test("are their numbers, in order, and nothing else is one", () => {
    expect(REGIONS.all).toEqual([0, 1, 2]);
    expect([REGIONS.find("mordor"), REGIONS.find("gondor")]).toEqual([2, null]);
    expect([REGIONS.is(2), REGIONS.is(3), REGIONS.is(-1), REGIONS.is(0.5), REGIONS.is("2")]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(() => REGIONS.of(3)).toThrow("there is no region number 3");
  });

  test("a chapter that is entered has the locals that were left out, and those that were given", () => {
    const engine = new Engine(game);
    const g = engine.start({}, noChance);
    expect(frameOf(g, "road")).toEqual({ chapter: "road", at: "way", from: SHIRE, tired: 0 });
    expect(frameOf(g, "inn")).toBeUndefined();
    expect(engine.asks(g)).toEqual([
      { seat: 0, prompt: "way", options: [["walk", BREE], ["rest"]], about: [SHIRE] },
    ]);
    engine.play(g, 0, ["walk", BREE], noChance);
    expect(frameOf(g, "road")?.tired).toBe(1);
    engine.play(g, 0, ["rest"], noChance);
    expect(frameOf(g, "road")?.back).toBe(3);
    expect(engine.asks(g)).toEqual([{ seat: 0, prompt: "pay", options: [["spend", WILL]] }]);
  });
});
