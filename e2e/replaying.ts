/** A saved game played again, in Node and in a browser alike. */
import { confrontation } from "@westmarch/confrontation";
import { duel } from "@westmarch/duel";
import { fiveArmies } from "@westmarch/five-armies";
import { type AnyGame, anyGame, Engine, type Event, recorded, recordOf, type Save } from "@westmarch/kernel";
import { tradingCardGame } from "@westmarch/trading-card-game";
import { warOfTheRing } from "@westmarch/war-of-the-ring";

const GAMES: readonly AnyGame[] = [
  anyGame(confrontation),
  anyGame(duel),
  anyGame(warOfTheRing),
  anyGame(fiveArmies),
  anyGame(tradingCardGame),
];

export function gameOf(id: string): AnyGame {
  const game = GAMES.find((one) => one.id === id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * SHA-256 of every byte of the state, and of what was told on the way there, before the first choice and after each.
 * Keys in their order: two states that differ in anything have other digests.
 */
export async function digests(save: Save): Promise<string[]> {
  const engine = new Engine(gameOf(save.game));
  const found: Promise<ArrayBuffer>[] = [];
  let events: Event[] = [];
  const hear = (event: Event) => events.push(event);
  const digest = (state: unknown) => {
    const bytes = new TextEncoder().encode(JSON.stringify([state, events]));
    found.push(crypto.subtle.digest("SHA-256", bytes));
    events = [];
  };
  const state = engine.start(save.settings, recorded(save.opening), hear);
  digest(state);
  for (const { seat, option, draws } of recordOf(save).journal) {
    engine.play(state, seat, option, recorded(draws, state.drawn), hear);
    digest(state);
  }
  return (await Promise.all(found)).map(hex);
}
