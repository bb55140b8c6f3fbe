import { describe, expect, test } from "vitest";
import { GONDOR, NAZGUL, regularOf, SAURON, WITCH_KING } from "../../data/ids.ts";
import { region } from "../../data/regionnames.ts";
import { atWar, isActive } from "../../facts.ts";
import type { Position } from "../../position.ts";
import { dice } from "../table.ts";
import { count } from "./playing.ts";
import { holding, playing, SHADOW_AT_WAR } from "./playing-shadow.ts";

describe("Dreadful Spells", () => {
  test("one die for each Nazgûl of an Army beside the victim; 5 or 6 is a hit, and politics do not stir", () => {
    const t = playing(
      "dreadful-spells",
      "character",
      {
        map: {
          osgiliath: { gondor: [2] },
          "south-ithilien": { sauron: [1], nazgul: 2, characters: ["witch-king"] },
        },
      },
      ...dice(4, 5, 6),
    );
    expect(count(t, "osgiliath", regularOf(GONDOR))).toBe(0);
    expect(t.state.steps[GONDOR]).toBe(2);
    t.awaits("free-peoples", "act");
  });

  test("the Shadow chooses which Armies; a besieged one may be either", () => {
    const t = playing("dreadful-spells", "event", {
      map: {
        "minas-tirith": { gondor: [2, 1], sauron: [5], nazgul: 1 },
        pelargir: { gondor: [1] },
        osgiliath: { sauron: [1], nazgul: 5, characters: ["witch-king"] },
      },
    }).mayOnly(
      "shadow",
      "attack:minas-tirith:minas-tirith",
      "attack:osgiliath:minas-tirith",
      "attack:osgiliath:pelargir",
    );
    t.draws(...dice(1, 1, 1, 1, 5)).plays("shadow", "attack:osgiliath:minas-tirith");
    t.awaits("free-peoples", "hits").plays("free-peoples", "lose:gondor-regular");
    expect(count(t, "minas-tirith", regularOf(GONDOR))).toBe(1);
  });

  test("Nazgûl without an Army cast nothing", () => {
    holding("dreadful-spells", "character", {
      map: { osgiliath: { gondor: [2] }, "south-ithilien": { nazgul: 2 } },
    }).mayNot("shadow", "play:dreadful-spells:character");
  });
});

describe("Grond, Hammer of the Underworld", () => {
  const siege: Position = {
    nations: { sauron: 0 },
    map: {
      "minas-tirith": { gondor: [3, 2], sauron: [4, 1], characters: ["witch-king"] },
    },
  };
  const WORD = "play:grond-hammer-of-the-underworld:character";

  /** No die hits: five dice each, and the Witch-king re-rolls two. */
  const NO_HITS = dice(...new Array<number>(12).fill(1));

  test("the Stronghold is attacked for three rounds without payment; the attacker may cease before", () => {
    const t = playing("grond-hammer-of-the-underworld", "character", siege);
    t.draws(...NO_HITS).plays("shadow", "go");
    expect(atWar(t.state, GONDOR)).toBe(false);
    expect(isActive(t.state, GONDOR)).toBe(true);
    t.mayOnly("shadow", "cease", "continue");
    t.draws(...NO_HITS).plays("shadow", "continue");
    t.mayOnly("shadow", "cease", "continue");
    t.draws(...NO_HITS).plays("shadow", "continue");
    t.mayOnly("shadow", "cease", "reduce:sauron-elite").plays("shadow", "cease");
    t.awaits("free-peoples", "act");
  });

  test("in the first round the Free Peoples use no Combat card without a Companion in the battle", () => {
    const hands = { "free-peoples": ["athelas"] } as const;
    const t = playing("grond-hammer-of-the-underworld", "character", { ...siege, hands });
    t.draws(...NO_HITS).plays("shadow", "go");
    t.awaits("shadow", "cease").plays("shadow", "continue");
    t.awaits("free-peoples", "combat-card");
    const led = playing("grond-hammer-of-the-underworld", "character", {
      ...siege,
      hands,
      map: { "minas-tirith": { gondor: [3, 2], sauron: [4, 1], characters: ["witch-king", "gimli"] } },
    }).plays("shadow", "go");
    led.awaits("free-peoples", "combat-card");
  });

  test("the Witch-king has to be with besiegers, and a Nation there has to be At War", () => {
    holding("grond-hammer-of-the-underworld", "character", siege).may("shadow", WORD);
    holding("grond-hammer-of-the-underworld", "character", {
      ...siege,
      nations: { sauron: 1 },
    }).mayNot("shadow", WORD);
    holding("grond-hammer-of-the-underworld", "character", {
      nations: { sauron: 0 },
      map: {
        "minas-tirith": { gondor: [3], sauron: [4] },
        osgiliath: { sauron: [1], characters: ["witch-king"] },
      },
    }).mayNot("shadow", WORD);
  });
});

describe("The Ringwraiths are Abroad", () => {
  const map = {
    "minas-morgul": { sauron: [3], nazgul: 1 },
    "barad-dur": { nazgul: 1 },
    "dol-guldur": { sauron: [2], nazgul: 1 },
    osgiliath: { gondor: [1] },
  } as const;

  test("Nazgûl fly; then one or two Armies with a Nazgûl each may march", () => {
    const t = playing("the-ringwraiths-are-abroad", "character", { map, nations: SHADOW_AT_WAR })
      .plays("shadow", "from:barad-dur", "to:dol-guldur", "done")
      .mayOnly("shadow", "done", "march")
      .plays("shadow", "march", "move:minas-morgul:north-ithilien", "go")
      .plays("shadow", "move:dol-guldur:southern-mirkwood", "stay:nazgul:1", "go");
    expect(count(t, "north-ithilien", regularOf(SAURON))).toBe(3);
    expect(count(t, "north-ithilien", NAZGUL)).toBe(1);
    expect(count(t, "southern-mirkwood", NAZGUL)).toBe(1);
    expect(count(t, "dol-guldur", NAZGUL)).toBe(1);
    t.awaits("free-peoples", "act");
  });

  test("or one Army with a Nazgûl may attack", () => {
    const t = playing("the-ringwraiths-are-abroad", "event", {
      map: { "south-ithilien": { sauron: [3] }, "barad-dur": { nazgul: 1 }, osgiliath: { gondor: [1] } },
      nations: SHADOW_AT_WAR,
    })
      .plays("shadow", "from:barad-dur", "to:south-ithilien")
      .mayOnly("shadow", "done", "march", "fight")
      .plays("shadow", "fight")
      .mayNot("shadow", "stay:nazgul:1");
    t.draws(...dice(6, 1, 1), ...dice(1), ...dice(1)).plays("shadow", "go");
    expect(count(t, "osgiliath", regularOf(GONDOR))).toBe(0);
  });

  test("nobody has to do anything", () => {
    const t = playing("the-ringwraiths-are-abroad", "event", { map, nations: SHADOW_AT_WAR }).plays(
      "shadow",
      "done",
      "done",
    );
    t.awaits("free-peoples", "act");
    holding("the-ringwraiths-are-abroad", "event").mayNot("shadow", "play:the-ringwraiths-are-abroad:event");
  });

  test("with narrow cards a Nazgûl that has flown does not march on (8.7.6, AMB-96)", () => {
    const t = playing("the-ringwraiths-are-abroad", "event", {
      options: { narrowCards: true },
      map: { "minas-morgul": { sauron: [2] }, "barad-dur": { nazgul: 1 } },
      nations: SHADOW_AT_WAR,
    }).plays("shadow", "from:barad-dur", "to:minas-morgul");
    t.awaits("free-peoples", "act");
  });
});

describe("The Black Captain Commands", () => {
  const map = {
    "minas-morgul": { sauron: [2], characters: ["witch-king"] },
    "barad-dur": { nazgul: 1 },
  } as const;

  test("two Nazgûl come to the Witch-king; then his Army may march, he going along", () => {
    const t = playing("the-black-captain-commands", "character", { map, nations: SHADOW_AT_WAR })
      .mayOnly("shadow", "figure:nazgul", "fly")
      .plays("shadow", "figure:nazgul");
    expect(count(t, "minas-morgul", NAZGUL)).toBe(2);
    t.plays("shadow", "march", "move:minas-morgul:gorgoroth")
      .mayNot("shadow", "stay:witch-king:1")
      .plays("shadow", "stay:nazgul:1", "go");
    expect(t.state.at[WITCH_KING]).toBe(region("gorgoroth"));
    expect(count(t, "gorgoroth", NAZGUL)).toBe(1);
    t.awaits("free-peoples", "act");
  });

  test("or Nazgûl fly, the Witch-king too, who may then attack with the Army he has joined", () => {
    const t = playing("the-black-captain-commands", "event", {
      map: { ...map, "south-ithilien": { sauron: [2] }, osgiliath: { gondor: [1] } },
      nations: SHADOW_AT_WAR,
    }).plays("shadow", "fly", "character:witch-king", "to:south-ithilien", "done");
    t.mayOnly("shadow", "done", "march", "fight").plays("shadow", "fight");
    t.draws(...dice(6, 1), ...dice(1), ...dice(1)).plays("shadow", "go");
    expect(count(t, "osgiliath", regularOf(GONDOR))).toBe(0);
  });

  test("without the Witch-king in play it cannot be played", () => {
    holding("the-black-captain-commands", "character", { map: { "barad-dur": { nazgul: 1 } } }).mayNot(
      "shadow",
      "play:the-black-captain-commands:character",
    );
  });
});
