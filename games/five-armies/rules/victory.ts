/** Chapter 14: victory, in its order. */
import { FREE, FRONT_GATE, SHADOW, type Side } from "../ids.ts";
import { FATE_END, type FiveArmies, POINTS_TO_WIN } from "../state.ts";
import type { C } from "../vocabulary.ts";
import type { Ending } from "../words.ts";
import { shadowPoints } from "./board.ts";

/** The game is over: nothing after this is done any more. */
export function win(c: C, side: Side, reason: Ending): void {
  if (c.g.result) return;
  c.tell("won", { side, reason });
  c.g.result = { winners: [side], reason };
}

/** 14.3, 19.12: ten points with the Front Gate win at once. */
export function checkVictory(c: C): void {
  const { g } = c;
  const isEnough = g.rulings.fallenGate || shadowPoints(g) >= POINTS_TO_WIN;
  if (g.control[FRONT_GATE] !== 0 && isEnough) win(c, SHADOW, "front-gate");
}

/** 14.2: the fate track has been walked to its end. */
export function checkDusk(c: C): void {
  if (c.g.fate >= FATE_END) win(c, FREE, "dusk");
}

/** 14.3, 14.5: at the end of a turn ten points are enough. */
export function winsAtEnd(g: FiveArmies): Side | null {
  return shadowPoints(g) >= POINTS_TO_WIN ? SHADOW : null;
}
