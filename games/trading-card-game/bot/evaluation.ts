/**
 * What a position is worth: how far each fellowship has come, who walks in it, what burdens weigh, and what the skirmishes
 * to come will cost it. Figures by judgement; how well they do is measured by `westmarch arena`.
 */
import { NONE, type Seat } from "@westmarch/kernel";
import { type CardId, isCharacter, printed } from "../data/ids.ts";
import { damage } from "../rules/keywords.ts";
import { overwhelmedAt, strength } from "../rules/strength.ts";
import { burdensInstead } from "../rules/tokens.ts";
import { vitalityLeft } from "../rules/vitality.ts";
import type { CardGame, Copy } from "../state.ts";
import { find } from "../table.ts";

const SITE = 1.1;
const BEARER_VITALITY = 0.7;
/** All burdens that a Ring-bearer can bear; they weigh the more, the more there are. */
const BURDENS = 9;
const COMPANION = 0.7;
const STRENGTH = 0.1;
const VITALITY = 0.3;
const ALLY = 0.4;
const ITEM = 0.3;
const CARD_IN_HAND = 0.06;
/** Companions that have died do not come back. */
const DEAD = 0.4;

/** Twilight that the Shadow can spend; once it can, minions are worth more than what they cost. */
const TWILIGHT: Readonly<Record<string, number>> = { fellowship: 0.11, shadow: 0.08 };
const TWILIGHT_LEFT = 0.03;

/** A minion that has still to be fought: for being there, and by its strength and vitality. */
const MINION = 0.15;
const MINION_STRENGTH = 0.06;
const MINION_VITALITY = 0.1;

/** What it costs that the Ring-bearer dies. */
const ALL = 14;
const WOUND = 0.4;
const BEARER_WOUND = 1;
/** A minion that dies in its skirmish. */
const KILLED_MINION = 0.35;

/** Phases in which skirmishes are still to come. */
const SKIRMISHES_TO_COME: readonly string[] = ["shadow", "maneuver", "archery", "assignment", "skirmish"];

const isCompanion = (card: CardId): boolean => printed(card).type === "Companion";

/** What losing this one would cost. */
function worthOf(g: CardGame, copy: Copy): number {
  if (copy.id === g.bearer[copy.owner]) return ALL;
  if (!isCompanion(copy.card)) return ALLY;
  return COMPANION + STRENGTH * strength(g, copy) + VITALITY * Math.max(0, vitalityLeft(g, copy));
}

/** What the burdens of a seat weigh, with so many more. */
function burdensCost(g: CardGame, seat: Seat, more: number): number {
  const load = g.resistance[seat] > 0 ? (g.burdens[seat] + more) / g.resistance[seat] : 0;
  return load >= 1 ? ALL : BURDENS * load * load;
}

/** What a seat has, whoever's turn it is. */
function standing(g: CardGame, seat: Seat): number {
  if (g.out[seat]) return -2 * ALL;
  let sum = SITE * g.at[seat] - burdensCost(g, seat, 0) + CARD_IN_HAND * g.secret.hands[seat].length;
  for (const copy of g.table) {
    if (copy.owner !== seat || copy.zone === "path" || copy.zone === "middle" || copy.zone === "stacked")
      continue;
    if (copy.id === g.bearer[seat]) sum += BEARER_VITALITY * vitalityLeft(g, copy);
    else if (isCharacter(copy.card)) sum += worthOf(g, copy);
    else sum += ITEM;
  }
  for (const card of g.dead[seat]) if (isCompanion(card)) sum -= DEAD;
  return sum;
}

/** What so many wounds would cost a character: burdens in their place, if its player wears the Ring (18.3). */
function woundsCost(g: CardGame, character: Copy, wounds: number): number {
  const isBearer = character.id === g.bearer[g.turn];
  const each = isBearer ? burdensInstead(g, character) : 0;
  if (each > 0) return burdensCost(g, g.turn, wounds * each) - burdensCost(g, g.turn, 0);
  if (wounds >= vitalityLeft(g, character)) return worthOf(g, character);
  return wounds * (isBearer ? BEARER_WOUND : WOUND);
}

/** What the skirmish of a character and the minions assigned to it will cost the fellowship, as things stand. */
function skirmishCost(g: CardGame, character: Copy, minions: readonly Copy[]): number {
  const own = strength(g, character);
  let against = 0;
  let wounds = 1;
  for (const minion of minions) {
    against += strength(g, minion);
    wounds += damage(g, minion);
  }
  if (own > against) {
    const hits = 1 + damage(g, character);
    const safe = Math.min(1, (own - against) / 4);
    return -KILLED_MINION * safe * minions.filter((minion) => vitalityLeft(g, minion) <= hits).length;
  }
  const isOverwhelmed = against >= overwhelmedAt(g, character) * own;
  const cost = isOverwhelmed ? worthOf(g, character) : woundsCost(g, character, wounds);
  // It is not over yet: both sides may still do something about it.
  const behind = Math.min(1, (against - own + 2) / 6);
  return cost * (0.5 + 0.5 * behind);
}

/** What threatens the fellowship of the Free Peoples player this turn. */
function threat(g: CardGame): number {
  let sum = (TWILIGHT[g.phase] ?? TWILIGHT_LEFT) * g.pool;
  if (!SKIRMISHES_TO_COME.includes(g.phase)) return sum;
  const fights = new Map<number, Copy[]>();
  const free: Copy[] = [];
  for (const [place, copy] of g.table.entries()) {
    if (copy.zone !== "middle" || copy.owner === g.turn) continue;
    const foe = g.against[place];
    if (foe !== NONE) fights.set(foe, [...(fights.get(foe) ?? []), copy]);
    else if (g.phase !== "skirmish") free.push(copy);
  }
  // Whom nobody takes on goes for the Ring-bearer (11.3).
  const bearer = find(g, g.bearer[g.turn]);
  if (g.phase === "assignment" && bearer && free.length > 0) {
    fights.set(bearer.id, [...(fights.get(bearer.id) ?? []), ...free]);
  } else {
    for (const copy of free)
      sum += MINION + MINION_STRENGTH * strength(g, copy) + MINION_VITALITY * vitalityLeft(g, copy);
  }
  for (const [id, minions] of fights) {
    const character = g.table.find((copy) => copy.id === id);
    if (character) sum += skirmishCost(g, character, minions);
  }
  return sum;
}

/** How a position falls out for every seat: what it has, less what threatens it. */
function worths(g: CardGame): number[] {
  const danger = g.result ? 0 : threat(g);
  return g.out.map((_, seat) => standing(g, seat) - (seat === g.turn ? danger : 0));
}

/** How likely this seat is to win, 0 … 1. */
export function evaluate(g: CardGame, seat: Seat): number {
  if (g.result) return g.result.winners.includes(seat) ? 1 : 0;
  const all = worths(g);
  let others = 0;
  let players = 0;
  for (const [other, worth] of all.entries()) {
    if (other === seat) continue;
    others += worth;
    players++;
  }
  const lead = all[seat] - others / players;
  // A dead Ring-bearer is noticed at the next check; until then he is only gone.
  const lost = g.bearer[seat] !== NONE && !find(g, g.bearer[seat]) ? -ALL : 0;
  return 1 / (1 + Math.exp(-(lead + lost) / 5));
}
