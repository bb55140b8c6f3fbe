/** 7.2: Characters come into play; the Voice of Saruman. */
import { describe, expect, test } from "vitest";
import {
  ARAGORN,
  eliteOf,
  type FigureId,
  FREE,
  GANDALF_THE_GREY,
  GANDALF_THE_WHITE,
  GONDOR,
  ISENGARD,
  MOUTH_OF_SAURON,
  NATIONS_OF,
  ROHAN,
  regularOf,
  SARUMAN,
  STRIDER,
  WITCH_KING,
} from "../data/ids.ts";
import { type RegionName, region } from "../data/regionnames.ts";
import { isActive } from "../facts.ts";
import type { Position } from "../position.ts";
import { figuresIn } from "../rules/figures.ts";
import { DEAD, REPLACED, type War } from "../state.ts";
import { at, engine } from "./table.ts";

const count = (g: War, where: RegionName, figure: FigureId): number => figuresIn(g, region(where), figure);
const shadow = (more: Position, face: "muster" | "muster-army" = "muster") =>
  at({ acting: "shadow", dice: { "free-peoples": ["event"], shadow: [face] }, ...more });

describe("Minions come into play", () => {
  test("7.2.2: the Witch-king, with Sauron and a Free Nation At War, where a Sauron unit stands; he rouses all", () => {
    const map = {
      osgiliath: { sauron: [1], southrons: [1] },
      umbar: { southrons: [2] },
      morannon: { sauron: [2] },
    } as const;
    const t = shadow({ map, nations: { sauron: 0, north: 0, gondor: [2, false], rohan: [3, false] } })
      .plays("shadow", "enter:witch-king:muster")
      .mayOnly("shadow", "to:osgiliath", "to:morannon")
      .plays("shadow", "to:osgiliath");
    expect(t.state.at[WITCH_KING]).toBe(region("osgiliath"));
    for (const nation of NATIONS_OF[FREE]) expect(isActive(t.state, nation)).toBe(true);
    shadow({ map, nations: { sauron: 0 } }).mayNot("shadow", "enter:witch-king:muster");
    shadow({ map, nations: { sauron: 1, north: 0 } }).mayNot("shadow", "enter:witch-king:muster");
    shadow({ nations: { sauron: 0, north: 0 } }).mayNot("shadow", "enter:witch-king:muster");
  });

  test("7.2.2: the Mouth of Sauron, with the Fellowship in Mordor or all Free Nations At War, at a Sauron Stronghold", () => {
    const t = shadow({ fellowship: { mordor: 1 }, map: { moria: { dwarves: [1], control: "free-peoples" } } })
      .plays("shadow", "enter:mouth-of-sauron:muster")
      .mayOnly(
        "shadow",
        "to:barad-dur",
        "to:dol-guldur",
        "to:minas-morgul",
        "to:morannon",
        "to:mount-gundabad",
      )
      .plays("shadow", "to:barad-dur");
    expect(t.state.at[MOUTH_OF_SAURON]).toBe(region("barad-dur"));
    shadow({ nations: { dwarves: 0, elves: 0, gondor: 0, north: 0, rohan: 0 } }).may(
      "shadow",
      "enter:mouth-of-sauron:muster",
    );
    shadow({ nations: { dwarves: 0, elves: 0, gondor: 0, north: 0, rohan: [1, true] } }).mayNot(
      "shadow",
      "enter:mouth-of-sauron:muster",
    );
  });

  test("7.2.2: Saruman, with Isengard At War, in Orthanc unconquered; by Muster/Army as well", () => {
    const t = shadow({ nations: { isengard: 0 } }, "muster-army").plays(
      "shadow",
      "enter:saruman:muster-army",
    );
    expect(t.state.at[SARUMAN]).toBe(region("orthanc"));
    shadow({ nations: { isengard: 1 } }).mayNot("shadow", "enter:saruman:muster");
    shadow({ nations: { isengard: 0 }, map: { orthanc: { rohan: [1], control: "free-peoples" } } }).mayNot(
      "shadow",
      "enter:saruman:muster",
    );
    shadow({ nations: { isengard: 0 }, map: { orthanc: { rohan: [1], isengard: [1] } } }).may(
      "shadow",
      "enter:saruman:muster",
    );
  });

  test("7.2.3: who was eliminated does not come back, and nobody comes twice", () => {
    shadow({ nations: { isengard: 0 }, dead: ["saruman"] }).mayNot("shadow", "enter:saruman:muster");
    shadow({ nations: { isengard: 0 }, map: { orthanc: { characters: ["saruman"] } } }).mayNot(
      "shadow",
      "enter:saruman:muster",
    );
  });

  test("5.1.3: his die comes with the next turn", () => {
    const t = shadow({ nations: { isengard: 0 } }).plays("shadow", "enter:saruman:muster");
    expect(t.state.owned[1]).toBe(7);
  });
});

describe("Aragorn and Gandalf the White come into play", () => {
  const will = (more: Position) =>
    at({ dice: { "free-peoples": ["will", "muster"], shadow: ["army"] }, ...more });

  test("5.10.2, 7.2.1, 7.2.4: Strider becomes Aragorn in Minas Tirith, Dol Amroth or Pelargir, which activates Gondor", () => {
    const t = will({ map: { pelargir: { characters: ["strider"] } }, nations: { gondor: [2, false] } })
      .mayNot("free-peoples", "enter:aragorn:muster")
      .plays("free-peoples", "enter:aragorn:will");
    expect(t.state.at[ARAGORN]).toBe(region("pelargir"));
    expect(t.state.at[STRIDER]).toBe(REPLACED);
    expect(isActive(t.state, GONDOR)).toBe(true);
    will({ map: { edoras: { characters: ["strider"] } } }).mayNot("free-peoples", "enter:aragorn:will");
    will({ fellowship: { at: "pelargir" } }).mayNot("free-peoples", "enter:aragorn:will");
    will({ map: { pelargir: { characters: ["strider"], control: "shadow" } } }).mayNot(
      "free-peoples",
      "enter:aragorn:will",
    );
  });

  test("7.2.1: in a besieged Minas Tirith he is crowned as well", () => {
    will({ map: { "minas-tirith": { gondor: [1], sauron: [1], characters: ["strider"] } } }).may(
      "free-peoples",
      "enter:aragorn:will",
    );
  });

  test("AMB-11: by the Chinese rulebook coming into play activates nobody", () => {
    const t = will({
      map: { pelargir: { characters: ["strider"] } },
      nations: { gondor: [2, false] },
      options: { chineseRulebook: true },
    }).plays("free-peoples", "enter:aragorn:will");
    expect(isActive(t.state, GONDOR)).toBe(false);
  });

  test("7.2.1: Gandalf the White replaces the Grey where he is, once a Minion has been in play", () => {
    const t = will({
      map: { edoras: { characters: ["gandalf-the-grey"] }, orthanc: { characters: ["saruman"] } },
      nations: { rohan: [3, false] },
    }).plays("free-peoples", "enter:gandalf-the-white:will");
    expect(t.state.at[GANDALF_THE_WHITE]).toBe(region("edoras"));
    expect(t.state.at[GANDALF_THE_GREY]).toBe(REPLACED);
    expect(isActive(t.state, ROHAN)).toBe(true);
    will({ map: { edoras: { characters: ["gandalf-the-grey"] } } }).mayNot(
      "free-peoples",
      "enter:gandalf-the-white:will",
    );
    will({ map: { edoras: { characters: ["gandalf-the-grey"] } }, dead: ["saruman"] }).may(
      "free-peoples",
      "enter:gandalf-the-white:will",
    );
    will({ map: { orthanc: { characters: ["saruman"] } } }).mayNot(
      "free-peoples",
      "enter:gandalf-the-white:will",
    );
  });

  test("7.2.3: after the Grey's death he comes to Fangorn or an Elven Stronghold that the Shadow has not taken", () => {
    const t = will({
      map: {
        orthanc: { characters: ["saruman"] },
        lorien: { sauron: [1], control: "shadow" },
        "woodland-realm": { elves: [1], sauron: [1] },
      },
      dead: ["gandalf-the-grey"],
    })
      .plays("free-peoples", "enter:gandalf-the-white:will")
      .mayOnly("free-peoples", "to:fangorn", "to:grey-havens", "to:rivendell", "to:woodland-realm")
      .plays("free-peoples", "to:fangorn");
    expect(t.state.at[GANDALF_THE_WHITE]).toBe(region("fangorn"));
    expect(t.state.at[GANDALF_THE_GREY]).toBe(DEAD);
  });
});

describe("The Voice of Saruman", () => {
  const SARUMAN_THERE = { orthanc: { isengard: [3], characters: ["saruman"] } } as const;
  const nations = { isengard: 0 } as const;

  test("recruits a Regular in every Isengard Settlement", () => {
    const t = shadow({ map: SARUMAN_THERE, nations }).plays("shadow", "voice:0:muster");
    expect(count(t.state, "orthanc", regularOf(ISENGARD))).toBe(4);
    expect(count(t.state, "north-dunland", regularOf(ISENGARD))).toBe(1);
    expect(count(t.state, "south-dunland", regularOf(ISENGARD))).toBe(1);
  });

  test("leaves out those that the enemy holds, and asks where when Regulars run short", () => {
    const t = shadow({
      map: { ...SARUMAN_THERE, "north-dunland": { north: [1], control: "free-peoples" } },
      nations,
    }).plays("shadow", "voice:0:muster");
    expect(count(t.state, "orthanc", regularOf(ISENGARD))).toBe(4);
    expect(count(t.state, "north-dunland", regularOf(ISENGARD))).toBe(0);
    const u = shadow({
      map: {
        orthanc: { isengard: [1], characters: ["saruman"] },
        edoras: { isengard: [10], control: "shadow" },
      },
      nations,
    })
      .plays("shadow", "voice:0:muster")
      .mayOnly("shadow", "to:orthanc", "to:north-dunland", "to:south-dunland")
      .plays("shadow", "to:south-dunland");
    expect(count(u.state, "south-dunland", regularOf(ISENGARD))).toBe(1);
  });

  test("a game of version 1 saved while it asked goes on with the Settlements that are left", () => {
    const t = shadow({
      map: {
        orthanc: { isengard: [2], characters: ["saruman"] },
        edoras: { isengard: [8], control: "shadow" },
      },
      nations,
    }).plays("shadow", "voice:0:muster", "to:south-dunland");
    t.mayOnly("shadow", "to:orthanc", "to:north-dunland");
    const now = t.state;
    const voice = { chapter: "voice", at: "where", seat: 1, way: 0, taken: [region("south-dunland")] };
    const then = { ...engine.game.clone(now), version: 1, stack: [...now.stack.slice(0, -1), voice] };
    expect(engine.asks(engine.load(then))).toEqual(engine.asks(now));
  });

  test("replaces two Regulars in Orthanc with Elites, or as many as there are", () => {
    const t = shadow({ map: SARUMAN_THERE, nations }, "muster-army").plays("shadow", "voice:1:muster-army");
    expect(count(t.state, "orthanc", regularOf(ISENGARD))).toBe(1);
    expect(count(t.state, "orthanc", eliteOf(ISENGARD))).toBe(2);
    const u = shadow({ map: { orthanc: { isengard: [1], characters: ["saruman"] } }, nations }).plays(
      "shadow",
      "voice:1:muster",
    );
    expect(count(u.state, "orthanc", eliteOf(ISENGARD))).toBe(1);
  });

  test("is not heard from a besieged Orthanc, nor without Saruman", () => {
    shadow({ map: { orthanc: { isengard: [3], rohan: [1], characters: ["saruman"] } }, nations }).mayNot(
      "shadow",
      "voice:0:muster",
    );
    shadow({ map: { orthanc: { isengard: [3] } }, nations }).mayNot("shadow", "voice:1:muster");
  });
});
