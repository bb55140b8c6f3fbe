/** Words of cards that are easily passed over: what is optional, what is not, and whose it is. */
import { describe, expect, test } from "vitest";
import { card } from "../../data/cards.ts";
import {
  BOROMIR,
  DWARVES,
  ELVES,
  GONDOR,
  ISENGARD,
  NORTH,
  ROHAN,
  regularOf,
  SOUTHRONS,
} from "../../data/ids.ts";
import { region } from "../../data/regionnames.ts";
import { atWar, inFellowship, isActive, isOnTable } from "../../facts.ts";
import type { Position } from "../../position.ts";
import { at } from "../table.ts";
import { count, holding, playing } from "./playing.ts";
import { playing as playingShadow, SHADOW_AT_WAR } from "./playing-shadow.ts";

const steps = (t: ReturnType<typeof at>, ...nations: readonly number[]): number[] =>
  nations.map((nation) => t.state.steps[nation]);

describe("must and may", () => {
  test("The Shadow Lengthens moves two Armies, not one or two, while two can go (6.3.3)", () => {
    const t = playingShadow("the-shadow-lengthens", "army", {
      nations: SHADOW_AT_WAR,
      map: {
        nurn: { sauron: [2] },
        "minas-morgul": { sauron: [1] },
        "near-harad": { southrons: [1] },
        khand: { southrons: [1] },
        umbar: { southrons: [1] },
      },
    }).plays("shadow", "from:nurn", "go");
    t.mayNot("shadow", "done").mayOnly("shadow", "from:near-harad", "from:khand", "from:umbar");
    t.plays("shadow", "from:khand", "to:near-harad").awaits("free-peoples", "act");
    expect(count(t, "near-harad", regularOf(SOUTHRONS))).toBe(2);
  });

  test("The Shadow Lengthens is over when no second Army has anywhere to go (6.3.3)", () => {
    const t = playingShadow("the-shadow-lengthens", "army", {
      nations: SHADOW_AT_WAR,
      map: { nurn: { sauron: [1] }, "minas-morgul": { sauron: [1] } },
    }).plays("shadow", "from:nurn");
    t.awaits("free-peoples", "act");
  });

  test("The Nazgûl Strike!: a Nazgûl with them may remove a card or hunt, but need do neither", () => {
    const strikes: Position = {
      map: { hollin: { nazgul: 1 } },
      fellowship: { at: "hollin", progress: 2 },
      box: [0, 1],
    };
    const t = playingShadow("the-nazgul-strike", "character", strikes).plays("shadow", "done");
    t.mayOnly("shadow", "hunt", "done").plays("shadow", "done").awaits("free-peoples", "act");
    const laid = playingShadow("the-nazgul-strike", "character", { ...strikes, table: ["axe-and-bow"] });
    laid.plays("shadow", "done", "done").awaits("free-peoples", "act");
    expect(isOnTable(laid.state, card("axe-and-bow"))).toBe(true);
  });
});

describe("separating on the Mordor Track", () => {
  const track = { at: "morannon", mordor: 1, companions: ["gimli", "boromir"] } as const;

  test("Gwaihir and We Prove the Swifter eliminate whom they would separate there (14.2.7)", () => {
    for (const name of ["gwaihir-the-windlord", "we-prove-the-swifter"] as const) {
      const t = playing(name, "character", {
        fellowship: track,
        dice: { shadow: ["army", "muster"] },
        map: { "minas-tirith": { characters: ["legolas"] } },
      }).plays("free-peoples", "separate", "character:boromir");
      t.plays("free-peoples", "go");
      expect(inFellowship(t.state, BOROMIR)).toBe(false);
      expect(t.state.at[2]).toBeLessThan(0);
    }
  });
});

describe("each player's own Nations (16.6.1, 16.8.1)", () => {
  const north: Position = {
    players: 4,
    map: { erebor: { characters: ["gimli"] } },
    fellowship: { companions: [] },
    dice: { "free-peoples": ["character"], shadow: ["army"] },
  };

  test("There and Back Again rouses, but advances only the Nations of the player", () => {
    const gondor = at({
      ...north,
      leading: ["rohan", "witch-king"],
      hands: { gondor: ["there-and-back-again"] },
    }).plays("gondor", "play:there-and-back-again:character");
    expect(steps(gondor, DWARVES, ELVES, NORTH)).toEqual([3, 2, 3]);
    expect([DWARVES, NORTH].every((nation) => isActive(gondor.state, nation))).toBe(true);
    const rohan = at({
      ...north,
      leading: ["gondor", "witch-king"],
      hands: { rohan: ["there-and-back-again"] },
    }).plays("rohan", "play:there-and-back-again:character");
    expect(steps(rohan, DWARVES, ELVES, NORTH)).toEqual([2, 3, 2]);
  });

  test("House of the Stewards and The Grey Company recruit the player's own Nations, or only draw", () => {
    const stewards = (seat: "gondor" | "rohan", more: Position = {}) =>
      at({
        players: 4,
        leading: [seat === "gondor" ? "rohan" : "gondor", "witch-king"],
        map: { pelargir: { gondor: [1], characters: ["boromir", "strider"] } },
        hands: { [seat]: ["house-of-the-stewards", "the-grey-company"] },
        dice: { "free-peoples": ["character"], shadow: ["army", "muster"] },
        ...more,
      });
    stewards("gondor")
      .plays("gondor", "play:house-of-the-stewards:character")
      .awaits("gondor", "recruit-what");
    const drawn = stewards("rohan").draws(0, 0).plays("rohan", "play:house-of-the-stewards:character");
    expect(count(drawn, "pelargir", regularOf(GONDOR))).toBe(1);
    expect(drawn.state.deckCount[1]).toBe(22);
    const elite = stewards("rohan").draws(0, 0).plays("rohan", "play:the-grey-company:character");
    expect(count(elite, "pelargir", regularOf(GONDOR))).toBe(1);
    const none: Position = { decks: { "fp-strategy": 0 } };
    stewards("gondor", none).may("gondor", "play:house-of-the-stewards:character");
    stewards("rohan", none)
      .mayNot("rohan", "play:house-of-the-stewards:character")
      .mayNot("rohan", "play:the-grey-company:character");
  });

  test("Messenger of the Dark Tower serves the player of the Mouth of Sauron alone (16.1.4, 16.6.3)", () => {
    const mouth: Position = {
      players: 4,
      acting: "shadow",
      nations: { sauron: 0, isengard: 0, southrons: 0 },
      map: {
        "minas-morgul": { sauron: [2], characters: ["mouth-of-sauron"] },
        umbar: { southrons: [2] },
      },
      dice: { "free-peoples": ["muster"], shadow: ["muster", "muster"] },
    };
    at({ ...mouth, leading: ["gondor", "saruman"] }).may("witch-king", "armies:muster");
    at({ ...mouth, leading: ["gondor", "witch-king"] }).mayNot("saruman", "armies:muster");
  });
});

describe("with three players no Nation twice running (16.10.1)", () => {
  test("Book of Mazarbul moves Companions, but does not rouse the Dwarves again", () => {
    const t = at({
      players: 3,
      leading: ["free-peoples", "witch-king"],
      hands: { "free-peoples": ["book-of-mazarbul"] },
      map: { dale: { characters: ["gimli"] } },
      nations: { dwarves: [2, true] },
      dice: { "free-peoples": ["muster", "muster"], shadow: ["army", "muster"] },
    })
      .plays("free-peoples", "advance:dwarves:muster")
      .plays("saruman", "skip:army")
      .plays("free-peoples", "play:book-of-mazarbul:muster", "character:gimli", "to:erebor");
    expect(atWar(t.state, DWARVES)).toBe(false);
    expect(steps(t, DWARVES)).toEqual([1]);
  });
});

describe("nothing beyond what is possible", () => {
  test("Wisdom of Elrond is not offered to Rohan where Wormtongue lets nothing of it happen (5.3.2)", () => {
    const whispers: Position = {
      map: { orthanc: { isengard: [1], characters: ["saruman"] } },
      table: ["wormtongue"],
      nations: { rohan: [1, false], dwarves: 0, north: 0, gondor: 0 },
    };
    const t = playing("wisdom-of-elrond", "muster", whispers);
    // The Elves alone are left, and not asked for.
    expect(steps(t, ELVES, ROHAN)).toEqual([2, 1]);
    holding("wisdom-of-elrond", "muster", {
      ...whispers,
      nations: { ...whispers.nations, elves: 0 },
    }).mayNot("free-peoples", "play:wisdom-of-elrond:muster");
  });

  test("Dead Men of Dunharrow recruit within the limit where stacking is strict (AMB-32)", () => {
    const dead: Position = {
      map: { edoras: { characters: ["strider"] }, lamedon: { gondor: [9] } },
    };
    playing("dead-men-of-dunharrow", "character", dead)
      .plays("free-peoples", "to:lamedon")
      .mayOnly("free-peoples", "number:0", "number:1", "number:2", "number:3");
    playing("dead-men-of-dunharrow", "character", { ...dead, options: { strictStacking: true } })
      .plays("free-peoples", "to:lamedon")
      .mayOnly("free-peoples", "number:0", "number:1");
  });

  test("The Voice of Saruman tells which Regulars have gone for the Elites", () => {
    const t = at({
      acting: "shadow",
      map: { orthanc: { isengard: [3], characters: ["saruman"] } },
      dice: { "free-peoples": ["muster"], shadow: ["muster"] },
    }).plays("shadow", "voice:1:muster");
    const gone = t.events.filter(({ type }) => type === "withdrawn").map(({ facts }) => facts);
    const figure = regularOf(ISENGARD);
    expect(gone).toEqual([
      { region: region("orthanc"), figure },
      { region: region("orthanc"), figure },
    ]);
  });
});

describe("by the Chinese rulebook a card recruits in a region that it names only if that is free (AMB-07)", () => {
  test("where a figure stands is no region named by the card, be there one or many", () => {
    const besieged: Position = {
      options: { chineseRulebook: true },
      map: { "minas-tirith": { gondor: [1], sauron: [1], characters: ["boromir"] } },
    };
    const t = playing("house-of-the-stewards", "character", besieged, 0, 0).plays(
      "free-peoples",
      "figure:gondor-regular",
    );
    expect(count(t, "minas-tirith", regularOf(GONDOR))).toBe(2);
    const orcs: Position = {
      options: { chineseRulebook: true },
      nations: SHADOW_AT_WAR,
      map: { orthanc: { isengard: [1], rohan: [1] } },
    };
    const inside = playingShadow("half-orcs-and-goblin-men", "army", orcs).plays(
      "shadow",
      "figure:isengard-regular",
    );
    expect(count(inside, "orthanc", regularOf(ISENGARD))).toBe(2);
    holding("guards-of-the-citadel", "muster", besieged).mayNot(
      "free-peoples",
      "play:guards-of-the-citadel:muster",
    );
  });
});

test("a declaration in a captured City does not hide the Reveal icon of the Balrog's tile, but by the Chinese rulebook it does (AMB-10)", () => {
  const reveals = (chineseRulebook: boolean): boolean => {
    const t = at({
      phase: "fellowship",
      options: { chineseRulebook },
      fellowship: { at: "moria", progress: 2, companions: ["gimli"] },
      map: { lorien: { sauron: [1], control: "shadow" } },
      table: ["balrog-of-moria"],
    });
    // A 0 with a Reveal icon.
    t.plays("free-peoples", "to:lorien").draws(0).plays("shadow", "yes");
    return t.events.some(({ type }) => type === "revealed");
  };
  expect([reveals(false), reveals(true)]).toEqual([true, false]);
});
