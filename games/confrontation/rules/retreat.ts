/** 7.1: retreats, by ability or by card. */
import { BACKWARD, SIDEWAYS } from "../data/board.ts";
import {
  type CharacterId,
  FRODO,
  GOOD,
  other,
  PIPPIN,
  type RegionId,
  type Side,
  sideOf,
} from "../data/ids.ts";
import type { Confrontation } from "../state.ts";
import type { Battle, C } from "../vocabulary.ts";
import { hasRoom } from "./movement.ts";
import { arrive, bit, leaveShown, standees } from "./standees.ts";

/** Which of these neighbours hold no enemy and have room. */
const open = (g: Confrontation, side: Side, neighbours: readonly RegionId[]): RegionId[] =>
  neighbours.filter((to) => standees(g, other(side), to) === 0 && hasRoom(g, side, to));

/** 9.5: Good's Retreat goes backward, Dark's sideways. */
export const cardRetreats = (g: Confrontation, side: Side, from: RegionId): RegionId[] =>
  open(g, side, side === GOOD ? BACKWARD[GOOD][from] : SIDEWAYS[from]);

/** 7.2: Frodo sideways when attacked, Pippin backward when attacking; no other character. */
export function abilityRetreats(g: Confrontation, battle: Battle): RegionId[] {
  if (battle.defender === FRODO) return open(g, GOOD, SIDEWAYS[battle.region]);
  if (battle.attacker === PIPPIN) return open(g, GOOD, BACKWARD[GOOD][battle.region]);
  return [];
}

/** A fighter that has been shown steps out of the battle. */
export function retreat(
  c: C,
  battle: Battle,
  character: CharacterId,
  to: RegionId,
  by: "ability" | "card",
): void {
  const { g } = c;
  leaveShown(g, character, battle.region);
  g.secret.at[character] = to;
  arrive(g, sideOf(character), to, bit(character));
  battle.settled = true;
  c.tell("retreated", { character, from: battle.region, to, by });
}
