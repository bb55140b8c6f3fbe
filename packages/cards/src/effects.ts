/**
 * Effects: what cards and abilities do to each other, as one more chapter. An effect is plain data; it runs through
 *
 *   instead   forced replacements; several at once: the seat that is affected says which comes first
 *   avert     replacements a seat may use; priority passes round until all have passed
 *   happen    the effect itself
 *   must      forced responses, in the order of the round; several of one seat: that seat says which comes first
 *   may       responses a seat may use; priority passes round until all have passed
 *
 * Everything that an ability gives is an effect again and runs through the same steps, however deep. Whoever may
 * answer from a hidden hand is asked on public grounds alone, whether or not it holds an answer.
 */
import type {
  Ask,
  Chapter,
  Context,
  Core,
  Frame,
  Go,
  Option,
  Paragraph,
  Seat,
  Vocabulary,
  Word,
} from "@westmarch/kernel";
import {
  ABILITIES,
  type Ability,
  type AbilityBook,
  type Effect,
  type Listeners,
  type When,
} from "./abilities.ts";

/** The chapter's name: a game writes `chapters: { …, [EFFECT]: effects.chapter }`. */
export const EFFECT = "effect";

/** Declines to answer. */
export const PASS: Option = ["pass"];

/** What a game lends to its effects. */
export interface EffectTable<G, E extends Effect> {
  readonly book: AbilityBook<G, E>;
  /** The index over all cards in play, from `book.listen`, renewed whenever a card enters or leaves play. */
  listeners(g: G): Listeners;
  /** The definition (by number in the book) of a card. */
  definition(g: G, card: number): number;
  /** The seat that decides for a card and answers with it. */
  controller(g: G, card: number): Seat;
  /** Cards this seat may answer with though they are not in play (its hand), as far as `g` knows them. */
  held(g: G, seat: Seat): readonly number[];
  /** The seat that an effect befalls: it orders replacements. */
  affected(g: G, e: E): Seat;
  /** Every seat once, in the order in which they are asked. */
  order(g: G, e: E): readonly Seat[];
  /** Whether this seat is asked at all. On public grounds only: the question itself must not tell anything. */
  open(g: G, seat: Seat, e: E, when: "avert" | "may"): boolean;
  /** What the questions about an effect speak of. */
  about(e: E): readonly Word[];
  /** Carries an effect out; a frame handed back (a choice to be made) runs before the responses. */
  readonly happen: {
    // biome-ignore lint/suspicious/noConfusingVoidType: an effect that simply happens hands nothing back
    readonly [D in E["do"]]: (c: Context<G, Vocabulary>, e: Extract<E, { readonly do: D }>) => Frame | void;
  };
}

/** The locals of an effect on its way. */
type Locals<E extends Effect> = {
  readonly e: E;
  /** Abilities that have had their say on this effect, or on the one it came in place of. */
  used: readonly number[];
  /** Whose turn it is to answer, as a place in the round, and how many have passed in a row. */
  turn: number;
  passes: number;
  /** What an ability gave and is still to be carried out. */
  todo: readonly E[];
  /** The replacement holds only if the last effect it gave is carried out itself. */
  hinges: boolean;
};
export type Resolving<E extends Effect> = Frame & Locals<E>;

/** What effects add to the vocabulary of a game: answers, questions about an effect, and the chapter. */
export type EffectChoices = { use: [card: number, ability: number]; pass: [] };
type About = readonly Word[];
export type EffectPrompts = {
  instead: { offers: "use"; about: About };
  avert: { offers: "use" | "pass"; about: About };
  must: { offers: "use"; about: About };
  may: { offers: "use" | "pass"; about: About };
};
export type EffectChapters<E extends Effect> = { [EFFECT]: Locals<E> };

/** How an effect ended, as its chapter hands it back. */
export type Outcome = "done" | "replaced";

type Label =
  | "instead"
  | "whichInstead"
  | "avert"
  | "averting"
  | "happen"
  | "must"
  | "whichMust"
  | "oblige"
  | "may"
  | "respond"
  | "serve"
  | "substitute";

/** A game's effects, ready for use. */
export interface Effects<G, E extends Effect> {
  readonly chapter: Chapter<G>;
  /** Goes into the effect; `back` is its outcome. For the end of a paragraph, like `enter`. */
  perform(e: E): { call: Frame };
  /** The same, but an effect to which nobody could answer is carried out on the spot. */
  bring(c: Context<G, Vocabulary>, e: E): { call: Frame } | undefined;
}

const NOTHING: readonly number[] = [];
const seatUses = (key: number): Option => ["use", Math.floor(key / ABILITIES), key % ABILITIES];
const keyOf = (option: Option): number => Number(option[1]) * ABILITIES + Number(option[2]);

export function effects<G extends Core, E extends Effect>(table: EffectTable<G, E>): Effects<G, E> {
  const { book } = table;
  const cardOf = (key: number) => Math.floor(key / ABILITIES);
  const abilityOf = (g: G, key: number): Ability<G, E> =>
    book.ability(table.definition(g, cardOf(key)), key % ABILITIES);

  const applicable = (g: G, f: Resolving<E>, keys: readonly number[]): readonly number[] =>
    keys.length === 0
      ? NOTHING
      : keys.filter(
          (key) => !f.used.includes(key) && abilityOf(g, key).applies(g, cardOf(key), f.e as never),
        );

  const inPlay = (g: G, e: E, when: When) => book.listening(table.listeners(g), e.do, when);

  /** Everything this seat may answer with now. */
  const answers = (g: G, f: Resolving<E>, seat: Seat, when: "avert" | "may"): readonly number[] => {
    const mine = inPlay(g, f.e, when).filter((key) => table.controller(g, cardOf(key)) === seat);
    for (const card of table.held(g, seat)) {
      for (const index of book.spoken(table.definition(g, card), f.e.do, when))
        mine.push(card * ABILITIES + index);
    }
    return applicable(g, f, mine);
  };

  const entering = (e: E, used: readonly number[]): { call: Resolving<E> } => ({
    call: { chapter: EFFECT, at: "", e, used, turn: 0, passes: 0, todo: [], hinges: false },
  });

  const take = (g: G, f: Resolving<E>, key: number): void => {
    const ability = abilityOf(g, key);
    f.used = [...f.used, key];
    f.todo = ability.gives(g, cardOf(key), f.e as never);
    f.hinges = ability.hinges === true;
    f.back = "done";
  };

  const carryOut = (c: Context<G, Vocabulary>, e: E): Frame | undefined =>
    table.happen[e.do as E["do"]](c, e as never) ?? undefined;

  /** Nobody could have a say, neither now nor by what is hidden. */
  const quiet = (g: G, e: E): boolean => {
    if (!book.concerns(e.do)) return true;
    const listeners = table.listeners(g);
    for (const when of ["instead", "must"] as const)
      if (book.listening(listeners, e.do, when).length > 0) return false;
    for (const when of ["avert", "may"] as const) {
      if (!book.speaks(e.do, when)) continue;
      for (const seat of table.order(g, e)) if (asked(g, seat, e, when)) return false;
    }
    return true;
  };

  /** Where no card of the game speaks at all, nobody need be asked. */
  const asked = (g: G, seat: Seat, e: E, when: "avert" | "may"): boolean =>
    book.speaks(e.do, when) && table.open(g, seat, e, when);

  /** Carries out the next of what an ability gave, if any is left. */
  const next = <L extends Label>(
    c: Context<G, Vocabulary>,
    f: Resolving<E>,
    again: L,
    used: readonly number[],
  ): Go<L> | null => {
    const e = f.todo[0];
    if (e === undefined) return null;
    f.todo = f.todo.slice(1);
    if (!quiet(c.g, e)) return { ...entering(e, used), next: again };
    const first = carryOut(c, e);
    if (first) return { call: first, next: again };
    f.back = "done";
    return { go: again };
  };

  /** Finds whom to ask next in this round; false once everybody has passed. */
  const passOn = (g: G, f: Resolving<E>, when: "avert" | "may"): boolean => {
    const order = table.order(g, f.e);
    while (f.passes < order.length) {
      if (asked(g, order[f.turn], f.e, when)) return true;
      f.passes++;
      f.turn = (f.turn + 1) % order.length;
    }
    f.passes = 0;
    f.turn = 0;
    return false;
  };

  const answerAsk = (g: G, f: Resolving<E>, when: "avert" | "may"): Ask => {
    const seat = table.order(g, f.e)[f.turn];
    const options = [...answers(g, f, seat, when).map(seatUses), PASS];
    return { seat, prompt: when, options, about: table.about(f.e) };
  };

  /** Takes an answer in: true if it was more than a pass. The next one asked sits behind the one who spoke. */
  const answered = (g: G, f: Resolving<E>, option: Option): boolean => {
    f.turn = (f.turn + 1) % table.order(g, f.e).length;
    if (option[0] === PASS[0]) {
      f.passes++;
      return false;
    }
    f.passes = 0;
    take(g, f, keyOf(option));
    return true;
  };

  /** The first seat of the round with forced responses, and which. */
  const duties = (g: G, f: Resolving<E>): { seat: Seat; keys: readonly number[] } | null => {
    const keys = applicable(g, f, inPlay(g, f.e, "must"));
    if (keys.length === 0) return null;
    for (const seat of table.order(g, f.e)) {
      const mine = keys.filter((key) => table.controller(g, cardOf(key)) === seat);
      if (mine.length > 0) return { seat, keys: mine };
    }
    return null;
  };

  const paragraphs: { readonly [L in Label]: Paragraph<G, Resolving<E>, Label, Vocabulary> } = {
    instead: ({ g }, f) => {
      const open = applicable(g, f, inPlay(g, f.e, "instead"));
      if (open.length === 0) return { go: "avert" };
      if (open.length > 1) return;
      take(g, f, open[0]);
      return { go: "substitute" };
    },
    whichInstead: {
      ask: (g, f) => ({
        seat: table.affected(g, f.e),
        prompt: "instead",
        options: applicable(g, f, inPlay(g, f.e, "instead")).map(seatUses),
        about: table.about(f.e),
      }),
      answered: ({ g }, f, option) => {
        take(g, f, keyOf(option));
        return { go: "substitute" };
      },
    },
    avert: ({ g }, f) => (passOn(g, f, "avert") ? undefined : { go: "happen" }),
    averting: {
      ask: (g, f) => answerAsk(g, f, "avert"),
      answered: ({ g }, f, option) => ({ go: answered(g, f, option) ? "substitute" : "avert" }),
    },
    happen: (c, f) => {
      const first = carryOut(c, f.e);
      if (first) return { call: first };
    },
    must: ({ g }, f) => {
      const due = duties(g, f);
      if (!due) return { go: "may" };
      if (due.keys.length > 1) return;
      take(g, f, due.keys[0]);
      return { go: "oblige" };
    },
    whichMust: {
      ask: (g, f) => {
        const due = duties(g, f);
        if (!due) throw new Error("nobody has to answer");
        const { seat, keys } = due;
        return { seat, prompt: "must", options: keys.map(seatUses), about: table.about(f.e) };
      },
      answered: ({ g }, f, option) => take(g, f, keyOf(option)),
    },
    oblige: (c, f) => next(c, f, "oblige", NOTHING) ?? { go: "must" },
    may: ({ g }, f) => (passOn(g, f, "may") ? undefined : { end: "done" satisfies Outcome }),
    respond: {
      ask: (g, f) => answerAsk(g, f, "may"),
      answered: ({ g }, f, option) => (answered(g, f, option) ? undefined : { go: "may" }),
    },
    serve: (c, f) => next(c, f, "serve", NOTHING) ?? { go: "may" },
    substitute: (c, f) => {
      const going = next(c, f, "substitute", f.used);
      if (going) return going;
      // What the replacement hinged on was itself turned aside: the effect goes on as it was.
      if (f.hinges && f.back !== "done") return { go: "avert" };
      return { end: "replaced" satisfies Outcome };
    },
  };

  return {
    chapter: { locals: {}, paragraphs },
    perform: (e) => entering(e, NOTHING),
    bring: (c, e) => {
      if (!quiet(c.g, e)) return entering(e, NOTHING);
      const first = carryOut(c, e);
      return first ? { call: first } : undefined;
    },
  };
}
