/** How every event is shown before it is told: what it is called, how long it stands, and whether a scene plays. */
import {
  BLINK,
  type Pace,
  type PaceAt,
  type Paces,
  stepBy,
  together,
  togetherUnlessOwn,
  unlessOwn,
} from "@westmarch/campaign/pace";
import { FREE, SHADOW, type Side, sideOfUnit } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import type { Words } from "../../words.ts";
import type { Module } from "../keys.ts";
import { combatAround, doer, type EventName, type LogEvent } from "./within.ts";

/** The side that this event takes a unit from. */
const hurt = (event: LogEvent | undefined): Side | null =>
  event?.type === "removed" ? sideOfUnit(event.facts.unit) : null;
/** Casualties of one side are seen together; those one has chosen oneself, at a glance. */
const casualty = ({ unit }: Words["events"]["removed"], { before, seat }: PaceAt<FiveArmies>): Pace => {
  const side = sideOfUnit(unit);
  if (hurt(before) === side) return "along";
  return seat === side ? BLINK : 800;
};

const REVEALED: ReadonlySet<EventName> = new Set<EventName>(["played", "combat-card"]);
/** The cards of both are turned in the same moment. */
const turned = (_facts: unknown, { before }: PaceAt<FiveArmies>): Pace =>
  before !== undefined && REVEALED.has(before.type) ? "along" : 1800;

/** Must name every event, by chapters of the rules: a new one does not compile before its pace is decided here. */
const PACE: Paces<Words["events"], FiveArmies> = {
  // The turn, fate, dice.
  turn: 700,
  activated: unlessOwn(600),
  token: togetherUnlessOwn("token", 400),
  "tokens-lost": 300,
  tile: 1300,
  fate: 1500,
  "fate-card": 2000,
  bat: together("bat", 600),
  rolled: together("rolled", 1400),
  die: null,
  action: unlessOwn(350),
  passed: unlessOwn(350),
  ability: unlessOwn(1000),
  "end-of-turn": null,
  won: 900,

  // Cards.
  drew: together("drew", 250),
  discarded: together("discarded", 200),
  reshuffled: 400,
  card: unlessOwn(1800),
  "on-table": null,
  "off-table": 400,
  "hand-shown": ({ seat: of }, { seat }) => (seat !== null && seat !== of ? 2200 : 800),
  "card-lost": 900,

  // Armies and characters.
  marched: unlessOwn(500),
  walked: unlessOwn(450),
  control: 900,
  "tokens-eliminated": 400,
  "token-laid": togetherUnlessOwn("token-laid", 350),
  flipped: unlessOwn(600),
  mustered: together("mustered", 400),
  "pass-opened": 1000,
  rallied: ({ dice }) => (dice.length > 0 ? 1600 : 700),
  removed: casualty,
  entered: 1200,
  eliminated: 1200,
  deactivated: 500,
  destroyed: 800,
  ring: 1300,
  mail: 1000,
  bodyguard: 700,
  shielded: 900,
  wrath: 700,
  eagles: 800,
  flew: together("flew", 500),
  swooped: together("swooped", 700),
  "bat-cloud": 700,
  shot: 1700,
  // What was shot and what it does are seen in one.
  hit: (_f, { before }) => (before?.type === "shot" ? "along" : 800),

  // Combat: the map shows where, and then the scene comes up.
  combat: (_f, { calm }) => (calm ? 1100 : 1800),
  superior: 1300,
  round: (f) => (f.round === 1 ? 700 : 600),
  played: turned,
  "combat-card": turned,
  "combat-roll": together("combat-roll", 1500),
  reroll: 1300,
  "die-again": 900,
  "more-dice": 1200,
  maneuver: 1300,
  vampires: 1000,
  scored: 1300,
  ceased: 700,
  retreated: 900,
  "combat-ended": 1300,
};

const ENDS: ReadonlySet<EventName> = new Set<EventName>(["combat-ended", "won"]);

/** Marches, musters and dice in an even rhythm on the map; combats as scenes over it. */
export const step: Module["step"] = (staging) => {
  const { log, at, seat } = staging;
  const by = doer(log, at);
  const own = seat !== null && by === (seat === FREE ? FREE : SHADOW);
  const fought = combatAround(log, at) >= 0;
  const scene = !fought ? "none" : ENDS.has(log[at].type) ? "over" : "goes-on";
  return stepBy(PACE, log[at], staging, { own, scene });
};
