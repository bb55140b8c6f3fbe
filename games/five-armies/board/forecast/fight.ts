/**
 * A combat fought to its end, worked out exactly and without playing it out. Neither side plays a card or a maneuver,
 * retreats or ceases; units are lost where they must be (12.10), the weakest first.
 */
import { chanceOn, mean, sharesWithRerolls } from "@westmarch/armies/chance";
import { DAMAGE_PER_UNIT, DICE_LIMIT } from "../../state.ts";
import type { Camp, Matchup } from "./matchup.ts";

const NORMALLY = 5;
/** A combat of more rounds than this is hardly ever fought. */
const MOST_ROUNDS = 60;
/** What is less likely than this is left out. */
const HARDLY = 1e-7;

/** How a camp stands: how many of its units are gone, and its markers; for Beorn the wrath that he has lost. */
interface Standing {
  readonly gone: number;
  readonly damage: number;
}

const isBeorn = ({ strengths }: Camp): boolean => strengths.length === 0;
const isAlive = (camp: Camp, { gone, damage }: Standing): boolean =>
  isBeorn(camp) ? damage < camp.wrath : gone < camp.strengths.length;

/** 12.2. */
export const diceOf = (camp: Camp, gone = 0): number =>
  isBeorn(camp)
    ? camp.fixedDice
    : Math.min(
        DICE_LIMIT,
        camp.strengths.slice(gone).reduce((sum, strength) => sum + strength, 0),
      );

/** 12.7 to 12.10: markers for hits, and the units that must go for them. */
export function struck(camp: Camp, { gone, damage }: Standing, hits: number): Standing {
  const scored = Math.max(0, hits - camp.prevents);
  let [left, markers] = [gone, damage + scored];
  if (isBeorn(camp)) return { gone, damage: markers };
  while (left < camp.strengths.length && markers > camp.strengths.length - left + camp.endures) {
    left++;
    markers -= Math.min(DAMAGE_PER_UNIT, markers);
  }
  return { gone: left, damage: left === camp.strengths.length ? 0 : markers };
}

/** Hits in one round that would destroy a camp. */
export function stands(camp: Camp): number {
  const whole: Standing = { gone: 0, damage: camp.damage };
  for (let hits = 1; ; hits++) if (!isAlive(camp, struck(camp, whole, hits))) return hits - camp.prevents;
}

/** How often a combat ends so, of 1. */
export interface Ends {
  readonly won: number;
  readonly lost: number;
  readonly both: number;
}

/** What is to be expected of a combat. */
export interface Forecast {
  readonly ends: Ends;
  /** Units lost by the end: by the attackers, and by the defender. */
  readonly losses: readonly [attackers: number, defender: number];
}

/** What a camp does in the next round. */
export interface Part {
  readonly dice: number;
  readonly needs: number;
  readonly again: number;
  readonly hits: number;
  readonly stands: number;
}

const needed = (m: Matchup, army: number, first: boolean, breach: number): number => {
  const [whole, breached] = first ? m.needs[army].first : m.needs[army].after;
  return m.walls > 0 && breach < m.walls ? whole : breached;
};

/** 19.1, 19.22. */
const breachAfter = (m: Matchup, breach: number, hits: number): number =>
  Math.min(m.walls, m.hardWalls ? Math.max(breach, hits - m.defender.prevents) : breach + hits);

function partOf(camp: Camp, needs: number): Part {
  const dice = diceOf(camp);
  const again = Math.min(dice, camp.again);
  return {
    dice,
    needs,
    again,
    hits: mean(sharesWithRerolls(dice, chanceOn(needs), again)),
    stands: stands(camp),
  };
}

/** The next round, attacker first. */
export const roundOf = (m: Matchup): readonly [Part, Part] => [
  partOf(m.attackers[0], needed(m, 0, true, m.breach)),
  partOf(m.defender, NORMALLY),
];

/** One way in which a combat can stand. */
interface Case {
  readonly own: Standing;
  readonly theirs: Standing;
  readonly breach: number;
  readonly share: number;
}
const nameOf = ({ own, theirs, breach }: Omit<Case, "share">): string =>
  [own.gone, own.damage, theirs.gone, theirs.damage, breach].join();

/** Adds up what comes to the same. */
class Cases {
  readonly #all = new Map<string, Case>();
  add(one: Case): void {
    const name = nameOf(one);
    const before = this.#all.get(name)?.share ?? 0;
    this.#all.set(name, { ...one, share: before + one.share });
  }
  get all(): readonly Case[] {
    return [...this.#all.values()];
  }
}

/** Fights a combat, army after army. */
export function forecast(m: Matchup): Forecast {
  const { defender } = m;
  let [won, lost, both, mine, theirs] = [0, 0, 0, 0, 0];
  let standing: readonly Case[] = [
    { own: { gone: 0, damage: 0 }, theirs: { gone: 0, damage: defender.damage }, breach: m.breach, share: 1 },
  ];
  for (const [army, camp] of m.attackers.entries()) {
    const fallen = new Cases();
    const last = army === m.attackers.length - 1;
    standing = standing.map((one) => ({ ...one, own: { gone: 0, damage: camp.damage } }));
    const rolls = new Map<string, readonly number[]>();
    const rolled = (who: Camp, gone: number, needs: number): readonly number[] => {
      const dice = diceOf(who, gone);
      const name = `${dice}/${needs}/${who.again}`;
      const known = rolls.get(name) ?? sharesWithRerolls(dice, chanceOn(needs), Math.min(dice, who.again));
      rolls.set(name, known);
      return known;
    };
    for (let round = 0; round < MOST_ROUNDS && standing.length > 0; round++) {
      const next = new Cases();
      for (const one of standing) {
        const hits = rolled(camp, one.own.gone, needed(m, army, round === 0, one.breach));
        const answers = rolled(defender, one.theirs.gone, NORMALLY);
        for (const [many, hit] of hits.entries()) {
          const target = struck(defender, one.theirs, many);
          const breach = breachAfter(m, one.breach, many);
          for (const [back, answer] of answers.entries()) {
            const share = one.share * hit * answer;
            if (share < HARDLY) continue;
            const own = struck(camp, one.own, back);
            const after: Case = { own, theirs: target, breach, share };
            const [mineLive, theirsLive] = [isAlive(camp, own), isAlive(defender, target)];
            if (mineLive && theirsLive) {
              next.add(after);
              continue;
            }
            mine += share * own.gone;
            if (theirsLive && !last) {
              fallen.add({ ...after, own: { gone: 0, damage: 0 } });
              continue;
            }
            theirs += share * target.gone;
            if (theirsLive) lost += share;
            else if (mineLive || !last) won += share;
            else both += share;
          }
        }
      }
      standing = next.all;
    }
    for (const one of standing) mine += one.share * one.own.gone;
    standing = fallen.all;
  }
  const all = won + lost + both || 1;
  return { ends: { won: won / all, lost: lost / all, both: both / all }, losses: [mine, theirs] };
}
