/** What cards on the table, event cards in combat and maneuvers do. */
import type { CardId, ManeuverId, PlaceId, Side } from "../ids.ts";
import type { Battle, FiveArmies } from "../state.ts";
import type { C } from "../vocabulary.ts";

export function stand(_g: FiveArmies, _what: string): number {
  return 0;
}
export function armyStand(_g: FiveArmies, _what: string, _at: PlaceId, _round: number): number {
  return 0;
}
export function combatEffect(_c: C, _b: Battle, _side: Side, _card: CardId): void {}
export function maneuverEffect(_c: C, _b: Battle, _side: Side, _maneuver: ManeuverId): void {}
export function fateDrawn(_c: C, _card: CardId): void {}
export function leftBy(_c: C, _side: Side, _at: PlaceId): void {}
export function leaveAtEnd(_c: C): void {}
