import { begin, type Option, record, replay } from "@westmarch/kernel";
import { chapter, noChance, type Toy, toy } from "@westmarch/testkit/toy";
import { describe, expect, test } from "vitest";

const LEAVE: Option = ["leave"];
const hasLeft = (g: Toy, seat: number): boolean => g.count[seat] < 0;

describe("a game that goes on when a player gives up", () => {
  const main = chapter("main")({
    bid: {
      together: (g) =>
        [...g.count.keys()]
          .filter((seat) => !hasLeft(g, seat))
          .map((seat) => ({ seat, prompt: "bid", options: [["bid", seat]] })),
      opened: (c, _f, answers) => {
        c.g.diary.push(answers.map((answer) => answer[1]).join(" "));
      },
    },
    again: () => ({ go: "bid" }),
  });
  const engine = toy(
    { main },
    {
      givingUp: {
        option: LEAVE,
        hindrance: (g, seat) => (hasLeft(g, seat) ? { reason: "left" } : null),
        carryOut: (c, seat) => {
          c.g.count[seat] = -1;
          c.g.diary.push(`${seat} leaves`);
        },
      },
    },
    3,
  );

  test("takes that choice of every seat, asked or not, and asks it no more", () => {
    const g = engine.start({}, noChance);
    engine.play(g, 1, ["bid", 1], noChance);
    expect(engine.askOf(g, 1)).toBeNull();
    expect(engine.play(g, 1, LEAVE, noChance)).toMatchObject({ barrier: true, free: false });
    expect(engine.owes(g)).toEqual([0, 2]);
    expect(engine.refusal(g, 1, LEAVE)).toEqual({ reason: "left" });
    expect(engine.refusal(g, 1, ["bid", 1])?.reason).toBe("not-your-turn");
  });

  test("opens what was sealed when nobody else's answer is waited for", () => {
    const g = engine.start({}, noChance);
    engine.play(g, 0, ["bid", 0], noChance);
    engine.play(g, 2, ["bid", 2], noChance);
    engine.play(g, 1, LEAVE, noChance);
    expect(g.diary).toEqual(["1 leaves", "0 2"]);
    expect(engine.owes(g)).toEqual([0, 2]);
  });

  test("is recorded and replayed like any other choice", () => {
    const played = record(engine, begin(engine, {}, noChance), 2, [LEAVE], noChance);
    expect(replay(engine, played, 1).state).toEqual(played.state);
  });

  test("takes it no more when the game is over", () => {
    const g = engine.stop(engine.start({}, noChance), { winners: [0], reason: "agreed" });
    expect(engine.refusal(g, 1, LEAVE)).toEqual({ reason: "game-over" });
  });
});
