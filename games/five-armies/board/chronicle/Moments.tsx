/** The moments that weighed most, each with a way back to it. */
import { paragraph, sentenceCase } from "@westmarch/boardkit/writing";
import { chronicleStyles as css, Judged, JudgeFoot, useJudge, useSeen } from "@westmarch/campaign/chronicle";
import { useMemo } from "react";
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
  if (matter.kind !== "combat") return text.replaceAll(/<\/?b>/g, "");
  const [free, shadow] = matter.losses;
  return paragraph(say, text, say("chronicle.moment.losses", { free, shadow })).replaceAll(/<\/?b>/g, "");
}

export type MomentsProps = Pick<ChronicleProps, "log" | "view" | "seat" | "say" | "onLook" | "fetchSave"> & {
  readonly moments: readonly Moment[];
};

/** The moments side by side, each with what the computer thinks of the choice that it came of. */
export function Moments({ say, view, seat, log, moments, onLook, fetchSave }: MomentsProps) {
  const events = useMemo(() => moments.map(({ told }) => told), [moments]);
  const judging = useJudge(bench, { log, seat, events, fetchSave });
  // Nobody's device works hard for what nobody looks at.
  const box = useSeen(() => judging?.state === "at-rest" && judging.begin());
  return (
    <>
      <ol className={css.moments} ref={box}>
        {moments.map((moment, i) => {
          const { version, index } = moment.told;
          const title = sentenceCase(titleOf(say, moment.matter));
          const opinion = judging?.opinions[i];
          return (
            <li key={`${version}:${index}`}>
              <Vignette of={sceneOf(moment.matter)} size={84} />
              <div>
                <small>{say("turn.number", { turn: moment.turn })}</small>
                <h4>{title}</h4>
                <p>{textOf(say, view, moment)}</p>
                <button
                  type="button"
                  className={css.look}
                  aria-label={say("chronicle.look.at", { title })}
                  onClick={() => onLook(version)}
                >
                  {say("chronicle.look")}
                </button>
              </div>
              {judging && opinion && (
                <Judged say={say} words={judgeWords(say)} title={title} judging={judging} opinion={opinion} />
              )}
            </li>
          );
        })}
      </ol>
      {judging && <JudgeFoot say={say} judging={judging} />}
    </>
  );
}
