/**
 * What things of the table are called where they are to be explained: `explain(idOf("region", place))`. Everything that can be
 * pointed at has an id of one of these kinds, or stands alone.
 */
import {
  BORDER,
  CARD,
  CHARACTER,
  DECK,
  FACE,
  GROUP,
  MANEUVER,
  PLACE,
  TERRAIN,
  TERRITORY,
  TILE,
  UNIT,
} from "../ids.ts";

/** Of which there are several, by number: `region:0`, `unit:3`, `card:78`. A region is any place, goblin boxes too. */
export const KINDS = {
  region: PLACE,
  territory: TERRITORY,
  terrain: TERRAIN,
  border: BORDER,
  unit: UNIT,
  character: CHARACTER,
  card: CARD,
  /** Cards of units, Regroup, and the two special ones. */
  maneuver: MANEUVER,
  deck: DECK,
  face: FACE,
  /** Recruitment tokens, by their backs. */
  group: GROUP,
  tile: TILE,
} as const;
export type Kind = keyof typeof KINDS;
/** What a thing of this kind is numbered by. */
export type IdOf<K extends Kind> = ReturnType<(typeof KINDS)[K]["of"]>;

/** Of which there is one, or of which nothing more is to be said one by one. */
export const ALONE = [
  "fate",
  "pool",
  "points",
  "dice",
  "eyrie",
  "eagles",
  "bats",
  "leadership",
  "damage",
  "control",
  "activation",
  "bodyguard",
  "wrath",
  "closed-pass",
  "hand",
  "reconstruction",
] as const;
export type Alone = (typeof ALONE)[number];

/** The id of a numbered thing: `idOf("region", place)`. */
export const idOf = (kind: Kind, number: number): string => `${kind}:${number}`;

interface Numbered {
  readonly kind: Kind;
  readonly number: number;
}
interface Lone {
  readonly kind: Alone;
  readonly number: null;
}

/** What an id is of, or null where it is of nothing. */
export function readId(id: string): Numbered | Lone | null {
  const alone = ALONE.find((one) => one === id);
  if (alone !== undefined) return { kind: alone, number: null };
  const [name, which = ""] = id.split(":");
  const kind = isKind(name) ? name : null;
  if (kind === null || !/^\d+$/.test(which) || !KINDS[kind].is(Number(which))) return null;
  return { kind, number: Number(which) };
}
const isKind = (name: string | undefined): name is Kind => name !== undefined && Object.hasOwn(KINDS, name);
