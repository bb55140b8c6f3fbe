/** What whole random games have found. Each had left a player without a choice, or a state that there must not be. */
import { describe, expect, test } from "vitest";
import { at } from "./table.ts";

const AT_WAR = { isengard: 0, sauron: 0 } as const;

describe("16.7: mixed Armies", () => {
  test("a player who could not keep command of the few that there is room for does not move at all", () => {
    at({
      players: 3,
      options: { strictStacking: true },
      leading: ["saruman"],
      nations: AT_WAR,
      map: {
        orthanc: { isengard: [1], characters: ["saruman"] },
        gorgoroth: { sauron: [8, 1], isengard: [0, 1], mixed: "shadow" },
        "minas-morgul": { sauron: [8] },
      },
      acting: "shadow",
      dice: { "free-peoples": ["event"], shadow: ["character", "event"] },
    })
      .plays("witch-king", "armies:character")
      .may("witch-king", "move:gorgoroth:barad-dur")
      .mayNot("witch-king", "move:gorgoroth:minas-morgul");
  });

  test("an Army whose last unit of a player is too many is no longer mixed", () => {
    const t = at({
      players: 3,
      leading: ["saruman"],
      nations: AT_WAR,
      map: { gorgoroth: { sauron: [9], isengard: [1], mixed: "shadow" }, nurn: { sauron: [1] } },
      acting: "shadow",
      dice: { "free-peoples": ["event"], shadow: ["army", "event"] },
    }).plays("witch-king", "armies:army", "move:nurn:gorgoroth", "done", "lose:isengard-regular");
    expect(t.state.mixed).toEqual([]);
  });
});
