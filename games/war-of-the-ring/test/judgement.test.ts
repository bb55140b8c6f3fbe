/** Small positions in which a good player knows what to do. */
import { greedyBot } from "@westmarch/bots";
import { hashed, type Option, stream } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { leaning } from "../bot/stance.ts";
import { policy } from "../bot.ts";
import { FREE, SHADOW } from "../data/ids.ts";
import { type RegionName, region } from "../data/regionnames.ts";
import { STANDARD_TILES, TILE_NAMES } from "../data/tiles.ts";
import type { Position } from "../position.ts";
import { unitsIn } from "../rules/figures.ts";
import { sideOf } from "../seats.ts";
import type { War } from "../state.ts";
import { at, engine } from "./table.ts";

const greedy = greedyBot(engine, policy);
const chosen = (g: War): { seat: number; option: Option } => {
  const [ask] = engine.asks(g);
  if (!ask) throw new Error("nobody is asked");
  const option = greedy.choose(engine.view(g, ask.seat), ask.seat, ask, { random: stream(1) });
  return { seat: ask.seat, option };
};
const word = (g: War): string => engine.game.notation.choice(chosen(g).option);
/** What first sight chooses at the first question of this position, in the notation. */
const choice = (position: Position): string => word(at(position).state);

/** What it does with its next die, one choice after the other. */
function doings(position: Position): { words: readonly string[]; g: War } {
  const g = at(position).state;
  const first = engine.asks(g)[0]?.seat;
  const words: string[] = [];
  const chance = hashed(1);
  for (let asked = engine.asks(g)[0]; asked?.seat === first; asked = engine.asks(g)[0]) {
    if (words.length > 0 && asked.prompt === "act") break;
    const { seat, option } = chosen(g);
    words.push(engine.game.notation.choice(option));
    engine.play(g, seat, option, chance);
  }
  return { words, g };
}

const TAKEN = { control: "shadow" } as const;
const AT_WAR = { gondor: 0, rohan: 0, sauron: 0, isengard: 0, southrons: 0 } as const;
/** Places of the Free Peoples that the Shadow holds: nine points. */
const NINE = {
  "minas-tirith": { ...TAKEN, sauron: [4] },
  "dol-amroth": { ...TAKEN, sauron: [4] },
  "helms-deep": { ...TAKEN, isengard: [1] },
  edoras: { ...TAKEN, isengard: [1] },
  lorien: { ...TAKEN, sauron: [4] },
} as const;

describe("the hunters", () => {
  const dice = (position: Position): number =>
    Number(choice({ ...position, start: true, phase: "allocation" }).split(":")[1]);

  test("at first one or two dice go to the Hunt, and the search asks no further", () => {
    const many = dice({});
    expect([1, 2]).toContain(many);
    const { state } = at({ start: true, phase: "allocation" });
    const [ask] = engine.asks(state);
    const view = engine.view(state, 1);
    expect(ask && policy.opening?.(view, ask, stream(1))).toEqual(["number", many]);
    expect(ask && policy.reduce?.(view, ask)).toEqual([["number", many]]);
  });

  test("more go when the Ring-bearers are near Mordor or weary, fewer of them when they must hide first", () => {
    const near = dice({ fellowship: { at: "osgiliath" } });
    expect(near).toBeGreaterThan(dice({}));
    expect(dice({ fellowship: { corruption: 7 } })).toBeGreaterThan(dice({}));
    expect(dice({ fellowship: { at: "osgiliath", revealed: true } })).toBeLessThan(near);
  });

  test("fewer go when the war is nearly won", () => {
    const held = Object.fromEntries(Object.keys(NINE).map((place) => [place, TAKEN]));
    expect(dice({ map: held })).toBeLessThan(dice({}));
  });
});

describe("the war", () => {
  test("an Army that can take the tenth point does", () => {
    const { g } = doings({
      map: {
        ...NINE,
        lamedon: { sauron: [3] },
        "minas-morgul": { sauron: [6, 2], nazgul: 3 },
        osgiliath: { gondor: [2] },
      },
      nations: AT_WAR,
      acting: "shadow",
      dice: { shadow: ["army"], "free-peoples": ["event"] },
    });
    expect(g.control[region("pelargir")]).toBe(SHADOW);
  });

  test("a siege that is as good as won is fought, not left", () => {
    const { words } = doings({
      map: { "minas-tirith": { gondor: [1], sauron: [8, 2], nazgul: 3 }, "dol-amroth": { gondor: [1] } },
      nations: AT_WAR,
      acting: "shadow",
      dice: { shadow: ["army"], "free-peoples": ["event"] },
    });
    expect(words[0]).toBe("attack-with:army");
  });

  test("a captured Stronghold with enemies at its gates is not left empty", () => {
    const { g } = doings({
      map: {
        "helms-deep": { ...TAKEN, isengard: [5, 1] },
        "fords-of-isen": { rohan: [1] },
        edoras: { control: "free-peoples" },
      },
      nations: AT_WAR,
      acting: "shadow",
      dice: { shadow: ["army"], "free-peoples": ["event"] },
    });
    expect(unitsIn(g, SHADOW, region("helms-deep"))).toBeGreaterThan(0);
    expect(g.control[region("helms-deep")]).toBe(SHADOW);
  });
});

describe("what the Shadow leaves behind", () => {
  const left = (place: RegionName, units: number): number => {
    const { g } = doings({
      map: { [place]: { sauron: [units] }, "narrows-of-the-forest": { elves: [1] } },
      nations: AT_WAR,
      acting: "shadow",
      dice: { shadow: ["army"], "free-peoples": ["event"] },
    });
    return unitsIn(g, SHADOW, region(place));
  };

  test("is a guard in a Stronghold with an enemy beside it, and not much of an Army", () => {
    expect(left("dol-guldur", 7)).toBeGreaterThan(0);
    expect(left("dol-guldur", 7)).toBeLessThan(4);
  });
});

describe("a beginner in a hurry", () => {
  const HASTE = 0.5;
  const rushed = (position: Position): string | null => {
    const { state } = at(position);
    const [ask] = engine.asks(state);
    const option = ask && policy.hurried?.(engine.view(state, ask.seat), ask, HASTE);
    return option ? engine.game.notation.choice(option) : null;
  };

  test("walks with the Fellowship, however tired, until half of the Corruption is there", () => {
    const walk = (corruption: number) =>
      rushed({
        fellowship: { at: "lorien", corruption },
        acting: "free-peoples",
        dice: { "free-peoples": ["muster", "will"], shadow: ["army"] },
      });
    expect(walk(6)).toBe("travel:will");
    expect(walk(7)).toBeNull();
  });

  test("attacks as the Shadow as soon as an Army may, against whatever odds", () => {
    const facing = (nations: Position["nations"]) =>
      rushed({
        map: { "minas-tirith": { gondor: [3, 5, 1] }, osgiliath: { sauron: [1] } },
        nations,
        acting: "shadow",
        dice: { shadow: ["army"], "free-peoples": ["event"] },
      });
    expect(facing({ gondor: 0, sauron: 0 })).toBe("attack-with:army");
    expect(facing({ gondor: 0, sauron: 1 })).toBeNull();
  });
});

describe("the plan of the Free Peoples", () => {
  const burdened = (corruption: number): Position => ({
    map: { lorien: { elves: [4, 2, 1] }, "dol-guldur": { sauron: [2] } },
    nations: { elves: 0, sauron: 0 },
    fellowship: { at: "lorien", corruption },
    hands: { "free-peoples": ["bilbos-song"] },
    acting: "free-peoples",
    dice: { "free-peoples": ["will"], shadow: ["army"] },
  });

  test("is the Ring while the Ring-bearers may come through, and war when they hardly will", () => {
    const [light, heavy] = [burdened(0), burdened(11)];
    expect(leaning(at(light).state)).toBeLessThan(0);
    expect(leaning(at(heavy).state)).toBe(1);
    expect(choice(light)).toBe("travel:will");
    expect(choice(heavy)).toBe("armies:will");
  });
});

describe("Events that wait for their moment", () => {
  const free = (position: Position): Position => ({
    nations: AT_WAR,
    acting: "free-peoples",
    ...position,
    dice: { shadow: ["army"], "free-peoples": ["event"], ...position.dice },
  });

  test("Mirror of Galadriel turns a die for Strider who waits to be crowned", () => {
    const mirror = free({
      hands: { "free-peoples": ["mirror-of-galadriel"] },
      map: { "minas-tirith": { gondor: [3], characters: ["strider"] } },
      dice: { "free-peoples": ["event", "character"] },
    });
    expect(choice(mirror)).toBe("play:mirror-of-galadriel:event");
    expect(choice({ ...mirror, map: { edoras: { characters: ["strider"] } } })).not.toMatch(/^play/);
  });

  test("the Ents are met in Fangorn and woken", () => {
    const held = { "free-peoples": ["the-ents-awake-huorns"] } as const;
    const ents = { hands: held, map: { orthanc: { isengard: [2, 1] } } } as const;
    const enters = doings(
      free({
        ...ents,
        map: { ...ents.map, lorien: { elves: [1] }, "minas-tirith": { characters: ["saruman"] } },
        fellowship: { at: "lorien", companions: ["strider"] },
        dice: { "free-peoples": ["will"] },
      }),
    ).words;
    expect(enters).toEqual(["enter:gandalf-the-white:will", "to:fangorn"]);
    expect(
      choice(free({ ...ents, map: { ...ents.map, fangorn: { characters: ["gandalf-the-white"] } } })),
    ).toBe("play:the-ents-awake-huorns:event");
  });

  test("Scouts lead an Army out of a battle that it cannot win, and stay in the hand where it can", () => {
    const battle = (gondor: number, sauron: number): string => {
      const t = at({
        map: {
          "north-ithilien": { sauron: [sauron], nazgul: 1 },
          osgiliath: { gondor: [gondor] },
        },
        hands: { "free-peoples": ["grimbeorn-the-old-son-of-beorn"] },
        nations: AT_WAR,
        acting: "shadow",
        dice: { shadow: ["army"], "free-peoples": ["event"] },
      }).plays("shadow", "attack-with:army");
      while (t.state.stack.at(-1)?.chapter === "attack") t.plays("shadow", "go");
      return word(t.state);
    };
    expect(battle(4, 3)).toBe("done");
    expect(battle(3, 10)).toBe("card:grimbeorn-the-old-son-of-beorn");
  });

  test("Dead Men of Dunharrow rise when the heir is in Rohan", () => {
    const map = {
      edoras: { rohan: [1], characters: ["strider"] },
      pelargir: { ...TAKEN, southrons: [3] },
    } as const;
    expect(choice(free({ hands: { "free-peoples": ["dead-men-of-dunharrow"] }, map }))).toBe(
      "play:dead-men-of-dunharrow:event",
    );
  });

  test("Challenge of the King is made when the Hunt Pool is full of Eyes, not when it is sure to cost the King", () => {
    const challenge = (...left: readonly string[]) =>
      choice(
        free({
          hands: { "free-peoples": ["challenge-of-the-king"] },
          map: { edoras: { rohan: [2], characters: ["strider"] } },
          tiles: { removed: TILE_NAMES.slice(0, STANDARD_TILES).filter((tile) => !left.includes(tile)) },
        }),
      );
    expect(challenge("eye-1", "eye-2", "1-1", "2-1")).toBe("play:challenge-of-the-king:event");
    expect(challenge("eye-1", "eye-2", "eye-3")).not.toMatch(/^play/);
  });

  test("The Last Battle is laid when Aragorn stands abroad with an Army", () => {
    expect(
      choice(
        free({
          hands: { "free-peoples": ["the-last-battle"] },
          map: { "north-ithilien": { gondor: [5, 2], characters: ["aragorn"] } },
          fellowship: { progress: 2 },
        }),
      ),
    ).toBe("play:the-last-battle:event");
  });
});

describe.each([2, 3, 4])("with %i players", (players) => {
  test("hardly a die is thrown away while something could be done with it", () => {
    const thrown = [0, 0];
    const spent = [0, 0];
    for (let seed = 0; seed < 2; seed++) {
      const chance = hashed(seed);
      const random = stream(seed);
      const g = engine.start({ players: String(players) }, chance);
      while (g.result === null) {
        const [ask] = engine.asks(g);
        if (!ask) throw new Error("nobody is asked");
        const option = greedy.choose(engine.glimpse(g, ask.seat), ask.seat, ask, { random });
        if (ask.prompt === "act") {
          const side = sideOf(g, ask.seat);
          spent[side]++;
          const isUsable = ask.options.some(
            ([verb]) => verb !== "skip" && verb !== "pass" && verb !== "ring",
          );
          if (option[0] === "skip" && isUsable) thrown[side]++;
        }
        engine.trust(g, ask.seat, option, chance);
      }
    }
    for (const side of [FREE, SHADOW]) expect(thrown[side] / spent[side]).toBeLessThan(0.04);
  });
});
