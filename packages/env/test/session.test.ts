import { Session } from "@westmarch/env";
import { beforeEach, describe, expect, test } from "vitest";
import { diceRules } from "./dice.ts";

const saying = async () => ({
  question: () => "Which pair?",
  labels: (ask: { readonly options: readonly unknown[] }) => ask.options.map((_, i) => `the ${i}.`),
});

let session: Session;
beforeEach(() => {
  session = new Session(diceRules(), {}, saying);
});
const ask = (request: object): Promise<Record<string, unknown>> => session.answer(JSON.stringify(request));
const numbersIn = (text: unknown, width: number): number[] => {
  const bytes = Buffer.from(String(text), "base64");
  return Array.from({ length: bytes.length / width }, (_, i) => bytes.readUIntLE(i * width, width));
};

describe("a session", () => {
  test("says what it is before anything else", async () => {
    expect(await ask({ do: "hello" })).toMatchObject({
      protocol: 1,
      game: "toy",
      rules: 1,
      numbering: 1,
      tensor: 1,
      actions: 12,
      actionType: "uint16",
      seats: ["seat-0", "seat-1"],
      observation: { type: "float32" },
    });
  });

  test("plays a game by numbers, and tells no more than it is asked for", async () => {
    const begun = await ask({ id: "a", do: "reset", seed: 1 });
    expect(begun).toMatchObject({ id: "a", game: 1, kind: "decision", seat: 0, about: [5], owing: [0] });
    expect(Object.keys(begun)).not.toContain("view");
    await ask({ do: "step", action: 3 });
    await ask({ do: "step", choice: "pass" });
    expect(await ask({ do: "step", action: 9 })).toMatchObject({
      kind: "end",
      decisions: 3,
      returns: [-1, 1],
    });
  });

  test("tells actions as words, sentences, numbers and masks where it is asked for them", async () => {
    await ask({ do: "reset", seed: 1 });
    const told = await ask({ do: "state", with: ["choices", "sentences", "view", "tensor", "mask"] });
    expect(told).toMatchObject({ question: "Which pair?", mask: [1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0] });
    expect(told.choices).toContainEqual({ action: 5, choice: "pair-1-2", option: ["pair", 1, 2] });
    expect(told.sentences).toHaveLength(9);
    expect(told.view).toMatchObject({ secret: { numbers: [10, -1] } });
    const { mask, tensor } = await ask({ do: "state", with: ["tensor", "mask", "packed"] });
    expect(numbersIn(mask, 1)).toEqual([255, 1]);
    expect(numbersIn(tensor, 4)).toHaveLength((told.tensor as unknown[]).length);
  });

  test("keeps games by name: copies, worlds, and what was written down", async () => {
    await ask({ do: "reset", seed: 1 });
    expect(await ask({ do: "clone" })).toMatchObject({ game: 2 });
    expect(await ask({ do: "determinize", seat: 1, seed: 4, as: 9 })).toMatchObject({ game: 9 });
    const { text } = await ask({ do: "serialize", game: 9 });
    expect(await ask({ do: "deserialize", text })).toMatchObject({ game: 3, kind: "decision" });
    expect(await ask({ do: "drop", game: 9 })).toEqual({ dropped: true });
    expect(await ask({ do: "observe", game: 9 })).toEqual({
      error: 'there is no game 9: begin one with {"do":"reset","game":9,"seed":1}',
    });
    expect(await ask({ do: "observe", game: 2, seat: 1 })).toMatchObject({ seat: 1 });
  });

  test.each([
    ["no JSON", "{", "not one line of JSON"],
    ["no object", "[1]", "must be a JSON object"],
    ["an unknown request", '{"do":"dance"}', "“do” must be one of hello, reset"],
    ["what every object has", '{"do":"constructor"}', "“do” must be one of"],
    ["no seed", '{"do":"reset"}', "“seed” must be a whole number, not nothing"],
    ["an unknown setting", '{"do":"reset","seed":1,"settings":{"speed":"9"}}', "there is no setting speed"],
    [
      "a setting of no kind",
      '{"do":"reset","seed":1,"settings":{"speed":9}}',
      "must be true, false or a text",
    ],
    ["no game", '{"do":"step","action":1}', "there is no game 1"],
    ["parts that are not told", '{"do":"reset","seed":1,"with":["odds"]}', "“with” can name choices"],
    ["an empty batch", '{"do":"batch","games":0,"seed":1}', "“games” must be from 1"],
    ["a batch that is not there", '{"do":"step-batch","actions":[]}', "there is no batch 1"],
  ])("answers %s with a sentence, and goes on", async (_what, line, sentence) => {
    expect((await session.answer(line)).error).toContain(sentence);
    expect(await ask({ do: "reset", seed: 1 })).toMatchObject({ kind: "decision" });
  });
});

describe("a batch", () => {
  test("steps all of its games, begins others for those that end, and tells what they came to", async () => {
    const begun = await ask({ do: "batch", games: 3, seed: 1, with: ["mask", "tensor", "sparse"] });
    expect(begun).toMatchObject({ batch: 1, games: 3, actionType: "uint16", maskBits: 12, ended: [] });
    expect(numbersIn(begun.seats, 1)).toEqual([0, 0, 0]);
    expect(numbersIn(begun.counts, 4)).toEqual([9, 9, 9]);
    expect(numbersIn(begun.actions, 2)).toHaveLength(27);
    await ask({ do: "step-batch", actions: [0, 1, 2] });
    await ask({ do: "step-batch", actions: [9, 9, 9] });
    const actions = Buffer.from(new Uint16Array([9, 9, 9]).buffer).toString("base64");
    const last = await ask({ do: "step-batch", actions });
    expect(last.ended).toHaveLength(3);
    expect(last.ended).toMatchObject([{ slot: 0, decisions: 3, returns: [-1, 1], reason: "named" }, {}, {}]);
    expect(numbersIn(last.counts, 4)).toEqual([9, 9, 9]);
  });

  test("tells sparsely what it tells in full", async () => {
    const { tensor, sparse } = await ask({ do: "batch", games: 2, seed: 5, with: ["tensor", "sparse"] });
    const bytes = Buffer.from(String(tensor), "base64");
    const full = Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readFloatLE(i * 4));
    const { counts, slots, values } = sparse as Record<string, string>;
    const rebuilt = full.map(() => 0);
    const size = full.length / 2;
    let at = 0;
    for (const [game, many] of numbersIn(counts, 4).entries())
      for (let i = 0; i < many; i++, at++)
        rebuilt[game * size + numbersIn(slots, 2)[at]] = Buffer.from(values, "base64").readFloatLE(at * 4);
    expect(rebuilt).toEqual(full);
  });

  test("plays no game on where one of the actions is not legal", async () => {
    await ask({ do: "batch", games: 2, seed: 1 });
    expect((await ask({ do: "step-batch", actions: [0, 9] })).error).toContain(
      "action 9 is not legal in game 1 of the batch: no game was played on",
    );
    expect((await ask({ do: "step-batch", actions: [0] })).error).toContain("one for each");
    expect((await ask({ do: "step-batch", actions: "AA==" })).error).toContain("base64 of uint16");
    expect(await ask({ do: "step-batch", actions: [0, 0] })).toMatchObject({ ended: [] });
  });

  test("plays the games of its seeds as they are played alone", async () => {
    await ask({ do: "batch", games: 1, seed: 8 });
    for (const action of [4, 9]) await ask({ do: "step-batch", actions: [action] });
    const { ended } = await ask({ do: "step-batch", actions: [10] });
    const [{ seed, returns }] = ended as { readonly seed: number; readonly returns: number[] }[];
    await ask({ do: "reset", seed });
    for (const action of [4, 9]) await ask({ do: "step", action });
    expect(await ask({ do: "step", action: 10 })).toMatchObject({ returns });
  });
});
