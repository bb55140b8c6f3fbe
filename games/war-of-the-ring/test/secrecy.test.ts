/** Who knows what: the catalogue of hidden information, line by line; what a pause would tell is asked. */
import { describe, expect, test } from "vitest";
import { bitOf, type CardName, card, deckOf } from "../data/cards.ts";
import { NONE } from "../data/ids.ts";
import type { Secret, War } from "../index.ts";
import type { Position } from "../position.ts";
import { at, dice, engine } from "./table.ts";

const FP = "free-peoples";
const SH = "shadow";

const isIn = (masks: readonly number[], at: number, name: CardName): boolean =>
  (masks[at] & bitOf(card(name))) !== 0;
/** Whether a view shows this card anywhere in what may be secret. */
const shows = ({ secret }: War, name: CardName): boolean => {
  const deck = deckOf(card(name));
  const kinds = (masks: readonly number[]) => masks.filter((_, i) => (i & 1) === (deck & 1));
  const masks = [secret.decks[deck], ...kinds(secret.hands), ...kinds(secret.buried)];
  return masks.some((mask) => (mask & bitOf(card(name))) !== 0) || secret.chosen.includes(card(name));
};
/** A state without what may be secret. */
const open = ({ secret: _secret, drawn: _drawn, sealed: _sealed, ...rest }: War) => rest;

const DICE = { "free-peoples": ["event", "event"], shadow: ["event", "event"] } as const;
const FOUR: Position = {
  players: 4,
  hands: {
    gondor: ["athelas"],
    rohan: ["i-will-go-alone"],
    "witch-king": ["shelobs-lair"],
    saruman: ["the-ring-is-mine"],
  },
  dice: DICE,
};
const SEATS = ["gondor", "rohan", "witch-king", "saruman"] as const;

describe("cards in a hand", () => {
  test("are known to their owner, and to nobody else at the table, team-mates included (16.3.5)", () => {
    const t = at(FOUR);
    const names: readonly CardName[] = ["athelas", "i-will-go-alone", "shelobs-lair", "the-ring-is-mine"];
    for (const [i, seat] of SEATS.entries())
      expect(names.map((name) => shows(t.view(seat), name))).toEqual(names.map((_, j) => i === j));
    for (const name of names) expect(shows(t.view(null), name)).toBe(false);
  });

  test("are counted by their backs, for all to see (6.1.2)", () => {
    const t = at(FOUR);
    for (const seat of [...SEATS, null]) expect(t.view(seat).handCount).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
  });

  test("are told to the player who draws them; the others hear from which deck", () => {
    const t = at({ dice: DICE }).draws(0).plays(FP, "draw:fp-strategy:event");
    const [own] = t.heard(FP, "drew");
    expect(own?.facts).toMatchObject({ seat: 0, deck: 1 });
    expect(own?.facts).toHaveProperty("card");
    for (const seat of [SH, null]) expect(t.heard(seat, "drew")[0]?.facts).toEqual({ seat: 0, deck: 1 });
  });
});

test("what is left in the decks is known to nobody, and has no order (0.3.2)", () => {
  const t = at({ start: true, dice: DICE });
  for (const seat of [FP, SH, null]) {
    expect(t.view(seat).secret.decks).toEqual([0, 0, 0, 0]);
    expect(t.view(seat).deckCount).toEqual([24, 24, 24, 24]);
  }
});

describe("cards discarded from a hand (6.2.4)", () => {
  const full = ["athelas", "bilbos-song", "mirror-of-galadriel", "elven-cloaks", "elven-rope", "axe-and-bow"];
  const t = at({ dice: DICE, hands: { "free-peoples": full as CardName[] } })
    .draws(0)
    .plays(FP, "draw:fp-strategy:event", "discard:athelas");

  test("are known to the player who discards them", () => {
    expect(isIn(t.view(FP).secret.buried, 0, "athelas")).toBe(true);
    expect(t.heard(FP, "discarded")[0]?.facts).toHaveProperty("card", card("athelas"));
  });

  test("lie face down for the others, who see how many, and of which deck", () => {
    for (const seat of [SH, null]) {
      expect(shows(t.view(seat), "athelas")).toBe(false);
      expect(t.view(seat).buriedCount).toEqual([1, 0, 0, 0]);
      expect(t.heard(seat, "discarded")[0]?.facts).toEqual({ seat: 0, deck: 0 });
    }
  });

  test("by the Shadow's will (Worn with Sorrow and Toil) are not shown to the Shadow either", () => {
    const table = at({
      fellowship: { at: "hollin", companions: ["gimli", "legolas"] },
      box: [0, 1],
      dice: { "free-peoples": ["character", "event"], shadow: ["event", "event"] },
      hands: { "free-peoples": ["athelas"] },
      table: ["worn-with-sorrow-and-toil"],
    })
      .draws(...dice(6), 9)
      .plays(FP, "travel:character", "guide-falls")
      .plays(SH, "number:0");
    expect(table.heard(SH, "discarded")[0]?.facts).toEqual({ seat: 0, deck: 0 });
    expect(isIn(table.view(FP).secret.buried, 0, "athelas")).toBe(true);
  });
});

test("cards that were played or lie on the table are known to everybody, also once they are discarded", () => {
  const t = at({ dice: DICE, hands: { "free-peoples": ["wisdom-of-elrond"] }, table: ["flocks-of-crebain"] });
  t.plays(FP, "play:wisdom-of-elrond:event", "nation:rohan");
  for (const seat of [FP, SH, null]) {
    expect(isIn(t.view(seat).spent, 1, "wisdom-of-elrond")).toBe(true);
    expect(isIn(t.view(seat).table, 2, "flocks-of-crebain")).toBe(true);
    expect(t.heard(seat, "played")[0]?.facts).toHaveProperty("card", card("wisdom-of-elrond"));
  }
});

const BATTLE: Position = {
  nations: { isengard: 0, rohan: 0 },
  map: { "fords-of-isen": { isengard: [2] }, westemnet: { rohan: [2] } },
  acting: "shadow",
  dice: { "free-peoples": ["event", "event"], shadow: ["army", "event"] },
};
const chosen = ({ secret }: { readonly secret: Secret }) => secret.chosen;

describe("a Combat card (9.4.2, 9.4.3)", () => {
  const hands = { "free-peoples": ["athelas"], shadow: ["stormcrow"] } as const;
  const begun = () => at({ ...BATTLE, hands }).plays(SH, "attack-with:army", "go");

  test("is known to its player until it is turned over", () => {
    const t = begun().plays(SH, "card:stormcrow");
    expect(chosen(t.view(SH))).toEqual([NONE, card("stormcrow")]);
    for (const seat of [FP, null]) expect(chosen(t.view(seat))).toEqual([NONE, NONE]);
    for (const seat of [FP, null])
      expect(t.heard(seat, "card-chosen")[0]?.facts).toEqual({ side: 1, deck: 3 });
  });

  test("shows its back, and the defender knows this much when he chooses", () => {
    const t = begun().plays(SH, "card:stormcrow").awaits(FP, "combat-card");
    for (const seat of [FP, null]) expect(t.view(seat).battle?.backs).toEqual([NONE, 3]);
  });

  test("is not shown to a team-mate either", () => {
    const t = at({
      ...BATTLE,
      players: 4,
      leading: ["witch-king"],
      hands: { rohan: ["athelas"], saruman: ["stormcrow"] },
    }).plays("saruman", "attack-with:army", "go", "card:stormcrow");
    expect(chosen(t.view("saruman"))[1]).toBe(card("stormcrow"));
    for (const seat of ["witch-king", "gondor", "rohan"]) expect(chosen(t.view(seat))[1]).toBe(NONE);
  });

  test("is seen by all once both have chosen", () => {
    const t = begun()
      .draws(...dice(1, 1, 1, 1))
      .plays(SH, "card:stormcrow")
      .plays(FP, "done");
    expect(t.heard(null, "cards-shown")[0]?.facts).toEqual({ cards: [NONE, card("stormcrow")] });
  });
});

describe("what a pause would tell is asked (0.1.3)", () => {
  test("for a Combat card, of every player who holds any card, though none of them will do", () => {
    const t = at({ ...BATTLE, hands: { shadow: ["the-nazgul-strike"] } }).plays(SH, "attack-with:army", "go");
    t.awaits(SH, "combat-card").mayOnly(SH, "done");
  });

  test("and not of an empty hand, which everybody sees", () => {
    const t = at({ ...BATTLE, hands: { "free-peoples": ["athelas"] } }).plays(SH, "attack-with:army", "go");
    t.awaits(FP, "combat-card");
  });

  test("for the two cards that The Power of Tom Bombadil costs, though there is no other of their kind", () => {
    const t = at({
      acting: "shadow",
      dice: DICE,
      hands: { shadow: ["shadows-gather", "flocks-of-crebain"] },
      table: ["the-power-of-tom-bombadil"],
    });
    t.plays(SH, "remove:the-power-of-tom-bombadil:event").awaits(SH, "removal");
    t.mayOnly(SH, "discard:shadows-gather").plays(SH, "discard:shadows-gather").awaits(SH, "removal");
    t.plays(SH, "discard:flocks-of-crebain");
    expect(t.heard(FP, "discarded").map(({ facts }) => facts)).toEqual([
      { seat: 1, deck: 3 },
      { seat: 1, deck: 2 },
    ]);
  });

  test("for a swap, of both players of a team at once; neither sees what the other says (16.3.3)", () => {
    const t = at({ ...FOUR, turn: 0, phase: "recover", decks: { "fp-character": 3 } }, ...Array(8).fill(0));
    t.awaits(["gondor", "rohan"], "swap").plays("gondor", "yes");
    expect(t.view("rohan").sealed[0]).toEqual(["sealed"]);
    expect(t.view("witch-king").sealed[0]).toEqual(["sealed"]);
    expect(t.view("gondor").sealed[0]).toEqual(["yes"]);
  });
});

describe("the composition of the Hunt Pool", () => {
  test("is known to everybody, with the tiles that have been drawn and removed", () => {
    const t = at({ dice: DICE, tiles: { drawn: ["3-1", "eye-2"], removed: ["eye-1"] } });
    for (const seat of [FP, SH, null]) expect(t.view(seat).tiles).toEqual(t.state.tiles);
  });

  test("says nothing of the next tile, which is drawn when it is needed", () => {
    const t = at({ fellowship: { mordor: 1 }, dice: { ...DICE, "free-peoples": ["character", "event"] } });
    for (const next of [0, 5]) {
      const other = at({
        fellowship: { mordor: 1 },
        dice: { ...DICE, "free-peoples": ["character", "event"] },
      });
      expect(other.state).toEqual(t.state);
      other.draws(next).plays(FP, "travel:character");
      expect(other.heard(null, "tile")).toHaveLength(1);
    }
  });
});

test("a random Companion is drawn only after the choice is made (13.6.2)", () => {
  const t = at({
    fellowship: { at: "hollin", companions: ["gimli", "legolas", "boromir"] },
    box: [0, 1],
    dice: { "free-peoples": ["character", "event"], shadow: ["event", "event"] },
  })
    .draws(...dice(6), 9)
    .plays(FP, "travel:character");
  const before = t.state.drawn;
  t.draws(1).plays(FP, "random-falls");
  expect(t.state.drawn).toBe(before + 1);
});

test("no view knows how much chance has given, and nothing of what it will give", () => {
  const t = at({ dice: DICE }).draws(4).plays(FP, "draw:fp-strategy:event");
  expect(t.state.drawn).toBe(1);
  for (const seat of [FP, SH, null]) expect(t.view(seat).drawn).toBe(0);
});

describe("a swapped card (D-CRD-04)", () => {
  const t = at({ ...FOUR, turn: 0, phase: "recover" }, ...Array(8).fill(0))
    .plays("gondor", "yes")
    .plays("rohan", "yes")
    .plays("gondor", "card:athelas");

  test("is known to the giver alone until both have chosen", () => {
    expect(t.view("gondor").sealed[0]).toEqual(["card", card("athelas")]);
    for (const seat of ["rohan", "witch-king", "saruman"]) {
      expect(t.view(seat).sealed[0]).toEqual(["sealed"]);
      expect(shows(t.view(seat), "athelas")).toBe(false);
    }
  });

  test("is known to the two of them afterwards, and to nobody else but by its back", () => {
    t.plays("rohan", "card:i-will-go-alone");
    expect(isIn(t.view("rohan").secret.hands, 2, "athelas")).toBe(true);
    expect(isIn(t.view("gondor").secret.hands, 0, "i-will-go-alone")).toBe(true);
    expect(shows(t.view("gondor"), "athelas")).toBe(false);
    for (const seat of ["gondor", "rohan"])
      expect(t.heard(seat, "swapped")[0]?.facts).toHaveProperty("cards");
    for (const seat of ["witch-king", "saruman", null])
      expect(t.heard(seat, "swapped")[0]?.facts).toEqual({ seats: [0, 1], decks: [0, 0] });
  });
});

test("everything else is public: Fellowship, dice, Rings, Hunt Box, pools, politics, points, Armies", () => {
  const t = at({
    ...FOUR,
    start: true,
    fellowship: { at: "moria", progress: 4, corruption: 3 },
    box: [1, 2],
    rings: [1, 1],
  });
  for (const seat of [...SEATS, null]) expect(open(t.view(seat))).toEqual(open(t.state));
});

test("nobody takes back past a draw, or past cards that were turned over", () => {
  const g = at({ dice: DICE }).state;
  const { barrier } = engine.play(g, 0, engine.game.notation.option("draw:fp-strategy:event"), () => 0);
  expect(barrier).toBe(true);
  const t = at({ ...BATTLE, hands: { "free-peoples": ["athelas"], shadow: ["stormcrow"] } });
  t.plays(SH, "attack-with:army", "go", "card:stormcrow");
  expect(engine.play(t.state, 0, ["done"], () => 0).barrier).toBe(true);
});
