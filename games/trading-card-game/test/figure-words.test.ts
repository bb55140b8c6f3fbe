/** What figures are made of, told in words: card by card, and in all languages. */
import { Engine, hashed, type Seat } from "@westmarch/kernel";
import { strictly } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { figureSentence } from "../board/figures.ts";
import { CARD, copyId } from "../data/ids.ts";
import { costOf, type FigureName, figuresOf, figuresOfTurn, nextMove } from "../figures.ts";
import { tradingCardGame } from "../index.ts";
import { board } from "../plain/board.ts";
import type { CardGame } from "../state.ts";
import { copyOf, find } from "../table/copies.ts";
import { catalogues, LANGUAGES } from "./catalogues.ts";

const say = strictly(catalogues);
const english = say("en");
const engine = new Engine(tradingCardGame);

interface Scene {
  readonly phase?: string;
  readonly at?: number;
  readonly words?: string;
  readonly stack?: string;
}

const MANEUVER = "game.turn/turn.archery/procedure.action";

/** Frodo (0) with the Ring at a site, and the given cards on the table, from copy 4 on. */
function scene(
  table: readonly string[],
  { phase = "skirmish", at = 2, words = "", stack = MANEUVER }: Scene = {},
): CardGame {
  const frodos = ["0:1C290@player-1/fellowship", "2:1C290@player-2/fellowship"];
  const all = [...frodos, "1:1C2@player-1/attached.0", "3:1C2@player-2/attached.2", ...table];
  return tradingCardGame.notation.read(
    `players=2 order=player-1,player-2 turn=player-1 phase=${phase} at=${at}:2 usualLimit=2 moveLimit=2 moves=1 ` +
      `resistance=10:10 bearer=0:2 copies=40 table=${all.join(",")} ${words} stack=${stack}`,
  );
}

const told = (g: CardGame, copy: number, name: FigureName, words = english): string => {
  const figure = figuresOf(g, copyOf(g, copyId(copy))).find((one) => one.name === name);
  if (!figure) throw new Error(`copy ${copy} has no ${name}`);
  return figureSentence(words, g, figure);
};

const ofTurn = (g: CardGame, name: FigureName): string => {
  const figure = figuresOfTurn(g).find((one) => one.name === name);
  if (!figure) throw new Error(`the turn has no ${name}`);
  return figureSentence(english, g, figure);
};

const priceOf = (g: CardGame, seat: Seat, card: string, onto?: number): string =>
  figureSentence(
    english,
    g,
    costOf(g, seat, CARD.named(card), onto === undefined ? undefined : find(g, copyId(onto))),
  );

const STING = "4:1R313@player-1/attached.0";
const LASTING = "lasting=strength:2@0/phase/1C299,strength:-1@0/turn";
const WEATHERHILLS = "9:1U335@player-1/path";

describe("of a character", () => {
  test("strength is printed, borne (7.9), and lasts as long as an effect says (17.6)", () => {
    expect(told(scene([STING], { words: LASTING }), 0, "strength")).toBe(
      "Strength 7 = 3 printed + 1 from The One Ring + 2 from Sting + 2 from Hobbit Sword until the end of this skirmish − 1 until the end of the turn",
    );
    expect(told(scene([STING], { words: LASTING, phase: "maneuver" }), 0, "strength")).toBe(
      "Strength 7 = 3 printed + 1 from The One Ring + 2 from Sting + 2 from Hobbit Sword until the end of this phase − 1 until the end of the turn",
    );
  });

  test("strength counts what a standing rule counts", () => {
    const uruks = ["4:1C150@player-2/middle", "5:1R148@player-2/middle", "6:1C150@player-2/middle"];
    expect(told(scene(uruks), 5, "strength")).toBe("Strength 10 = 8 printed + 2 from Uruk Lieutenant");
  });

  test("a hammer gives strength and damage", () => {
    const troll = scene(["4:1R165@player-2/middle", "5:1R166@player-2/attached.4"]);
    expect(told(troll, 4, "strength")).toBe("Strength 18 = 15 printed + 3 from Cave Troll’s Hammer");
    expect(told(troll, 4, "damage")).toBe("Damage bonus 2 = 1 printed + 1 from Cave Troll’s Hammer");
  });

  test("strength is never below 0 (12.3)", () => {
    expect(told(scene([], { words: "lasting=strength:-7@0/regroup/1C299" }), 0, "strength")).toBe(
      "Strength 0 = 3 printed + 1 from The One Ring − 7 from Hobbit Sword until the Regroup phase + 3 because it is never below 0",
    );
  });

  test("wounds are taken from vitality (15.1)", () => {
    const aragorn = scene(["4:1R89@player-1/fellowship*2", "5:1R114@player-1/attached.4"]);
    expect(told(aragorn, 4, "vitality")).toBe("Vitality 5 = 4 printed + 1 from The Saga of Elendil");
    expect(told(aragorn, 4, "vitality-left")).toBe(
      "Vitality left 3 = 4 printed + 1 from The Saga of Elendil − 2 for wounds",
    );
    expect(told(aragorn, 4, "defender")).toBe("Defender bonus 0");
  });

  test("an event that was played is named, with when it ends", () => {
    const g = scene(["4:1R89@player-1/fellowship", "6:1C150@player-2/middle"], {
      phase: "maneuver",
      words: "hands=1C103;",
    });
    const [ask] = engine.asks(g);
    const play = ask.options.find(([verb]) => verb === "play");
    expect(play).toBeDefined();
    if (play) engine.play(g, 0, play, hashed(1));
    expect(told(g, 4, "defender")).toBe("Defender bonus 1 = 1 from Elendil’s Valor until the Regroup phase");
  });
});

describe("of the turn", () => {
  test("a site gives its Shadow number, and each companion one more twilight (8.4)", () => {
    const g = scene([WEATHERHILLS, "4:1R89@player-1/fellowship", "5:1U108@player-1/attached.4"]);
    expect(ofTurn(g, "shadow-number")).toBe(
      "Shadow number 2 = 3 from Weatherhills − 1 from No Stranger to the Shadows",
    );
    expect(ofTurn(g, "moving-twilight")).toBe(
      "Twilight for the move 4 = 3 from Weatherhills − 1 from No Stranger to the Shadows + 2 for companions",
    );
  });

  test("a Shadow number is never below 0 (8.4)", () => {
    const bagEnd = ["9:1U319@player-1/path", "4:1R89@player-1/fellowship", "5:1U108@player-1/attached.4"];
    expect(ofTurn(scene(bagEnd, { at: 1 }), "shadow-number")).toBe(
      "Shadow number 0 = −1 from No Stranger to the Shadows + 1 because it is never below 0",
    );
  });

  test("the next move is told as soon as its site has been laid", () => {
    const aragorn = "4:1R89@player-1/fellowship";
    expect(nextMove(scene([aragorn], { at: 1 }))).toBeNull();
    const g = scene([WEATHERHILLS, aragorn], { at: 1 });
    expect(nextMove(g)?.map((figure) => figureSentence(english, g, figure))).toEqual([
      "Shadow number 3 = 3 from Weatherhills",
      "Twilight for the move 5 = 3 from Weatherhills + 2 for companions",
    ]);
  });

  test("archers and cards make an archery total (10.3)", () => {
    const g = scene([
      "4:1R50@player-1/fellowship",
      "5:1C42@player-1/attached.4",
      "6:1R172@player-2/middle",
      "7:1U178@player-2/middle",
    ]);
    expect(ofTurn(g, "fellowship-archery")).toBe(
      "Fellowship archery total 0 = 1 from Legolas − 6 from Goblin Archer + 5 because it is never below 0",
    );
    expect(ofTurn(g, "minion-archery")).toBe(
      "Minion archery total 0 = 1 from Goblin Archer − 1 from Elven Cloak",
    );
  });

  test("burdens are taken from resistance (18.6)", () => {
    expect(ofTurn(scene([], { words: "burdens=3:0" }), "resistance-left")).toBe(
      "Resistance left 7 = 10 printed − 3 for burdens",
    );
  });

  test("a card may change the move limit for a turn (8.2)", () => {
    expect(ofTurn({ ...scene([]), moveLimit: 3 }, "move-limit")).toBe(
      "Move limit 3 = 2 each turn + 1 until the end of the turn",
    );
  });
});

describe("of a card in hand", () => {
  test("a minion pays for roaming, less where a card says so (7.7)", () => {
    expect(priceOf(scene([]), 1, "1U262")).toBe("Twilight cost 4 = 2 printed + 2 for roaming");
    expect(priceOf(scene(["4:1C261@player-2/middle"]), 1, "1U262")).toBe(
      "Twilight cost 3 = 2 printed + 2 for roaming − 1 from Orc Ambusher",
    );
    expect(priceOf(scene(["4:1C261@player-2/middle"], { at: 6 }), 1, "1U262")).toBe(
      "Twilight cost 2 = 2 printed",
    );
  });

  test("a site may lower a price (6.3)", () => {
    expect(priceOf(scene([WEATHERHILLS]), 1, "1R229")).toBe(
      "Twilight cost 7 = 6 printed − 1 from Weatherhills + 2 for roaming",
    );
  });

  test("a mount is cheaper for whom it names", () => {
    const elves = scene(["4:1R30@player-1/fellowship", "5:1R50@player-1/fellowship"]);
    expect(priceOf(elves, 0, "1U31", 4)).toBe("Twilight cost 0 = 2 printed − 2 from Asfaloth");
    expect(priceOf(elves, 0, "1U31", 5)).toBe("Twilight cost 2 = 2 printed");
  });
});

describe("in every language", () => {
  const g = scene([STING], { words: LASTING });

  test.each([
    [
      "zh-Hant",
      "力量7＝3（牌面）＋1（至尊魔戒）＋2（刺針）＋2（哈比人之劍，直到本次戰鬥結束）－1（直到本回合結束）",
    ],
    [
      "zh-Hans",
      "力量7＝3（牌面）＋1（至尊魔戒）＋2（刺叮）＋2（霍比特人之剑，直到本次交锋结束）－1（直到本回合结束）",
    ],
    [
      "ja",
      "力7＝3（カードの値）＋1（一つの指輪）＋2（つらぬき丸）＋2（ホビットの剣、この衝突の終わりまで）－1（このターンの終わりまで）",
    ],
  ] as const)("in %s a strength is told with the names of its cards", (language, sentence) => {
    expect(told(g, 0, "strength", say(language))).toBe(sentence);
  });

  test.each(LANGUAGES)("in %s nothing is left open", (language) => {
    for (const figure of [...figuresOf(g, copyOf(g, copyId(0))), ...figuresOfTurn(g)])
      expect(figureSentence(say(language), g, figure)).not.toMatch(/undefined|NaN|[{}]/);
  });
});

test("before the first turn nothing is asked of it", () => {
  expect(figuresOfTurn(scene([], { phase: "setup" }))).toEqual([]);
});

test("the terminal tells what a card in hand costs, where that is not what is printed", () => {
  const lines = board(scene([WEATHERHILLS], { words: "hands=1R89;1R229,?*2" }));
  expect(lines.filter((line) => line.includes(" cost "))).toEqual([
    "    1R229-ulaire-attea cost 7 = 6 printed - 1 1U335-weatherhills + 2 roaming",
  ]);
});

test("the terminal tells a figure in the names of the notation, where something has changed it", () => {
  const g = scene([STING], { words: LASTING });
  const lines = board(g).map((line) => line.trim());
  expect(lines.filter((line) => line.startsWith("strength"))).toEqual([
    "strength 7 = 3 printed + 1 1C2-the-one-ring + 2 1R313-sting + 2 1C299-hobbit-sword/phase - 1 effect/turn",
    "strength 4 = 3 printed + 1 1C2-the-one-ring",
  ]);
  expect(lines.filter((line) => line.startsWith("vitality"))).toEqual([]);
});
