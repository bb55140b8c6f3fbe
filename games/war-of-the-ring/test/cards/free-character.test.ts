import { describe, expect, test } from "vitest";
import { card } from "../../data/cards.ts";
import {
  BOROMIR,
  CHARACTER_FACE,
  DWARVES,
  ELVES,
  FREE,
  LEGOLAS,
  MERIADOC,
  NORTH,
  STRIDER,
  WILL_FACE,
} from "../../data/ids.ts";
import { region } from "../../data/regionnames.ts";
import { TILE_NAMES } from "../../data/tiles.ts";
import { isActive, isOnTable } from "../../facts.ts";
import type { Position } from "../../position.ts";
import { DEAD, DRAWN, IN_POOL, REMOVED, WAITING } from "../../state.ts";
import { dice } from "../table.ts";
import { holding, playing } from "./playing.ts";

const tileNumber = (name: string): number => TILE_NAMES.indexOf(name);
const alone: Position = { fellowship: { companions: [] } };

describe("tiles of the Fellowship", () => {
  for (const name of [
    "elven-cloaks",
    "elven-rope",
    "phial-of-galadriel",
    "smeagol-helps-nice-master",
  ] as const) {
    test(`the tile of ${name} waits for Mordor, and joins the pool there at once`, () => {
      expect(playing(name, "character").state.tiles[tileNumber(name)]).toBe(WAITING);
      expect(playing(name, "character", { fellowship: { mordor: 1 } }).state.tiles[tileNumber(name)]).toBe(
        IN_POOL,
      );
    });
  }
});

describe("cards of the Fellowship that lie on the table", () => {
  test("Mithril Coat and Sting are laid down by anybody", () => {
    const t = playing("mithril-coat-and-sting", "character", alone);
    expect(isOnTable(t.state, card("mithril-coat-and-sting"))).toBe(true);
    expect(t.state.handCount.slice(0, 2)).toEqual([0, 0]);
  });

  test("Axe and Bow need Gimli or Legolas in the Fellowship", () => {
    const companions = ["gimli"] as const;
    const t = playing("axe-and-bow", "character", { fellowship: { companions } });
    expect(isOnTable(t.state, card("axe-and-bow"))).toBe(true);
    holding("axe-and-bow", "character", { fellowship: { companions: ["boromir"] } }).mayNot(
      "free-peoples",
      "play:axe-and-bow:character",
    );
  });

  test("the Horn of Gondor needs Boromir in the Fellowship", () => {
    const t = playing("horn-of-gondor", "character", { fellowship: { companions: ["boromir"] } });
    expect(isOnTable(t.state, card("horn-of-gondor"))).toBe(true);
    holding("horn-of-gondor", "character", { map: { lorien: { characters: ["boromir"] } } }).mayNot(
      "free-peoples",
      "play:horn-of-gondor:character",
    );
  });

  test("the Wizard's Staff needs Gandalf the Grey in the Fellowship", () => {
    const t = playing("wizards-staff", "character");
    expect(isOnTable(t.state, card("wizards-staff"))).toBe(true);
    holding("wizards-staff", "character", { dead: ["gandalf-the-grey"] }).mayNot(
      "free-peoples",
      "play:wizards-staff:character",
    );
  });
});

describe("Corruption healed", () => {
  test("Athelas heal one Corruption for each 5 or 6", () => {
    const t = playing("athelas", "character", { fellowship: { corruption: 5 } }, ...dice(4, 5, 6));
    expect(t.state.corruption).toBe(3);
  });

  test("Athelas heal for each 3 or more with Strider as Guide", () => {
    const fellowship = { corruption: 5, guide: "strider" } as const;
    const t = playing("athelas", "character", { fellowship }, ...dice(2, 3, 4));
    expect(t.state.corruption).toBe(3);
  });

  test("Athelas cannot be played where nothing is to be healed (5.3.2, AMB-104)", () => {
    holding("athelas", "character").mayNot("free-peoples", "play:athelas:character");
  });

  test("Bilbo's Song heals one Corruption, or two with Gollum as Guide", () => {
    expect(playing("bilbos-song", "character", { fellowship: { corruption: 5 } }).state.corruption).toBe(4);
    const t = playing("bilbos-song", "character", { fellowship: { corruption: 5, companions: [] } });
    expect(t.state.corruption).toBe(3);
  });

  test("There is Another Way heals one Corruption and no more without Gollum", () => {
    const t = playing("there-is-another-way", "character", { fellowship: { corruption: 2, revealed: true } });
    expect(t.state.corruption).toBe(1);
    expect(t.state.revealed).toBe(1);
    t.awaits("shadow");
  });

  test("There is Another Way hides a revealed Fellowship that Gollum guides", () => {
    const t = playing("there-is-another-way", "character", {
      fellowship: { corruption: 2, companions: [], revealed: true },
    }).plays("free-peoples", "yes");
    expect(t.state.corruption).toBe(1);
    expect(t.state.revealed).toBe(0);
    expect(t.state.progress).toBe(0);
  });

  test("There is Another Way moves a hidden Fellowship that Gollum guides, and its die stays out of the Hunt Box", () => {
    const t = playing("there-is-another-way", "character", alone).plays("free-peoples", "yes");
    expect(t.state.progress).toBe(1);
    expect(t.state.box[FREE]).toBe(0);
  });

  test("There is Another Way need not be more than healing", () => {
    const t = playing("there-is-another-way", "character", {
      fellowship: { corruption: 2, companions: [] },
    }).plays("free-peoples", "no");
    expect(t.state.progress).toBe(0);
    expect(t.state.corruption).toBe(1);
  });
});

describe("I Will Go Alone", () => {
  const position: Position = {
    fellowship: {
      at: "rivendell",
      progress: 1,
      corruption: 3,
      companions: ["boromir", "legolas", "meriadoc"],
    },
  };

  test("separates a group one region further than usual, and heals", () => {
    const t = playing("i-will-go-alone", "character", position)
      .plays("free-peoples", "character:boromir", "character:meriadoc", "go")
      .may("free-peoples", "to:tharbad", "to:old-ford")
      .mayNot("free-peoples", "to:carrock")
      .plays("free-peoples", "to:old-ford");
    expect(t.state.at[BOROMIR]).toBe(region("old-ford"));
    expect(t.state.at[MERIADOC]).toBe(region("old-ford"));
    expect(t.state.corruption).toBe(2);
    expect(t.state.guide).toBe(LEGOLAS);
  });

  test("on the Mordor Track those who separate are lost, and it heals all the same", () => {
    const t = playing("i-will-go-alone", "character", {
      fellowship: { mordor: 2, corruption: 3, companions: ["boromir", "legolas"] },
    }).plays("free-peoples", "character:boromir", "go");
    expect(t.state.at[BOROMIR]).toBe(DEAD);
    expect(t.state.corruption).toBe(2);
  });

  test("needs a Companion in the Fellowship", () => {
    holding("i-will-go-alone", "character", { fellowship: { companions: [], corruption: 3 } }).mayNot(
      "free-peoples",
      "play:i-will-go-alone:character",
    );
  });
});

describe("Mirror of Galadriel", () => {
  const faces = (t: ReturnType<typeof playing>): number[] => [
    t.state.dice[CHARACTER_FACE],
    t.state.dice[WILL_FACE],
  ];

  test("turns an unused Character die to Will of the West", () => {
    const t = playing("mirror-of-galadriel", "event", {
      ...alone,
      dice: { "free-peoples": ["character"] },
    });
    expect(faces(t)).toEqual([0, 1]);
  });

  test("needs a Character die besides the one that pays", () => {
    const t = holding("mirror-of-galadriel", "character", { dice: { "free-peoples": ["event"] } });
    t.mayNot("free-peoples", "play:mirror-of-galadriel:character");
    t.may("free-peoples", "play:mirror-of-galadriel:event");
  });

  test("heals in Lórien, even without a die to turn", () => {
    const t = playing("mirror-of-galadriel", "character", { fellowship: { at: "lorien", corruption: 2 } });
    expect(t.state.corruption).toBe(1);
    expect(faces(t)).toEqual([0, 0]);
  });

  test("does not heal in a Lórien under Shadow control", () => {
    const t = playing("mirror-of-galadriel", "character", {
      fellowship: { at: "lorien", corruption: 2 },
      map: { lorien: { control: "shadow" } },
      dice: { "free-peoples": ["character"] },
    });
    expect(t.state.corruption).toBe(2);
    expect(faces(t)).toEqual([0, 1]);
  });
});

describe("Challenge of the King", () => {
  const position: Position = { map: { edoras: { rohan: [1], characters: ["strider"] } } };
  /** The tiles 12 … 15 of the pool are the Eyes. */
  const EYES = [12, 12, 12];

  test("three Eyes return to the pool, and Strider dies", () => {
    const t = playing("challenge-of-the-king", "character", position, ...EYES);
    expect(t.state.at[STRIDER]).toBe(DEAD);
    expect(t.state.tiles.slice(12, 16)).toEqual([IN_POOL, IN_POOL, IN_POOL, IN_POOL]);
  });

  test("fewer Eyes leave the game, the other tiles return, and nothing happens to him", () => {
    const t = playing("challenge-of-the-king", "character", position, 12, 0, 11);
    expect(t.state.at[STRIDER]).toBe(region("edoras"));
    expect(t.state.tiles.slice(12, 16)).toEqual([REMOVED, REMOVED, IN_POOL, IN_POOL]);
    expect(t.state.tiles[0]).toBe(IN_POOL);
  });

  test("tiles drawn for it do not come back when the pool has to be filled in between", () => {
    const drawn = TILE_NAMES.slice(0, 15);
    const t = playing("challenge-of-the-king", "character", { ...position, tiles: { drawn } }, 0, 0);
    expect(t.state.tiles[15]).toBe(REMOVED);
    expect(t.state.tiles.filter((where) => where === DRAWN)).toEqual([]);
  });

  test("needs him with an Army in Gondor or Rohan; Osgiliath is neither", () => {
    for (const map of [
      { edoras: { characters: ["strider"] } },
      { osgiliath: { gondor: [1], characters: ["strider"] } },
    ] satisfies Position["map"][])
      holding("challenge-of-the-king", "character", { map }).mayNot(
        "free-peoples",
        "play:challenge-of-the-king:character",
      );
    holding("challenge-of-the-king", "character", {
      map: { "druadan-forest": { gondor: [1], characters: ["aragorn"] } },
      dead: ["strider"],
    }).may("free-peoples", "play:challenge-of-the-king:character");
  });
});

describe("Gwaihir the Windlord", () => {
  test("carries a Companion out of the Fellowship with Level 4, into a siege too", () => {
    const t = playing("gwaihir-the-windlord", "character", {
      fellowship: { at: "weather-hills", companions: ["meriadoc", "boromir"] },
      map: { rivendell: { elves: [1], sauron: [1] } },
    })
      .plays("free-peoples", "character:meriadoc", "go")
      .may("free-peoples", "to:goblins-gate")
      .mayNot("free-peoples", "to:carrock")
      .plays("free-peoples", "to:rivendell");
    expect(t.state.at[MERIADOC]).toBe(region("rivendell"));
  });

  test("carries one who is on the map into a besieged Stronghold", () => {
    const t = playing("gwaihir-the-windlord", "character", {
      fellowship: { companions: [] },
      map: {
        edoras: { characters: ["meriadoc"] },
        "helms-deep": { rohan: [1], isengard: [2] },
      },
    }).plays("free-peoples", "to:helms-deep");
    expect(t.state.at[MERIADOC]).toBe(region("helms-deep"));
  });

  test("lets the player choose between the two", () => {
    playing("gwaihir-the-windlord", "character", { map: { edoras: { characters: ["meriadoc"] } } }).mayOnly(
      "free-peoples",
      "separate",
      "journey",
    );
  });
});

describe("We Prove the Swifter", () => {
  test("takes a Companion out of the Fellowship two regions further than usual", () => {
    playing("we-prove-the-swifter", "character", {
      fellowship: { at: "rivendell", progress: 0, companions: ["boromir", "meriadoc"] },
    })
      .plays("free-peoples", "character:boromir", "go")
      .may("free-peoples", "to:old-ford")
      .mayNot("free-peoples", "to:carrock");
  });

  test("takes one on the map two regions further", () => {
    playing("we-prove-the-swifter", "character", {
      fellowship: { companions: [] },
      map: { rivendell: { characters: ["meriadoc"] } },
    })
      .may("free-peoples", "to:bree")
      .mayNot("free-peoples", "to:old-ford");
  });
});

describe("There and Back Again", () => {
  test("Gimli or Legolas at home rouses Dwarves and North, and advances the Elves too", () => {
    const t = playing("there-and-back-again", "character", {
      fellowship: { companions: [] },
      map: { dale: { characters: ["gimli"] } },
      nations: { dwarves: [3, false], elves: [3, true], north: [1, false] },
    });
    expect(isActive(t.state, DWARVES)).toBe(true);
    expect(isActive(t.state, NORTH)).toBe(true);
    expect([DWARVES, ELVES, NORTH].map((nation) => t.state.steps[nation])).toEqual([2, 2, 0]);
  });

  test("he may get there by the card itself", () => {
    const t = playing("there-and-back-again", "character", {
      fellowship: { at: "old-forest-road", companions: ["legolas", "boromir"] },
    }).plays("free-peoples", "character:legolas", "go", "to:woodland-realm");
    expect(t.state.steps[DWARVES]).toBe(2);
  });

  test("a home under Shadow control does not count", () => {
    holding("there-and-back-again", "character", {
      fellowship: { companions: [] },
      map: { dale: { sauron: [1], control: "shadow", characters: ["gimli"] } },
    }).mayNot("free-peoples", "play:there-and-back-again:character");
  });
});
