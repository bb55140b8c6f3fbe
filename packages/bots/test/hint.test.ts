import { Engine, hashed, type Seat, stream } from "@westmarch/kernel";
import { blind, type Doors, doors } from "@westmarch/testkit/doors";
import { describe, expect, it } from "vitest";
import { advice } from "../src/advice.ts";
import { hint } from "../src/hint.ts";
import type { Policy } from "../src/types.ts";

const engine = new Engine(doors);

/** Likes doors that are open on the left, and nothing else. */
const leftward = {
  ...blind,
  reasons: {
    parts: ["left", "right"],
    partOf: [0, 1],
    terms: (g, _seat, into) => {
      into[0] = (g.open & 1) * 2;
      into[1] = 0;
    },
    name: (part, _g, seat) => `${part}.${seat}`,
    favourite: () => "left",
    far: ["right"],
  },
} satisfies Policy<Doors>;

/** Both hands shown, the winner of them being this seat. */
function after(winner: Seat): Doors {
  const g = engine.start({}, hashed(1));
  engine.play(g, 0, winner === 0 ? ["paper"] : ["rock"], hashed(1));
  engine.play(g, 1, winner === 0 ? ["rock"] : ["paper"], hashed(1));
  return g;
}

function hinted(g: Doors, seat: Seat, policy: Policy<Doors> = leftward) {
  const ask = engine.askOf(g, seat);
  if (!ask) throw new Error(`seat ${seat} is asked nothing`);
  return hint(
    engine,
    policy,
    { view: engine.view(g, seat), seat, ask },
    { random: stream(3), iterations: 300 },
  );
}

describe("a hint", () => {
  it("names the choice that wins, and that it does", () => {
    const g = after(0);
    expect(hinted(g, 0)).toMatchObject({ option: ["open", g.secret.treasure], because: "wins" });
  });

  it("says by which part of the evaluation its choice is better than the next best", () => {
    const g = after(1);
    const fond: Policy<Doors> = { ...leftward, opening: () => ["open", 0] };
    expect(hinted(g, 1, fond)).toMatchObject({ option: ["open", 0], because: "left.1" });
  });

  it("names no part where all parts together speak against its choice, which was made for something else", () => {
    const g = after(1);
    const torn = (worse: number): Policy<Doors> => ({
      ...leftward,
      opening: () => ["open", 0],
      reasons: {
        ...leftward.reasons,
        terms: (of, _seat, into) => {
          into[0] = (of.open & 1) * 2;
          into[1] = (of.open & 1) * worse;
        },
      },
    });
    expect(hinted(g, 1, torn(-1))).toMatchObject({ because: "left.1" });
    expect(hinted(g, 1, torn(-3))).toMatchObject({ option: ["open", 0], because: "even" });
    // Nor one that brings a small share of what they say.
    expect(hinted(g, 1, torn(9))).toMatchObject({ because: "right.1" });
  });

  it("says that little depends on it where nothing tells two choices apart", () => {
    const g = after(1);
    const fond: Policy<Doors> = {
      ...leftward,
      opening: () => ["open", 1],
      weigh: (_g, _ask, options, weights) => {
        for (const [i, option] of options.entries()) weights[i] = option[1] === 2 ? 2 : 1;
      },
    };
    expect(hinted(g, 1, fond)).toMatchObject({ option: ["open", 1], than: ["open", 2], because: "even" });
  });

  it("says how often it would choose so where both choose at once", () => {
    const { share } = hinted(engine.start({}, hashed(1)), 0);
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.6);
  });

  it("says of no share where it chooses alone", () => {
    expect(hinted(after(0), 0)).not.toHaveProperty("share");
  });

  it("is the same whatever is hidden", () => {
    const hints = [0, 1, 2].map((treasure) => {
      const g = after(1);
      g.secret.treasure = treasure;
      return hinted(g, 1);
    });
    for (const one of hints) expect(one).toEqual(hints[0]);
  });
});

describe("advice after the game", () => {
  it("names what would have won, with the reason and the chances of both", () => {
    const g = after(0);
    const ask = engine.askOf(g, 0);
    if (!ask) throw new Error("the host is asked nothing");
    const chosen = ask.options.find(([, door]) => door !== g.secret.treasure) ?? ["open", -1];
    const question = { view: engine.view(g, 0), seat: 0, ask, chosen };
    const { better, because, chances } = advice(engine, leftward, question, {
      random: stream(7),
      iterations: 200,
    });
    expect({ better, because }).toEqual({ better: ["open", g.secret.treasure], because: "wins" });
    expect(chances?.[1]).toBe(1);
  });

  it("gives no reason where it would have chosen the same", () => {
    const g = after(0);
    const ask = engine.askOf(g, 0);
    if (!ask) throw new Error("the host is asked nothing");
    const question = {
      view: engine.view(g, 0),
      seat: 0,
      ask,
      chosen: ["open", g.secret.treasure] as const,
    };
    expect(advice(engine, leftward, question, { random: stream(7), iterations: 100 })).toMatchObject({
      better: question.chosen,
      because: null,
    });
  });

  it("says how often it would choose each where both choose at once", () => {
    const g = engine.start({}, hashed(1));
    const ask = engine.askOf(g, 0);
    if (!ask) throw new Error("the host is asked nothing");
    const question = { view: engine.view(g, 0), seat: 0, ask, chosen: ["rock"] as const };
    // No hand is better than another: each is part of a plan that no opponent can foresee.
    const { better, chances, shares } = advice(engine, leftward, question, {
      random: stream(7),
      iterations: 1500,
    });
    expect({ better, chances }).toEqual({ better: ["rock"], chances: null });
    expect(shares?.[0]).toBeGreaterThan(0.15);
    expect(shares?.[1]).toBe(shares?.[0]);
  });

  it("names another choice where what was chosen at once with others is hardly ever right", () => {
    const g = engine.start({}, hashed(1));
    const ask = engine.askOf(g, 0);
    if (!ask) throw new Error("the host is asked nothing");
    // Scissors are not even thought of.
    const stubborn: Policy<Doors> = { ...leftward, reduce: (_g, { options }) => options.slice(0, 2) };
    const question = { view: engine.view(g, 0), seat: 0, ask, chosen: ["scissors"] as const };
    const { better, shares } = advice(engine, stubborn, question, { random: stream(7), iterations: 300 });
    expect(better).not.toEqual(["scissors"]);
    expect(shares?.[0]).toBe(0);
  });
});
