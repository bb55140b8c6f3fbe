/** A card is written once: what is known of it elsewhere follows from that. */
import { describe, expect, test } from "vitest";
import { eventWorth } from "../../bot/card-worths.ts";
import { EVENTS } from "../../cards/events.ts";
import { ALL_CARDS, CARDS, type CardId, type CardName, card } from "../../data/cards.ts";
import { DWARVES, GONDOR, NONE, NORTH, ROHAN } from "../../data/ids.ts";
import { heldBackBy } from "../../rules/cards/on-table.ts";
import { TABLE_CARDS } from "../../rules/cards/table-cards.ts";
import { at } from "../table.ts";

const named = (cards: readonly CardId[]): CardName[] => cards.map((id) => CARDS[id].name);

describe("what follows from the words of an Event card", () => {
  test("whom it concerns: each Nation of which it can recruit or advance something", () => {
    const concerns = (name: CardName, position = {}): number =>
      EVENTS[card(name)].concerns(at(position).state, 0);
    expect(concerns("swords-in-eriador")).toBe((1 << NORTH) | (1 << DWARVES));
    expect(
      concerns("swords-in-eriador", { map: { "the-shire": { isengard: [1], control: "shadow" } } }),
    ).toBe(1 << DWARVES);
    expect(concerns("guards-of-the-citadel")).toBe(1 << GONDOR);
    expect(concerns("elven-cloaks")).toBe(0);
  });

  test("why it would be in vain: what demands nothing and does one thing, can do that (5.3.2)", () => {
    const healed = { fellowship: { corruption: 1 } };
    for (const name of ["athelas", "bilbos-song"] as const) {
      const { whyInVain } = EVENTS[card(name)];
      expect(whyInVain?.(at({}).state, 0, NONE)?.rule).toBe("12.8.1");
      expect(whyInVain?.(at(healed).state, 0, NONE)).toBeNull();
    }
    expect(EVENTS[card("elven-cloaks")].whyInVain).toBeUndefined();
  });

  test("what the opponents make of it: every card is worth something where there is something to heal or to darken", () => {
    const { state } = at({ fellowship: { corruption: 5 }, dice: { "free-peoples": ["will"] } });
    expect(named(ALL_CARDS.filter((id) => eventWorth(state, id) <= 0))).toEqual([]);
    const healed = at({}).state;
    expect(eventWorth(state, card("athelas"))).toBeGreaterThan(eventWorth(healed, card("athelas")));
  });
});

describe("table cards", () => {
  test("exactly the cards that stay in play are written down as such (6.4.1)", () => {
    expect(named(ALL_CARDS.filter((id) => TABLE_CARDS[id]))).toEqual(
      named(ALL_CARDS.filter((id) => CARDS[id].table)),
    );
  });

  test("Threats and Promises holds every passive Nation back, and tells so; without it none is", () => {
    const held = at({ table: ["threats-and-promises"], nations: { gondor: [2, true] } }).state;
    expect(heldBackBy(held, ROHAN)).toBe(card("threats-and-promises"));
    expect(heldBackBy(held, GONDOR)).toBe(NONE);
    expect(heldBackBy(at({}).state, ROHAN)).toBe(NONE);
  });
});
