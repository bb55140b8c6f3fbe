import { ABILITIES, AbilityBook, EFFECT, effects, type Sayings } from "@westmarch/cards";
import type { Frame, Option, Seat } from "@westmarch/kernel";
import { chapter, enter, noChance, type Toy, toy, write } from "@westmarch/testkit/toy";
import { describe, expect, test } from "vitest";

type Doing =
  | { readonly do: "hurt"; readonly on: Seat; readonly n: number }
  | { readonly do: "heal"; readonly on: Seat }
  | { readonly do: "ask"; readonly on: Seat };

/** What is in play: card by number, each with a definition of its own. Even cards are seat 0's. */
function stage(
  cards: readonly Sayings<Toy, Doing>[],
  more: { open?: boolean; hands?: readonly number[] } = {},
) {
  const book = new AbilityBook<Toy, Doing>(cards);
  const hands = more.hands ?? [];
  const inPlay = cards.map((_, card) => card).filter((card) => !hands.includes(card));
  const listeners = book.listen(inPlay.map((card) => [card, card] as const));
  const doings = effects<Toy, Doing>({
    book,
    listeners: () => listeners,
    definition: (_g, card) => card,
    controller: (_g, card) => card % 2,
    held: (_g, seat) => hands.filter((card) => card % 2 === seat),
    affected: (_g, e) => e.on,
    order: (_g, e) => [e.on, 1 - e.on],
    open: () => more.open === true,
    about: (e) => [e.do],
    happen: {
      hurt: ({ g }, e) => {
        g.count[e.on]! -= e.n;
        g.diary.push(`hurt ${e.n}`);
      },
      heal: ({ g }, e) => {
        g.count[e.on]!++;
        g.diary.push("heal");
      },
      ask: (): Frame => enter("inquiry").call,
    },
  });
  const engine = toy({
    main: chapter("main")({
      strike: () => doings.perform({ do: "hurt", on: 1, n: 3 }),
      hear: ({ g }, f) => void g.diary.push(String(f.back)),
    }),
    inquiry: chapter("inquiry")({
      how: {
        ask: () => ({ seat: 0, prompt: "how", options: [["so"]] }),
        answered: ({ g }) => void g.diary.push("so"),
      },
    }),
    [EFFECT]: doings.chapter,
  });
  return { book, doings, engine, play: () => engine.start({}, noChance) };
}

const use = (card: number, ability = 0): Option => ["use", card, ability];
const always = () => true;

describe("an effect", () => {
  test("simply happens where nobody answers", () => {
    expect(stage([]).play().diary).toEqual(["hurt 3", "done"]);
  });

  test("is replaced by what is forced, once by each, also where it replaces itself", () => {
    const less: Sayings<Toy, Doing> = {
      abilities: [
        {
          to: "hurt",
          when: "instead",
          applies: always,
          gives: (_g, _card, e) => [{ ...e, n: e.n - 1 }],
        },
      ],
    };
    expect(stage([less]).play().diary).toEqual(["hurt 2", "replaced"]);
    const { engine, play } = stage([less, less]);
    const g = play();
    expect(engine.asks(g)).toEqual([
      { seat: 1, prompt: "instead", options: [use(0), use(1)], about: ["hurt"] },
    ]);
    engine.play(g, 1, use(1), noChance);
    expect(g.diary).toEqual(["hurt 1", "replaced"]);
  });

  test("brings forced answers in the order of the round; of one seat's own that seat chooses", () => {
    const heals: Sayings<Toy, Doing> = {
      abilities: [{ to: "hurt", when: "must", applies: always, gives: () => [{ do: "heal", on: 0 }] }],
    };
    const tells = (n: number): Sayings<Toy, Doing> => ({
      abilities: [
        {
          to: "hurt",
          when: "must",
          applies: (_g, _c, e) => e.n > 2,
          gives: () => [{ do: "hurt", on: 0, n }],
        },
      ],
    });
    const { engine, play } = stage([heals, tells(1), {}, tells(2)]);
    const g = play();
    expect(engine.asks(g)).toMatchObject([{ seat: 1, prompt: "must", options: [use(1), use(3)] }]);
    engine.play(g, 1, use(3), noChance);
    // After each loss seat 0's healing is due as well, and seat 1's last answer needs no question.
    expect(g.diary).toEqual(["hurt 3", "hurt 2", "heal", "hurt 1", "heal", "heal", "done"]);
  });

  test("may be averted; what an averting hinges on may be averted in its turn", () => {
    const guard: Sayings<Toy, Doing> = {
      abilities: [
        {
          to: "hurt",
          when: "avert",
          hinges: true,
          applies: (_g, card, e) => e.on === card % 2,
          gives: (_g, card) => [{ do: "heal", on: card % 2 }],
        },
      ],
    };
    const spoil: Sayings<Toy, Doing> = {
      abilities: [
        { to: "heal", when: "avert", applies: (_g, card, e) => e.on !== card % 2, gives: () => [] },
      ],
    };
    const both = stage([spoil, guard], { open: true });
    const averted = both.play();
    both.engine.play(averted, 1, use(1), noChance);
    expect(both.engine.asks(averted)).toMatchObject([
      { seat: 1, prompt: "avert", options: [["pass"]], about: ["heal"] },
    ]);
    both.engine.play(averted, 1, ["pass"], noChance);
    both.engine.play(averted, 0, ["pass"], noChance);
    expect(averted.diary).toEqual(["heal", "replaced"]);

    const spoilt = both.play();
    both.engine.play(spoilt, 1, use(1), noChance);
    both.engine.play(spoilt, 1, ["pass"], noChance);
    both.engine.play(spoilt, 0, use(0), noChance);
    expect(both.engine.asks(spoilt)).toMatchObject([{ seat: 0, prompt: "avert", about: ["hurt"] }]);
    both.engine.play(spoilt, 0, ["pass"], noChance);
    both.engine.play(spoilt, 1, ["pass"], noChance);
    expect(spoilt.diary).toEqual(["hurt 3", "done"]);
  });

  test("asks on public grounds alone: with nothing to answer one may still only pass", () => {
    const thanks: Sayings<Toy, Doing> = {
      abilities: [{ to: "hurt", when: "may", applies: always, gives: () => [{ do: "heal", on: 1 }] }],
    };
    const { engine, play } = stage([{}, thanks], { open: true, hands: [1] });
    const g = play();
    expect(engine.asks(g)).toMatchObject([{ seat: 1, prompt: "may", options: [use(1), ["pass"]] }]);
    engine.play(g, 1, ["pass"], noChance);
    expect(engine.asks(g)).toMatchObject([{ seat: 0, prompt: "may", options: [["pass"]] }]);
    engine.play(g, 0, ["pass"], noChance);
    expect(g.diary).toEqual(["hurt 3", "done"]);
  });

  test("after an answer the round goes on until all have passed in a row", () => {
    const thanks: Sayings<Toy, Doing> = {
      abilities: [{ to: "hurt", when: "may", applies: always, gives: () => [{ do: "heal", on: 1 }] }],
    };
    const { engine, play } = stage([thanks, thanks], { open: true });
    const g = play();
    const answers: [Seat, Option][] = [
      [1, ["pass"]],
      [0, use(0)],
      [1, use(1)],
      [0, ["pass"]],
      [1, ["pass"]],
    ];
    for (const [seat, option] of answers) engine.play(g, seat, option, noChance);
    expect(g.diary).toEqual(["hurt 3", "heal", "heal", "done"]);
  });

  test("that needs a choice asks for it before anybody answers", () => {
    const curious: Sayings<Toy, Doing> = {
      abilities: [
        {
          to: "hurt",
          when: "must",
          applies: always,
          gives: () => [
            { do: "ask", on: 0 },
            { do: "heal", on: 0 },
          ],
        },
        { to: "ask", when: "must", applies: always, gives: () => [{ do: "heal", on: 0 }] },
      ],
    };
    const { engine, play } = stage([curious]);
    const g = play();
    expect(g.diary).toEqual(["hurt 3"]);
    expect(engine.asks(g)).toMatchObject([{ prompt: "how" }]);
    engine.play(g, 0, ["so"], noChance);
    expect(g.diary).toEqual(["hurt 3", "so", "heal", "heal", "done"]);
  });

  test("that nobody can answer is brought about on the spot", () => {
    const { doings } = stage([
      { abilities: [{ to: "hurt", when: "must", applies: always, gives: () => [] }] },
    ]);
    const quiet = toy({
      main: chapter("main")({
        heal: (c) => doings.bring(c, { do: "heal", on: 0 }),
        hurt: (c) => {
          const going = doings.bring(c, { do: "hurt", on: 0, n: 1 });
          c.g.diary.push(going ? "goes into the chapter" : "on the spot");
          return going;
        },
        end: write("end"),
      }),
      [EFFECT]: doings.chapter,
    });
    expect(quiet.start({}, noChance).diary).toEqual(["heal", "goes into the chapter", "hurt 1", "end"]);
  });
});

describe("the book of abilities", () => {
  const might: Sayings<Toy, Doing> = {
    modifiers: [
      { stat: "might", by: (_g, card, on) => (on === 1 ? card : 0) },
      { stat: "wit", by: () => 7 },
    ],
    abilities: [{ to: "heal", when: "may", applies: always, gives: () => [] }],
  };
  const { book, play } = stage([might, {}, might]);
  const index = book.listen([
    [40, 0],
    [41, 1],
    [42, 2],
  ]);
  const definition = (card: number) => card - 40;

  test("finds who in play answers what, in the order of play", () => {
    expect(book.listening(index, "heal", "may")).toEqual([40 * ABILITIES, 42 * ABILITIES]);
    expect(book.listening(index, "heal", "must")).toEqual([]);
    expect(book.listening(index, "hurt", "may")).toEqual([]);
    expect([book.concerns("heal"), book.concerns("hurt")]).toEqual([true, false]);
    expect([book.speaks("heal", "may"), book.speaks("heal", "must")]).toEqual([true, false]);
    expect(book.spoken(0, "heal", "may")).toEqual([0]);
    expect(book.spoken(1, "heal", "may")).toEqual([]);
  });

  test("sums a figure over everything in play that changes it", () => {
    const g = play();
    expect(book.total(g, index, definition, "might", 1, 3)).toBe(3 + 40 + 42);
    expect(book.total(g, index, definition, "might", 0, 3)).toBe(3);
    expect(book.total(g, index, definition, "wit", 0, 0)).toBe(14);
    expect(book.total(g, index, definition, "speed", 0, 5)).toBe(5);
  });

  test("is plain data that can be kept in the state", () => {
    expect(JSON.parse(JSON.stringify(index))).toEqual(index);
  });

  test("takes no card that says more than it can number", () => {
    const many = { abilities: Array.from({ length: ABILITIES + 1 }, () => might.abilities![0]!) };
    expect(() => new AbilityBook([many])).toThrow("more than 16 abilities");
  });
});
