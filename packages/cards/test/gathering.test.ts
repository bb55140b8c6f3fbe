import { gathering } from "@westmarch/cards";
import { expect, test } from "vitest";

interface Shelf {
  books: readonly string[];
}

test("what is said is found by its kind, in the order in which it is told, and gathered once for each value", () => {
  let told = 0;
  const said = gathering<Shelf, { long: string; short: string; size: number }>(
    ({ books }) => books,
    ({ books }, say) => {
      told++;
      for (const book of books) {
        say(book.length > 3 ? "long" : "short", book);
        say("size", book.length);
      }
    },
  );
  const shelf = { books: ["tale", "ode", "saga"] };
  expect(said(shelf, "long")).toEqual(["tale", "saga"]);
  expect(said({ ...shelf }, "size")).toEqual([4, 3, 4]);
  expect(told).toBe(1);
  expect(said({ books: ["ode"] }, "long")).toEqual([]);
  expect(told).toBe(2);
});
