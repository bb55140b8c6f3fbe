import { useStaged } from "@westmarch/boardkit/motion";
import { type ReactNode, useMemo, useRef } from "react";
import type { Confrontation } from "../../state.ts";
import type { GameSay, Props } from "../keys.ts";
import { place } from "../names.ts";
import { Backdrop } from "./Backdrop.tsx";
import { Bout } from "./Bout.tsx";
import { caption, waitingFor } from "./captions.ts";
import { type Scene, STEPS, sceneAt, sceneFrom } from "./scene.ts";
import css from "./stage.module.css";
import { Tunnel } from "./Tunnel.tsx";
import { fought } from "./telling.ts";

const Track = ({ step, say }: { readonly step: number; readonly say: GameSay }) => (
  <ol className={css.track} aria-label={say("stage.steps")}>
    {STEPS.map((name, i) => (
      <li
        key={name}
        className={i < step ? css.done : i === step ? css.now : undefined}
        aria-current={i === step ? "step" : undefined}
      >
        <i />
        <span className={css.stepName}>{say(`stage.step.${name}`)}</span>
      </li>
    ))}
  </ol>
);

const Heading = ({ scene, children }: { readonly scene: string; readonly children: ReactNode }) => (
  <header className={css.heading} data-uncovered>
    <h2>{scene}</h2>
    <p className={css.caption}>{children}</p>
  </header>
);

/** What is on the stage: the scene being shown, or the battle that waits for an answer. */
function sceneOf(view: Confrontation, log: Props["log"], shown: Props["step"]): Scene | null {
  const told = sceneAt(log, log.length);
  if (shown?.scene) return told;
  const battle = shown ? null : fought(view);
  if (!battle) return null;
  return !told || told.kind === "tunnel" ? sceneFrom(battle) : told;
}

/**
 * A battle as a small scene over the map: faces, answers, powers, cards, words, totals, the fallen. Told from the
 * events as this seat heard them; what is still open is answered in the prompt bar, or by the cards of the hand.
 */
export const BattleStage = (props: Props) => {
  const { view, log, step: shown } = props;
  const scene = useMemo(() => sceneOf(view, log, shown), [view, log, shown]);
  return scene && <Staged scene={scene} props={props} />;
};

const Staged = ({ scene, props }: { readonly scene: Scene; readonly props: Props }) => {
  const { say, view, step: shown, layout, calm } = props;
  const stage = useRef<HTMLElement>(null);
  useStaged(stage);
  const ended = shown?.stays !== undefined;
  const waiting = shown === null && scene.kind === "battle" ? waitingFor(view) : null;
  const step = waiting ? Math.max(waiting.step, scene.over ? 0 : scene.step) : scene.step;
  const title =
    scene.kind === "tunnel" ? say("stage.tunnel") : say("stage.title", { place: place(say, scene.region) });
  return (
    <section
      ref={stage}
      className={css.stage}
      data-staged
      data-layout={layout}
      data-calm={calm || undefined}
      aria-label={title}
    >
      <Backdrop />
      <div className={css.scene}>
        <Heading scene={title}>{caption(scene, waiting, ended, props)}</Heading>
        {scene.kind === "tunnel" ? (
          <Tunnel scene={scene} props={props} />
        ) : (
          <>
            <Track step={step} say={say} />
            <Bout scene={scene} waiting={waiting} props={props} />
          </>
        )}
      </div>
    </section>
  );
};
