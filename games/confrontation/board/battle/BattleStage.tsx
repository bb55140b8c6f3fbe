import type { BoardProps } from "@westmarch/boardkit";
import { type ReactNode, useEffect, useRef } from "react";
import type { Confrontation } from "../../state.ts";
import { place } from "../names.ts";
import { Backdrop } from "./Backdrop.tsx";
import { caption, waitingFor } from "./captions.ts";
import { Duel } from "./Duel.tsx";
import { STEPS } from "./scene.ts";
import css from "./stage.module.css";
import { Tunnel } from "./Tunnel.tsx";
import { useTelling } from "./telling.ts";

type Props = BoardProps<Confrontation>;

const Track = ({ step, say }: { readonly step: number; readonly say: Props["say"] }) => (
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
  <header className={css.heading}>
    <h2>{scene}</h2>
    {/* Read out as it changes: the stage tells by pictures what this line says. */}
    <p aria-live="polite">{children}</p>
  </header>
);

/** Enter goes on, wherever the focus is, unless it is on something that has its own use for the key. */
function useEnter(active: boolean, goOn: () => void): void {
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  useEffect(() => {
    if (!active) return;
    const pressed = (e: KeyboardEvent) => {
      const busy =
        e.target instanceof Element && e.target.closest("button, a, input, textarea, select, [role=dialog]");
      if ((e.key === "Enter" || e.key === "Escape") && !busy && !e.defaultPrevented) latest.current();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [active]);
}

/** Has the shell offer to go on in the place of the choices, while there is something to see first. */
function usePause(pause: Props["pause"], text: string | null, ended: boolean, goOn: () => void): void {
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  useEffect(() => {
    if (text === null) return;
    pause({ text, ended, goOn: () => latest.current() });
    return () => pause(null);
  }, [pause, text, ended]);
}

/**
 * A battle as a small scene over the map: faces, answers, powers, cards, words, totals, the fallen. Told from the
 * events as this seat heard them; what is still open is answered in the prompt bar, or by the cards of the hand.
 */
export const BattleStage = (props: Props) => {
  const { say, view, seat, layout, calm, live, pause } = props;
  const { scene, caughtUp, ended, goOn } = useTelling(props);
  const showing = scene !== null && live && (ended || !caughtUp);
  useEnter(showing, goOn);
  usePause(pause, showing ? say(ended ? "stage.continue" : "stage.hurry") : null, ended, goOn);
  if (!scene) return null;
  const waiting = caughtUp && !ended && scene.kind === "battle" ? waitingFor(view) : null;
  const step = waiting ? Math.max(waiting.step, scene.over ? 0 : scene.step) : scene.step;
  const title =
    scene.kind === "tunnel" ? say("stage.tunnel") : say("stage.title", { place: place(say, scene.region) });
  return (
    <section
      className={seat === null ? css.stage : `${css.stage} ${css.seated}`}
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
            <Duel scene={scene} waiting={waiting} props={props} />
          </>
        )}
      </div>
    </section>
  );
};
