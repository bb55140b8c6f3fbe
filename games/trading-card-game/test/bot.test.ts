import { botNamed, greedyBot, randomBot, searchBot } from "@westmarch/bots";
import { Engine, hashed, NONE, type Option, type Settings, stream } from "@westmarch/kernel";
import { arena } from "@westmarch/training";
import { describe, expect, test } from "vitest";
import { keeping } from "../bot/cards.ts";
import { firstSight } from "../bot/first-sight.ts";
import { learning } from "../bot/learning.ts";
import { throwAway } from "../bot/picking.ts";
import { quiet } from "../bot/quiet.ts";
import { scoresBy } from "../bot/scores.ts";
import { BY_HAND, NUMBERS_BY_HAND, SENSES_BY_HAND, SITES, sensesOf } from "../bot/sense.ts";
import tuned from "../bot/tuned.json" with { type: "json" };
import { printedWorth } from "../bot/worth.ts";
import { policy, policyOf } from "../bot.ts";
import { CARD, copyId, printed } from "../data/ids.ts";
import { type CardGame, tradingCardGame } from "../index.ts";
import { rivals } from "../rivals.ts";
import { copyOf } from "../table/copies.ts";

const engine = new Engine(tradingCardGame);
const { notation } = tradingCardGame;
const { figures } = rivals;
/** By figures: what it chooses is the same, however much a network has learnt. */
const greedy = greedyBot(engine, figures, { worlds: 2 });

/** Positions from games played by first sight. */
function middles(seats: number): CardGame[] {
  return Array.from({ length: 8 }, (_, seed) => {
    const chance = hashed(seed);
    const random = stream(seed);
    const g = engine.start({ players: String(seats) }, chance);
    for (let made = 0; made < 20 * seed && g.result === null; made++) {
      const [ask] = engine.asks(g);
      engine.trust(g, ask.seat, policy.playout(g, ask, random), chance);
    }
    return g;
  }).filter((g) => g.result === null);
}

const FRODO = "0:1C290@player-1/fellowship";
const RING = "1:1C2@player-1/attached.0";
const FOE = "2:1C290@player-2/fellowship,3:1C2@player-2/attached.2";
const HERE = "4:1U335@player-1/path";

interface Scene {
  readonly phase: string;
  readonly stack: string;
  readonly table?: readonly string[];
  readonly at?: string;
  readonly words?: string;
}

/** A position of two with Frodo on either side, at Weatherhills or wherever the words say. */
const scene = ({ phase, stack, table = [], at = "2:2", words = "" }: Scene): CardGame =>
  notation.read(
    `players=2 order=player-1,player-2 turn=player-1 phase=${phase} at=${at} usualLimit=2 moveLimit=2 moves=1 resistance=10:10 bearer=0:2 ` +
      `copies=40 table=${[FRODO, RING, FOE, HERE, ...table].join(",")} ${words} stack=game.turn/${stack}`,
  );

/** What greedy chooses, in words. */
function chosen(g: CardGame): string {
  const [ask] = engine.asks(g);
  return notation.choice(greedy.choose(engine.view(g, ask.seat), ask.seat, ask, { random: stream(1) }));
}

describe("the sense of play", () => {
  test.each([
    ["network", policy.evaluate, 2],
    ["network", policy.evaluate, 3],
    ["figures", figures.evaluate, 2],
    ["figures", figures.evaluate, 5],
  ] as const)("by its %s gives all seats together a whole chance", (_, evaluate, seats) => {
    for (const g of middles(seats)) {
      const chances = g.out.map((_, seat) => evaluate(g, seat));
      for (const [seat, chance] of chances.entries()) {
        if (g.out[seat]) expect(chance).toBe(0);
        else expect(chance).toBeGreaterThan(0);
      }
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    }
  });

  test("is a network's, and that of figures where the leader of the fellowship is out", () => {
    const seen = (g: CardGame) => [policy.evaluate(g, 0), figures.evaluate(g, 0)];
    for (const seats of [2, 3, 6]) expect(middles(seats).some((g) => seen(g)[0] !== seen(g)[1])).toBe(true);
    for (const g of middles(4)) {
      const without = { ...g, out: g.out.map((out, seat) => out || seat === g.turn) };
      expect(seen(without)[0]).toBe(seen(without)[1]);
    }
  });

  test.each([2, 3, 6])("tells what all of %i are worth as it tells it of each", (seats) => {
    for (const { evaluate, chances } of [policy, figures])
      for (const g of middles(seats)) {
        const all: number[] = [];
        chances?.(g, all);
        expect(all).toEqual(g.out.map((_, seat) => evaluate(g, seat)));
      }
  });

  test("by its figures holds a wounded or burdened Ring-bearer, and nothing else, for a worse state", () => {
    const at = (table: readonly string[], words = "burdens=0:0"): number =>
      figures.evaluate(scene({ phase: "regroup", stack: "turn.regroup/regroup.again", table, words }), 0);
    const whole = at(["5:1U97@player-1/fellowship"]);
    expect(at(["5:1U97@player-1/fellowship*2"])).toBeLessThan(whole);
    expect(at(["5:1U97@player-1/fellowship"], "burdens=8:0")).toBeLessThan(whole);
    expect(at([])).toBeLessThan(at(["5:1U97@player-1/fellowship*2"]));
    expect(at(["5:1U97@player-1/fellowship"], "burdens=0:8")).toBeGreaterThan(whole);
  });

  test("thinks more of the strong than of the weak", () => {
    const worth = (id: string): number => printedWorth(CARD.of(CARD.find(id)));
    expect(worth("1R89")).toBeGreaterThan(worth("1U97"));
    expect(worth("1U97")).toBeGreaterThan(worth("1C311"));
  });
});

describe("what a network sees", () => {
  const DECKS: readonly Settings[] = [
    {},
    { deck1: "golden-wood", deck2: "durins-folk" },
    { deck1: "kings-road", deck2: "hobbits-sauron" },
    { deck1: "random", deck2: "random" },
  ];

  test.each(DECKS)("are features that there are, each once, with decks %o", (settings) => {
    const chance = hashed(21);
    const random = stream(21);
    const into = new Uint16Array(2 * learning.inputs);
    const g = engine.start(settings, chance);
    while (g.result === null) {
      const [ask] = engine.asks(g);
      const seen = into.slice(0, learning.features(g, into));
      expect(new Set(seen).size).toBe(seen.length);
      expect(Math.max(...seen)).toBeLessThan(learning.inputs);
      engine.trust(g, ask.seat, policy.playout(g, ask, random), chance);
    }
  });

  test("is quite another where it is quiet and another player is asked", () => {
    const seenAt = (passed: string): readonly number[] => {
      const into = new Uint16Array(learning.inputs);
      const g = scene({ phase: "maneuver", stack: `turn.archery/procedure.action${passed}` });
      expect(quiet(g)).toBe(true);
      return [...into.slice(0, learning.features(g, into))];
    };
    expect(seenAt("{turn:-1;passed:[]}")).not.toEqual(seenAt("{turn:0;passed:[0]}"));
  });
});

describe("by lot", () => {
  test("what looks best at first sight scores highest, of every question that a game asks", () => {
    const score = scoresBy(sensesOf(tuned));
    const scores: number[] = [];
    for (const g of middles(2)) {
      const [ask] = engine.asks(g);
      score(g, ask, ask.options, scores);
      const told = scores.slice(0, ask.options.length);
      expect(told.every(Number.isFinite)).toBe(true);
      if (["start", "assign", "move-again", "reconcile"].includes(ask.prompt))
        expect(ask.options[told.indexOf(Math.max(...told))]).toEqual(policy.playout(g, ask, stream(1)));
    }
  });
});

describe("at first sight", () => {
  /** Legolas, Gandalf and Frodo, each before a minion; one of them fights now. */
  const fight = (skirmish: number, ...strong: readonly string[]): CardGame =>
    scene({
      phase: "skirmish",
      stack: "turn.regroup/regroup.again",
      table: [
        "5:1R50@player-1/fellowship",
        "6:1R72@player-1/fellowship",
        "7:1C152@player-2/middle>5",
        "8:1C152@player-2/middle>6",
        ...strong,
      ],
      words: `skirmish=${skirmish}`,
    });
  const isTaken = (g: CardGame, seat: number, card: string): boolean =>
    firstSight(g, seat, ["play", CARD.of(CARD.find(card))]) > firstSight(g, seat, ["pass"]);

  test("strength for Gandalf is kept until Gandalf fights", () => {
    expect(isTaken(fight(6, "9:1C152@player-2/middle>6"), 0, "1C78")).toBe(true);
    expect(isTaken(fight(5, "9:1C152@player-2/middle>5"), 0, "1C78")).toBe(false);
  });

  test("the Shadow gives a minion what it misses to overwhelm the Ring-bearer, and no more where it has won", () => {
    expect(isTaken(fight(0, "9:1C149@player-2/middle>0"), 1, "1C121")).toBe(true);
    expect(isTaken(fight(0, "9:1C149@player-2/middle>0", "10:1C149@player-2/middle>0"), 1, "1C121")).toBe(
      false,
    );
  });
});

test("the Ring-bearer puts on the Ring rather than take a wound, as long as he can bear the burdens", () => {
  const worth = (words: string): number => {
    const g = scene({ phase: "skirmish", stack: "turn.regroup/regroup.again", words: `skirmish=0 ${words}` });
    return firstSight(g, 0, ["use", 1, CARD.of(CARD.find("1C2")), 0]) - firstSight(g, 0, ["pass"]);
  };
  expect(worth("burdens=0:0")).toBeGreaterThan(0);
  expect(worth("burdens=8:0")).toBeLessThan(0);
});

describe("a sense of its own", () => {
  const { fellowship, shadow, judge } = SENSES_BY_HAND;
  const weary = scene({
    phase: "regroup",
    stack: "turn.regroup/regroup.again",
    table: ["5:1U97@player-1/fellowship*2", "6:1C150@player-2/middle"],
  });
  const choice = (senses: typeof SENSES_BY_HAND, g: CardGame): string =>
    notation.choice(policyOf(senses).playout(g, engine.asks(g)[0], stream(1)));

  test("is had by the Free Peoples player, and by the Shadow player", () => {
    expect(choice(SENSES_BY_HAND, weary)).toBe("stop");
    expect(choice({ fellowship, shadow: { ...shadow, safe: 0 }, judge }, weary)).toBe("stop");
    expect(choice({ fellowship: { ...fellowship, safe: 0 }, shadow, judge }, weary)).toBe("move");
  });

  test("is had by the judge of positions, whichever bot plays", () => {
    const other = { ...judge, perStrength: 9 };
    const value = (senses: Partial<typeof SENSES_BY_HAND>): number =>
      policyOf({ ...SENSES_BY_HAND, ...senses }).evaluate(weary, 0);
    expect(value({ judge: other })).toBeGreaterThan(value({}));
    expect(value({ fellowship: other, shadow: other })).toBe(value({}));
  });

  test("names no number, site or card that nobody asks for", () => {
    const { fellowship, shadow, judge, caution, ...tables } = tuned;
    expect(Object.keys(NUMBERS_BY_HAND.fellowship)).toEqual(expect.arrayContaining(Object.keys(fellowship)));
    expect(Object.keys(NUMBERS_BY_HAND.shadow)).toEqual(expect.arrayContaining(Object.keys(shadow)));
    expect(Object.keys(NUMBERS_BY_HAND.judge)).toEqual(expect.arrayContaining(Object.keys(judge)));
    expect(SITES).toEqual(expect.arrayContaining(Object.keys(caution)));
    for (const table of Object.values(tables))
      expect(CARD.names).toEqual(expect.arrayContaining(Object.keys(table)));
    expect(Object.keys(tuned).toSorted()).toEqual(Object.keys(BY_HAND).toSorted());
  });

  test("may know single cards, and sites that one had better not move on to", () => {
    const g = scene({
      phase: "shadow",
      stack: "turn.shadowActions/ownPhase.act{seat:1}",
      table: ["5:1U97@player-1/fellowship"],
      words: "shadow=player-2 pool=6 hands=;1C152,1C150",
      at: "5:5",
    });
    const knows = (plays: Readonly<Record<string, number>>) => choice(sensesOf({ ...BY_HAND, plays }), g);
    expect(knows({ "1C152": 2 })).toMatch(/^play:1C152/);
    expect(knows({ "1C150": 2 })).toMatch(/^play:1C150/);
    expect(knows({ "1C150": -9, "1C152": -9 })).toBe("pass");
    const fresh = scene({
      phase: "regroup",
      stack: "turn.regroup/regroup.again",
      table: ["5:1R89@player-1/fellowship", "6:1P364@player-1/fellowship", "7:1U97@player-1/fellowship"],
    });
    expect(choice(SENSES_BY_HAND, fresh)).toBe("move");
    expect(choice(sensesOf({ ...BY_HAND, caution: { "3": 9 } }), fresh)).toBe("stop");
    expect(choice(sensesOf({ ...BY_HAND, caution: { "4": 9 } }), fresh)).toBe("move");
  });
});

test("where a text asks for cards of the hand, those are given up that are missed least", () => {
  const chance = hashed(77);
  const random = stream(1);
  const g = engine.start({}, chance);
  let asked = 0;
  while (g.result === null) {
    const [ask] = engine.asks(g);
    const { seat, options } = ask;
    const option = policy.playout(g, ask, random);
    const keep = ([, card]: Option): number => keeping(g, seat, CARD.of(Number(card)));
    if (throwAway(g, ask)) {
      asked++;
      expect(keep(option)).toBe(Math.min(...options.filter(([verb]) => verb === "card").map(keep)));
    }
    engine.trust(g, seat, option, chance);
  }
  expect(asked).toBeGreaterThan(0);
});

describe("greedy", () => {
  const ASSIGNMENT = { phase: "assignment", stack: "turn.assign/assignment.freePeoples" };
  const AGAIN = { phase: "regroup", stack: "turn.regroup/regroup.again" };

  test("sets another companion than the Ring-bearer against a minion", () => {
    const table = ["5:1R89@player-1/fellowship", "6:1C311@player-1/fellowship", "7:1C152@player-2/middle"];
    expect(chosen(scene({ ...ASSIGNMENT, table }))).toMatch(/^assign:5/);
  });

  test("sets the strongest against the strongest", () => {
    const table = [
      "5:1U51@player-1/fellowship",
      "6:1R89@player-1/fellowship",
      "7:1R127@player-2/middle",
      "8:1U178@player-2/middle",
    ];
    const g = scene({ ...ASSIGNMENT, table });
    for (let left = 2; left > 0; left--) {
      const [ask] = engine.asks(g);
      const option = greedy.choose(engine.view(g, ask.seat), ask.seat, ask, { random: stream(1) });
      engine.play(g, ask.seat, option, hashed(1));
    }
    const [aragorn, frodo] = [copyId(6), copyId(0)];
    expect(g.against[g.table.indexOf(copyOf(g, copyId(7)))]).toBe(aragorn);
    expect(g.against).not.toContain(frodo);
  });

  test("as the Shadow gangs up on whom it can overwhelm", () => {
    const table = ["5:1R89@player-1/fellowship", "7:1C152@player-2/middle", "8:1C150@player-2/middle"];
    const stack = "turn.assign/assignment.shadow{shadow:-1}";
    expect(chosen(scene({ phase: "assignment", stack, table }))).toMatch(/^assign:0/);
  });

  test("stops with a wounded company, and goes on with a whole one that nobody waits for", () => {
    const weary = ["5:1R89@player-1/fellowship*3", "6:1U97@player-1/fellowship*2", "7:1C150@player-2/middle"];
    expect(chosen(scene({ ...AGAIN, table: weary }))).toBe("stop");
    const fresh = ["5:1R89", "6:1P364", "7:1U97", "8:1R72", "9:1R50"].map(
      (one) => `${one}@player-1/fellowship`,
    );
    expect(chosen(scene({ ...AGAIN, table: fresh, words: "hands=?*8;?*1" }))).toBe("move");
  });

  test("a player in a hurry moves again where others stop", () => {
    const g = scene({ ...AGAIN, table: ["5:1U97@player-1/fellowship*2", "6:1C150@player-2/middle"] });
    const [ask] = engine.asks(g);
    expect(chosen(g)).toBe("stop");
    expect(policy.hurried?.(g, ask, 1)).toEqual(["move"]);
    expect(policy.hurried?.(g, { ...ask, prompt: "phase" }, 1)).toBeNull();
  });

  test("as the Shadow plays a minion that it can pay for", () => {
    const g = scene({
      phase: "shadow",
      stack: "turn.shadowActions/ownPhase.act{seat:1}",
      table: ["5:1U97@player-1/fellowship"],
      words: "shadow=player-2 pool=6 hands=;1C152",
      at: "5:5",
    });
    expect(chosen(g)).toMatch(/^play:1C152/);
  });

  test("does not exert anybody for nothing", () => {
    const g = scene({
      phase: "fellowship",
      stack: "turn.fellowshipActions/ownPhase.act{seat:0}",
      table: ["5:1C311@player-1/fellowship"],
    });
    expect(engine.asks(g)[0].options.map(([verb]) => verb)).toContain("use");
    expect(chosen(g)).toBe("pass");
  });

  test.each([2, 3])("bids nothing for its place among %i, and would rather come second", (players) => {
    const g = engine.start({ players: String(players) }, hashed(1));
    while (engine.asks(g)[0].prompt !== "bid") {
      const [ask] = engine.asks(g);
      engine.trust(g, ask.seat, ask.options[0], hashed(2));
    }
    expect(chosen(g)).toBe("bid:0");
    for (const { seat } of engine.asks(g)) engine.trust(g, seat, ["bid", 0], hashed(3));
    expect(chosen(g)).toBe("place:1");
  });

  test("comes last of three rather than first", () => {
    const g = engine.start({ players: "3" }, hashed(1));
    while (engine.asks(g)[0].prompt !== "seat") {
      const [ask] = engine.asks(g);
      engine.trust(g, ask.seat, ask.options[0], hashed(2));
    }
    const [{ seat }] = engine.asks(g);
    engine.trust(g, seat, ["place", 1], hashed(3));
    expect(chosen(g)).toBe("place:2");
  });

  test("gives an arrow to whom it hurts least", () => {
    const g = scene({
      phase: "archery",
      stack: "turn.fire/archery.wound{left:1;given:[];allies:[];target:-1}",
      table: ["5:1U97@player-1/fellowship*2", "6:1R89@player-1/fellowship"],
    });
    expect(chosen(g)).toMatch(/^copy:6/);
  });

  test("begins with as strong a company as four twilight buys", () => {
    const g = engine.start({ deck1: "elves-dwarves-nazgul", deck2: "aragorn-starter" }, hashed(3));
    for (let made = 0; made < 12 && engine.asks(g)[0].prompt !== "phase"; made++) {
      for (const ask of engine.asks(g)) {
        const option = greedy.choose(engine.view(g, ask.seat), ask.seat, ask, { random: stream(1) });
        engine.play(g, ask.seat, option, hashed(4));
      }
    }
    const company = g.table.filter(({ owner, zone }) => owner === 0 && zone === "fellowship");
    expect(company).toHaveLength(3);
    expect(company.reduce((sum, { card }) => sum + (printed(card).twilight ?? 0), 0)).toBe(4);
    expect(g.bearer).not.toContain(NONE);
  });

  test("wins clearly against chance", () => {
    const { winRate, failures } = arena(engine, greedy, randomBot(), { games: 6, seed: 5 });
    expect(failures).toEqual([]);
    expect(winRate).toBeGreaterThan(0.8);
  });

  test("plays on to the end with three at the table", () => {
    const chance = hashed(3);
    const random = stream(3);
    const quick = greedyBot(engine, policy, { worlds: 1 });
    const g = engine.start({ players: "3" }, chance);
    for (let made = 0; made < 4000 && g.result === null; made++) {
      const [ask] = engine.asks(g);
      engine.play(g, ask.seat, quick.choose(engine.view(g, ask.seat), ask.seat, ask, { random }), chance);
    }
    expect(g.result?.winners).toHaveLength(1);
  });
});

test("the search plays from its view alone and chooses what is offered", () => {
  const bot = searchBot(engine, policy, { iterations: 30 });
  for (const g of middles(2).slice(0, 4)) {
    for (const ask of engine.asks(g)) {
      const option = bot.choose(engine.view(g, ask.seat), ask.seat, ask, { random: stream(2) });
      expect(engine.refusal(g, ask.seat, option)).toBeNull();
    }
  }
});

describe("the levels", () => {
  const level = (name: string) => {
    const bot = botNamed(engine, policy, name);
    if (!bot) throw new Error(`nobody plays as ${name}`);
    return bot;
  };

  test("a first game is lost to fair, whose fellowship is not in such a hurry", () => {
    const { winRate, failures } = arena(engine, level("fair"), level("first"), { games: 8, seed: 1 });
    expect(failures).toEqual([]);
    expect(winRate).toBeGreaterThan(0.6);
  });
});

describe("rivals", () => {
  test.each(Object.entries(rivals))(
    "%s plays by what its seat may know, and by nothing else",
    (_name, sense) => {
      const bot = greedyBot(engine, sense, { worlds: 1 });
      const random = stream(5);
      for (const g of middles(2)) {
        const [ask] = engine.asks(g);
        const view = engine.view(g, ask.seat);
        const other = engine.view(engine.determinize(view, ask.seat, random), ask.seat);
        const by = (seen: CardGame) => bot.choose(seen, ask.seat, ask, { random: stream(7) });
        expect(ask.options).toContainEqual(by(view));
        expect(by(other)).toEqual(by(view));
      }
    },
  );

  test("the veteran knows more than chance", () => {
    const veteran = greedyBot(engine, rivals.veteran);
    const { winRate, failures } = arena(engine, veteran, randomBot(), { games: 6, seed: 2 });
    expect(failures).toEqual([]);
    expect(winRate).toBeGreaterThan(0.8);
  });
});
