/** 13.4 to 13.7: what a tile does, further tiles, casualties, Corruption. */
import { expect, test } from "vitest";
import { bitOf, card } from "../data/cards.ts";
import { BOROMIR, GANDALF_THE_GREY, GIMLI, GOLLUM, LEGOLAS, MERIADOC, PEREGRIN } from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import { ALL_REGIONS } from "../data/regions.ts";
import { isOnTable } from "../facts.ts";
import type { Position } from "../position.ts";
import { revealTo } from "../rules/fellowship/road.ts";
import { DEAD, DRAWN, IN_FELLOWSHIP, IN_POOL } from "../state.ts";
import { alone, hunted, struck, tileOf } from "./hunting.ts";
import { at, dice, tiles } from "./table.ts";

// ---- resolving (13.4)

test("13.4.1 Wizard's Staff, given up, keeps the tile from being drawn", () => {
  const t = at(hunted({ table: ["wizards-staff"], fellowship: { companions: ["gandalf-the-grey"] } }));
  t.draws(...dice(6))
    .plays("free-peoples", "travel:character")
    .awaits("free-peoples", "staff");
  t.plays("free-peoples", "yes").awaits("shadow", "act");
  expect([t.heard(null, "tile").length, t.state.spent[0]]).toEqual([0, bitOf(card("wizards-staff"))]);
});

test("13.4.1 13.4.9 Mithril Coat and Sting replaces the tile, and the first one goes back into the pool", () => {
  const t = struck({ table: ["mithril-coat-and-sting", "horn-of-gondor"] }, "3-1").awaits(
    "free-peoples",
    "mithril",
  );
  t.draws(0 + 2)
    .plays("free-peoples", "yes")
    .awaits("free-peoples", "relief");
  t.plays("free-peoples", "card:horn-of-gondor");
  expect(t.state.corruption).toBe(0);
  expect([t.state.tiles[tileOf("3-1")], t.state.tiles[tileOf("1-1")]]).toEqual([IN_POOL, DRAWN]);
});

test("13.4.1 Neither Wizard's Staff nor Mithril Coat and Sting need be used", () => {
  const t = at(
    hunted({
      table: ["wizards-staff", "mithril-coat-and-sting"],
      fellowship: { companions: ["gandalf-the-grey"] },
    }),
  );
  t.draws(...dice(6)).plays("free-peoples", "travel:character");
  t.draws(...tiles(t, "1-1")).plays("free-peoples", "no", "no", "done");
  expect([t.state.corruption, isOnTable(t.state, card("wizards-staff"))]).toEqual([1, true]);
  expect(isOnTable(t.state, card("mithril-coat-and-sting"))).toBe(true);
});

test("13.4.1 Mithril Coat and Sting comes before the die of Shelob's Lair, and the Lair goes back into the pool", () => {
  const t = at(
    hunted({
      table: ["mithril-coat-and-sting"],
      tiles: { pool: ["shelobs-lair"] },
      fellowship: { ...alone, mordor: 1 },
    }),
  );
  t.draws(...tiles(t, "shelobs-lair", "1-1")).plays("free-peoples", "travel:character", "yes", "no");
  expect([t.state.corruption, t.state.mordor]).toEqual([1, 2]);
  expect(t.state.tiles[tileOf("shelobs-lair")]).toBe(IN_POOL);
});

test("13.4.2 13.5.1 Cards help against tiles drawn for a Stronghold, one for each tile", () => {
  const t = at(
    hunted({
      table: ["axe-and-bow", "horn-of-gondor"],
      fellowship: { companions: ["boromir", "gimli"], guide: "boromir" },
    }),
  );
  t.draws(...dice(6), ...tiles(t, "1r-1", "1-1")).plays("free-peoples", "travel:character");
  t.plays("free-peoples", "card:axe-and-bow", "to:moria", "card:horn-of-gondor");
  expect([t.state.corruption, t.state.spent[0]]).toEqual([
    0,
    bitOf(card("axe-and-bow")) | bitOf(card("horn-of-gondor")),
  ]);
});

test("13.4.2 Only one card lowers the damage of a tile", () => {
  const t = struck(
    { table: ["axe-and-bow", "horn-of-gondor"], fellowship: { companions: ["boromir", "gimli"] } },
    "3-1",
  );
  t.mayOnly("free-peoples", "done", "card:axe-and-bow", "card:horn-of-gondor");
  t.plays("free-peoples", "card:axe-and-bow")
    .awaits("free-peoples", "casualty")
    .plays("free-peoples", "done");
  expect([t.state.corruption, isOnTable(t.state, card("horn-of-gondor"))]).toEqual([2, true]);
});

test("13.4.2 Axe and Bow goes when neither Gimli nor Legolas is left in the Fellowship", () => {
  const t = struck({ table: ["axe-and-bow"], fellowship: { companions: ["gimli"] } }, "3-1");
  t.plays("free-peoples", "done", "guide-falls", "no");
  expect(isOnTable(t.state, card("axe-and-bow"))).toBe(false);
});

test("13.4.2 Horn of Gondor goes when Boromir leaves the Fellowship", () => {
  const t = struck({ table: ["horn-of-gondor"], fellowship: { companions: ["boromir", "gimli"] } }, "3-1");
  t.plays("free-peoples", "done", "guide-falls");
  expect(isOnTable(t.state, card("horn-of-gondor"))).toBe(false);
});

test("13.4.3 Meriadoc as Guide separates, moving at once, and lowers the damage by one", () => {
  const t = struck({ fellowship: { companions: ["meriadoc"], progress: 1 } }, "2-1");
  t.awaits("free-peoples", "guide-ability").plays("free-peoples", "yes").awaits("free-peoples", "group-to");
  t.plays("free-peoples", "to:rivendell", "no");
  expect([t.state.at[MERIADOC], t.state.guide, t.state.corruption]).toEqual([region("rivendell"), GOLLUM, 1]);
});

test("13.4.3 13.6.7 Peregrin, being Guide after Meriadoc, does the same on the same tile", () => {
  const t = struck({ fellowship: { companions: ["meriadoc", "peregrin"], guide: "meriadoc" } }, "2-1");
  t.plays("free-peoples", "yes", "to:hollin", "yes", "to:hollin").awaits("shadow", "act");
  expect([t.state.at[PEREGRIN], t.state.guide, t.state.corruption]).toEqual([region("hollin"), GOLLUM, 0]);
});

test("13.4.3 Gollum lowers the damage by one if the Fellowship is revealed for it", () => {
  const t = struck({ fellowship: alone }, "3-1").plays("free-peoples", "yes", "to:hollin");
  expect([t.state.corruption, t.state.revealed, t.state.progress]).toEqual([2, 1, 0]);
});

test("13.4.3 Gollum cannot offer what the tile does by itself", () => {
  const t = at(hunted({ box: [0, 1], fellowship: alone }));
  t.draws(...dice(6), ...tiles(t, "eye-1"))
    .plays("free-peoples", "travel:character")
    .awaits("free-peoples", "reveal-to");
});

test("13.4.3 Gollum cannot offer it at a tile that cannot reveal: declared in a haven (AMB-105)", () => {
  const declared = (to: string) => {
    const t = at({
      phase: "fellowship",
      table: ["balrog-of-moria"],
      fellowship: { ...alone, at: "moria", progress: 1 },
    }).plays("free-peoples", `to:${to}`);
    return t.draws(...tiles(t, "2-1")).plays("shadow", "yes");
  };
  expect(declared("dimrill-dale").awaits("free-peoples", "guide-ability").state.corruption).toBe(0);
  const haven = at({
    phase: "fellowship",
    table: ["balrog-of-moria"],
    fellowship: { ...alone, at: "moria", progress: 2 },
  }).plays("free-peoples", "to:lorien");
  haven.draws(...tiles(haven, "2-1")).plays("shadow", "yes");
  expect([haven.state.corruption, haven.state.revealed]).toEqual([2, 0]);
});

test("12.6.2 Wherever it is, a hidden Fellowship can be revealed somewhere, by either rulebook (AMB-105)", () => {
  for (const chineseRulebook of [false, true])
    for (const narrowRoad of [false, true])
      for (const where of ALL_REGIONS)
        for (const progress of [0, 1]) {
          const { state } = at({ options: { chineseRulebook, narrowRoad }, fellowship: { progress } });
          state.bearers = where;
          expect(revealTo(state).length, `${where} at ${progress}`).toBeGreaterThan(0);
        }
});

test("13.4.3 With Gollum as Guide a standard tile with a number does not reveal", () => {
  const t = struck({ fellowship: alone }, "2r-1").plays("free-peoples", "no").awaits("shadow", "act");
  expect([t.state.corruption, t.state.revealed]).toEqual([2, 0]);
});

test("13.4.3 Nor does it when the last Companion has fallen on this very tile", () => {
  const t = struck({ fellowship: { companions: ["boromir"] } }, "2r-1").plays("free-peoples", "guide-falls");
  t.awaits("shadow", "act");
  expect([t.state.at[BOROMIR], t.state.corruption, t.state.revealed]).toEqual([DEAD, 0, 0]);
});

test("13.4.4 With one damage a casualty may be taken", () => {
  struck({}, "1-1").awaits("free-peoples", "casualty").mayOnly("free-peoples", "done", "guide-falls");
});

test("13.4.4 13.6.6 By the Chinese rulebook not for one damage (AMB-02), and for two it must be (AMB-95)", () => {
  const options = { chineseRulebook: true };
  const t = struck({ options }, "1-1").awaits("shadow", "act");
  expect(t.state.corruption).toBe(1);
  const two = struck({ options, fellowship: { companions: ["boromir", "gimli"] } }, "2-1");
  two.mayOnly("free-peoples", "guide-falls", "random-falls");
  expect(struck({ options }, "2-1").state.at[BOROMIR]).toBe(DEAD);
});

test("13.4.5 What is left becomes Corruption", () => {
  expect(struck({}, "3-1").plays("free-peoples", "done").state.corruption).toBe(3);
});

test("13.4.6 The reveal comes after all damage, and Corruption 12 ends the game before it", () => {
  const t = struck({ fellowship: { corruption: 10, companions: ["boromir"] } }, "2r-1").plays(
    "free-peoples",
    "done",
  );
  expect([t.result?.reason, t.result?.winners, t.state.revealed]).toEqual(["corruption", [1], 0]);
});

test("13.4.6 By the Chinese rulebook the Fellowship is seen first (AMB-01)", () => {
  const t = struck({ options: { chineseRulebook: true } }, "1r-1").awaits("free-peoples", "reveal-to");
  t.plays("free-peoples", "to:hollin").awaits("shadow", "act");
  expect([t.state.revealed, t.state.corruption]).toEqual([1, 1]);
});

test("13.4.7 A tile without damage reveals all the same", () => {
  expect(struck({}, "0r-2").plays("free-peoples", "to:hollin").state.revealed).toBe(1);
});

test("13.4.8 Damage does not fall below none", () => {
  const t = struck({ fellowship: { companions: ["gandalf-the-grey"], corruption: 2 } }, "1-1");
  t.plays("free-peoples", "guide-falls");
  expect(t.state.corruption).toBe(2);
});

test("13.4.10 A tile that a card throws away without effect lies with the drawn ones", () => {
  const t = at(
    hunted({
      hands: { shadow: ["orc-patrol"] },
      acting: "shadow",
      dice: { shadow: ["event", "army"], "free-peoples": [] },
    }),
  );
  t.draws(...tiles(t, "eye-1")).plays("shadow", "play:orc-patrol:event");
  expect([t.state.tiles[tileOf("eye-1")], t.state.corruption, t.state.revealed]).toEqual([DRAWN, 0, 0]);
});

// ---- further tiles (13.5)

test("13.5.1 13.5.6 The Balrog is asked for when a declaration touches Moria, and only then", () => {
  const camp = (to: string) => {
    const t = at({
      phase: "fellowship",
      fellowship: { at: "hollin", progress: 2, companions: ["boromir"] },
      table: ["balrog-of-moria"],
    });
    return t.plays("free-peoples", to);
  };
  camp("to:moria").awaits("shadow", "balrog");
  camp("to:dimrill-dale").awaits("shadow", "balrog");
  camp("to:rivendell").awaits("shadow", "allocate");
});

test("13.5.2 On a declaration in a haven the Reveal icon is void, elsewhere it reveals where the figure stands", () => {
  const declared = (to: string) => {
    const t = at({
      phase: "fellowship",
      fellowship: { at: "moria", progress: 2, companions: ["boromir"] },
      table: ["balrog-of-moria"],
    }).plays("free-peoples", to);
    t.draws(...tiles(t, "1r-1"))
      .plays("shadow", "yes")
      .plays("free-peoples", "done");
    return t.state;
  };
  expect([declared("to:lorien").revealed, declared("to:lorien").corruption]).toEqual([0, 1]);
  expect([declared("to:dimrill-dale").revealed, declared("to:dimrill-dale").bearers]).toEqual([
    1,
    region("dimrill-dale"),
  ]);
});

test("13.5.2 12.6.5 Revealed by such a tile in Moria, it draws one for the Stronghold too", () => {
  const t = at({
    phase: "fellowship",
    fellowship: { at: "hollin", progress: 1, companions: ["boromir"] },
    table: ["balrog-of-moria"],
  }).plays("free-peoples", "to:moria");
  t.draws(...tiles(t, "0r-1", "0r-2")).plays("shadow", "yes");
  expect(t.heard(null, "tile").map(({ facts }) => facts.by)).toEqual([3, 2]);
});

test("13.5.3 13.5.5 Revealed in Moria with the Balrog: the Hunt's tile, the Balrog's, the Stronghold's, each resolved before the next", () => {
  const t = at(hunted({ table: ["balrog-of-moria"], fellowship: { companions: [] } }));
  t.draws(...dice(6), ...tiles(t, "eye-1", "1-1", "2-1")).plays(
    "free-peoples",
    "travel:character",
    "to:moria",
  );
  t.plays("shadow", "yes");
  expect(t.heard(null, "tile").map(({ facts }) => facts.by)).toEqual([0, 3, 2]);
  expect(t.heard(null, "corruption").map(({ facts }) => facts.by)).toEqual([1, 1, 2]);
});

test("13.5.4 Further tiles reveal nothing more, and the Balrog's Eye is thrown away", () => {
  const t = at(hunted({ table: ["balrog-of-moria"] }));
  t.draws(...dice(6), ...tiles(t, "0r-1", "eye-1", "0r-2")).plays(
    "free-peoples",
    "travel:character",
    "to:moria",
  );
  t.plays("shadow", "yes");
  expect([t.state.corruption, t.heard(null, "revealed").length]).toEqual([0, 1]);
});

test("13.5.6 The Balrog may be kept back", () => {
  const t = at(hunted({ table: ["balrog-of-moria"] }));
  t.draws(...dice(6), ...tiles(t, "0r-1", "0r-2")).plays("free-peoples", "travel:character", "to:moria");
  t.plays("shadow", "no");
  expect([isOnTable(t.state, card("balrog-of-moria")), t.heard(null, "tile").length]).toEqual([true, 2]);
});

// ---- casualties (13.6)

const pair = { companions: ["legolas", "gimli"], guide: "legolas" } as const;

test("13.6.1 One Companion falls for a tile, no more", () => {
  const t = struck({ fellowship: pair }, "3-1").plays("free-peoples", "guide-falls").awaits("shadow", "act");
  expect([t.state.at[LEGOLAS], t.state.at[GIMLI], t.state.corruption]).toEqual([DEAD, IN_FELLOWSHIP, 1]);
});

test("13.6.2 13.6.8 A random Companion: Gimli falls for three, and one Corruption is left", () => {
  const t = struck({ fellowship: pair }, "3-1").draws(1).plays("free-peoples", "random-falls");
  expect([t.state.at[LEGOLAS], t.state.at[GIMLI], t.state.corruption]).toEqual([IN_FELLOWSHIP, DEAD, 1]);
});

test("13.6.3 A Level above the damage gives nothing back", () => {
  const fellowship = { companions: ["gandalf-the-grey"], corruption: 4 } as const;
  const t = struck({ fellowship }, "1-1").plays("free-peoples", "guide-falls");
  expect([t.state.at[GANDALF_THE_GREY], t.state.corruption]).toEqual([DEAD, 4]);
});

test("13.6.4 The fallen are out of the game, but Hobbits are taken alive", () => {
  const t = struck({ fellowship: { companions: ["gimli", "meriadoc"] } }, "2-1").draws(1);
  t.plays("free-peoples", "random-falls", "to:hollin");
  expect([t.state.at[MERIADOC], t.state.corruption]).toEqual([region("hollin"), 1]);
  const one = struck({ fellowship: { companions: ["peregrin"] } }, "2-1").plays(
    "free-peoples",
    "no",
    "guide-falls",
  );
  one.plays("free-peoples", "to:moria", "no");
  expect([one.state.at[PEREGRIN], one.state.corruption]).toEqual([region("moria"), 1]);
});

test("13.6.5 With no Companion in the Fellowship nobody can fall", () => {
  struck({ fellowship: alone }, "2-1").plays("free-peoples", "no").awaits("shadow", "act");
});

test("13.6.6 A casualty need not be taken", () => {
  const t = struck({ fellowship: pair }, "3-1").plays("free-peoples", "done");
  expect([t.state.at[LEGOLAS], t.state.corruption]).toEqual([IN_FELLOWSHIP, 3]);
});

test("13.6.6 Foul Thing from the Deep demands one, at random", () => {
  const t = at(
    hunted({
      fellowship: pair,
      hands: { shadow: ["foul-thing-from-the-deep"] },
      acting: "shadow",
      dice: { shadow: ["event", "army"], "free-peoples": [] },
    }),
  );
  t.draws(...tiles(t, "3-1"), 0).plays("shadow", "play:foul-thing-from-the-deep:event");
  expect([t.state.at[LEGOLAS], t.state.corruption]).toEqual([DEAD, 1]);
});

test("13.6.7 A Hobbit who becomes Guide by a casualty may help against what is left of the damage", () => {
  const t = struck({ fellowship: { companions: ["gimli", "meriadoc"] } }, "3-1");
  t.plays("free-peoples", "guide-falls").awaits("free-peoples", "guide-ability");
  t.plays("free-peoples", "yes", "to:hollin");
  expect([t.state.at[GIMLI], t.state.at[MERIADOC], t.state.corruption]).toEqual([DEAD, region("hollin"), 0]);
});

test("13.6.7 A Guide who has stayed is not asked again", () => {
  const t = struck({ fellowship: { companions: ["meriadoc", "peregrin"], guide: "meriadoc" } }, "3-1");
  t.plays("free-peoples", "no").draws(1).plays("free-peoples", "random-falls", "to:hollin");
  t.awaits("shadow", "act");
  expect([t.state.guide, t.state.corruption]).toEqual([MERIADOC, 2]);
});

test("Worn with Sorrow and Toil takes a Character card from the hand at random when a Companion falls", () => {
  const t = struck(
    {
      fellowship: pair,
      table: ["worn-with-sorrow-and-toil"],
      hands: { "free-peoples": ["athelas", "bilbos-song", "the-red-arrow"] },
    },
    "3-1",
  );
  t.plays("free-peoples", "guide-falls").awaits("shadow", "worn").mayOnly("shadow", "done", "number:0");
  t.draws(1).plays("shadow", "number:0");
  expect(t.state.secret.hands[0]).toBe(bitOf(card("athelas")));
  expect(t.state.secret.buried[0]).toBe(bitOf(card("bilbos-song")));
  expect(t.heard("shadow", "discarded")[0].facts.card).toBeUndefined();
});

test("Worn with Sorrow and Toil takes a card from the table, or nothing", () => {
  const position: Position = {
    fellowship: pair,
    table: ["worn-with-sorrow-and-toil", "axe-and-bow"],
  };
  const t = struck(position, "3-1").plays("free-peoples", "done", "guide-falls");
  t.mayOnly("shadow", "done", "card:axe-and-bow").plays("shadow", "card:axe-and-bow");
  expect(isOnTable(t.state, card("axe-and-bow"))).toBe(false);
  const kept = struck(position, "3-1").plays("free-peoples", "done", "guide-falls").plays("shadow", "done");
  expect(isOnTable(kept.state, card("axe-and-bow"))).toBe(true);
});

test("13.7.1 Corruption stops at twelve and ends the game", () => {
  const t = struck({ fellowship: { corruption: 11, companions: ["boromir"] } }, "3-1").plays(
    "free-peoples",
    "done",
  );
  expect([t.state.corruption, t.result?.reason]).toEqual([12, "corruption"]);
});

test("13.7.2 Cards lower Corruption too", () => {
  const t = at(hunted({ fellowship: { corruption: 5 }, hands: { "free-peoples": ["bilbos-song"] } }));
  expect(t.plays("free-peoples", "play:bilbos-song:character").state.corruption).toBe(4);
});

test("16.4.1 In a game of four the Leading player of the Free Peoples resolves the Hunt, by the Chinese rulebook the Shadow's (AMB-14)", () => {
  const position = (chineseRulebook: boolean): Position =>
    hunted({ players: 4, options: { chineseRulebook }, fellowship: pair, leading: ["gondor", "witch-king"] });
  for (const [chinese, who] of [
    [false, "gondor"],
    [true, "witch-king"],
  ] as const) {
    const t = at(position(chinese));
    t.draws(...dice(6), ...tiles(t, "3-1"))
      .plays("rohan", "travel:character")
      .awaits(who, "casualty");
  }
});
