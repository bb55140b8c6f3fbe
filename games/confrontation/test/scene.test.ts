/** The battle stage is told from events alone; it must agree with the rules at every moment. */
import type { Happened } from "@westmarch/boardkit";
import { Engine, hashed, NONE, seedOf, stream } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { type Scene, sceneAt, sceneFrom } from "../board/battle/scene.ts";
import { step } from "../board/battle/telling.ts";
import { battleOf } from "../board/names.ts";
import { GOOD, SAM } from "../data/ids.ts";
import { type Confrontation, confrontation } from "../index.ts";

const engine = new Engine(confrontation);

/** Plays a random game and looks at the stage, as an onlooker hears it, at every question. */
function watch(
  seed: string,
  look: (scene: Scene | null, g: Confrontation) => void,
): readonly Happened<Confrontation>[] {
  const log: Happened<Confrontation>[] = [];
  const chance = hashed(seedOf(seed));
  const choose = stream(seedOf(seed, "choices"));
  const g = engine.start({ variant: true }, chance);
  for (let version = 1; ; version++) {
    const ask = engine.asks(g)[0];
    if (!ask) return log;
    let index = 0;
    engine.play(g, ask.seat, ask.options[choose(ask.options.length)]!, chance, (event) => {
      const heard = engine.heard(event, null);
      if (heard) log.push({ ...heard, version, index: index++ });
    });
    look(sceneAt(log, log.length), g);
  }
}

const games = Array.from({ length: 12 }, (_, i) => `stage ${i}`);

describe("the stage", () => {
  test("shows the two that fight, and the cards that lie open, whenever something is asked in a battle", () => {
    let battles = 0;
    for (const game of games) {
      watch(game, (scene, g) => {
        const battle = battleOf(g);
        if (!battle || g.over || battle.defender === NONE) return;
        battles++;
        const [good, dark] =
          battle.side === GOOD ? [battle.attacker, battle.defender] : [battle.defender, battle.attacker];
        expect([scene?.good.character, scene?.dark.character]).toEqual([good, dark]);
        expect(scene?.region).toBe(battle.region);
        expect(scene?.five).toBe(battle.samAtFive);
        expect(scene?.goodCard?.card ?? NONE).toBe(battle.goodCard);
        expect(scene?.darkCard?.card ?? NONE).toBe(battle.darkCard);
        expect(scene?.darkCard?.fetched ?? NONE).toBe(battle.darkFetched);
        expect(scene?.over).toBe(false);
        const bare = sceneFrom(battle);
        expect(bare?.good.character).toBe(scene?.good.character);
        expect(bare?.goodCard?.card).toBe(scene?.goodCard?.card);
      });
    }
    expect(battles).toBeGreaterThan(100);
  });

  test("is empty between battles", () => {
    for (const game of games) {
      watch(game, (scene, g) => {
        if (g.stack.at(-1)?.chapter === "turn") expect(scene).toBeNull();
      });
    }
  });

  test("compares the totals that the rules compared, and lets the fallen fall", () => {
    for (const game of games) {
      const log = watch(game, () => {});
      for (const [i, event] of log.entries()) {
        const scene = sceneAt(log, i + 1);
        if (event.type === "totals") {
          expect(scene?.totals).toEqual({ good: event.facts.goodTotal, dark: event.facts.darkTotal });
          if (scene?.good.character === SAM) expect(event.facts.goodStrength).toBe(scene.five ? 5 : 2);
        }
        if (event.type !== "battle-ended" || !scene) continue;
        expect(scene.over).toBe(true);
      }
    }
  });
});

describe("the steps of a battle", () => {
  test("show every total and every fall as a scene, and end in one verdict that stays", () => {
    for (const game of games) {
      let last: Confrontation | null = null;
      const log = watch(game, (_, g) => {
        last = g;
      });
      if (!last) throw new Error("nothing was played");
      const view: Confrontation = last;
      const steps = log.map((_, at) => step({ log, at, view, seat: null, calm: false }));
      for (const [at, { type }] of log.entries())
        if (type === "totals" || type === "shown") expect(steps[at]).toMatchObject({ scene: "stage.hurry" });
      const verdicts = steps.filter((one) => one !== null && one !== "along" && one.stays !== undefined);
      const began = log.filter(({ type }, at) => type === "battle-began" && sceneAt(log, at + 1));
      expect(verdicts.length).toBeGreaterThanOrEqual(began.length);
      for (const [at, one] of steps.entries())
        if (one !== null && one !== "along" && one.stays !== undefined)
          expect(sceneAt(log, at + 1)?.over).toBe(true);
    }
  });
});
