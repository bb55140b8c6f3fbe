/** Where the sliders of limits stand. */
import { HOST_LIMIT_NAMES, HOST_LIMITS } from "@westmarch/protocol";
import { expect, test } from "vitest";
import { limitSteps } from "../src/admin/limitSteps.ts";

test.each(HOST_LIMIT_NAMES)("%s goes up by steps within its range, over what the settings say", (name) => {
  const { least, most } = HOST_LIMITS[name];
  const steps = limitSteps(name, [123, 4567]);
  expect(steps.includes(123) && steps.includes(4567)).toBe(true);
  const up = steps.filter((value) => value > 0);
  expect(up).toEqual([...up].sort((one, other) => one - other));
  expect(new Set(steps).size).toBe(steps.length);
  expect(steps.filter((value) => value < least || value > most)).toEqual(
    [123, 4567].filter((value) => value < least || value > most),
  );
});

test("keeping tables for ever is the far end", () => {
  expect(limitSteps("keepFinished", [0]).at(-1)).toBe(0);
  expect(limitSteps("keepFinished", [0])[0]).toBe(1);
});
