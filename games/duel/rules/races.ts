/** Section 12: races and alliance tokens. */

import { RACE, RACES, type RaceId, raceOf, type Side, type TokenId } from "../data/ids.ts";
import type { C } from "../vocabulary.ts";
import { racesOf } from "./winning.ts";

const PAIR = 2;
const TRIO = 3;

/** 12.6, 12.8: the top tokens of a race, seen by both from now on. */
export function reveal(c: C, race: RaceId, wanted: number): TokenId[] {
  const { g } = c;
  const tokens = g.secret.stacks[race].slice(0, wanted);
  if (tokens.length > g.known[race]) {
    g.known[race] = tokens.length;
    c.reveal();
  }
  return tokens;
}

/** 12.2, 12.3, 12.5: what the newest symbol earns: the tokens to choose from, or none. */
export function earned(c: C, side: Side, race: RaceId): TokenId[] {
  const { g } = c;
  const symbols = (id: RaceId) => g.races[side * RACES.length + id];
  if (symbols(race) === PAIR) return reveal(c, race, PAIR);
  if (symbols(race) !== 1 || racesOf(g, side) !== TRIO || (g.trio & (1 << side)) !== 0) return [];
  g.trio |= 1 << side;
  return RACE.all.flatMap((id) => (symbols(id) > 0 ? reveal(c, id, 1) : []));
}

/** 12.2: the token lies in the play area, the others go back on top. */
export function keep(c: C, side: Side, token: TokenId, offer: readonly TokenId[]): void {
  const { g } = c;
  const race = raceOf(token);
  g.secret.stacks[race] = g.secret.stacks[race].filter((other) => other !== token);
  g.known[race]--;
  g.tokens[side].push(token);
  c.tell("token-kept", { side, token, offer: [...offer] });
}
