/** Chapter 15: how the war ends. */
import type { Context, Seat } from "@westmarch/kernel";
import { FREE, NOBODY, NONE, SHADOW, type Side } from "../data/ids.ts";
import { ALL_REGIONS, HOME, NATION_OF, POINTS } from "../data/regions.ts";
import { seatOfNation, seatsOf } from "../seats.ts";
import { CORRUPTION_LIMIT, CRACK_OF_DOOM, type War } from "../state.ts";
import type { Reason } from "../words/turn.ts";

/**
 * 16.11: what each seat of a team has done, in Victory Points of Cities and Strongholds: those that its Nations have lost
 * count against it, and those that its Armies have captured for it, if it is the Shadow's (only present control counts,
 * AMB-58).
 */
function deedsOf(g: War): number[] {
  const deeds = new Array<number>(g.sealed.length).fill(0);
  for (const region of ALL_REGIONS) {
    const holder = g.control[region];
    if (holder === NOBODY || holder === HOME[region]) continue;
    deeds[seatOfNation(g, NATION_OF[region])] -= POINTS[region];
    if (holder === SHADOW && g.captor[region] !== NONE) deeds[g.captor[region]] += POINTS[region];
  }
  return deeds;
}

/** 16.11: the individual winners among those of a side; more than one share the victory (16.11.4). */
export function victors(g: War, side: Side): readonly Seat[] {
  const seats = seatsOf(g, side);
  if (seats.length === 1) return seats;
  const deeds = deedsOf(g);
  const best = Math.max(...seats.map((seat) => deeds[seat]));
  return seats.filter((seat) => deeds[seat] === best);
}

/**
 * Ends the game (15.1.1). A team wins together; its seats' own points (16.11) are the scores. The kernel goes no further
 * once there is a result.
 */
export function winGame(c: Context<War>, side: Side, reason: Reason): void {
  const { g } = c;
  if (g.result) return;
  const winners = seatsOf(g, side);
  g.result = g.players === 2 ? { winners, reason } : { winners, reason, scores: deedsOf(g) };
  c.tell("won", { side, reason, victors: victors(g, side) });
}

/** 13.7, 15.2.1: Corruption goes up. */
export function corrupt(c: Context<War>, by: number): void {
  const { g } = c;
  if (by <= 0) return;
  g.corruption = Math.min(CORRUPTION_LIMIT, g.corruption + by);
  c.tell("corruption", { by, now: g.corruption });
  if (g.corruption === CORRUPTION_LIMIT) winGame(c, SHADOW, "corruption");
}

/** 12.8, 13.3.4: Corruption goes down. */
export function heal(c: Context<War>, by: number): void {
  const { g } = c;
  const healed = Math.min(by, g.corruption);
  if (healed <= 0) return;
  g.corruption -= healed;
  c.tell("corruption", { by: -healed, now: g.corruption });
}

/** 15.2.2; by the Chinese rulebook on the fifth circle, which is step 4 (AMB-23). */
export function testRingVictory(c: Context<War>): void {
  const { g } = c;
  if (g.mordor >= CRACK_OF_DOOM - (g.rulings.chineseRulebook ? 1 : 0)) winGame(c, FREE, "ring");
}
