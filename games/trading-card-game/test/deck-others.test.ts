/** Decks as other programs write them. */
import { describe, expect, test } from "vitest";
import { readDeck, writeDeck } from "../decks/lines.ts";
import { readGemp, writeGemp, writeLackey } from "../decks/others.ts";
import { READY_DECKS } from "../decks/ready.ts";

describe.each(READY_DECKS.map(({ id, deck }) => [id, deck] as const))("the deck %s", (_id, deck) => {
  test("comes back from GEMP as it went there", () => {
    const written = writeGemp(deck);
    expect(written.split("|")).toHaveLength(4);
    expect(readDeck(written)).toEqual(readDeck(writeDeck(deck).join("\n")));
  });

  test("comes back from lines for LackeyCCG with the same cards, where their names tell them apart", () => {
    const { list, troubles } = readDeck(writeLackey(deck));
    expect(troubles.filter(({ reason }) => reason !== "ambiguous")).toEqual([]);
    expect(list.ring === null || list.ring === deck.ring).toBe(true);
    if (troubles.length === 0) expect(list).toEqual(readDeck(writeDeck(deck).join("\n")).list);
  });
});

describe("a deck as GEMP keeps it", () => {
  test("may have foils, blanks, and a part that is none of ours", () => {
    const read = readGemp(" 1_290* | 1_1 |1_319,1_327T| 1_51, 1_51*|1_100");
    expect(read?.unknown).toEqual([]);
    expect(read?.list).toMatchObject({ ringBearer: "1C290", ring: "1R1" });
    expect(read?.list.drawDeck).toEqual(["1U51", "1U51"]);
  });

  test("tells of cards that are not there", () => {
    const { troubles } = readDeck("1_290|1_2|1_319|9_12,1_51");
    expect(troubles).toEqual([{ reason: "other-set", line: 1, text: "9_12", cards: [] }]);
  });

  test.each(["", "1_290", "Aragorn|Frodo", "3x 1U51 | note", "1_1|1_2"])(
    "is not taken for one: %j",
    (text) => {
      expect(readGemp(text)).toBeNull();
    },
  );
});
