/**
 * A scripted player, made of what experienced players tell each other. It looks at nothing but what lies before it and
 * counts on average luck.
 *
 * - Frodo is never where he can be struck if it can be helped: not alone while the Nazgûl flies, not next to the enemy without
 *   company. He waits until others have cleared a way, and runs where no enemy can reach him.
 * - Good strikes at pieces that could strike at Frodo, and leaves him only for more than it costs.
 * - Dark lets no standee past that may be Frodo: pieces still before him stay while they are few, and he is hunted the more
 *   the farther he has come. A wall near Mordor, one piece behind the other, makes Good come.
 * - The side that will run out of steps first fights while it can (10.4).
 * - Each player knows which cards the other still holds, and plays the card that does best against all of these on average,
 *   with a thought for what will be missed later.
 */
import { bestOf } from "@westmarch/bots/sight";
import type { Ask, Option, Random } from "@westmarch/kernel";
import { matrixOf } from "../bot/battle.ts";
import { battleOf, fightOf, weighCalling, weighCard, weighFetches } from "../bot/cards.ts";
import { gain, membersOf } from "../bot/odds.ts";
import { FORWARD, LAST_ROW, ROW, SIDEWAYS } from "../data/board.ts";
import {
  CARD,
  type CardId,
  CHARACTER,
  type CharacterId,
  DARK,
  FLYING_NAZGUL,
  FRODO,
  GOOD,
  MORDOR,
  NINE,
  other,
  PIPPIN,
  REGION,
  type RegionId,
  SHIRE,
  type Side,
  sideOf,
} from "../data/ids.ts";
import { darkPlaysFirst } from "../rules/abilities.ts";
import { slotsFrom, standees } from "../rules/standees.ts";
import { type Confrontation, sideOfSeat } from "../state.ts";
import type { Battle } from "../vocabulary.ts";

const WINS = 1000;
/** Two stand in The Shire already: a third wins. */
const ALMOST = 2;
/** So few steps left that a side may soon be unable to move. */
const FEW = 8;

/** Which characters a standee may be, on average over what has been seen of all that stand there. */
function expected(
  g: Confrontation,
  side: Side,
  region: RegionId,
  value: (who: CharacterId) => number,
): number {
  const many = standees(g, side, region);
  let sum = 0;
  for (let slot = 0; slot < many; slot++) {
    const all = membersOf(side, g.may[slotsFrom(side, region) + slot]).filter(
      (who) => (g.fallen & (1 << who)) === 0,
    );
    sum += all.reduce((total, who) => total + value(who), 0) / Math.max(1, all.length);
  }
  return many > 0 ? sum / many : 0;
}

/** Enemies that can step into a region. */
const near = (g: Confrontation, side: Side, region: RegionId): number =>
  FORWARD[side][region].reduce((sum, from) => sum + standees(g, other(side), from), 0);

const lives = (g: Confrontation, who: CharacterId): boolean => (g.fallen & (1 << who)) === 0;

/**
 * How gladly the enemy would strike at Frodo there, among so many friends: by the pieces that reach him, and whether he
 * could slip away.
 */
function exposure(g: Confrontation, at: RegionId, friends: number, fewer = 0): number {
  const flyer = friends === 0 && lives(g, FLYING_NAZGUL) ? 0.6 : 0;
  const strikers = Math.max(0, near(g, GOOD, at) - fewer);
  if (strikers === 0 && flyer === 0) return 0;
  const flees = SIDEWAYS[at].some((to) => standees(g, DARK, to) === 0 && standees(g, GOOD, to) < 2);
  const risk = Math.min(1, (strikers > 0 ? 0.5 + 0.15 * strikers : 0) + flyer);
  return (risk * (flees ? 0.5 : 1)) / (1 + friends);
}

/** What may be lost to the next enemy that steps in: the worst of those who stand near. */
function danger(g: Confrontation, who: CharacterId, to: RegionId): number {
  const side = sideOf(who);
  let worst = 0;
  for (const from of FORWARD[side][to])
    if (standees(g, other(side), from) > 0)
      worst = Math.max(
        worst,
        expected(g, other(side), from, (enemy) => gain(enemy, who)),
      );
  return worst;
}

/** Steps that a side has left. A side without any loses, so the one with fewer must fight. */
function steps(g: Confrontation, side: Side): number {
  let left = 0;
  for (const region of REGION.all)
    left += standees(g, side, region) * (side === GOOD ? LAST_ROW - ROW[region] : ROW[region]);
  return left;
}

/** How much the risk to Frodo counts. */
const FEAR = 8;

function frodoScore(g: Confrontation, from: RegionId, to: RegionId): number {
  if (to === MORDOR) return WINS;
  if (standees(g, DARK, to) > 0) return -6;
  const before = exposure(g, from, standees(g, GOOD, from) - 1);
  const after = exposure(g, to, standees(g, GOOD, to));
  // Far ahead and out of reach, every step is half the way; at home, he waits until others have cleared it.
  return FEAR * (before - after) + (after === 0 ? 0.5 * (ROW[to] - 2) : -0.3);
}

/** How much safer Frodo is when a friend goes from here to there; `strikes` is how likely it removes an enemy. */
function relief(g: Confrontation, from: RegionId, to: RegionId, strikes: number): number {
  const at = g.secret.at[FRODO];
  if (at < 0) return 0;
  const region = REGION.of(at);
  const friends = standees(g, GOOD, region) - 1;
  const then = friends - (from === region ? 1 : 0) + (to === region ? 1 : 0);
  const fewer = FORWARD[GOOD][at].includes(to) ? strikes : 0;
  return FEAR * (exposure(g, region, friends) - exposure(g, region, then, fewer));
}

function goodMove(g: Confrontation, who: CharacterId, from: RegionId, to: RegionId): number {
  if (who === FRODO) return frodoScore(g, from, to);
  if (standees(g, DARK, to) > 0) {
    const won = expected(g, DARK, to, (enemy) => gain(who, enemy));
    return won + pressed(g, GOOD) + relief(g, from, to, won > 0 ? 0.7 : 0.3);
  }
  return 0.1 * (3 - ROW[from]) + relief(g, from, to, 0) - 0.6 * danger(g, who, to);
}

/** The side that will run out of steps first strikes while it can. */
const pressed = (g: Confrontation, side: Side): number =>
  Math.max(0, Math.min(2, (steps(g, other(side)) - steps(g, side)) / 6)) + (steps(g, side) < FEW ? 1 : 0);

/** How many Dark pieces a Good piece in that region would still have before it. */
const before = (g: Confrontation, region: RegionId): number =>
  REGION.all.reduce((sum, at) => sum + (ROW[at] > ROW[region] ? standees(g, DARK, at) : 0), 0);

/** The one of Good's regions closest to Mordor with a standee that may be Frodo. */
function runner(g: Confrontation): RegionId | null {
  let best: RegionId | null = null;
  for (const region of REGION.all)
    for (let slot = 0; slot < standees(g, GOOD, region); slot++)
      if ((g.may[slotsFrom(GOOD, region) + slot] & 1) !== 0 && (best === null || ROW[region] > ROW[best]))
        best = region;
  return best;
}

function darkMove(g: Confrontation, who: CharacterId, from: RegionId, to: RegionId): number {
  if (to === SHIRE && standees(g, DARK, SHIRE) === ALMOST) return WINS;
  const foremost = runner(g);
  // A standee that may be Frodo is not let past: pieces before him stay there while they are few.
  const passes =
    foremost !== null && ROW[from] > ROW[foremost] && ROW[to] <= ROW[foremost] && to !== foremost
      ? 8 / Math.max(1, before(g, foremost))
      : 0;
  if (standees(g, GOOD, to) > 0) {
    const hunts = foremost === to ? 0.6 * (ROW[to] - 1) : 0;
    return expected(g, GOOD, to, (enemy) => gain(who, enemy)) + pressed(g, DARK) + hunts - passes;
  }
  // What is behind moves up; a lone piece that holds a pass stays as long as it can.
  const held = near(g, DARK, from) > 0 && standees(g, DARK, from) === 1 ? 0.4 : 0;
  const races = ROW[to] <= 1 ? 0.5 * standees(g, DARK, SHIRE) : 0;
  return 0.12 * (ROW[from] - 4) + races - held - passes - 0.6 * danger(g, who, to);
}

function moveScore(g: Confrontation, who: CharacterId, to: RegionId): number {
  const from = REGION.of(g.secret.at[who]);
  return sideOf(who) === GOOD ? goodMove(g, who, from, to) : darkMove(g, who, from, to);
}

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

/** What a card does on average against each that the enemy may still hold, with what is given up by it. */
function cardScore(g: Confrontation, side: Side, battle: Battle, card: CardId): number {
  // Against Gandalf Dark's card lies open, so Good knows it and does the sums.
  if (darkPlaysFirst(battle)) return Math.log(weighCard(g, battle, card));
  const { good, dark, values } = matrixOf(fightOf(g, battle));
  if (side === GOOD) return mean(Array.from(values[good.indexOf(card)]));
  const at = dark.indexOf(card - NINE);
  return -mean(values.map((row) => row[at]));
}

/** Cards, Magic, and whether Saruman allows cards at all. */
function fightScore(g: Confrontation, battle: Battle, ask: Ask, option: Option): number {
  const side = sideOfSeat(g, ask.seat);
  if (option[0] === "card") return 4 * cardScore(g, side, battle, CARD.of(option[1]));
  if (ask.prompt !== "magic") return Math.log(weighCalling(g, battle, option[0] === "cards"));
  const weights: number[] = [];
  weighFetches(g, battle, side, ask.options, weights);
  return Math.log(weights[ask.options.indexOf(option)]);
}

function scoreOf(g: Confrontation, ask: Ask, option: Option): number {
  switch (option[0]) {
    case "move":
      return moveScore(g, CHARACTER.of(option[1]), REGION.of(option[2]));
    case "card":
    case "cards":
    case "no-cards":
    case "take":
    case "keep":
      return fightScore(g, battleOf(g), ask, option);
    case "retreat":
      return ask.prompt === "react"
        ? (ask.about?.[1] === FRODO ? 1 : ask.about?.[0] === PIPPIN ? 0.3 : 0.1) -
            0.5 * near(g, GOOD, REGION.of(option[1]))
        : -near(g, sideOf(CHARACTER.of(ask.about?.[0])), REGION.of(option[1]));
    case "sam":
      return 1.2;
    case "show-frodo":
      return 0.5;
    case "balrog":
      return 1;
    default:
      return 0;
  }
}

/** Less than this is no difference. */
const EVEN = 0.15;

/** What a veteran chooses. `view` is what the seat may know. */
export function veteran(view: Confrontation, ask: Ask, random: Random): Option {
  const scores = ask.options.map((option) => scoreOf(view, ask, option));
  return bestOf(ask.options, scores, EVEN, random);
}
