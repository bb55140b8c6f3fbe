/** The moments that weighed most, each with a way back to it. */
import { paragraph, sentenceCase } from "@westmarch/boardkit/writing";
import { chronicleStyles as css, Judged, JudgeFoot, useJudge, useSeen } from "@westmarch/campaign/chronicle";
import { useMemo } from "react";
import { FREE } from "../../data/ids.ts";
import { HOME } from "../../data/regions.ts";
import type { War } from "../../state.ts";
import type { ChronicleProps, GameSay } from "../keys.ts";
import { line } from "../lines.ts";
import { place, withinCharacter } from "../names.ts";
import { bench } from "./bench.ts";
import { judgeWords } from "./judgewords.ts";
import type { Matter, Moment } from "./moments.ts";
import { type Scene, Vignette } from "./Vignette.tsx";

function titleOf(say: GameSay, matter: Matter): string {
  switch (matter.kind) {
    case "burden":
      return say("ending.moment.burden", { by: matter.by });
    case "battle":
      return say("ending.moment.battle", { place: place(say, matter.at) });
    case "captured":
      return say(HOME[matter.at] === matter.side ? "ending.moment.back" : "ending.moment.taken", {
        place: place(say, matter.at),
      });
    case "fell":
      return say("ending.moment.falls", { who: withinCharacter(say, matter.character) });
    case "fire":
      return say("ending.moment.fire");
  }
}

function sceneOf(matter: Matter): Scene {
  switch (matter.kind) {
    case "burden":
      return matter.tile === null ? { kind: "ring" } : { kind: "tile", tile: matter.tile };
    case "captured":
      return { kind: "castle", fallen: matter.side !== FREE };
    case "battle":
      return { kind: "swords" };
    case "fell":
      return { kind: "candle" };
    case "fire":
      return { kind: "fire" };
  }
}

/** What happened, in the words of the log. */
function textOf(say: GameSay, view: War, matter: Matter, told: Moment["told"]): string {
  const lines = told.map((event) => line(event, { say, view, seat: null, log: told })?.text ?? "");
  const [free, shadow] = matter.kind === "battle" ? matter.losses : [0, 0];
  const losses = matter.kind === "battle" ? say("ending.moment.losses", { free, shadow }) : "";
  return paragraph(say, ...lines, losses).replaceAll(/<\/?b>/g, "");
}

export type MomentsProps = Pick<ChronicleProps, "log" | "view" | "seat" | "say" | "onLook" | "fetchSave"> & {
  readonly moments: readonly Moment[];
};

export function Moments({ say, view, seat, log, moments, onLook, fetchSave }: MomentsProps) {
  const events = useMemo(() => moments.map(({ told: [event] }) => event), [moments]);
  const judging = useJudge(bench, { log, seat, events, fetchSave });
  // Nobody's device works hard for what nobody looks at.
  const box = useSeen(() => judging?.state === "at-rest" && judging.begin());
  return (
    <>
      <ol className={css.moments} ref={box}>
        {moments.map(({ turn, told, matter }, i) => {
          const [{ version, index }] = told;
          const title = sentenceCase(titleOf(say, matter));
          const opinion = judging?.opinions[i];
          return (
            <li key={`${version}:${index}`}>
              <Vignette of={sceneOf(matter)} size={84} />
              <div>
                <small>{say("turn.number", { turn })}</small>
                <h4>{title}</h4>
                <p>{textOf(say, view, matter, told)}</p>
                <button
                  type="button"
                  className={css.look}
                  aria-label={say("ending.moments.look.at", { title })}
                  onClick={() => onLook(version)}
                >
                  {say("ending.moments.look")}
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
