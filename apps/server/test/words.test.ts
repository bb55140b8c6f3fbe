/** The letters and notices that a server sends, in every language that it writes. */
import { cataloguesIn, wordChecks } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";

describe.each(["accounts", "notifications"])("the words of %s", (feature) => {
  const catalogues = cataloguesIn(new URL(`../src/features/${feature}/text/`, import.meta.url));

  test.each(wordChecks({ place: "shell", catalogues, called: [], written: [] }))("%s", (_, faults) =>
    expect(faults()).toEqual([]),
  );
});
