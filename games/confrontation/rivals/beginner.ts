/**
 * A scripted player: somebody who has just finished the guided game, and does what its texts say (`guide.…` in `text`).
 *
 * - "Bring Frodo to Mordor": he goes on wherever no enemy can step in, and into no battle; "the Shadow wins when Frodo falls".
 * - "To enter a region with an enemy is to attack": with whoever is stronger than what may stand there, or removes it at once.
 * - "Three of its pieces occupy the Shire": the Shadow goes on, straight ahead, and looks for Frodo where he may be.
 * - "Each side lays a card": the lowest number that should do, the highest where none does, and Retreat where the enemy is
 *   too strong. "Frodo may slip away": he does.
 *
 * He sets up as the others do. Where the lesson says nothing he takes whatever comes.
 */
import { bestOf } from "@westmarch/bots/sight";
import type { Ask, Option, Random } from "@westmarch/kernel";
import { battleOf } from "../bot/cards.ts";
import { membersOf } from "../bot/odds.ts";
import { FORWARD, LAST_ROW, ROW } from "../data/board.ts";
import { isText, VALUE } from "../data/cards.ts";
import { STRENGTH } from "../data/characters.ts";
import {
  CARD,
  type CardId,
  CHARACTER,
  type CharacterId,
  DARK,
  FLYING_NAZGUL,
  FRODO,
  GIMLI,
  GOOD,
  LEGOLAS,
  MERRY,
  MORDOR,
  ORCS,
  other,
  REGION,
  type RegionId,
  SHIRE,
  type Side,
  sideOf,
  WITCH_KING,
} from "../data/ids.ts";
import { bit, slotsFrom, standees } from "../rules/standees.ts";
import { type Confrontation, sideOfSeat } from "../state.ts";
import type { Battle } from "../vocabulary.ts";

const WINS = 100;
/** Two stand in The Shire already: a third wins. */
const ALMOST = 2;
/** "Removes at once: no cards, no sums." */
const REMOVES: readonly (readonly [CharacterId, CharacterId])[] = [
  [GIMLI, ORCS],
  [LEGOLAS, FLYING_NAZGUL],
  [MERRY, WITCH_KING],
];
const RETREATS: readonly CardId[] = [CARD.named("g-retreat"), CARD.named("d-retreat")];

/** Who may stand in a region, one of whom is there: all that no player has seen to be elsewhere. */
function suspects(g: Confrontation, side: Side, region: RegionId): readonly CharacterId[] {
  return membersOf(side, g.may[slotsFrom(side, region)]).filter((who) => (g.fallen & (1 << who)) === 0);
}

/** By how much an attack looks to be won: strengths as they are printed, over all who may stand there. */
function attack(g: Confrontation, who: CharacterId, to: RegionId): number {
  const enemies = suspects(g, other(sideOf(who)), to);
  const sum = enemies.reduce(
    (all, enemy) =>
      all +
      (REMOVES.some(([one, falls]) => one === who && falls === enemy)
        ? STRENGTH[CHARACTER.named("cave-troll")]
        : STRENGTH[who] - STRENGTH[enemy]),
    0,
  );
  return sum / Math.max(1, enemies.length);
}

/** Enemies that can step into a region. */
const near = (g: Confrontation, side: Side, region: RegionId): number =>
  FORWARD[side][region].reduce((sum, from) => sum + standees(g, other(side), from), 0);

/** "Bring Frodo to Mordor", along a road that "lies open": nobody can step in, and nobody waits a step farther on. */
function frodoMove(g: Confrontation, to: RegionId): number {
  if (to === MORDOR) return WINS;
  if (standees(g, DARK, to) > 0) return -WINS;
  if (near(g, GOOD, to) > 0) return standees(g, GOOD, to) > 0 ? -1 : -3;
  return FORWARD[GOOD][to].some((next) => next !== MORDOR && near(g, GOOD, next) > 0) ? 0 : 3;
}

/** "Found alone": a friend comes to Frodo, and the last does not leave him. */
function company(g: Confrontation, from: RegionId, to: RegionId): number {
  const at = g.secret.at[FRODO];
  if (to === at) return 1;
  return from === at && standees(g, GOOD, from) === 2 ? -1 : 0;
}

function goodMove(g: Confrontation, who: CharacterId, to: RegionId): number {
  if (who === FRODO) return frodoMove(g, to);
  const isAttack = standees(g, DARK, to) > 0;
  return (
    (isAttack ? attack(g, who, to) : near(g, GOOD, to) === 0 ? 0.5 : -0.5) +
    company(g, REGION.of(g.secret.at[who]), to)
  );
}

function darkMove(g: Confrontation, who: CharacterId, to: RegionId): number {
  if (to === SHIRE && standees(g, DARK, SHIRE) === ALMOST) return WINS;
  const isHunt = (g.may[slotsFrom(GOOD, to)] & bit(FRODO)) !== 0;
  if (standees(g, GOOD, to) > 0) return attack(g, who, to) + (isHunt ? 1 : 0);
  return to === SHIRE ? 2 : 0.1 * (LAST_ROW - ROW[to]);
}

/** "Seven against five": the lowest number that beats a middling card of the enemy's, or else the highest. */
function cardScore(side: Side, { attacker, defender }: Battle, card: CardId): number {
  const [own, enemy] = sideOf(attacker) === side ? [attacker, defender] : [defender, attacker];
  const behind = STRENGTH[enemy] - STRENGTH[own];
  if (RETREATS.includes(card)) return behind >= 2 ? WINS : -WINS;
  if (isText(card)) return 0;
  const value = VALUE[card];
  return value - behind > MIDDLING ? 2 * LAST_ROW - value : value - MIDDLING;
}
const MIDDLING = 2;

function scoreOf(g: Confrontation, ask: Ask, option: Option): number {
  switch (option[0]) {
    case "move": {
      const [who, to] = [CHARACTER.of(option[1]), REGION.of(option[2])];
      return sideOf(who) === GOOD ? goodMove(g, who, to) : darkMove(g, who, to);
    }
    case "card":
      return cardScore(sideOfSeat(g, ask.seat), battleOf(g), CARD.of(option[1]));
    case "retreat":
      return ask.prompt === "react" && ask.about?.[1] === FRODO ? 2 : 0;
    default:
      return 0;
  }
}

/** Less than this is no difference. */
const EVEN = 0.1;

/** What a beginner chooses. `view` is what the seat may know. */
export function beginner(view: Confrontation, ask: Ask, random: Random): Option {
  const scores = ask.options.map((option) => scoreOf(view, ask, option));
  return bestOf(ask.options, scores, EVEN, random);
}
