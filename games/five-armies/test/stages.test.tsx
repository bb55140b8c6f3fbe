/** Scenes over the table, as they are drawn. */
import { expect, test } from "vitest";

test("the stages are a part of the page that comes later", async () => {
  const { Stages } = await import("../board/staging/Stages.tsx");
  expect(Stages).toBeTypeOf("function");
});
