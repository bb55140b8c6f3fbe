import { Engine, hashed, LEVELS, type Seat, stream } from "@westmarch/kernel";
import { blind, type Doors, doors } from "@westmarch/testkit/doors";
import { describe, expect, it } from "vitest";
import { botNamed, isBotName, USUAL_MILLISECONDS } from "../src/levels.ts";
import type { Policy } from "../src/types.ts";

const engine = new Engine(doors);

/** Doors on the left are worth something at once, doors on the right more, and later. */
const fond: Policy<Doors> = {
  ...blind,
  reasons: {
    parts: ["near", "late"],
    partOf: [0, 1],
    terms: (g, _seat, into) => {
      into[0] = (g.open & 1) * 1;
      into[1] = (g.open & 4) * 1;
    },
    name: (part) => part,
    favourite: () => "near",
    far: ["late"],
  },
};

/** Both hands shown, the guest to open a door. */
function begun(): Doors {
  const g = engine.start({}, hashed(1));
  engine.play(g, 0, ["rock"], hashed(1));
  engine.play(g, 1, ["paper"], hashed(1));
  return g;
}

function chosen(level: string, seed: number, policy = fond) {
  const g = begun();
  const seat: Seat = 1;
  const ask = engine.askOf(g, seat);
  const bot = botNamed(engine, policy, level);
  if (!ask || !bot) throw new Error("nobody is asked");
  const now = () => 0;
  return bot.choose(engine.view(g, seat), seat, ask, { random: stream(seed), now });
}

describe("levels", () => {
  it("are six, each a bot with a time of its own, and those of before are among them", () => {
    expect(LEVELS).toHaveLength(6);
    for (const level of LEVELS) expect(isBotName(level)).toBe(true);
    for (const level of ["gentle", "fair", "strong"]) expect(LEVELS).toContain(level);
    const times = LEVELS.map((level) => USUAL_MILLISECONDS[level]);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  it("that are weak follow their favourite plan and forget what pays late, and choose nothing by chance", () => {
    const short: Policy<Doors> = { ...fond, skills: { first: { worlds: 60, favourite: 3, far: 0 } } };
    for (const seed of [1, 2, 3, 4]) expect(chosen("first", seed, short)).toEqual(["open", 0]);
    const far: Policy<Doors> = { ...fond, skills: { first: { worlds: 60, favourite: 0, far: 1 } } };
    for (const seed of [1, 2, 3, 4]) expect(chosen("first", seed, far)).toEqual(["open", 2]);
  });

  it("go by rules of thumb alone where a game says so, and has players who learn", () => {
    const novice: Policy<Doors> = { ...blind, playout: () => ["open", 0] };
    const { reasons: _reasons, ...sight } = fond;
    const learnt: Policy<Doors> = { ...sight, playout: () => ["open", 2], novice };
    const glance = { worlds: 0, favourite: 1, far: 1 } as const;
    expect(chosen("fair", 1, { ...learnt, skills: { fair: glance } })).toEqual(["open", 2]);
    expect(chosen("fair", 1, { ...learnt, skills: { fair: { ...glance, novice: true } } })).toEqual([
      "open",
      0,
    ]);
    expect(
      chosen("fair", 1, {
        ...sight,
        playout: () => ["open", 2],
        skills: { fair: { ...glance, novice: true } },
      }),
    ).toEqual(["open", 2]);
  });

  it("choose among what they notice, and take anything where they notice nothing", () => {
    const skill = { worlds: 60, favourite: 0, far: 1 };
    const seeing = (notices: number) =>
      Array.from({ length: 40 }, (_, seed) =>
        chosen("first", seed, { ...fond, skills: { first: { ...skill, notices } } }),
      ).filter(([, door]) => door === 2).length;
    expect(seeing(1)).toBe(40);
    expect(seeing(0.5)).toBeGreaterThan(14);
    expect(seeing(0.5)).toBeLessThan(36);
    expect(seeing(0)).toBeLessThan(25);
    // At first sight, too.
    const sight: Policy<Doors> = {
      ...fond,
      playout: (_g, ask) => ask.options.find(([, door]) => door === 2) ?? ask.options[0],
      skills: { first: { worlds: 0, favourite: 1, far: 1, notices: 0 } },
    };
    const doors = new Set(Array.from({ length: 20 }, (_, seed) => chosen("first", seed, sight)[1]));
    expect(doors.size).toBe(3);
  });

  it("play at first sight where a game says so, or gives no reasons", () => {
    const sight: Policy<Doors> = {
      ...fond,
      playout: (_g, ask) => ask.options[1],
      skills: { first: { worlds: 0, favourite: 1, far: 1 } },
    };
    expect(chosen("first", 1, sight)).toEqual(["open", 1]);
    const { reasons: _, ...mute } = sight;
    expect(chosen("gentle", 1, mute)).toEqual(["open", 1]);
  });

  it("do at once what haste tells them where they are in any, and look around where it tells them nothing", () => {
    const skill = { worlds: 0, favourite: 1, far: 1 };
    const sight: Policy<Doors> = { ...fond, playout: (_g, ask) => ask.options[1] };
    const rash = (hurried: NonNullable<Policy<Doors>["hurried"]>, haste?: number) =>
      chosen("first", 1, { ...sight, hurried, skills: { first: haste ? { ...skill, haste } : skill } });
    expect(rash((_g, ask) => ask.options[2], 0.5)).toEqual(["open", 2]);
    expect(rash(() => null, 0.5)).toEqual(["open", 1]);
    expect(rash((_g, ask) => ask.options[2])).toEqual(["open", 1]);
  });
});
