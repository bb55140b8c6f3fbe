import { type Ask, Engine, hashed, type Option, type Seat, stream } from "@westmarch/kernel";
import { blind, type Doors, doors } from "@westmarch/testkit/doors";
import { describe, expect, it } from "vitest";
import { type Opinion, opinion } from "../src/opinion.ts";

const engine = new Engine(doors);

function asked(g: Doors, seat: Seat): Ask {
  const ask = engine.askOf(g, seat);
  if (!ask) throw new Error(`seat ${seat} is asked nothing`);
  return ask;
}

/** Both hands shown, the winner of them being this seat. */
function after(winner: 0 | 1): Doors {
  const g = engine.start({}, hashed(1));
  engine.play(g, 0, winner === 0 ? ["paper"] : ["rock"], hashed(1));
  engine.play(g, 1, winner === 0 ? ["rock"] : ["paper"], hashed(1));
  return g;
}

/** What is thought of a choice, and what was said of the way there. */
function judged(g: Doors, seat: Seat, chosen: Option): Opinion & { readonly told: readonly number[] } {
  const view = engine.view(g, seat);
  const told: number[] = [];
  const question = { view, seat, ask: asked(g, seat), chosen };
  const thought = opinion(engine, blind, question, { random: stream(7), iterations: 200 });
  for (;;) {
    const next = thought.next();
    if (next.done) return { ...next.value, told };
    told.push(next.value);
  }
}

describe("an opinion", () => {
  it("names the choice that wins, with the chances of both", () => {
    const g = after(0);
    const { treasure } = g.secret;
    const wrong = asked(g, 0).options.find(([, door]) => door !== treasure) ?? ["open", -1];
    const { better, chances } = judged(g, 0, wrong);
    expect(better).toEqual(["open", treasure]);
    expect(chances[0]).toBeLessThan(0.2);
    expect(chances[1]).toBe(1);
  });

  it("has nothing better to say of the best choice", () => {
    const g = after(0);
    const best: Option = ["open", g.secret.treasure];
    expect(judged(g, 0, best)).toMatchObject({ better: best, chances: [1, 1] });
  });

  it("is the same whenever it is asked for, and whatever is hidden", () => {
    const opinions = [0, 0, 1, 2].map((treasure) => {
      const g = after(1);
      g.secret.treasure = treasure;
      return judged(g, 1, ["open", 0]);
    });
    for (const one of opinions) expect(one).toEqual(opinions[0]);
  });

  it("tells how far it is", () => {
    const { told } = judged(after(1), 1, ["open", 1]);
    expect(told.length).toBeGreaterThan(10);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(Math.max(...told)).toBeLessThan(1);
  });
});
