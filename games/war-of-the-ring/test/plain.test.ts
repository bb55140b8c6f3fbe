/** What a terminal shows: the board as lines, questions and events by name. */
import { expect, test } from "vitest";
import { about, board, facts, summary } from "../plain.ts";
import { positionOf } from "../position.ts";
import { at, engine } from "./table.ts";

const seen = (position: Parameters<typeof positionOf>[0], seat: number): string =>
  board(engine.view(positionOf(position), seat), seat).join("\n");

test("the board names who stands where, who holds it and who is besieged", () => {
  const text = seen(
    {
      map: {
        "minas-tirith": {
          gondor: [2, 1, 1],
          sauron: [5, 1],
          nazgul: 2,
          characters: ["boromir", "witch-king"],
        },
        pelargir: { southrons: [3], control: "shadow" },
      },
      nations: { gondor: 0, sauron: 0, rohan: [1, true] },
      acting: "shadow",
    },
    1,
  );
  expect(text).toMatch(
    /^ {2}minas-tirith \(stronghold\) +gondor 2r 1e 1l, boromir \| sauron 5r 1e, 2 nazgul, witch-king; free-peoples besieged$/m,
  );
  expect(text).toMatch(/^ {2}pelargir \(city\) +southrons 3r; held by shadow$/m);
  expect(text).toMatch(/^points +free-peoples 0 of 4; shadow 1 of 10$/m);
  expect(text).toMatch(/^to war .*gondor at war, .*rohan 1\+/m);
  expect(text).not.toContain("rivendell (stronghold)     gondor");
});

test("the summary has the dice, the Fellowship and one's own hand, and no other", () => {
  const g = positionOf({
    players: 4,
    hands: { gondor: ["athelas"], rohan: ["the-red-arrow"] },
    dice: { "free-peoples": ["will", "will"], shadow: ["army"] },
    fellowship: {
      at: "moria",
      progress: 2,
      corruption: 3,
      guide: "strider",
      companions: ["strider", "boromir"],
    },
  });
  const lines = summary(engine.view(g, 1), 1);
  expect(lines).toContain("dice        free-peoples will 2; shadow army 1");
  expect(lines).toContain("fellowship  moria, progress 2, hidden, corruption 3, guide strider, with boromir");
  expect(lines.at(-1)).toBe("hand        the-red-arrow");
  expect(board(engine.view(g, 1), 1)).toContain("hands       gondor 1, rohan 1, witch-king 0, saruman 0");
  expect(summary(engine.view(g, null), null).join("\n")).not.toContain("hand  ");
  expect(summary(positionOf({ fellowship: { mordor: 3 } }), 0).join()).toContain("mordor step 3, hidden");
});

test("a question names what it speaks of, and an event who and where", () => {
  const t = at({
    acting: "shadow",
    nations: { isengard: 0 },
    map: { orthanc: { isengard: [3] } },
    dice: { "free-peoples": ["event"], shadow: ["army", "army"] },
  }).plays("shadow", "armies:army", "move:orthanc:gap-of-rohan");
  expect(about(engine.asks(t.state)[0])).toEqual(["orthanc", "gap-of-rohan"]);
  expect(facts({ type: "captured", facts: { region: 53, side: 1, seat: 3 } }, 4)).toEqual({
    region: "minas-tirith",
    side: "shadow",
    seat: "saruman",
  });
});
