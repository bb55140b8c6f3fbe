/** People called by their names, in games whose seats are nothing but numbers. */
import { sayFrom, sayIn } from "@westmarch/boardkit/say";
import { Engine } from "@westmarch/kernel";
import { games } from "@westmarch/registry";
import { expect, test } from "vitest";
import { apart, calling } from "../src/table/text/calling.ts";
import { nameOf, shortNameOf } from "../src/table/text/people.ts";

const draft = games["trading-card-draft"];
if (!draft) throw new Error("there is no draft");
const say = sayFrom("en", await draft.words("en"));
const shell = sayIn("en", (_key: string, { name = "", number = "" } = {}) => `${name} ${number}`);

test("those of one name are told apart by the numbers of their seats, the others are not", () => {
  expect(apart(["Ada", "Computer (fair)", "Computer (fair)"], shell)).toEqual([
    "Ada",
    "Computer (fair) 2",
    "Computer (fair) 3",
  ]);
});

test("a number that short names need stands by the long ones, too, so that they are found by it", () => {
  const short = ["Ada", "Computer", "Computer"];
  expect(apart(short, shell)).toEqual(["Ada", "Computer 2", "Computer 3"]);
  expect(apart(["Ada", "Computer (fair)", "Computer (gentle)"], shell, short)).toEqual([
    "Ada",
    "Computer (fair) 2",
    "Computer (gentle) 3",
  ]);
});

test("a computer has a short name without its level, a person keeps the name", () => {
  const bot = { seat: 1, role: "player-2", player: { kind: "bot", level: "gentle" } } as const;
  const person = {
    seat: 0,
    role: "player-1",
    player: { kind: "person", name: "Ada", online: true },
  } as const;
  const table = sayIn("en", (key: string) => key);
  expect(shortNameOf(bot, table)).toBe("table.bot.short");
  expect(nameOf(bot, table)).toBe("table.bot.gentle");
  expect(shortNameOf(person, table)).toBe("Ada");
});

test("whatever a game tells of a seat, it tells of the one who sits there; of an empty one, of the seat", async () => {
  const named = calling(say, [
    { role: "player-1", name: "Ada" },
    { role: "player-2", name: null },
  ]);
  const { line } = await draft.speech("en");
  const view = new Engine(draft.game).start({}, () => 0);
  const told = (seat: number) => {
    const event = { type: "picked", facts: { seat }, version: 1, index: 0 };
    return line(event, { say: named, seat: null, view, log: [event] })?.text;
  };
  expect(told(0)).toBe("Ada picks a card");
  expect(told(1)).toBe("Player 2 picks a card");
  expect(named("seat.player-1.about")).toBe(say("seat.player-1.about"));
  expect(named.language).toBe("en");
});
