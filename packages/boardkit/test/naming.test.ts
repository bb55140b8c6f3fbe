import { describe, expect, test } from "vitest";
import { marking, named, partsOf, unmarked } from "../src/naming.ts";
import { sayFrom } from "../src/say.ts";
import { sentenceCase } from "../src/writing.ts";

const say = sayFrom("en", { moria: "Moria", way: "{from} to the {to}.", ring: "the Ring" });

describe("names of things in sentences", () => {
  test("are marked only for who asks about them", () => {
    expect(named(say, "region:3", say("moria"))).toBe("Moria");
    const text = marking(say)("way", {
      from: named(marking(say), "region:3", "Moria"),
      to: named(marking(say), "region:4", "Gap of Rohan"),
    });
    expect(partsOf(text)).toEqual([
      { id: "region:3", text: "Moria" },
      { id: null, text: " to the " },
      { id: "region:4", text: "Gap of Rohan" },
      { id: null, text: "." },
    ]);
    expect(unmarked(text)).toBe("Moria to the Gap of Rohan.");
  });

  test("keep no marks within them, and begin a sentence with a capital", () => {
    const marks = marking(say);
    const ring = named(marks, "card:1", `Ring of ${named(marks, "region:3", "Moria")}`);
    expect(partsOf(ring)).toEqual([{ id: "card:1", text: "Ring of Moria" }]);
    expect(unmarked(sentenceCase(named(marks, "card:1", say("ring"))))).toBe("The Ring");
    expect(unmarked(sentenceCase(`<b>${named(marks, "card:1", "the Ring")}</b>`))).toBe("<b>The Ring</b>");
  });

  test("are marked by the same way of saying each time", () => {
    expect(marking(say)).toBe(marking(say));
    expect(marking(say).language).toBe("en");
  });
});
