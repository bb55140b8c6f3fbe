import { describe, expect, test } from "vitest";
import { type CardName, card } from "../../data/cards.ts";
import {
  ELVES,
  eliteOf,
  FACE_COUNT,
  type FigureId,
  GONDOR,
  ISENGARD,
  leaderOf,
  NAZGUL,
  NORTH,
  ROHAN,
  regularOf,
  SAURON,
  SOUTHRONS,
  WILL_FACE,
  WITCH_KING,
} from "../../data/ids.ts";
import { type RegionName, region } from "../../data/regionnames.ts";
import { isActive, isOnTable } from "../../facts.ts";
import type { Position } from "../../position.ts";
import { dice } from "../table.ts";
import { count } from "./playing.ts";
import { holding, playing, SHADOW_AT_WAR } from "./playing-shadow.ts";

const REGULAR = regularOf(SAURON);
const ELITE = eliteOf(SAURON);

/** This card is refused at this table. */
const refused = (card: CardName, face: "army" | "muster" | "character", position: Position = {}): void => {
  holding(card, face, position).mayNot("shadow", `play:${card}:${face}`);
};

describe("cards that recruit in named regions", () => {
  const SARUMAN: NonNullable<Position["map"]> = { orthanc: { characters: ["saruman"] } };
  type Row = readonly [CardName, Position, readonly (readonly [RegionName, FigureId, number])[]];
  const rows: readonly Row[] = [
    [
      "the-king-is-revealed",
      { map: { "minas-tirith": { characters: ["aragorn"] } } },
      [
        ["minas-morgul", REGULAR, 5],
        ["minas-morgul", NAZGUL, 1],
      ],
    ],
    [
      "orcs-multiplying-again",
      {},
      [
        ["dol-guldur", REGULAR, 3],
        ["mount-gundabad", REGULAR, 3],
      ],
    ],
    [
      "monsters-roused",
      {},
      [
        ["angmar", REGULAR, 1],
        ["ettenmoors", REGULAR, 1],
        ["weather-hills", REGULAR, 1],
        ["trollshaws", ELITE, 1],
      ],
    ],
    [
      "musterings-of-long-planned-war",
      { nations: SHADOW_AT_WAR },
      [
        ["gorgoroth", regularOf(SOUTHRONS), 5],
        ["nurn", REGULAR, 5],
      ],
    ],
  ];
  for (const [name, position, figures] of rows)
    test(`${name}: ${figures.map(([where]) => where).join(", ")}`, () => {
      const t = playing(name, "muster", position);
      for (const [where, figure, howMany] of figures) expect(count(t, where, figure)).toBe(howMany);
      t.awaits("free-peoples", "act");
    });

  test("The King is Revealed needs Aragorn, not Strider; Musterings need all Nations At War", () => {
    refused("the-king-is-revealed", "muster", { map: { "minas-tirith": { characters: ["strider"] } } });
    refused("musterings-of-long-planned-war", "muster", {
      nations: { isengard: 0, sauron: 0, southrons: 1 },
    });
  });

  test("what cannot be placed is skipped: a region where the enemy stands", () => {
    const t = playing("monsters-roused", "muster", { map: { trollshaws: { elves: [1] } } });
    expect(count(t, "trollshaws", ELITE)).toBe(0);
    expect(count(t, "angmar", REGULAR)).toBe(1);
  });

  test("A New Power is Rising: the Dunlands, and two units of choice in Orthanc, under siege too", () => {
    const t = playing("a-new-power-is-rising", "muster", {
      map: { orthanc: { characters: ["saruman"], isengard: [1], rohan: [3] } },
    }).plays("shadow", "figure:isengard-elite", "figure:isengard-regular");
    expect(count(t, "north-dunland", regularOf(ISENGARD))).toBe(2);
    expect(count(t, "south-dunland", regularOf(ISENGARD))).toBe(2);
    expect(count(t, "orthanc", eliteOf(ISENGARD))).toBe(1);
    expect(count(t, "orthanc", regularOf(ISENGARD))).toBe(2);
    refused("a-new-power-is-rising", "muster");
    holding("a-new-power-is-rising", "muster", { map: SARUMAN }).may(
      "shadow",
      "play:a-new-power-is-rising:muster",
    );
  });

  test("Shadows on the Misty Mountains: in Moria or on Mount Gram, all in one place", () => {
    const t = playing("shadows-on-the-misty-mountains", "muster")
      .mayOnly("shadow", "to:moria", "to:mount-gram")
      .plays("shadow", "to:mount-gram", "figure:sauron-elite", "figure:sauron-regular");
    expect(count(t, "mount-gram", ELITE)).toBe(1);
    expect(count(t, "mount-gram", REGULAR)).toBe(1);
    expect(count(t, "mount-gram", NAZGUL)).toBe(1);
    expect(count(t, "moria", NAZGUL)).toBe(0);
  });

  test("Return of the Witch-king: he goes to Angmar from anywhere, and an Army gathers there", () => {
    const t = playing("return-of-the-witch-king", "muster", {
      map: { "dol-guldur": { sauron: [1], elves: [2], characters: ["witch-king"] } },
    });
    expect(t.state.at[WITCH_KING]).toBe(region("angmar"));
    expect(count(t, "angmar", REGULAR)).toBe(2);
    expect(count(t, "angmar", ELITE)).toBe(1);
    refused("return-of-the-witch-king", "muster");
  });

  test("Horde from the East: five Southrons in one free region on the eastern edge", () => {
    const t = playing("horde-from-the-east", "muster", {
      nations: { southrons: 0 },
      map: { khand: { gondor: [1] } },
    })
      .mayOnly("shadow", "to:east-rhun", "to:far-harad", "to:south-rhun")
      .plays("shadow", "to:far-harad");
    expect(count(t, "far-harad", regularOf(SOUTHRONS))).toBe(5);
    refused("horde-from-the-east", "muster");
  });
});

describe("cards that recruit in places of choice", () => {
  test("Many Kings to the Service of Mordor: two Southrons in each of three Settlements", () => {
    const t = playing("many-kings-to-the-service-of-mordor", "muster", {
      map: { umbar: { gondor: [1], control: "free-peoples" } },
    })
      .mayNot("shadow", "to:umbar")
      .plays("shadow", "to:near-harad")
      .mayNot("shadow", "to:near-harad")
      .plays("shadow", "to:far-harad", "to:north-rhun");
    for (const where of ["near-harad", "far-harad", "north-rhun"] as const)
      expect(count(t, where, regularOf(SOUTHRONS))).toBe(2);
    t.awaits("free-peoples", "act");
  });

  test("Pits of Mordor: two Regulars in each of three Sauron Strongholds, when Sauron is At War", () => {
    refused("pits-of-mordor", "muster");
    const t = playing("pits-of-mordor", "muster", {
      nations: { sauron: 0 },
      map: { "dol-guldur": { sauron: [1], elves: [2] }, "mount-gundabad": { control: "free-peoples" } },
    })
      .mayOnly("shadow", "to:barad-dur", "to:dol-guldur", "to:minas-morgul", "to:morannon", "to:moria")
      .plays("shadow", "to:dol-guldur", "to:moria", "to:morannon");
    expect(count(t, "dol-guldur", REGULAR)).toBe(3);
    expect(count(t, "moria", REGULAR)).toBe(2);
    expect(count(t, "morannon", REGULAR)).toBe(2);
    t.awaits("free-peoples", "act");
  });

  for (const [name, nation] of [
    ["half-orcs-and-goblin-men", "isengard"],
    ["olog-hai", "sauron"],
  ] as const)
    test(`${name}: one unit where the Shadow has an Army, besieging or besieged, once its Nation is At War`, () => {
      const map: NonNullable<Position["map"]> = {
        "minas-tirith": { gondor: [1], southrons: [2] },
        orthanc: { isengard: [1], rohan: [2] },
        edoras: { isengard: [1], control: "shadow" },
      };
      refused(name, "army", { map });
      const t = playing(name, "army", { map, nations: SHADOW_AT_WAR })
        .mayOnly("shadow", "to:minas-tirith", "to:orthanc", "to:edoras")
        .plays("shadow", "to:minas-tirith", `figure:${nation}-elite`);
      expect(count(t, "minas-tirith", eliteOf(nation === "sauron" ? SAURON : ISENGARD))).toBe(1);
      t.awaits("free-peoples", "act");
    });

  test("Hill-trolls: two Regulars become Elites, in one region or two", () => {
    const nations = { sauron: 0 };
    const t = playing("hill-trolls", "army", {
      nations,
      map: { nurn: { sauron: [2] }, moria: { sauron: [1] } },
    })
      .plays("shadow", "to:nurn")
      .mayOnly("shadow", "to:nurn", "to:moria")
      .plays("shadow", "to:moria");
    expect(count(t, "nurn", ELITE)).toBe(1);
    expect(count(t, "nurn", REGULAR)).toBe(1);
    expect(count(t, "moria", ELITE)).toBe(1);
    t.awaits("free-peoples", "act");
    const one = playing("hill-trolls", "army", { nations, map: { nurn: { sauron: [1] } } });
    expect(count(one, "nurn", ELITE)).toBe(1);
    refused("hill-trolls", "army", { map: { nurn: { sauron: [2] } } });
    refused("hill-trolls", "army", { nations, map: { nurn: { sauron: [2] }, moria: { sauron: [0, 6] } } });
  });
});

describe("cards that weaken the Free Peoples", () => {
  test("Return to Valinor: in every Elven Stronghold not under siege each 6 is a hit", () => {
    const t = playing(
      "return-to-valinor",
      "army",
      {
        map: {
          lorien: { control: "shadow" },
          rivendell: { elves: [1, 1], gondor: [3] },
          "woodland-realm": { elves: [2], sauron: [3] },
          "grey-havens": { elves: [1] },
        },
      },
      ...dice(6),
      ...dice(6, 5),
    ).plays("free-peoples", "lose:gondor-regular");
    expect(count(t, "grey-havens", regularOf(ELVES))).toBe(0);
    expect(count(t, "rivendell", regularOf(GONDOR))).toBe(2);
    expect(count(t, "woodland-realm", regularOf(ELVES))).toBe(2);
    expect(isActive(t.state, GONDOR)).toBe(false);
    t.awaits("free-peoples", "act");
    refused("return-to-valinor", "army", { map: { rivendell: { elves: [1] } } });
  });

  test("The Day Without Dawn: every unused Will of the West die is lost", () => {
    const free = ["will", "muster", "will"] as const;
    const t = playing("the-day-without-dawn", "army", {
      nations: SHADOW_AT_WAR,
      dice: { "free-peoples": free },
    });
    expect(t.state.dice[WILL_FACE]).toBe(0);
    expect(t.state.dice.slice(0, FACE_COUNT).reduce((sum, n) => sum + n, 0)).toBe(1);
    expect(t.state.box).toEqual([0, 0]);
    refused("the-day-without-dawn", "army", { dice: { "free-peoples": free } });
    refused("the-day-without-dawn", "army", { nations: SHADOW_AT_WAR });
  });

  test("Stormcrow: the Nation goes back a step, and its player loses a figure of his choice", () => {
    const t = playing("stormcrow", "muster", {
      nations: { gondor: [1, true], rohan: 1 },
      fellowship: { at: "pelargir" },
      map: {
        edoras: { rohan: [1], characters: ["gimli"] },
        "minas-tirith": { gondor: [2, 1, 1] },
        erech: { gondor: [1, 0, 1] },
      },
    })
      .mayOnly("shadow", "nation:gondor", "nation:rohan")
      .plays("shadow", "nation:gondor");
    expect(t.state.steps[GONDOR]).toBe(2);
    expect(isActive(t.state, GONDOR)).toBe(true);
    t.mayOnly("free-peoples", "from:erech", "from:minas-tirith")
      .plays("free-peoples", "from:erech")
      .mayOnly("free-peoples", "lose:gondor-regular", "lose:gondor-leader")
      .plays("free-peoples", "lose:gondor-regular");
    expect(count(t, "erech", regularOf(GONDOR))).toBe(0);
    expect(count(t, "erech", leaderOf(GONDOR))).toBe(0);
    t.awaits("free-peoples", "act");
  });

  test("Stormcrow: not beyond the top of the track; nothing is lost where nothing is", () => {
    const t = playing("stormcrow", "muster", { fellowship: { at: "bree" }, map: { bree: { north: [1] } } });
    expect(t.state.steps[NORTH]).toBe(3);
    expect(count(t, "bree", regularOf(NORTH))).toBe(0);
    t.awaits("free-peoples", "act");
    refused("stormcrow", "muster", { fellowship: { at: "bree" } });
    refused("stormcrow", "muster", { fellowship: { at: "bree" }, nations: { north: 0 } });
    refused("stormcrow", "muster", { fellowship: { at: "hollin" }, map: { edoras: { rohan: [1] } } });
    const none = playing("stormcrow", "muster", { nations: { rohan: 1 }, fellowship: { at: "folde" } });
    expect(none.state.steps[ROHAN]).toBe(2);
  });

  test("Denethor's Folly: a Leader in besieged Minas Tirith dies, and the card lies on the table", () => {
    const folly = card("denethors-folly");
    const t = playing("denethors-folly", "army", {
      map: { "minas-tirith": { gondor: [1, 0, 2], rohan: [1, 0, 1], sauron: [3] } },
    })
      .mayOnly("shadow", "lose:gondor-leader", "lose:rohan-leader")
      .plays("shadow", "lose:rohan-leader");
    expect(count(t, "minas-tirith", leaderOf(ROHAN))).toBe(0);
    expect(count(t, "minas-tirith", leaderOf(GONDOR))).toBe(2);
    expect(isOnTable(t.state, folly)).toBe(true);
    t.awaits("free-peoples", "act");
    const bare = playing("denethors-folly", "army", {
      map: { "minas-tirith": { gondor: [1], sauron: [3] } },
    });
    expect(isOnTable(bare.state, folly)).toBe(true);
    refused("denethors-folly", "army", { map: { "minas-tirith": { gondor: [1, 0, 2] } } });
  });
});
