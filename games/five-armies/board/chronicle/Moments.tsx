/** The moments that weighed most, each with a way back to it. */
import { paragraph } from "@westmarch/boardkit/writing";
import { MomentList, type MomentsProps } from "@westmarch/campaign/chronicle";
import { FRONT_GATE, SHADOW } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { line } from "../lines.ts";
import { place, placeAt, withinCharacter } from "../names.ts";
import { bench } from "./bench.ts";
import { judgeWords } from "./judgewords.ts";
import type { Matter, Moment } from "./moments.ts";
import { type Scene, Vignette } from "./Vignette.tsx";

function titleOf(say: GameSay, { matter }: Moment): string {
  switch (matter.kind) {
    case "combat":
      return say("chronicle.moment.combat", { at: placeAt(say, matter.at) });
    case "taken":
      return say(matter.side === SHADOW ? "chronicle.moment.taken" : "chronicle.moment.back", {
        place: place(say, matter.at),
      });
    case "fell":
      return say("chronicle.moment.fell", { who: withinCharacter(say, matter.character) });
    case "came":
      return say("chronicle.moment.came", { who: withinCharacter(say, matter.character) });
    case "sun":
      return say("chronicle.moment.sun", { by: matter.by });
  }
}

function sceneOf(matter: Matter): Scene {
  switch (matter.kind) {
    case "combat":
      return { kind: "swords" };
    case "taken":
      return matter.at === FRONT_GATE ? { kind: "gate" } : { kind: "tower", side: matter.side };
    case "fell":
      return { kind: "person", character: matter.character, falls: true };
    case "came":
      return { kind: "person", character: matter.character, falls: false };
    case "sun":
      return { kind: "sun" };
  }
}

/** What happened, in the words of the log. */
function textOf(say: GameSay, view: FiveArmies, { matter, told }: Moment): string {
  const text = line(told, { say, view, seat: null, log: [told] })?.text ?? "";
  if (matter.kind !== "combat") return text;
  const [free, shadow] = matter.losses;
  return paragraph(say, text, say("chronicle.moment.losses", { free, shadow }));
}

const TELLING = {
  bench,
  judgeWords,
  eventOf: ({ told }: Moment) => told,
  titleOf,
  textOf,
  sceneOf: ({ matter }: Moment) => <Vignette of={sceneOf(matter)} size={84} />,
  look: "chronicle.look",
  lookAt: "chronicle.look.at",
} as const;

/** The moments side by side, each with what the computer thinks of the choice that it came of. */
export const Moments = (moments: MomentsProps<FiveArmies, GameSay, Moment>) => (
  <MomentList {...moments} telling={TELLING} />
);
