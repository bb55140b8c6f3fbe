import { type Engine, hashed, stream } from "@westmarch/kernel";
import { type Parley, parley, type Secret } from "@westmarch/testkit/parley";
import { expect, test } from "vitest";
import { twin } from "../src/index.ts";
import { DENIAL, definitionOf } from "../src/parley/cards.ts";
import type { TwinOptions } from "../src/twin.ts";
import { engineOf, holdsDenial, looks, musterWith, redealt, roundWith } from "./variants.ts";

const isDeed = (card: number): boolean => card >= 0 && definitionOf(card) < DENIAL;

/** Walks many twins of many positions; the first problem, and how many secrets differed. */
function walk(engine: Engine<Parley, Secret>, options: TwinOptions<Parley> = {}, settings = {}) {
  const random = stream(7);
  let distinct = 0;
  let steps = 0;
  for (let game = 0; game < 12; game++) {
    const g = engine.start(settings, hashed(game));
    for (let i = 0; i < 60 && !g.result; i++) {
      const walked = twin(engine, g, random(g.sealed.length), random, { looks, ...options });
      if (walked.distinct) distinct++;
      steps += walked.steps;
      if (walked.problems[0]) return { problem: walked.problems[0], distinct, steps };
      const asks = engine.asks(g);
      const ask = asks[random(asks.length)]!;
      engine.trust(g, ask.seat, ask.options[random(ask.options.length)]!, (_counter, sides) => random(sides));
    }
  }
  return { problem: "", distinct, steps };
}

test("an honest game shows its twin nothing, from any seat", () => {
  for (const seats of ["2", "3", "4"]) {
    const { problem, distinct, steps } = walk(engineOf(), {}, { seats, teams: true });
    expect(problem).toBe("");
    expect(distinct).toBeGreaterThan(200);
    expect(steps).toBeGreaterThan(distinct);
  }
});

test("an honest game keeps its secrets in worlds that the tests made themselves", () => {
  expect(walk(engineOf(), { world: redealt }, { seats: "3" }).problem).toBe("");
});

test("a projection that shows a hand is found, even if imagine takes it for granted", () => {
  const leaky = engineOf({
    project: (secret, seat, g) => ({
      ...parley.project(secret, seat, g),
      hands: secret.hands.map((hand) => [...hand]),
    }),
  });
  expect(walk(leaky, { world: redealt }).problem).toContain("sees view.secret.hands");
});

test("a projection that shows a hand is found where imagine deals afresh", () => {
  const leaky = engineOf({
    project: (secret, seat, g) => ({ ...parley.project(secret, seat, g), deck: [...secret.deck] }),
    imagine: (view, seat, random) =>
      parley.imagine(
        { ...view, secret: { ...view.secret, deck: view.secret.deck.map(() => -1) } },
        seat,
        random,
      ),
  });
  expect(walk(leaky).problem).toContain("sees view.secret.deck");
});

test("a projection that shows a spectator more than the players is found", () => {
  const leaky = engineOf({
    project: (secret, seat, g) => (seat === null ? secret : parley.project(secret, seat, g)),
  });
  expect(walk(leaky).problem).toContain("sees spectator.secret");
});

test("a turn that is passed over because the hand has nothing to play is found", () => {
  const leaky = roundWith({
    turn: ({ g }, f) => {
      const hand = () => g.secret.hands[(g.leader + f.taken) % g.sealed.length]!;
      while (f.taken < g.sealed.length && !hand().some(isDeed)) f.taken++;
      return f.taken === g.sealed.length ? { go: "close" } : undefined;
    },
  });
  expect(walk(leaky).problem).not.toBe("");
});

test("a question that is put only if the hand holds an answer is found", () => {
  const leaky = roundWith({
    bid: {
      ask: (g) => ({ seat: 1 - g.leader, prompt: "challenge", options: [["pass"]] }),
      answered: () => {},
    },
    turn: ({ g }, f) => {
      if (f.taken === 1 && holdsDenial(g, 1 - g.leader)) return { go: "bid" };
      return f.taken >= g.sealed.length ? { go: "close" } : undefined;
    },
  });
  expect(walk(leaky).problem).not.toBe("");
});

test("an event that names a card laid face down is found", () => {
  const leaky = musterWith((c, option) => {
    if (option[0] === "aside") c.tell("laid", { card: Number(option[1]) });
  });
  expect(walk(leaky).problem).toContain("hears");
});

test("an event for the wrong seat is found", () => {
  const leaky = musterWith((c, option, seat) => {
    if (option[0] === "aside") c.tellOnly([1 - seat], "laid", { card: Number(option[1]) });
  });
  expect(walk(leaky).problem).toContain("hears own");
});

test("events whose order depends on a hand are found", () => {
  const leaky = musterWith((c, option, seat) => {
    if (option[0] !== "ready") return;
    const said = holdsDenial(c.g, seat) ? ["smiles", "nods"] : ["nods", "smiles"];
    for (const type of said) c.tell(type, {});
  });
  expect(walk(leaky).problem).toContain("hears");
});

test("a look at a hand without a barrier is found", () => {
  const leaky = musterWith((c, option, seat) => {
    if (option[0] === "ready") c.tellOnly([seat], "peeped", { card: c.g.secret.hands[1 - seat]![0] ?? -1 });
  });
  expect(walk(leaky).problem).toContain("hears own");
});

test("the same look with a barrier is the rules' own revealing", () => {
  const honest = musterWith((c, option, seat) => {
    if (option[0] !== "ready") return;
    c.reveal();
    c.tellOnly([seat], "peeped", { card: c.g.secret.hands[1 - seat]![0] ?? -1 });
  });
  expect(walk(honest).problem).toBe("");
});

test("a barrier that stands only if the opponent holds a card is found", () => {
  const leaky = musterWith((c, option, seat) => {
    if (option[0] === "aside" && holdsDenial(c.g, 1 - seat)) c.reveal();
  });
  expect(walk(leaky).problem).toContain("taken back");
});

test("options that depend on another seat's hand are found", () => {
  const leaky = roundWith({
    act: {
      ask: (g, f) => {
        const seat = (g.leader + f.taken) % g.sealed.length;
        return {
          seat,
          prompt: "turn",
          options: holdsDenial(g, 1 - seat) ? [["pass"], ["dare"]] : [["pass"]],
        };
      },
      answered: (_c, f) => {
        f.taken++;
        return { go: "act" };
      },
    },
  });
  expect(walk(leaky).problem).toContain("is asked ask.options");
});

test("a refusal that is not the same every time is found", () => {
  let tried = 0;
  const moody = engineOf({ whyNot: () => ({ reason: `no-${tried++}` }) });
  expect(walk(moody, { attempts: [["dance"]] }).problem).toContain("trying dance is refused");
  expect(walk(engineOf(), { attempts: [["dance"], ["play", 3], ["bid", 9]] }).problem).toBe("");
});

test("an imagined world that cannot be is found", () => {
  const careless = engineOf({
    imagine: (view) => ({ ...view.secret, deck: view.secret.deck.map(() => 0) }),
  });
  expect(walk(careless).problem).toContain("not in order");
});

test("the walk leaves the state as it was", () => {
  const engine = engineOf();
  const g = engine.start({}, hashed(3));
  const before = JSON.stringify(g);
  for (let i = 0; i < 20; i++) twin(engine, g, i % 2, stream(i), { looks });
  expect(JSON.stringify(g)).toBe(before);
});
