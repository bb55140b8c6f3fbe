import type { Seat } from "@westmarch/kernel";
import { pick, type Random } from "@westmarch/testkit";
import { CHARACTERS_OF, type CharacterId, other } from "../data/ids.ts";
import { type Confrontation, confrontation } from "../index.ts";
import { sideOfSeat } from "../state.ts";

/** What is hidden from a seat by section 12, found without the game's own projection. */
function hidden(g: Confrontation, seat: Seat): CharacterId[] {
  const all = CHARACTERS_OF[other(sideOfSeat(g, seat))];
  const dark = sideOfSeat(g, seat) === 1;
  return all.filter((character) => {
    const at = g.secret.at[character]!;
    const looked = dark && at >= 0 && at === g.palantir;
    return at >= 0 && (g.shown & (1 << character)) === 0 && !looked;
  });
}

/**
 * Another world that this seat must not be able to tell from this one: two hidden enemies have changed places, as far
 * as nothing both players have seen speaks against it. Does not use `imagine`.
 */
export function exchanged(g: Confrontation, seat: Seat, random: Random): Confrontation {
  const from = hidden(g, seat);
  for (let attempt = 0; attempt < 20 && from.length > 1 && !g.over; attempt++) {
    const [a, b] = [pick(from, random), pick(from, random)];
    const world = confrontation.clone(g);
    const { secret } = world;
    [secret.at[a], secret.at[b]] = [secret.at[b]!, secret.at[a]!];
    if (secret.mover === a || secret.mover === b) secret.mover = secret.mover === a ? b : a;
    if (a !== b && confrontation.invariants(world).length === 0) return world;
  }
  return confrontation.clone(g);
}
