/** What a gesture on the map stands for: several choices in a row, all of which the rules take. */
import { type AskOf, Engine, lookAhead, type Option, stream } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { against, errandsAt, mustersAt, outingsAt, thenAsked } from "../board/acting/ahead.ts";
import { rowsAt } from "../board/acting/division.ts";
import { answersAt } from "../board/acting/errands.ts";
import { everybody, sent } from "../board/acting/rows.ts";
import { diceAt, dieOf, thingsAt } from "../board/acting/things.ts";
import { policy } from "../bot.ts";
import { warOfTheRing } from "../index.ts";
import { forceIn } from "../rules/armies/figures.ts";
import { sideOf } from "../seats.ts";
import type { War } from "../state.ts";
import { at } from "./table.ts";

const engine = new Engine(warOfTheRing);

/** Questions of a whole game, with what the one who is asked sees. */
function* questions(players: string, seed: number, most: number): Generator<[War, AskOf<War>]> {
  const random = stream(seed);
  const chance = (_: number, sides: number) => random(sides);
  const g = engine.start({ players }, chance);
  for (let asked = 0; asked < most && !g.result; asked++) {
    const [ask] = engine.asks(g);
    if (!ask) return;
    const view = engine.view(g, ask.seat);
    yield [view, ask];
    engine.play(g, ask.seat, policy.playout(view, ask, random), chance);
  }
}

const words = (options: readonly Option[]) => options.map((option) => option.join(":")).join(" ");
const refused = (view: War, seat: number, options: readonly Option[]) => {
  const ahead = lookAhead(engine, view, seat, options);
  return ahead.kind === "refused" ? `${words(options)}: ${ahead.refusal.reason}` : null;
};

describe("gestures on the map", () => {
  test.each([
    ["2", 4],
    ["3", 5],
    ["4", 6],
  ])("of %s players are choices that the rules take", (players, seed) => {
    const wrong: string[] = [];
    let [errands, musters, outings, divisions] = [0, 0, 0, 0];
    for (const [view, ask] of questions(players, seed, 260)) {
      for (const errand of errandsAt(view, ask)) {
        errands++;
        const no = refused(view, ask.seat, errand.options);
        if (no) wrong.push(no);
        const then = thenAsked(view, ask.seat, errand.options);
        const rows = then?.ask?.prompt === "stay" ? rowsAt(then.view) : null;
        if (!rows) continue;
        divisions++;
        const not = against(view, ask.seat, [...errand.options, ...sent(rows, everybody(rows))]);
        // Only where somebody has to be left behind does the rule say so.
        if (not && then?.ask?.options.some(([verb]) => verb === "go")) wrong.push(not.reason);
      }
      for (const muster of mustersAt(view, ask)) {
        musters++;
        const no = refused(view, ask.seat, muster.options);
        if (no) wrong.push(no);
      }
      for (const { figure, from, options } of outingsAt(view, ask)) {
        outings++;
        const no = refused(view, ask.seat, options);
        if (no) wrong.push(no);
        expect(forceIn(view, sideOf(view, ask.seat), from)[figure], `${figure} in ${from}`).toBeGreaterThan(
          0,
        );
        const then = thenAsked(view, ask.seat, options);
        expect(then?.ask?.options.some(([verb]) => verb === "to")).toBe(true);
      }
      const offered = new Set(ask.options.map((option) => option.join(":")));
      for (const option of answersAt(ask).values()) expect(offered.has(option.join(":"))).toBe(true);
      for (const options of thingsAt(ask).values())
        for (const option of options) expect(offered.has(option.join(":"))).toBe(true);
      for (const option of ask.options)
        if (ask.prompt === "act" && option[0] !== "pass") expect(diceAt(ask).has(dieOf(option))).toBe(true);
    }
    expect(wrong).toEqual([]);
    expect(Math.min(errands, musters, outings, divisions)).toBeGreaterThan(10);
  });

  test("show every march that a die offers, and say who may go", () => {
    const t = at({
      map: { edoras: { rohan: [3, 1, 1] }, "minas-tirith": { gondor: [2] } },
      nations: { rohan: 0 },
      dice: { "free-peoples": ["muster-army"], shadow: ["army"] },
    });
    const view = engine.view(t.state, 0);
    const ask = engine.askOf(view, 0);
    if (!ask) throw new Error("nobody is asked");
    const errands = errandsAt(view, ask);
    expect(new Set(errands.map(({ kind }) => kind))).toEqual(new Set(["march"]));
    const [errand] = errands.filter(({ options }) => words(options).includes("move"));
    const then = errand && thenAsked(view, 0, errand.options);
    const rows = then ? rowsAt(then.view) : null;
    expect(rows?.map(({ able }) => able)).toEqual([3, 1, 1]);
    expect(rows && words(sent(rows, [1, 1, 0]))).toMatch(/^stay:\d+:2 stay:\d+:1 go$/);
  });
});
