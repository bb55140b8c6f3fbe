import { botNamed, greedyBot, openingOf, randomBot, searchBot } from "@westmarch/bots";
import { type Ask, Engine, hashed, type Option, type Seat, stream } from "@westmarch/kernel";
import { inFull } from "@westmarch/testkit/full";
import { arena } from "@westmarch/training";
import { describe, expect, it } from "vitest";
import { FEATURES, features } from "../bot/features.ts";
import { policy } from "../bot.ts";
import { ROW, SET_UP } from "../data/board.ts";
import { DARK, FRODO, GOOD, NINE } from "../data/ids.ts";
import { type Confrontation, confrontation } from "../index.ts";

const engine = new Engine(confrontation);
const at = (line: string): Confrontation => confrontation.notation.read(line);

/** A position so far into a game played by rule of thumb. */
function midgame(seed: number, decisions: number): Confrontation {
  const chance = hashed(seed);
  const random = stream(seed);
  const g = engine.start({}, chance);
  for (let i = 0; i < decisions && g.result === null; i++) {
    const ask = engine.asks(g)[0]!;
    engine.trust(g, ask.seat, policy.playout(g, ask, random), chance);
  }
  return g;
}

const middles = (): Confrontation[] =>
  Array.from({ length: 40 }, (_, seed) => midgame(seed, 24 + seed)).filter((g) => g.result === null);

function searches(g: Confrontation, seat: Seat, iterations = 400): Option {
  const ask = engine.askOf(g, seat) as Ask;
  const bot = searchBot(engine, policy, { iterations });
  return bot.choose(engine.view(g, seat), seat, ask, { random: stream(1) });
}

describe("setting up", () => {
  it("fills every place by the rules, and hardly ever the same way twice", () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const g = midgame(seed, 2 * NINE);
      expect(g.turns).toBe(1);
      for (const side of [GOOD, DARK] as const) {
        const held = SET_UP[side].map((_, region) => g.count[side * 16 + region]);
        expect(held).toEqual(SET_UP[side]);
      }
      seen.add(g.secret.at.join());
    }
    expect(seen.size).toBeGreaterThan(28);
  });

  it("is one thought for all nine, also for the player who is ready last, and only for what it may know", () => {
    for (const first of [GOOD, DARK] as const) {
      const chance = hashed(first);
      const g = engine.start({}, chance);
      for (const side of [first, 1 - first]) {
        const seat = g.good === 0 ? side : 1 - side;
        const nine = openingOf(engine, policy, engine.view(g, seat), seat, stream(7));
        expect(nine).toHaveLength(NINE);
        for (const option of nine) engine.play(g, seat, option, chance);
      }
      expect(g.turns).toBe(1);
    }
  });
});

describe("the sense of play", () => {
  it("fills in every feature with a number", () => {
    for (const g of middles()) {
      const f: number[] = [];
      features(g, f);
      expect(f).toHaveLength(FEATURES.length);
      expect(f.every(Number.isFinite)).toBe(true);
    }
  });

  it("gives both sides together a whole chance", () => {
    for (const g of middles()) {
      expect(policy.evaluate(g, 0)).toBeGreaterThanOrEqual(0);
      expect(policy.evaluate(g, 0) + policy.evaluate(g, 1)).toBeCloseTo(1, 9);
    }
  });

  it("holds every option possible and chooses among what is offered", () => {
    const random = stream(3);
    for (const g of middles()) {
      for (const ask of engine.asks(g)) {
        const weights: number[] = [];
        policy.weigh?.(g, ask, ask.options, weights);
        expect(weights).toHaveLength(ask.options.length);
        expect(weights.every((weight) => weight > 0)).toBe(true);
        expect(ask.options).toContain(policy.playout(g, ask, random));
      }
    }
  });

  it("looks into other moves as soon as into Frodo's, and first of all into one that wins", () => {
    for (const g of middles().filter(
      ({ turn, stack }) => turn === GOOD && stack.at(-1)?.chapter === "turn",
    )) {
      const [ask] = engine.asks(g) as readonly Ask[];
      const weights: number[] = [];
      policy.weigh?.(g, ask, ask.options, weights);
      const isFrodos = ask.options.map(([verb, who]) => verb === "move" && who === FRODO);
      const best = (own: boolean) => Math.max(0, ...weights.filter((_, i) => isFrodos[i] === own));
      if (ROW[g.secret.at[FRODO]] < 5) expect(best(true)).toBeLessThan(2 * best(false));
    }
    const g = at("good=frodo@gondor,gandalf@moria dark=balrog@mordor,warg@dagorlad,orcs@rhudaur turn=good");
    const [ask] = engine.asks(g) as readonly Ask[];
    const weights: number[] = [];
    policy.weigh?.(g, ask, ask.options, weights);
    expect(ask.options[weights.indexOf(Math.max(...weights))]).toEqual(["move", FRODO, 15]);
  });

  it("finds every imagined world possible", () => {
    const random = stream(4);
    for (const g of middles()) {
      const [seat] = engine.owes(g) as [Seat];
      const world = engine.determinize(engine.view(g, seat), seat, random);
      const likelihood = policy.likelihood?.(world, seat) ?? 1;
      expect(likelihood).toBeGreaterThan(0);
      expect(Number.isFinite(likelihood)).toBe(true);
    }
  });

  it("likes Frodo near Mordor with nobody before him, and Dark with two in The Shire", () => {
    const near = at("good=frodo@gondor,sam@shire dark=balrog@arthedain,warg@rhudaur turn=dark");
    const far = at("good=frodo@arthedain,sam@shire dark=balrog@moria,warg@fangorn turn=dark");
    expect(policy.evaluate(near, 0)).toBeGreaterThan(0.8);
    expect(policy.evaluate(far, 0)).toBeLessThan(policy.evaluate(near, 0));
    const lost = at("good=frodo@rhudaur,sam@moria dark=balrog@shire,warg@shire,orcs@cardolan turn=dark");
    expect(policy.evaluate(lost, 1)).toBeGreaterThan(0.7);
  });
});

describe("a beginner", () => {
  const first = (line: string): string => {
    const g = at(line);
    const [ask] = engine.asks(g) as readonly Ask[];
    const bot = botNamed(engine, policy, "first");
    if (!bot) throw new Error("nobody is called first");
    return confrontation.notation.choice(bot.choose(engine.view(g, 0), 0, ask, { random: stream(5) }));
  };

  it("runs on with Frodo where nobody waits for him, as far as the mountains", () => {
    const company = "sam@shire,gandalf@shire,aragorn@cardolan";
    const dark = "dark=balrog@mordor,warg@mordor,orcs@dagorlad turn=good";
    expect(first(`good=frodo@arthedain,${company} ${dark}`)).toMatch(/^move:frodo:(rhudaur|eregion)$/);
    const waiting = "dark=balrog@high-pass,warg@misty-mountains,orcs@moria turn=good";
    for (const line of [
      `good=frodo@arthedain,${company} ${waiting}`,
      `good=frodo@rhudaur,${company} ${dark}`,
    ]) {
      const g = at(line);
      const [ask] = engine.asks(g) as readonly Ask[];
      expect(policy.hurried?.(g, ask, 0.35)).toBeNull();
    }
  });
});

describe("the search", () => {
  it("walks Frodo into Mordor (10.1)", () => {
    const g = at("good=frodo@gondor,gandalf@moria dark=balrog@mordor,warg@dagorlad,orcs@rhudaur turn=good");
    expect(confrontation.notation.choice(searches(g, 0))).toBe(
      confrontation.notation.choice(["move", FRODO, 15]),
    );
  });

  it("takes The Shire with a third piece (10.3)", () => {
    const g = at(
      "good=frodo@fangorn,sam@rohan dark=balrog@shire,warg@shire,orcs@cardolan,shelob@mordor turn=dark",
    );
    expect(searches(g, 1)).toEqual(["move", 15, 0]);
  });

  it("answers alike in worlds that look alike to its seat (12.6)", () => {
    const random = stream(8);
    for (const g of middles().slice(0, 8)) {
      const [seat] = engine.owes(g) as [Seat];
      const twin = engine.determinize(engine.view(g, seat), seat, random);
      for (let s = 0; s < twin.sealed.length; s++) if (s !== seat) twin.sealed[s] = g.sealed[s]!;
      expect(engine.view(twin, seat).secret).toEqual(engine.view(g, seat).secret);
      expect(searches(twin, seat, 60)).toEqual(searches(g, seat, 60));
    }
  });

  it("finishes games at every level, with every setting", { timeout: 300_000 }, () => {
    const both = { variant: true, match: true };
    for (const settings of inFull([{}, both], [{}, { variant: true }, { match: true }, both])) {
      const strong = botNamed(engine, policy, "search:12i")!;
      const gentle = botNamed(engine, policy, "gentle")!;
      const many = inFull(2, 4);
      const { failures, games } = arena(engine, strong, gentle, { games: many, settings });
      expect(failures).toEqual([]);
      expect(games).toBe(many);
      const first = botNamed(engine, policy, "first")!;
      expect(arena(engine, first, gentle, { games: inFull(2, 6), settings }).failures).toEqual([]);
    }
  });
});

describe("strength", { timeout: 300_000 }, () => {
  it("lets the greedy bot beat chance, and a search the greedy bot", () => {
    const greedy = arena(engine, greedyBot(engine, policy), randomBot<Confrontation>(), {
      games: 24,
      seed: 1,
    });
    expect(greedy.failures).toEqual([]);
    expect(greedy.winRate).toBeGreaterThan(0.8);
    const searching = arena(
      engine,
      searchBot(engine, policy, { iterations: 150 }),
      greedyBot(engine, policy),
      {
        games: inFull(4, 8),
        seed: 1,
      },
    );
    expect(searching.failures).toEqual([]);
    expect(searching.winRate).toBeGreaterThan(0.5);
  });
});
