import {
  type AnySave,
  type Core,
  drawsOf,
  type Engine,
  type Fairness,
  retell,
  type Seat,
} from "@westmarch/kernel";
import { canonical } from "./canonical.ts";
import { type Head, headsOf } from "./chain.ts";
import { commit, type Key, keyed } from "./keyed.ts";
import { mixed, secretOf } from "./mixed.ts";
import { type Noted, unlikeNoted } from "./noted.ts";
import { type Problem, said, seatsInWords } from "./problems.ts";

/** What checking a saved game came to. `problems` is empty exactly if `ok`. */
export interface Verdict {
  readonly ok: boolean;
  /** How many results of chance were derived anew. */
  readonly draws: number;
  /** What stands for all that happened; null where the key is missing or the file does not hold it. */
  readonly head: Head | null;
  /** How many of the heads that a player noted are heads of this very game. */
  readonly noted: number;
  /** The seats of each player whose device put something into the key, and of those who did not show it in time. */
  readonly contributed: readonly (readonly Seat[])[];
  readonly withheld: readonly (readonly Seat[])[];
  readonly problems: readonly Problem[];
}

/** How many draws may differ before the rest are not listed one by one. */
const LISTED = 5;

/** The keys that a file was checked to have: of the draws, and of the record. */
interface Keys {
  readonly key: Key;
  readonly secret: Key;
}

function checkKeys({ fairness }: AnySave, problems: Problem[]): Keys | null {
  const secret = fairness && secretOf(fairness);
  if (!fairness) problems.push({ reason: "uncommitted", facts: {} });
  else if (!fairness.key || !secret) problems.push({ reason: "unpublished", facts: {} });
  else {
    try {
      if (commit(secret) !== fairness.commitment) problems.push({ reason: "key-other", facts: {} });
      else if (checkContributions(fairness, secret, problems)) return { key: fairness.key, secret };
    } catch (error) {
      problems.push({ reason: "key-broken", facts: { detail: said(error) } });
    }
  }
  return null;
}

/** Each contribution is the one that was fixed, no seat has two, and the key is made of them. */
function checkContributions(
  { key, contributions = [] }: Fairness,
  secret: Key,
  problems: Problem[],
): boolean {
  const before = problems.length;
  const seats = contributions.flatMap((one) => one.seats);
  if (new Set(seats).size < seats.length) problems.push({ reason: "contributed-twice", facts: {} });
  for (const { seats, seal, value } of contributions)
    if (value !== null && commit(value) !== seal)
      problems.push({ reason: "contribution-other", facts: { seats: seatsInWords(seats) } });
  if (problems.length === before && mixed(secret, contributions) !== key)
    problems.push({ reason: "key-unmixed", facts: {} });
  return problems.length === before;
}

function checkDraws(save: AnySave, key: string, problems: Problem[]): number {
  const chance = keyed(key);
  const draws = drawsOf(save);
  const brought = save.fairness?.brought ?? 0;
  let wrong = 0;
  let due = 0;
  for (const [n, sides, value] of draws) {
    if (n !== due) problems.push(outOfOrder(save, due, n));
    due = n + 1;
    if (n < brought) continue;
    const right = chance(n, sides);
    if (right === value) continue;
    if (++wrong <= LISTED) problems.push({ reason: "draw-other", facts: { n, sides, value, right } });
  }
  if (wrong > LISTED) problems.push({ reason: "draws-more", facts: { count: wrong - LISTED } });
  return draws.length;
}

/** Chance goes on from number to number: a server that skips one, or draws one again, could pick what it likes. */
function outOfOrder({ format }: AnySave, due: number, n: number): Problem {
  if (n < due) return { reason: "draw-again", facts: { n, before: due - 1 } };
  return {
    reason: format === 1 ? "draws-skipped-before" : "draws-skipped",
    facts: { from: due, to: n - 1 },
  };
}

function checkHeads(
  save: AnySave,
  secret: Key,
  noted: readonly Head[],
  problems: Problem[],
): Pick<Verdict, "head" | "noted"> {
  const heads = save.format === 2 ? headsOf(secret, save, save.deeds) : [];
  let known = 0;
  for (const head of noted) {
    if (heads.includes(head)) known++;
    else problems.push({ reason: "head-other", facts: { head } });
  }
  return { head: heads.at(-1) ?? null, noted: known };
}

function checkPlay<G extends Core<S>, S>(save: AnySave, engine: Engine<G, S>, problems: Problem[]): void {
  if (save.version !== engine.game.version) {
    problems.push({ reason: "version-other", facts: { saved: save.version, checked: engine.game.version } });
  }
  try {
    const telling = retell(engine, save);
    let step = telling.next();
    while (!step.done) step = telling.next();
    const state = step.value;
    if (save.format === 1) state.drawn = Math.max(state.drawn, save.drawn ?? 0);
    if (canonical(state) !== canonical(save.state)) {
      problems.push({ reason: "position-other", facts: {} });
    }
  } catch (error) {
    problems.push({ reason: "not-replayable", facts: { detail: said(error) } });
  }
}

/**
 * Checks a saved game: that the published secret is the one committed to and the key is made of it and of what the
 * players contributed, that every result of chance follows from the key, one number after the other, that what a player
 * `noted` while the game ran is what the file tells, and (given the game's engine) that everything on record is by the
 * rules and leads to the saved position.
 */
export function verify<G extends Core<S>, S>(
  save: AnySave,
  engine?: Engine<G, S>,
  noted: Noted = {},
): Verdict {
  const problems: Problem[] = [];
  const keys = checkKeys(save, problems);
  const draws = keys ? checkDraws(save, keys.key, problems) : 0;
  const heads = keys ? checkHeads(save, keys.secret, noted.heads ?? [], problems) : { head: null, noted: 0 };
  problems.push(...unlikeNoted(save.fairness, noted));
  if (engine) checkPlay(save, engine, problems);
  const contributions = save.fairness?.contributions ?? [];
  const seatsWhere = (shown: boolean) =>
    contributions.filter(({ value }) => (value !== null) === shown).map(({ seats }) => seats);
  return {
    ok: problems.length === 0,
    draws,
    ...heads,
    contributed: seatsWhere(true),
    withheld: seatsWhere(false),
    problems,
  };
}
