import { expect, test } from "vitest";
import { putDown, takePutDown } from "../src/carry/putDown.ts";

test("a thing that was put down goes on from under the hand once, and not once it waits no longer", () => {
  expect(takePutDown()).toBeNull();
  putDown({ x: 30, y: -4 });
  expect(takePutDown()).toEqual({ x: 30, y: -4 });
  expect(takePutDown()).toBeNull();
  putDown({ x: 1, y: 1 });
  putDown(null);
  expect(takePutDown()).toBeNull();
});
