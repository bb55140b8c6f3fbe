/** What fields of the war hold, where that is of its own kind. */
import type { Id, Kind } from "@westmarch/kernel";
import {
  type FileForm,
  type Form,
  form,
  inside,
  type Location,
  PositionError,
  quoted,
} from "@westmarch/positions";
import { ALL_CARDS, bitOf, CARD, type CardId, deckOf } from "../data/cards.ts";
import {
  ALL_FACES,
  DECK_COUNT,
  DIE,
  FACE,
  FACE_COUNT,
  FACES,
  FREE_NATIONS,
  type NationId,
  SIDES,
} from "../data/ids.ts";
import { KINDS } from "../state.ts";

const { each, id, kept, listOf, whole } = form;

export const SIDE = { what: "side", names: SIDES };

/** Two numbers: the Free Peoples', then the Shadow's. */
export const pair = (most: number, rule?: string): Form<number[], readonly number[]> =>
  listOf(whole(0, most, rule), { between: ":", length: 2 });

/** A thing by its bare number. */
export const numbered = <K extends string>({ what, all }: Kind<K>): Form<Id<K>, number> => {
  const find = (number: number, at: Location): Id<K> => {
    const thing = all[number];
    if (thing === undefined) throw new PositionError(at, `there is no ${what} number ${number}`);
    return thing;
  };
  const numbers = whole(0, all.length - 1);
  return {
    ...numbers,
    read: (text, at) => find(numbers.read(text, at), at),
    fromFile: (given, at) => find(numbers.fromFile(given, at), at),
  };
};

/** Cards as masks by deck. */
export const cardMasks = (cards: readonly CardId[]): number[] => {
  const masks = new Array<number>(DECK_COUNT).fill(0);
  for (const card of cards) masks[deckOf(card)] |= bitOf(card);
  return masks;
};
export const cardsIn = (masks: readonly number[]): CardId[] =>
  ALL_CARDS.filter((card) => (masks[deckOf(card)] & bitOf(card)) !== 0);
export const cards = kept(listOf(id(CARD)), cardsIn, (list) => cardMasks(list));

/** Unused Action dice, face by face; 1.1.2, 1.1.3: none shows what the dice of its side do not have. */
export const dice = kept(
  each(
    SIDE,
    (side) => {
      const face = id(FACE);
      return listOf({
        ...face,
        look: (value, at, seen) => {
          if (!DIE[side].includes(value))
            seen.wrong(at, `1.1.2: a die of ${SIDES[side]} shows ${FACES[value]}`);
        },
      });
    },
    { between: ";" },
  ),
  (counts: number[]) =>
    SIDES.map((_, side) =>
      ALL_FACES.flatMap((face) => Array.from({ length: counts[side * FACE_COUNT + face] }, () => face)),
    ),
  (faces) => {
    const counts = new Array<number>(SIDES.length * FACE_COUNT).fill(0);
    for (const [side, list] of faces.entries()) for (const face of list) counts[side * FACE_COUNT + face]++;
    return counts;
  },
);

/** Steps to war times two, and one more if the Nation is active: `2+` on a line, `[2, true]` or 2 in a file. */
export const readiness: Form<number, number | readonly [steps: number, active: boolean]> = {
  write: (value) => `${value >> 1}${(value & 1) === 1 ? "+" : ""}`,
  read: (text, at) =>
    text.endsWith("+") ? whole().read(text.slice(0, -1), at) * 2 + 1 : whole().read(text, at) * 2,
  toFile: (value) => [value >> 1, (value & 1) === 1],
  // Who is At War is active (11.2.2); otherwise a Nation is as it was at the start.
  fromFile: (given, at, usual = 0) => {
    if (!Array.isArray(given)) {
      const steps = whole().fromFile(given, at);
      return steps * 2 + (steps === 0 ? 1 : usual & 1);
    }
    if (given.length !== 2) throw new PositionError(at, `${quoted(given)} should be [steps, active]`);
    return (
      whole().fromFile(given[0], inside(at, 0)) * 2 + (form.yes.fromFile(given[1], inside(at, 1)) ? 1 : 0)
    );
  },
  look: (value, at, seen) => whole(0, 3, "11.1.1").look(value >> 1, at, seen),
};

/** What kinds of figures are called, by number. */
export const KIND_NAMES = ["Regular", "Elite", "Leader"] as const;

/** Regulars, Elites and Leaders of a Nation, in a file. */
export const figuresOf = (
  nation: NationId,
): FileForm<number[], readonly [regulars: number, elites?: number, leaders?: number]> => ({
  toFile: ([regulars, elites, leaders]) => [regulars, elites, leaders],
  fromFile: (given, at) => {
    const counts = listOf(whole()).fromFile(given, at);
    const most = nation < FREE_NATIONS ? KINDS : KINDS - 1;
    if (counts.length > most) throw new PositionError(at, `there are only ${most} kinds of these figures`);
    return Array.from({ length: KINDS }, (_, kind) => counts[kind] ?? 0);
  },
  look: (counts, at, seen) => {
    for (const [kind, n] of counts.entries())
      form.pieces(KIND_NAMES[kind], nation).look(n, inside(at, kind), seen);
  },
});
