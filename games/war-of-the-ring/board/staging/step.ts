/** How every event is shown before it is told: what it is called, how long it stands, and whether a scene plays. */
import {
  BLINK,
  type Pace,
  type PaceAt,
  type Paces,
  type Scene,
  stepBy,
  together,
  unlessOwn,
} from "@westmarch/campaign/pace";
import { FIGURES_OF, type Side, sideOfCharacter } from "../../data/ids.ts";
import { sideOf } from "../../seats.ts";
import type { War } from "../../state.ts";
import type { Words } from "../../words.ts";
import type { Module } from "../keys.ts";
import { battleAround, doer, huntAround, huntEnds, huntFails, type LogEvent } from "./within.ts";

/** The side that this event takes something from. */
function hurt(event: LogEvent | undefined): Side | null {
  if (event?.type === "lost") return FIGURES_OF[0].includes(event.facts.figure) ? 0 : 1;
  if (event?.type === "reduced") return event.facts.nation < 5 ? 0 : 1;
  if (event?.type === "character-died") return sideOfCharacter(event.facts.character);
  return null;
}
/** Losses of one side are seen together; those one has chosen oneself, at a glance. */
const loss = (_facts: unknown, { log, at, before, seat, view }: PaceAt<War>): Pace => {
  const side = hurt(log[at]);
  if (side === hurt(before)) return "along";
  return seat !== null && side === sideOf(view, seat) ? BLINK : 800;
};

/** Must name every event, by chapters of the rules: a new one does not compile before its pace is decided here. */
const PACE: Paces<Words["events"], War> = {
  // The turn, dice, politics.
  turn: 700,
  rolled: together("rolled", 1300),
  allocated: 450,
  action: unlessOwn(350),
  skipped: unlessOwn(350),
  passed: unlessOwn(350),
  ring: unlessOwn(900),
  "die-turned": unlessOwn(400),
  "dice-lost": 500,
  advanced: (f, { own, view }) => (view.steps[f.nation] === 0 ? 1000 : own ? null : 400),
  "set-back": 500,
  activated: (_f, { own, before }) => (before?.type === "activated" ? "along" : own ? null : 400),
  mixed: null,
  swapped: 300,
  won: 900,

  // The Fellowship and the Hunt.
  declared: 1000,
  travelled: unlessOwn(500),
  mordor: 1000,
  hidden: 700,
  revealed: 1100,
  driven: 600,
  guide: 500,
  separated: 700,
  corruption: 1000,
  "hunt-thrown": 1300,
  // What finds nothing is a note, and no scene.
  "hunt-rolled": (f) => (f.successes === 0 ? 1100 : f.rerolled.length > 0 ? 2300 : 1700),
  tile: 1800,
  "tile-die": 1000,
  "tile-in-play": 600,
  "tile-removed": 400,
  "tiles-returned": null,
  "pool-refilled": null,
  casualty: 1200,
  "companion-drawn": 1000,

  // Characters and Armies.
  entered: 800,
  "character-died": loss,
  flew: unlessOwn(500),
  "companions-moved": unlessOwn(500),
  marched: unlessOwn(500),
  recruited: unlessOwn(350),
  withdrawn: unlessOwn(250),
  lost: loss,
  reduced: loss,
  captured: 700,

  // Battles.
  // The map shows where, and then the scene comes up.
  "battle-began": (_f, { calm }) => (calm ? 1100 : 1800),
  "battle-ended": 1300,
  withdrew: 900,
  retreated: 900,
  "card-chosen": (f, { seat, view }) => (seat !== null && f.side === sideOf(view, seat) ? BLINK : 450),
  "cards-shown": 1800,
  "card-cancelled": 1000,
  "combat-roll": together("combat-roll", 1500),
  reroll: together("reroll", 1300),
  "special-attack": 1300,
  turned: 800,
  "hits-cancelled": 800,
  forfeited: 700,
  silenced: 800,
  "white-rider": 1100,

  // Cards.
  drew: together("drew", 250),
  discarded: together("discarded", 200),
  played: unlessOwn(1700),
  "on-table": null,
  "off-table": 400,
  "card-rolled": 1000,
};

/** Where an event stands: in a battle, in a hunt, or on the map. */
function sceneAt({ log, at, view }: Parameters<typeof step>[0]): Scene {
  if (battleAround(log, at) >= 0) return log[at].type === "battle-ended" ? "over" : "goes-on";
  if (huntAround(log, at) < 0 || huntFails(log, at, view)) return "none";
  return huntEnds(log, at, view) ? "over" : "goes-on";
}

/** Marches, musters and dice in an even rhythm on the map; battles and hunts as scenes over it. */
export const step: Module["step"] = (staging) => {
  const { log, at, seat } = staging;
  const own = seat !== null && doer(log, at) === seat;
  return stepBy(PACE, log[at], staging, { own, scene: sceneAt(staging) });
};
