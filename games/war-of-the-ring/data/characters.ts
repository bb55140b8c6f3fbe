/** Figures on the Character cards (7.1.1); what they can do is in `rules/`. */
import { DWARVES, ELVES, GONDOR, NONE, NORTH } from "./ids.ts";

/** The Companion may activate whichever Free Peoples Nation the City or Stronghold belongs to (11.3.5). */
export const ALL_FREE_NATIONS = -2;

interface Facts {
  readonly level: number;
  readonly leadership: number;
  /** The Nation he can activate (11.3.4), `ALL_FREE_NATIONS` or `NONE`. */
  readonly activates: number;
  /** Captain of the West. */
  readonly captain: boolean;
  /** Extra Action dice while in play (5.1.2). */
  readonly dice: number;
}

const facts = (
  level: number,
  leadership: number,
  activates: number,
  more: { captain?: true; dice?: number } = {},
): Facts => ({ level, leadership, activates, captain: more.captain === true, dice: more.dice ?? 0 });

/** The Witch-king's level is that of a Nazgûl: any region (7.4.2). */
export const FLIES = 99;

const FACTS: readonly Facts[] = [
  facts(3, 1, ALL_FREE_NATIONS, { captain: true }),
  facts(3, 1, NORTH, { captain: true }),
  facts(2, 1, GONDOR, { captain: true }),
  facts(2, 1, ELVES, { captain: true }),
  facts(2, 1, DWARVES, { captain: true }),
  facts(1, 1, ALL_FREE_NATIONS),
  facts(1, 1, ALL_FREE_NATIONS),
  facts(3, 2, ALL_FREE_NATIONS, { captain: true, dice: 1 }),
  facts(3, 1, ALL_FREE_NATIONS, { dice: 1 }),
  facts(0, 0, NONE),
  facts(FLIES, 2, NONE, { dice: 1 }),
  facts(3, 2, NONE, { dice: 1 }),
  facts(0, 1, NONE, { dice: 1 }),
];

export const LEVEL: readonly number[] = FACTS.map(({ level }) => level);
export const LEADERSHIP: readonly number[] = FACTS.map(({ leadership }) => leadership);
export const ACTIVATES: readonly number[] = FACTS.map(({ activates }) => activates);
export const CAPTAIN: readonly boolean[] = FACTS.map(({ captain }) => captain);
export const BONUS_DICE: readonly number[] = FACTS.map(({ dice }) => dice);
