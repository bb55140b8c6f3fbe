/** Gestures: several answers that are put together on the table before the rules hear of them. */
import { Engine, type Option } from "@westmarch/kernel";
import { questions } from "@westmarch/testkit";
import { describe, expect, test } from "vitest";
import { following, foretold, priceAt, thenAsked } from "../board/acting/ahead.ts";
import {
  offered,
  onlyPairOf,
  type Pair,
  planned,
  sending,
  sentAtOnce,
  stillOpen,
  without,
  withPair,
} from "../board/acting/plan.ts";
import { isChance } from "../board/acting/things.ts";
import { policy } from "../bot.ts";
import { copyId } from "../data/ids.ts";
import { tradingCardGame } from "../index.ts";
import { find, woundsOn } from "../table/copies.ts";

const engine = new Engine(tradingCardGame);
const never = (): never => {
  throw new RangeError("chance decides");
};

const asked = (players: string, seed: number, most = 700) =>
  questions(engine, { settings: { players }, seed, most, choose: policy.playout });

describe("a gesture", () => {
  test.each([
    ["2", 27],
    ["3", 22],
  ])("of %s players that is found by looking ahead is one that the rules take", (players, seed) => {
    let [whole, longer] = [0, 0];
    for (const { g, view, ask } of asked(players, seed)) {
      if (!isChance(ask)) continue;
      for (const option of ask.options.filter(([verb]) => verb !== "pass")) {
        const said: Option[] = [option];
        let then = thenAsked(view, ask.seat, said);
        for (let next = following(then); next; next = following(then)) {
          const answer = next.options[said.length % next.options.length];
          if (!answer) break;
          said.push(answer);
          then = thenAsked(view, ask.seat, said);
        }
        const world = tradingCardGame.clone(g);
        for (const [i, one] of said.entries()) {
          expect(engine.refusal(world, ask.seat, one)).toBeNull();
          if (i < said.length - 1) expect(engine.trust(world, ask.seat, one, never).barrier).toBe(false);
        }
        whole++;
        if (said.length > 1) longer++;
      }
    }
    expect(whole).toBeGreaterThan(50);
    expect(longer).toBeGreaterThan(5);
  });

  test("tells whom it wounds and what a card leaves in the pool", () => {
    let [wounded, priced] = [0, 0];
    for (const { view, ask } of asked("2", 23)) {
      if (!isChance(ask)) continue;
      for (const option of ask.options) {
        if (option[0] === "pass") continue;
        const then = thenAsked(view, ask.seat, [option]);
        if (!then || following(then)) continue;
        for (const { copy, wounds, leaves } of foretold(view, then.view)) {
          if (leaves) expect(find(then.view, copy)).toBeUndefined();
          else expect(woundsOn(then.view, copy) - woundsOn(view, copy)).toBe(wounds);
          wounded++;
        }
        if (option[0] !== "play") continue;
        expect(priceAt(view, ask.seat, option[1]).after).toBeGreaterThanOrEqual(0);
        priced++;
      }
    }
    expect(wounded).toBeGreaterThan(0);
    expect(priced).toBeGreaterThan(20);
  });
});

describe("assignments", () => {
  test("are put together one by one and said at once, as far as nobody else has a word", () => {
    let several = 0;
    for (const { g, view, ask } of asked("3", 24, 1500)) {
      if (ask.prompt !== "assign") continue;
      const see = (options: readonly Option[]) => thenAsked(view, ask.seat, options);
      let plan: readonly Pair[] = [];
      for (
        let open = offered(ask);
        open[0] && plan.length < 4;
        open = offered(planned(plan, see)?.ask ?? null)
      )
        plan = withPair(plan, open[plan.length % open.length] ?? open[0]);
      expect(stillOpen(view, plan)).toEqual(plan);
      const world = tradingCardGame.clone(g);
      const narrowed = { options: ask.options.filter(([verb]) => verb !== "done") };
      expect(sending(plan, narrowed, see)).not.toContainEqual(["done"]);
      for (const option of sending(plan, ask, see)) {
        expect(engine.refusal(world, ask.seat, option)).toBeNull();
        engine.trust(world, ask.seat, option, never);
      }
      if (plan.length > 1) several++;
    }
    expect(several).toBeGreaterThan(0);
  });

  test("of which there can be only one are said as it is made, and no other", () => {
    let [alone, together] = [0, 0];
    for (const { view, ask } of asked("2", 24, 900)) {
      if (ask.prompt !== "assign") continue;
      const see = (options: readonly Option[]) => thenAsked(view, ask.seat, options);
      expect(sentAtOnce([], ask, see)).toBeNull();
      for (const pair of offered(ask)) {
        const said = sentAtOnce([pair], ask, see);
        const more = offered(planned([pair], see)?.ask ?? null);
        expect(said).toEqual(more.length > 0 ? null : sending([pair], ask, see));
        if (said) alone++;
        else together++;
      }
    }
    expect(Math.min(alone, together)).toBeGreaterThan(0);
  });

  test("can be changed until they are said", () => {
    const [a, b] = [
      { character: 1, minion: 7 },
      { character: 2, minion: 8 },
    ] as Pair[];
    if (!a || !b) throw new Error("two pairs");
    expect(withPair([a, b], { ...a, character: b.character })).toEqual([b, { ...a, character: b.character }]);
    expect(without([a, b], a.minion)).toEqual([b]);
  });

  test("of somebody who can meet nobody else are made by one touch", () => {
    const [frodo, sam, orc, troll] = [1, 2, 7, 8].map(copyId);
    if (!frodo || !sam || !orc || !troll) throw new Error("four copies");
    const open = [
      { character: frodo, minion: orc },
      { character: sam, minion: orc },
      { character: sam, minion: troll },
    ];
    expect(onlyPairOf(frodo, open)).toEqual(open[0]);
    expect(onlyPairOf(troll, open)).toEqual(open[2]);
    expect(onlyPairOf(sam, open)).toBeNull();
    expect(onlyPairOf(copyId(9), open)).toBeNull();
  });
});
