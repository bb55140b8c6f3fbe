/** Who plays whom when all players play each other. Pure, and of no game. */

import type { Pair } from "../../stores/round-store.ts";

/** Games that can be played at the same time: no player is in two of them. */
export interface Stage {
  readonly pairs: readonly Pair[];
  /** The player who rests in this stage, of an odd number; null: none. */
  readonly bye: number | null;
}

/**
 * All players against each other once, by the circle method: the first keeps its place, the others go on by one place
 * for each stage, and players across from each other play. Of an odd number, the player with no opponent across rests.
 */
export function roundRobin(players: number): readonly Stage[] {
  const circle = Array.from({ length: players + (players % 2) }, (_, player) => player);
  const places = circle.length;
  return Array.from({ length: Math.max(0, places - 1) }, (_, stage): Stage => {
    const at = (place: number): number => (place === 0 ? 0 : 1 + ((place - 1 + stage) % (places - 1)));
    const across = Array.from({ length: places / 2 }, (_, place): Pair => {
      const [one, other] = [at(place), at(places - 1 - place)];
      // A player who goes round comes to odd and even places by turns; who stays is named first in every other stage.
      return (place === 0 ? stage : place) % 2 === 1 ? [one, other] : [other, one];
    });
    const isBye = (pair: Pair): boolean => pair.some((player) => player >= players);
    const resting = across.find(isBye)?.find((player) => player < players);
    return { pairs: across.filter((pair) => !isBye(pair)), bye: resting ?? null };
  });
}
