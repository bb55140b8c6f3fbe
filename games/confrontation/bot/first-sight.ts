/** How promising a move looks before it is thought over: as a search found that thought longer about such moves. */
import type { CharacterId, RegionId } from "../data/ids.ts";
import type { Confrontation } from "../state.ts";
import { SENSES, sense } from "./belief/sense.ts";
import { DRAWS } from "./draws.ts";
import { WINS, wins } from "./moves.ts";

/** How much less the favourites stand out than they were chosen: the search finds others worth a look, too. */
const SOFTNESS = 2;
/** Keeps first sight within reason, in log odds. */
const MOST = 4;

const f: number[] = [];

/** The weight of one move, from what its side may know. */
export function considerMove(g: Confrontation, who: CharacterId, to: RegionId): number {
  if (wins(g, who, to)) return WINS;
  sense(g, who, g.secret.at[who], to, f);
  const draws = DRAWS[who];
  let sum = 0;
  for (let i = 0; i < SENSES.length; i++) sum += draws[i] * f[i];
  return Math.exp(Math.max(-MOST, Math.min(MOST, sum / SOFTNESS)));
}
