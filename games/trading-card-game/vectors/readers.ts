/** How one thing that must be true is looked up: for a card, for a player, as a list. */
import type { Seat } from "@westmarch/kernel";
import { inside, type Location, objectAt, PositionError, type vectors } from "@westmarch/positions";
import type { CardId, CopyId } from "../data/ids.ts";
import type { CardGame, Copy } from "../state.ts";
import { find } from "../table/copies.ts";
import { bareName, bySeat, cardAt, letterOf, nameOf, textsAt } from "./names.ts";
import type { Run } from "./run.ts";

/** What the readers look at. */
export interface Ended {
  readonly run: Run;
  /** The last action was refused. */
  readonly refused: boolean;
}

/** How one expectation is looked up. */
export type Reader = vectors.Readers<Ended>[string];

/** Something of which there is one. */
export const plain =
  (is: (run: Run) => unknown): Reader =>
  ({ run }) => ({ is: is(run) });

/** How many play. */
export const players = (run: Run): number => run.g.order.length;

/** For each card that is named: what is true of its copy. */
export const perCard =
  (is: (run: Run, copy: Copy, should: unknown) => unknown): Reader =>
  ({ run }, should, at) => ({
    is: Object.fromEntries(
      Object.entries(objectAt(should, at)).map(([name, one]) => {
        cardAt(name, inside(at, name));
        const copy = find(run.g, run.copyNamed(name));
        return [name, copy ? is(run, copy, one) : "not on the table"];
      }),
    ),
  });

/** For each player that is named. */
export const perPlayer =
  (is: (run: Run, seat: Seat, should: unknown) => unknown): Reader =>
  ({ run }, should, at) => ({
    is: Object.fromEntries(
      bySeat(should, at, players(run), (one, _, seat) => is(run, seat, one)).map(([seat, value]) => [
        letterOf(seat),
        value,
      ]),
    ),
    should,
  });

const names = (cards: readonly CardId[]): string[] => cards.map(nameOf).sort();

const bare = (list: unknown): unknown =>
  Array.isArray(list) ? list.map((one) => bareName(String(one))).sort() : list;

/** A pile, complete and in any order. */
export const pile =
  (of: (g: CardGame, seat: Seat) => readonly CardId[]): Reader =>
  (ended, should, at) => ({
    ...perPlayer(({ g }, seat) => names(of(g, seat)))(ended, should, at),
    should: Object.fromEntries(Object.entries(objectAt(should, at)).map(([who, list]) => [who, bare(list)])),
  });

/** The end of a deck: as many cards as are named, in their order. */
export const deckEnd =
  (end: "top" | "bottom"): Reader =>
  ({ run }, should, at) => {
    const wanted = bySeat(should, at, players(run), (list, there) => textsAt(list, there).map(bareName));
    const show = (seat: Seat, many: number): readonly string[] => {
      const deck = run.g.secret.decks[seat] ?? [];
      return (end === "top" ? deck.slice(0, many) : deck.slice(deck.length - many)).map(nameOf);
    };
    const join = (list: readonly (readonly [Seat, readonly string[]])[]) =>
      Object.fromEntries(list.map(([seat, cards]) => [letterOf(seat), cards.join(" ")]));
    return {
      is: join(wanted.map(([seat, cards]) => [seat, show(seat, cards.length)])),
      should: join(wanted),
    };
  };

/** Which of the names in a list fit. */
export const those =
  (is: (run: Run, name: string) => boolean): Reader =>
  ({ run }, should, at) => ({
    is: textsAt(should, at).filter((name) => is(run, name)),
    should: textsAt(should, at),
  });

/** The copies that a name means. */
export const copiesOf = (run: Run, name: string): readonly Copy[] =>
  run.copiesNamed(name).flatMap((id) => find(run.g, id) ?? []);

const labels = (run: Run, copies: readonly Copy[]): string[] =>
  copies.map(({ id }) => labelOf(run, id)).sort();

/** What a vector calls a copy. */
export const labelOf = (run: Run, id: CopyId): string => {
  const copy = find(run.g, id);
  return run.names.get(id) ?? (copy ? nameOf(copy.card) : "nothing");
};

/** Names in any order. */
export const sorted = (list: unknown, at: Location): string[] => [...textsAt(list, at)].sort();

/** A complete list of copies. */
export const list =
  (of: (run: Run) => readonly Copy[]): Reader =>
  ({ run }, should, at) => ({ is: labels(run, of(run)), should: sorted(should, at) });

/** For each named copy a complete list of copies. */
export const lists =
  (of: (run: Run, copy: Copy) => readonly Copy[]): Reader =>
  ({ run }, should, at) => ({
    is: Object.fromEntries(
      Object.keys(objectAt(should, at)).map((name) => {
        const copy = find(run.g, run.copyNamed(name));
        return [name, copy ? labels(run, of(run, copy)) : "not on the table"];
      }),
    ),
    should: Object.fromEntries(
      Object.entries(objectAt(should, at)).map(([name, one]) => [name, sorted(one, inside(at, name))]),
    ),
  });

/** Of what is there, the entries that are expected. */
export const namedKeys = (is: object, should: unknown, at: Location): object => {
  const keys = Object.keys(objectAt(should, at));
  for (const key of keys)
    if (!Object.hasOwn(is, key)) throw new PositionError(inside(at, key), `there is no “${key}” here`);
  return Object.fromEntries(Object.entries(is).filter(([key]) => keys.includes(key)));
};
