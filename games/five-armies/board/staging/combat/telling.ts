/** A combat as a scene: what is on the stage at one moment. Pure, and made of what everybody may know. */
import type { Telling } from "@westmarch/boardkit";
import { BOTH, FREE, other, SHADOW, type Side } from "../../../ids.ts";
import { printed } from "../../../printing.ts";
import { joined } from "../../../rules/combat/attack.ts";
import { BREACHED, type FiveArmies } from "../../../state.ts";
import { after } from "../after.ts";
import { combatAround, type EventName, type LogEvent } from "../within.ts";
import { camp } from "./camp.ts";
import { type Camp, type CombatScene, type Over, STEPS, type StepName } from "./scene.ts";

/** By chapter and paragraph, the station at which something is asked (`here`: any); what is not here is asked of the map. */
const ASKED: Readonly<Record<string, StepName | "here">> = {
  "fight/army": "terrain",
  "limit/discard": "here",
  "fight/maneuver": "laid",
  "take-back/choose": "turned",
  "chance/choose": "roll",
  "fight/again": "leaders",
  "fight/answer": "leaders",
  "fight/luck": "leaders",
  "fight/use": "leaders",
  "fight/useToo": "leaders",
  "fight/bat": "leaders",
  "fight/shield": "wounds",
  "mail/use": "wounds",
  "casualties/lose": "wounds",
  "quarter/lose": "wounds",
  "fight/cease": "leave",
  "fight/leave": "leave",
  "advance/choose": "leave",
};

/** The station of the question that is asked now, or null where it is answered on the map. */
export function asked({ stack, result }: FiveArmies): StepName | "here" | null {
  const frame = stack.at(-1);
  return result || !frame ? null : (ASKED[`${frame.chapter}/${frame.at}`] ?? null);
}

/** The station that events belong to; others leave it where it is. */
const STATION: { readonly [T in EventName]?: StepName } = {
  combat: "terrain",
  superior: "terrain",
  round: "terrain",
  played: "turned",
  "combat-card": "turned",
  "combat-roll": "roll",
  "die-again": "roll",
  reroll: "leaders",
  "more-dice": "leaders",
  maneuver: "leaders",
  vampires: "leaders",
  scored: "wounds",
  mail: "wounds",
  shielded: "wounds",
  hit: "wounds",
  wrath: "wounds",
  rallied: "wounds",
  removed: "wounds",
  destroyed: "wounds",
  ceased: "leave",
  retreated: "leave",
  marched: "leave",
  "combat-ended": "leave",
  won: "leave",
};

function stepOf(events: readonly LogEvent[], waiting: StepName | "here" | null): StepName {
  if (waiting !== null && waiting !== "here") return waiting;
  let step: StepName = "terrain";
  for (const { type } of events) {
    const next = STATION[type];
    // What Beorn rolls again is part of his roll.
    if (next !== undefined && STEPS.indexOf(next) >= STEPS.indexOf(step)) step = next;
  }
  return step;
}

function outcome(events: readonly LogEvent[], camps: readonly [Camp, Camp], attacker: Side): Over | null {
  if (!events.some(({ type }) => type === "combat-ended" || type === "won")) return null;
  if (events.some(({ type }) => type === "ceased")) return "ceased";
  if (events.some(({ type }) => type === "retreated")) return "retreated";
  const stands = ({ units, characters, beorn }: Camp) =>
    beorn ? characters.length > 0 : units.some((many) => many > 0);
  const [own, foe] = [camps[attacker], camps[other(attacker)]].map(stands);
  if (own) return foe ? "ended" : "won";
  return foe ? "lost" : "both";
}

/** The combat as far as it has been told, or null where none is being fought or shown. */
export function combatScene({ view, told, since, log }: Telling<FiveArmies>): CombatScene | null {
  const g = after(told, since);
  const b = g.battle;
  const last = log.at(-1);
  const from = combatAround(log, log.length - 1);
  if (!b || from < 0 || last === undefined || (view.result && since.length === 0)) return null;
  const ended = last.type === "combat-ended" || last.type === "won";
  if (ended && !since.includes(last)) return null;
  const waiting = since.length === 0 ? asked(view) : null;
  // What is asked of the map is answered there.
  if (since.length === 0 && waiting === null) return null;
  const all = log.slice(from);
  const begins = all.findLastIndex(({ type }) => type === "round");
  // Who is asked which army fights next looks back on nothing.
  const events = waiting === "terrain" && begins > 0 ? [] : all.slice(Math.max(0, begins));
  const waits = waiting === "laid";
  const camps = BOTH.map((side) => camp(g, b, side, events, waits));
  const both: readonly [Camp, Camp] = [camps[FREE], camps[SHADOW]];
  const superior = all.find((event) => event.type === "superior");
  const stones = printed(g).breach[b.target];
  return {
    from: b.from,
    target: b.target,
    attacker: b.attacker,
    round: b.round,
    step: stepOf(events, waiting),
    camps: both,
    terrain: printed(g).terrain[b.target],
    superior: superior?.type === "superior" ? superior.facts.side : null,
    wall:
      stones > 0
        ? { stones, broken: (b.terms & BREACHED) !== 0 ? stones : Math.min(stones, b.breach) }
        : null,
    armies: b.combined !== 0 ? joined(g, b.attacker, b.target) : [],
    over: outcome(events, both, b.attacker),
    said: events.at(-1) ?? null,
  };
}
