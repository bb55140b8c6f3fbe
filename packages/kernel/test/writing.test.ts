import {
  copy,
  copyStack,
  type Frame,
  NotationError,
  readStack,
  writeOption,
  writeStack,
} from "@westmarch/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";

const word = fc.stringMatching(/^[a-z][A-Za-z-]{0,11}$/);
const local = fc.oneof(
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  word,
  fc.array(fc.integer(), { maxLength: 4 }),
  fc.record({ do: word, on: fc.nat(3), deed: fc.boolean() }),
  fc.array(fc.record({ do: word, on: fc.nat(3) }), { maxLength: 3 }),
);
const place: fc.Arbitrary<Frame> = fc
  .tuple(word, word, fc.dictionary(word, local, { maxKeys: 4, noNullPrototype: true }))
  .map(([chapter, at, locals]) => ({ ...locals, chapter, at }));

test("a stack is read as it was written, on one line without blanks", () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 5 }), (stack) => {
      const line = writeStack(stack);
      expect(line).not.toMatch(/\s/);
      expect(readStack(line)).toEqual(stack);
    }),
  );
});

test("what is no stack is refused", () => {
  for (const line of [
    "main",
    "main.",
    "main.a{n:}",
    "main.a{n:x}",
    "main.a{:1}",
    "main.a{n:1e999}",
    "main.a{__proto__:1}",
    "main.a/",
  ]) {
    expect(() => readStack(line)).toThrow(NotationError);
  }
});

test("an option is written as one word", () => {
  expect(writeOption(["move", 3, "east"], (one, at) => (at === 0 ? `n${one}` : String(one)))).toBe(
    "move:n3:east",
  );
  expect(writeOption(["pass"], String)).toBe("pass");
});

test("a copy is equal and shares nothing; a copied stack shares no frame", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(copy(value)).toEqual(value);
      if (value !== null && typeof value === "object") expect(copy(value)).not.toBe(value);
    }),
  );
  const stack: Frame[] = [{ chapter: "a", at: "b" }];
  expect(copyStack(stack)).toEqual(stack);
  expect(copyStack(stack)[0]).not.toBe(stack[0]);
});
