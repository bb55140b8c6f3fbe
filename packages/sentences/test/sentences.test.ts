import { expect, test } from "vitest";
import {
  anyOf,
  apply,
  kleft,
  kright,
  list,
  number,
  oneOf,
  readerOf,
  SentenceError,
  seq,
  words,
} from "../src/index.ts";
import { enumerated, listed, plain, say, signs } from "../src/writing.ts";

const thing = oneOf(["orc", "warg", "warg rider"]);
const read = readerOf(
  list(
    kleft(
      anyOf<string>([
        apply(seq(kright(words("place"), number), thing), ([count, what]) => `${count} ${what}`),
        kright(words("remove a"), thing),
      ]),
      words("."),
    ),
    words("then"),
  ),
);

const errorOf = (sentence: string): SentenceError => {
  try {
    read(sentence);
  } catch (error) {
    if (error instanceof SentenceError) return error;
  }
  throw new Error("no complaint");
};

test("a sentence is read for what it says", () => {
  expect(read("place 2 warg rider. then remove a warg.")).toEqual(["2 warg rider", "warg"]);
});

test("an error names line and column, what would have fitted, and what stands there", () => {
  expect(errorOf("place 2 orc.\nthen eat a warg.")).toMatchObject({
    line: 2,
    column: 6,
    expected: ["place", "remove a"],
    found: "eat",
  });
  expect(errorOf("place a warg.")).toMatchObject({ column: 7, expected: ["1"], found: "a" });
});

test("an error at the end says so", () => {
  const error = errorOf("place 2 orc");
  expect(error).toMatchObject({ column: 12, expected: ["."], found: null });
  expect(error.message).toBe("place 2 orc⟨here⟩: “.” expected, not the end");
});

test("what goes on after its end is refused there", () => {
  expect(errorOf("place 2 orc. place")).toMatchObject({ column: 14, found: "place" });
});

test("a sentence with two readings is refused", () => {
  const two = readerOf(anyOf<string>([apply(words("a b"), () => "one"), apply(words("a b"), () => "other")]));
  expect(() => two("a b")).toThrow(/several ways/);
});

test("pieces stand as signs while a sentence is put together", () => {
  const { sign, cut } = signs<{ readonly run: "name"; readonly text: string }>();
  const line = cut(say(sign({ run: "name", text: "Bolg" }), undefined, "gets 1 token"));
  expect(line).toEqual([
    { run: "name", text: "Bolg" },
    { run: "text", text: " gets 1 token" },
  ]);
  expect(plain(line)).toBe("Bolg gets 1 token");
});

test("lists end as their language does", () => {
  expect(enumerated(["a", "b", "c"], "or")).toBe("a, b or c");
  expect(listed(["甲", "乙", "丙"], "或")).toBe("甲、乙或丙");
});
