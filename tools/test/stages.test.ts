import { expect, test } from "vitest";
import { sideBySide } from "../stages.ts";

/** A room of stages that end when they are told to, and a diary of who began and ended. */
function theatre() {
  const diary: string[] = [];
  const ends = new Map<string, () => void>();
  const carryOut = async ({ name }: { readonly name: string }): Promise<string> => {
    diary.push(`${name} begins`);
    await new Promise<void>((done) => ends.set(name, done));
    diary.push(`${name} ends`);
    return name.toUpperCase();
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };
  return { diary, carryOut, end };
}

test("stages run side by side as far as there is room, each after those it waits for", async () => {
  const { diary, carryOut, end } = theatre();
  const stages = [
    { name: "draw", after: [] },
    { name: "build", after: ["draw"] },
    { name: "unit", after: [] },
    { name: "lint", after: ["not wanted"] },
  ];
  const all = sideBySide(stages, 2, carryOut);
  expect(diary).toEqual(["draw begins", "unit begins"]);
  await end("draw");
  expect(diary.slice(2)).toEqual(["draw ends", "build begins"]);
  await end("unit");
  expect(diary.slice(4)).toEqual(["unit ends", "lint begins"]);
  await end("lint");
  await end("build");
  expect(await all).toEqual(["DRAW", "BUILD", "UNIT", "LINT"]);
});

test("with room for one, they run one after another", async () => {
  const order: string[] = [];
  const stages = ["a", "b", "c"].map((name) => ({ name, after: [] }));
  await sideBySide(stages, 1, async ({ name }) => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
  });
  expect(order).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
});

test("stages that wait for each other in a circle are named", async () => {
  const stages = [
    { name: "hen", after: ["egg"] },
    { name: "egg", after: ["hen"] },
  ];
  await expect(sideBySide(stages, 2, async () => {})).rejects.toThrow(
    "these stages wait for each other: hen, egg",
  );
});
