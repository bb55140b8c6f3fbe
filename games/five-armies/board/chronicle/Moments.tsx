/** The moments that weighed most, each with a way back to it. */
import { paragraph } from "@westmarch/boardkit/writing";
import { MomentList } from "@westmarch/campaign/chronicle";
import { FRONT_GATE, SHADOW } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import type { ChronicleProps, GameSay } from "../keys.ts";
import { line } from "../lines.ts";
import { place, placeAt, withinCharacter } from "../names.ts";
import { bench } from "./bench.ts";
import { judgeWords } from "./judgewords.ts";
import type { Matter, Moment } from "./moments.ts";
import { type Scene, Vignette } from "./Vignette.tsx";

function titleOf(say: GameSay, matter: Matter): string {
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

export type MomentsProps = Pick<ChronicleProps, "log" | "view" | "seat" | "say" | "onLook" | "fetchSave"> & {
  readonly moments: readonly Moment[];
};

const eventOf = ({ told }: Moment) => told;

/** The moments side by side, each with what the computer thinks of the choice that it came of. */
export const Moments = ({ say, view, ...rest }: MomentsProps) => (
  <MomentList
    {...rest}
    say={say}
    bench={bench}
    words={judgeWords(say)}
    eventOf={eventOf}
    told={(moment) => ({
      turn: say("turn.number", { turn: moment.turn }),
      title: titleOf(say, moment.matter),
      text: textOf(say, view, moment),
      scene: <Vignette of={sceneOf(moment.matter)} size={84} />,
    })}
    look={say("chronicle.look")}
    lookAt={(title) => say("chronicle.look.at", { title })}
  />
);
