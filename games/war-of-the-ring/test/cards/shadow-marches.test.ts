import { describe, expect, test } from "vitest";
import {
  eliteOf,
  GONDOR,
  ISENGARD,
  MUSTER_FACE,
  ROHAN,
  regularOf,
  SAURON,
  SHADOW,
  SOUTHRONS,
} from "../../data/ids.ts";
import { region } from "../../data/regionnames.ts";
import { isActive } from "../../facts.ts";
import type { Position } from "../../position.ts";
import { unitsIn } from "../../rules/figures.ts";
import { dice } from "../table.ts";
import { count } from "./playing.ts";
import { holding, playing, SHADOW_AT_WAR } from "./playing-shadow.ts";

const ones = (howMany: number): number[] => dice(...new Array<number>(howMany).fill(1));

describe("The Fighting Uruk-hai", () => {
  const saruman = { orthanc: { characters: ["saruman"] } } as const;
  const WORD = "play:the-fighting-uruk-hai:army";

  test("a Stronghold besieged by Isengard's units is attacked for three rounds", () => {
    const t = playing("the-fighting-uruk-hai", "army", {
      nations: SHADOW_AT_WAR,
      map: {
        ...saruman,
        "helms-deep": { rohan: [1], isengard: [2] },
        lorien: { elves: [1], isengard: [1], sauron: [1] },
        "minas-tirith": { gondor: [1], sauron: [2] },
      },
    }).mayOnly("shadow", "to:helms-deep", "to:lorien");
    t.plays("shadow", "to:helms-deep");
    t.draws(...ones(3)).plays("shadow", "go");
    t.mayOnly("shadow", "cease", "continue");
    t.draws(...ones(3)).plays("shadow", "continue");
    // The third round is the last that costs nothing, and there is no Elite to pay with.
    t.draws(...ones(3)).plays("shadow", "continue");
    t.awaits("free-peoples", "act");
  });

  test("Saruman has to be in play, Isengard among the besiegers, and a Nation At War", () => {
    const siege = { "helms-deep": { rohan: [1], isengard: [2] } } as const;
    const refused = (position: Position): void => {
      holding("the-fighting-uruk-hai", "army", position).mayNot("shadow", WORD);
    };
    refused({ nations: SHADOW_AT_WAR, map: siege });
    refused({ nations: { isengard: 1 }, map: { ...saruman, ...siege } });
    refused({ nations: SHADOW_AT_WAR, map: { ...saruman, "helms-deep": { rohan: [1], sauron: [2] } } });
    holding("the-fighting-uruk-hai", "army", { nations: SHADOW_AT_WAR, map: { ...saruman, ...siege } }).may(
      "shadow",
      WORD,
    );
  });
});

describe("cards that make Armies march", () => {
  test("Shadows Gather: up to three regions, to where another Shadow Army is", () => {
    const t = playing("shadows-gather", "army", {
      nations: SHADOW_AT_WAR,
      map: { "barad-dur": { sauron: [3] }, "minas-morgul": { sauron: [1], nazgul: 1 } },
    })
      .plays("shadow", "from:barad-dur")
      .plays("shadow", "stay:sauron-regular:1");
    expect(count(t, "minas-morgul", regularOf(SAURON))).toBe(3);
    expect(count(t, "barad-dur", regularOf(SAURON))).toBe(1);
    t.awaits("free-peoples", "act");
    holding("shadows-gather", "army", { map: { nurn: { sauron: [3] } } }).mayNot(
      "shadow",
      "play:shadows-gather:army",
    );
  });

  test("Shadows Gather: besiegers may be joined, the besieged may not", () => {
    const t = playing("shadows-gather", "army", {
      nations: SHADOW_AT_WAR,
      map: {
        "minas-morgul": { sauron: [1] },
        "minas-tirith": { gondor: [1], sauron: [2] },
        "dol-guldur": { sauron: [1], elves: [2] },
        "southern-mirkwood": { southrons: [1] },
      },
    })
      .mayOnly("shadow", "from:minas-morgul", "from:minas-tirith")
      .plays("shadow", "from:minas-morgul");
    expect(count(t, "minas-tirith", regularOf(SAURON))).toBe(3);
  });

  test("The Shadow Lengthens: two Armies, up to two regions each, to other Armies", () => {
    const t = playing("the-shadow-lengthens", "army", {
      nations: SHADOW_AT_WAR,
      map: {
        nurn: { sauron: [2] },
        "minas-morgul": { sauron: [1] },
        "near-harad": { southrons: [1] },
        khand: { southrons: [1] },
      },
    }).plays("shadow", "from:nurn", "go");
    expect(count(t, "minas-morgul", regularOf(SAURON))).toBe(3);
    t.plays("shadow", "from:khand");
    expect(count(t, "near-harad", regularOf(SOUTHRONS))).toBe(2);
    t.awaits("free-peoples", "act");
  });

  test("The Shadow is Moving: up to four Armies move a region each, when all Nations are At War", () => {
    const map: NonNullable<Position["map"]> = {
      nurn: { sauron: [1] },
      "minas-morgul": { sauron: [1] },
      umbar: { southrons: [1] },
      khand: { southrons: [1] },
      moria: { sauron: [1] },
    };
    holding("the-shadow-is-moving", "army", { map }).mayNot("shadow", "play:the-shadow-is-moving:army");
    const t = playing("the-shadow-is-moving", "army", { map, nations: SHADOW_AT_WAR })
      .plays("shadow", "move:nurn:gorgoroth", "move:umbar:near-harad", "move:khand:far-harad")
      .mayNot("shadow", "move:gorgoroth:barad-dur")
      .plays("shadow", "move:moria:hollin");
    expect(count(t, "hollin", regularOf(SAURON))).toBe(1);
    t.awaits("free-peoples", "act");
    const two = playing("the-shadow-is-moving", "army", { map, nations: SHADOW_AT_WAR }).plays(
      "shadow",
      "move:nurn:gorgoroth",
      "done",
    );
    two.awaits("free-peoples", "act");
  });
});

describe("Corsairs of Umbar", () => {
  const nations = { southrons: 0, sauron: 1 } as const;

  test("an Army sails from Umbar to a coast of Gondor; who is not At War stays behind", () => {
    const t = playing("corsairs-of-umbar", "army", {
      nations,
      map: { umbar: { southrons: [3], sauron: [1] } },
    })
      .mayOnly("shadow", "to:anfalas", "to:dol-amroth", "to:lamedon", "to:pelargir")
      .plays("shadow", "to:pelargir", "stay:southrons-regular:1");
    expect(count(t, "pelargir", regularOf(SOUTHRONS))).toBe(2);
    expect(count(t, "umbar", regularOf(SAURON))).toBe(1);
    expect(t.state.control[region("pelargir")]).toBe(SHADOW);
    expect(isActive(t.state, GONDOR)).toBe(true);
    t.awaits("free-peoples", "act");
  });

  test("an Army that stands there is attacked from Umbar, and the attacker may not cease", () => {
    const t = playing("corsairs-of-umbar", "army", {
      nations,
      map: { umbar: { southrons: [2] }, lamedon: { gondor: [1] } },
    }).plays("shadow", "to:lamedon");
    t.draws(...ones(3)).plays("shadow", "go");
    t.awaits("free-peoples", "retreat").plays("free-peoples", "to:erech");
    t.awaits("shadow", "advance").plays("shadow", "go");
    expect(count(t, "lamedon", regularOf(SOUTHRONS))).toBe(2);
    expect(count(t, "erech", regularOf(GONDOR))).toBe(1);
  });

  test("besiegers are joined at once within the limit, and then the Stronghold is stormed", () => {
    const t = playing("corsairs-of-umbar", "army", {
      nations: SHADOW_AT_WAR,
      map: { umbar: { southrons: [3] }, "dol-amroth": { gondor: [2], sauron: [9] } },
    }).plays("shadow", "to:dol-amroth", "go");
    t.awaits("shadow", "excess").plays("shadow", "lose:sauron-regular", "lose:sauron-regular");
    expect(unitsIn(t.state, SHADOW, region("dol-amroth"))).toBe(10);
    t.awaits("shadow", "stay");
    t.draws(...ones(7)).plays("shadow", "go");
    t.awaits("free-peoples", "act");
    expect(count(t, "dol-amroth", regularOf(GONDOR))).toBe(2);
  });

  test("not before the Southrons are At War, nor out of a siege", () => {
    const WORD = "play:corsairs-of-umbar:army";
    holding("corsairs-of-umbar", "army", { map: { umbar: { southrons: [3] } } }).mayNot("shadow", WORD);
    holding("corsairs-of-umbar", "army", { nations, map: { umbar: { southrons: [3], gondor: [2] } } }).mayNot(
      "shadow",
      WORD,
    );
  });
});

describe("Rage of the Dunlendings", () => {
  test("two Regulars in a free region that borders the Dunlands, and up to four units from there", () => {
    const t = playing("rage-of-the-dunlendings", "muster", {
      nations: { isengard: 0 },
      map: {
        "north-dunland": { isengard: [3, 1] },
        "south-dunland": { isengard: [2] },
        hollin: { elves: [1] },
      },
    })
      .mayNot("shadow", "to:hollin")
      .may("shadow", "to:moria", "to:north-dunland", "to:tharbad")
      .plays("shadow", "to:gap-of-rohan")
      .mayOnly("shadow", "number:0", "number:1", "number:2", "number:3")
      .plays("shadow", "number:2", "number:1")
      .mayOnly("shadow", "number:0", "number:1")
      .plays("shadow", "number:1");
    expect(count(t, "gap-of-rohan", regularOf(ISENGARD))).toBe(5);
    expect(count(t, "gap-of-rohan", eliteOf(ISENGARD))).toBe(1);
    expect(count(t, "north-dunland", regularOf(ISENGARD))).toBe(1);
    expect(count(t, "south-dunland", regularOf(ISENGARD))).toBe(1);
    t.awaits("free-peoples", "act");
  });

  test("only when Isengard is At War; nobody has to come along", () => {
    holding("rage-of-the-dunlendings", "muster").mayNot("shadow", "play:rage-of-the-dunlendings:muster");
    const t = playing("rage-of-the-dunlendings", "muster", {
      nations: { isengard: 0 },
      map: { "north-dunland": { isengard: [1] } },
    }).plays("shadow", "to:tharbad", "number:0");
    expect(count(t, "tharbad", regularOf(ISENGARD))).toBe(2);
    expect(t.state.dice[MUSTER_FACE]).toBe(1);
    expect(isActive(t.state, ROHAN)).toBe(false);
    t.awaits("free-peoples", "act");
  });
});
