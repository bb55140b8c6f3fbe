/** "Strider/Aragorn": either of the two, on the map. */
import { ARAGORN, type CharacterId, FREE, type NationId, NONE, STRIDER } from "../data/ids.ts";
import { NATION_OF } from "../data/regions.ts";
import { onMap } from "../facts.ts";
import { hasArmy } from "../rules/figures.ts";
import type { War } from "../state.ts";

/** The one who stands on the map, or `NONE`. */
export const heir = (g: War): CharacterId | typeof NONE =>
  onMap(g, ARAGORN) ? ARAGORN : onMap(g, STRIDER) ? STRIDER : NONE;

/** The same if he is in a region of one of these Nations. */
export const heirIn = (g: War, nations: readonly NationId[]): CharacterId | typeof NONE => {
  const he = heir(g);
  return he !== NONE && nations.includes(NATION_OF[g.at[he]]) ? he : NONE;
};

export const isWithArmy = (g: War, character: CharacterId | typeof NONE): boolean =>
  character !== NONE && hasArmy(g, FREE, g.at[character]);
