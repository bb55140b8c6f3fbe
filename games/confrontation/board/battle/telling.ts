import type { Staging } from "@westmarch/boardkit";
import { NONE } from "@westmarch/kernel";
import type { Confrontation } from "../../state.ts";
import type { Battle } from "../../vocabulary.ts";
import type { Module } from "../keys.ts";
import { battleOf, sideAt } from "../names.ts";
import { marchOf, WALK, WALK_CALM } from "../pieces/marching.ts";
import { breath, sceneAt } from "./scene.ts";

/** How long a finished battle stays before the table goes on by itself, in milliseconds. */
const LINGER = 9000;

/** The attack in progress; null once a game is over, also by resignation in the midst of a battle. */
export const fought = (view: Confrontation): Battle | null =>
  view.over || view.result ? null : battleOf(view);

/** Whether the same attack goes on after the event at `at`. */
function continues({ log, at, view }: Staging<Confrontation>): boolean {
  for (const event of log.slice(at + 1)) {
    if (event.type === "shown") return true;
    if (event.type === "turn" || event.type === "game-ended") return false;
  }
  return fought(view) !== null;
}

/** Whether the event at `at` is the one with which a battle has run its course. */
const ends = (staging: Staging<Confrontation>): boolean =>
  sceneAt(staging.log, staging.at + 1)?.over === true &&
  sceneAt(staging.log, staging.at)?.over !== true &&
  !continues(staging);

/** Battles are told one event after the other, with time to look; standees that walk are seen to arrive. */
export const step: Module["step"] = (staging) => {
  const { log, at, view, seat, calm } = staging;
  const event = log[at];
  const lasts = breath(event, sceneAt(log, at + 1));
  if (ends(staging)) return { name: "verdict", lasts: lasts + 1400, scene: "stage.continue", stays: LINGER };
  if (lasts > 0) return { name: event.type, lasts, scene: "stage.hurry" };
  const march = marchOf(event, NONE);
  if (!march || march.from === march.to || (seat !== null && march.side === sideAt(view, seat))) return null;
  return { name: "march", lasts: calm ? WALK_CALM : WALK };
};
