/** What a position is judged by: what each has on the table and how far it has come, against what all others have. */
import { NONE, type Seat } from "@westmarch/kernel";
import { isShadow, printed } from "../data/ids.ts";
import { shadowNumber } from "../rules/moving.ts";
import type { CardGame } from "../state.ts";
import { fellowship, siteNumber } from "../table/active.ts";
import { find } from "../table/copies.ts";
import { sense } from "./sense.ts";
import { threat } from "./threat.ts";
import { burdensCost, characterWorth, EVERYTHING, permanentWorth } from "./worth.ts";

/** The usual Shadow number of the sites by their number: what will be laid is not known. */
export const USUAL_SHADOW: readonly number[] = [0, 0, 1, 0, 3, 3, 2, 5, 7, 8];

/**
 * Twilight in the pool. What a move brings is counted before it is made, by what such a site usually gives: neither
 * waiting nor what a player cannot know makes a position look better.
 */
export function twilight(g: CardGame): number {
  if (g.phase === "fellowship") return g.pool + fellowship(g).length + (USUAL_SHADOW[siteNumber(g) + 1] ?? 0);
  return g.pool + (USUAL_SHADOW[siteNumber(g)] ?? 0) - shadowNumber(g);
}

/** Twilight that the Shadow has spent on cards this turn. */
export const spent = (g: CardGame): number =>
  g.playedThisTurn.reduce((sum, card) => sum + (printed(card).twilight ?? 0), 0);

/** How far a fellowship has come; the move that every turn begins with is as good as made. */
function progress(g: CardGame, seat: Seat): number {
  const at = g.at[seat] + (seat === g.turn && g.phase === "fellowship" ? 1 : 0);
  return sense.site * at + nearlyThere(at);
}

function nearlyThere(at: number): number {
  if (at < 7) return 0;
  return at === 7 ? sense.siteSeven : at === 8 ? sense.siteEight : sense.siteNine;
}

/** What a position is judged by, in the order in which `standings` fills it in. */
export const PARTS = [
  "progress",
  "hand",
  "companions",
  "support",
  "bearer",
  "threat",
  "twilight",
  "curses",
] as const;

/** What a seat has by itself, part by part, in steps. Of one that is not out. */
export function standings(g: CardGame, seat: Seat, into: number[]): void {
  into.length = PARTS.length;
  into.fill(0);
  into[0] = progress(g, seat);
  into[1] = sense.hand * Math.min(8, g.secret.hands[seat].length);
  for (const copy of g.table) {
    if (copy.owner !== seat) continue;
    if (copy.zone === "fellowship") into[2] += characterWorth(g, copy);
    else if (copy.zone === "stacked") into[3] += sense.stacked;
    else if (copy.zone !== "middle" && copy.zone !== "path") into[3] += permanentWorth(g, copy);
  }
  if (g.bearer[seat] === NONE) return;
  // That he is gone is noticed at the next check.
  if (!find(g, g.bearer[seat])) {
    into[4] = -EVERYTHING;
    return;
  }
  into[4] = -burdensCost(g.resistance[seat], g.burdens[seat]);
  if (seat !== g.turn || g.phase === "setup") return;
  into[5] = -sense.threat * threat(g);
  into[6] = -sense.given * (twilight(g) + spent(g)) - sense.spendable * twilight(g);
  into[7] = -curses(g);
}

const parts: number[] = [];

/** What a seat has by itself, in steps. */
export function standing(g: CardGame, seat: Seat): number {
  if (g.out[seat]) return -EVERYTHING;
  standings(g, seat, parts);
  let sum = 0;
  for (let i = 0; i < PARTS.length; i++) sum += parts[i];
  return sum;
}

/** What speaks for a seat against the others on average, part by part, in log odds. */
export function balance(g: CardGame, seat: Seat, into: number[]): void {
  standings(g, seat, into);
  const others = g.order.filter((other) => other >= 0 && other !== seat && !g.out[other]);
  for (const other of others) {
    standings(g, other, parts);
    for (let i = 0; i < PARTS.length; i++) into[i] -= parts[i] / others.length;
  }
  for (let i = 0; i < PARTS.length; i++) into[i] /= sense.scale;
}

/**
 * What the Shadow's conditions on companions cost the Free Peoples player, besides what they are worth to their owners.
 */
function curses(g: CardGame): number {
  let sum = 0;
  for (const { zone, card, owner } of g.table)
    if (zone === "attached" && owner !== g.turn && isShadow(card) && printed(card).type === "Condition")
      sum += sense.curse;
  return sum;
}
