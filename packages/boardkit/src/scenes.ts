import type { Core } from "@westmarch/kernel";
import type { Staging, StepOf } from "./staging.ts";

/** A scene that has been played to its end: the places of its first and of its last event in the log. */
export interface PlayedScene {
  readonly first: number;
  readonly last: number;
}

/** The scenes of a log, as its game shows them, without one that still goes on. */
export function scenesOf<G extends Core>(
  { log, view, seat }: Pick<Staging<G>, "log" | "view" | "seat">,
  stepOf: StepOf<G>,
): readonly PlayedScene[] {
  const scenes: PlayedScene[] = [];
  let first = -1;
  let last = -1;
  const close = () => {
    if (first >= 0) scenes.push({ first, last });
    first = -1;
  };
  for (let at = 0; at < log.length; at++) {
    const step = stepOf({ log, at, view, seat, calm: false });
    if (step === null || step === "along") continue;
    if (step.scene === undefined) close();
    else {
      if (first < 0) first = at;
      last = at;
      if (step.stays !== undefined) close();
    }
  }
  return scenes;
}
