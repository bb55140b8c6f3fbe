/** Which ways through a door stand where. Pure. */
import { WAYS, type Way } from "../plan.ts";

/** As many tiles stand beside each other. */
const TILES = 3;

/** The ways through a door, the one first that stands on the large leaf when the page opens. */
export function waysThrough(taught: boolean, first: Way, hasBeside: boolean): readonly Way[] {
  const order: readonly Way[] = hasBeside ? ["computer", "friend", "guided", "screen"] : WAYS;
  return [first, ...order.filter((way) => way !== first && (way !== "guided" || taught))];
}

/**
 * The ways that are not on the large leaf: as tiles, and those for which there is no room as links. Every tile keeps its
 * place, that a second press hits nothing else: the way that was on the leaf at first stands where the one was that is
 * there now.
 */
export function waysBeside([first, ...others]: readonly Way[], large: Way, hasBeside: boolean) {
  const tiles = others
    .slice(0, hasBeside ? TILES - 1 : TILES)
    .map((way) => (way === large && first !== undefined ? first : way));
  const rest = [first, ...others].filter((way) => way !== undefined);
  return { tiles, links: rest.filter((way) => way !== large && !tiles.includes(way)) };
}
