/** Chapter 16 where nothing moves: who sits where, what a side shares, the swap of cards, who decides. */
import { describe, expect, test } from "vitest";
import { card } from "../data/cards.ts";
import {
  DWARVES,
  ELVES,
  FREE,
  GONDOR,
  ISENGARD,
  NORTH,
  ROHAN,
  SARUMAN,
  SAURON,
  SHADOW,
  SOUTHRONS,
  WITCH_KING,
} from "../data/ids.ts";
import type { Position } from "../position.ts";
import { leadershipInBattle } from "../rules/battle/force.ts";
import { holds } from "../rules/cards/hand.ts";
import { leader, seatOfMinion, seatOfNation } from "../seats.ts";
import { fought } from "./battling.ts";
import { at, dice, engine } from "./table.ts";

const FULL: Position["dice"] = { "free-peoples": ["muster", "event"], shadow: ["muster", "event"] };
const seats = (players: 3 | 4): Record<string, readonly number[]> => {
  const t = at({ players });
  const nations = [DWARVES, ELVES, GONDOR, NORTH, ROHAN, ISENGARD, SAURON, SOUTHRONS];
  return Object.fromEntries(
    t.seats.map((name, seat) => [name, nations.filter((nation) => seatOfNation(t.state, nation) === seat)]),
  );
};

describe("16.1: seats", () => {
  test("16.1.1, AMB-16: with four players each has his Nations and Characters", () => {
    expect(seats(4)).toEqual({
      gondor: [ELVES, GONDOR],
      rohan: [DWARVES, NORTH, ROHAN],
      "witch-king": [SAURON],
      saruman: [ISENGARD, SOUTHRONS],
    });
    const t = at({ players: 4 });
    expect([WITCH_KING, SARUMAN].map((minion) => t.seats[seatOfMinion(t.state, minion)])).toEqual([
      "witch-king",
      "saruman",
    ]);
  });

  test("16.1.2: with three the Free Peoples are one player's", () => {
    expect(seats(3)).toEqual({
      "free-peoples": [DWARVES, ELVES, GONDOR, NORTH, ROHAN],
      "witch-king": [SAURON],
      saruman: [ISENGARD, SOUTHRONS],
    });
  });

  test("16.1.3: dice, decks and reinforcements are those of the side, whichever player uses them", () => {
    const t = at({ players: 4, dice: FULL, leading: ["rohan", "saruman"] });
    t.draws(3).plays("gondor", "draw:fp-strategy:event");
    expect(t.state.dice.slice(0, 7).reduce((sum, n) => sum + n)).toBe(1);
    t.draws(0).plays("witch-king", "draw:shadow-strategy:event").mayNot("rohan", "draw:fp-strategy:event");
    expect(t.state.deckCount).toEqual([24, 23, 24, 23]);
  });
});

test("16.2.1: the players of Gondor and of the Witch-king lead in the first turn", () => {
  for (const [players, free, shadow] of [
    [3, "free-peoples", "witch-king"],
    [4, "gondor", "witch-king"],
  ] as const) {
    const g = engine.start({ players: String(players) }, () => 0);
    const { seats: names } = at({ players });
    expect([names[leader(g, FREE)], names[leader(g, SHADOW)]]).toEqual([free, shadow]);
  }
});

describe("16.3.3: the swap of cards", () => {
  const swapping = (hands: NonNullable<Position["hands"]>, players: 3 | 4 = 4) =>
    at({
      players,
      phase: "recover",
      turn: 3,
      decks: { "fp-character": 0, "fp-strategy": 0, "shadow-character": 0, "shadow-strategy": 0 },
      hands,
    });

  test("16.3.3: both must want it, and then each gives a card that only the two of them come to know", () => {
    const t = swapping({ gondor: ["athelas", "wisdom-of-elrond"], rohan: ["bilbos-song"] });
    t.awaits(["gondor", "rohan"], "swap").plays("gondor", "yes").awaits("rohan", "swap");
    // What the partner has said is not known (16.3.5).
    expect(t.view("rohan").sealed[0]).not.toEqual(["yes"]);
    t.plays("rohan", "yes").awaits(["gondor", "rohan"], "swap-card");
    t.mayOnly("gondor", "card:athelas", "card:wisdom-of-elrond");
    t.plays("gondor", "card:wisdom-of-elrond");
    expect(holds(t.view("rohan"), 1, card("wisdom-of-elrond"))).toBe(false);
    t.plays("rohan", "card:bilbos-song");
    expect(holds(t.state, 1, card("wisdom-of-elrond"))).toBe(true);
    expect(holds(t.state, 0, card("bilbos-song"))).toBe(true);
    expect(holds(t.state, 0, card("athelas"))).toBe(true);
    // Everybody hears that they have swapped, the other side not what.
    const told = JSON.stringify(t.heard("witch-king", "swapped"));
    expect(told).not.toBe("[]");
    expect(told).not.toContain(`"cards"`);
    expect(JSON.stringify(t.heard("gondor", "swapped"))).toContain(`"cards"`);
  });

  test("16.3.3: if one of them does not want it nothing is swapped", () => {
    const t = swapping({ gondor: ["athelas", "wisdom-of-elrond"], rohan: ["bilbos-song"] });
    t.plays("gondor", "yes").plays("rohan", "no");
    expect(holds(t.state, 1, card("bilbos-song"))).toBe(true);
    expect(t.heard(null, "swapped")).toEqual([]);
    expect(t.ask("gondor")?.prompt).not.toBe("swap-card");
  });

  test("16.3.3: nobody is asked who has no card, or no partner", () => {
    const alone = swapping({ gondor: ["athelas"] });
    expect(alone.ask("gondor")?.prompt).not.toBe("swap");
    const three = swapping(
      { "free-peoples": ["athelas"], "witch-king": ["stormcrow"], saruman: ["orc-patrol"] },
      3,
    );
    three.awaits(["witch-king", "saruman"], "swap");
  });
});

describe("who decides", () => {
  test("16.4.4: either Shadow player hunts with cards and Nazgûl; only allocation and re-rolls are the Leading player's", () => {
    for (const [seat, partner] of [
      ["witch-king", "saruman"],
      ["saruman", "witch-king"],
    ] as const) {
      at({
        players: 4,
        acting: "shadow",
        leading: ["gondor", partner],
        hands: { [seat]: ["orc-patrol"] },
        map: { "minas-morgul": { nazgul: 1 } },
        fellowship: { at: "hollin" },
        dice: { "free-peoples": ["muster"], shadow: ["character"] },
      }).may(seat, "play:orc-patrol:character", "minions:character");
    }
  });

  test("16.8.2: an icon concerns the event; in battle the one who commands uses any card of his hand", () => {
    const t = at({
      players: 4,
      acting: "shadow",
      leading: ["gondor", "witch-king"],
      nations: { isengard: 0 },
      hands: { saruman: ["pits-of-mordor"] },
      map: { "fords-of-isen": { isengard: [2] }, westemnet: { rohan: [1] } },
      dice: { "free-peoples": ["muster"], shadow: ["army", "muster"] },
    }).mayNot("saruman", "play:pits-of-mordor:muster");
    t.plays("saruman", "attack-with:army", "go").may("saruman", "card:pits-of-mordor");
  });

  test("16.9.1, 16.9.2: with Saruman in play an Elite of the Southrons leads and fights, each worth one", () => {
    const attack = (players: 2 | 4): [number, number] => {
      const t = at({
        players,
        acting: "shadow",
        ...(players === 4 && { leading: ["gondor", "witch-king"] }),
        nations: { southrons: 0 },
        map: {
          orthanc: { isengard: [1], characters: ["saruman"] },
          osgiliath: { southrons: [0, 2] },
          "minas-tirith": { gondor: [1] },
        },
        dice: { "free-peoples": ["muster"], shadow: ["army", "muster"] },
      });
      const seat = players === 4 ? "saruman" : "shadow";
      t.plays(seat, "attack-with:army", "go");
      t.draws(...dice(1, 1, 1, 6, 6)).plays(players === 4 ? "gondor" : "free-peoples", "fight");
      return [leadershipInBattle(t.state, fought(t), SHADOW), fought(t).rolled[SHADOW].length];
    };
    expect(attack(4)).toEqual([2, 2]);
    expect(attack(2)).toEqual([0, 2]);
  });
});

test("16.11.1: a side wins together by chapter 15, whichever of its players was to act", () => {
  const t = at({
    players: 4,
    dice: { "free-peoples": ["muster", "event"] },
    map: Object.fromEntries(
      (["helms-deep", "minas-tirith", "dol-amroth", "lorien", "rivendell"] as const).map((name) => [
        name,
        { control: "shadow", captor: "saruman" } as const,
      ]),
    ),
    leading: ["rohan", "witch-king"],
  }).plays("gondor", "skip:muster");
  t.plays(t.seats[engine.owes(t.state)[0]], "skip:event");
  expect(t.result).toMatchObject({ winners: [2, 3], reason: "shadow-military" });
});
