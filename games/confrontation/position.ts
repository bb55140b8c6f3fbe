/** Positions set up by name, as puzzles, guides and rule vectors give them. */
import { CARDS, CHARACTERS, DARK, GOOD, NINE, REGIONS, SIDES, type Side, VARIANTS } from "./data/ids.ts";
import { notation, settleStandees } from "./notation.ts";
import { type Confrontation, FALLEN, type Rulings } from "./state.ts";

/** Who stands where, by region. */
export type Placement = Readonly<Record<string, readonly string[]>>;

/** A position by name. Characters not listed are not in play; hands are all nine without the piles. */
export interface Position {
  readonly turn: string;
  readonly good?: Placement;
  readonly dark?: Placement;
  readonly out?: readonly string[];
  readonly goodDiscard?: readonly string[];
  readonly darkDiscard?: readonly string[];
  readonly variants?: readonly string[];
  readonly options?: Readonly<Record<string, boolean>>;
  readonly firstTurn?: boolean;
}

const RULINGS = ["retreatBeatsSacrificeAlways", "shadowfaxSameCharacter", "shadowfaxRiver"] as const;

/** The number of a name. Throws where there is no such name. */
export function numberOf(names: readonly string[], name: unknown, what: string): number {
  const index = typeof name === "string" ? names.indexOf(name) : -1;
  if (index < 0) throw new Error(`${JSON.stringify(name)} is not a ${what}`);
  return index;
}

function placeAll(g: Confrontation, side: Side, placement: Placement): void {
  for (const [region, names] of Object.entries(placement)) {
    const at = numberOf(REGIONS, region, "region");
    for (const name of names) {
      const character = numberOf(CHARACTERS, name, "character");
      if (character >= NINE !== (side === DARK))
        throw new Error(`${name} does not fight for the ${SIDES[side]} side`);
      g.secret.at[character] = at;
    }
  }
}

/** The state in which it is `turn`'s turn to choose. Throws on a name that does not exist. */
export function positionOf(position: Position): Confrontation {
  const g = notation.read(`turn=${position.turn}`);
  placeAll(g, GOOD, position.good ?? {});
  placeAll(g, DARK, position.dark ?? {});
  for (const name of position.out ?? []) {
    const character = numberOf(CHARACTERS, name, "character");
    g.secret.at[character] = FALLEN;
    g.fallen |= 1 << character;
  }
  for (const name of position.goodDiscard ?? [])
    g.used[GOOD] |= 1 << numberOf(CARDS.slice(0, NINE), name, "Good card");
  for (const name of position.darkDiscard ?? [])
    g.used[DARK] |= 1 << numberOf(CARDS.slice(NINE), name, "Dark card");
  for (const name of position.variants ?? []) g.variants |= 1 << numberOf(VARIANTS, name, "variant card");
  const rulings: Record<keyof Rulings, boolean> = { ...g.rulings, variant: g.variants !== 0 };
  for (const [id, value] of Object.entries(position.options ?? {})) {
    rulings[RULINGS[numberOf(RULINGS, id, "ruling")]] = value;
  }
  g.rulings = rulings;
  if (position.firstTurn) g.turns = 1;
  settleStandees(g);
  return g;
}
