import { useStaged } from "@westmarch/boardkit/motion";
import { type ReactNode, useRef } from "react";
import type { Props } from "../keys.ts";
import css from "./scene.module.css";

export interface SceneFrameProps {
  readonly props: Props;
  readonly title: string;
  readonly caption: ReactNode;
  /** The steps of the track, and the place of the present one. */
  readonly steps: readonly string[];
  readonly at: number;
  readonly setting: ReactNode;
  readonly fold: () => void;
  readonly children: ReactNode;
}

/** What every scene has: night, a title, what is happening in a sentence, the steps as diamonds, and the way to the map. */
export const SceneFrame = ({
  props,
  title,
  caption,
  steps,
  at,
  setting,
  fold,
  children,
}: SceneFrameProps) => {
  const { say, layout, calm, step } = props;
  const scene = useRef<HTMLElement>(null);
  const opens = step?.name === "battle-began";
  useStaged(scene, opens);
  return (
    <section
      ref={scene}
      className={css.stage}
      data-staged
      data-opens={opens || undefined}
      data-theme="candle"
      data-layout={layout}
      data-calm={calm || undefined}
      aria-label={title}
    >
      {setting}
      <div className={css.scene}>
        <header className={css.heading}>
          <h2>{title}</h2>
          <p>{caption}</p>
          <ol className={css.track} aria-label={say("stage.steps")}>
            {steps.map((name, i) => (
              <li
                key={name}
                className={i < at ? css.done : i === at ? css.now : undefined}
                aria-current={i === at ? "step" : undefined}
              >
                <i />
                <span className={css.stepName}>{name}</span>
              </li>
            ))}
          </ol>
          <button type="button" className={css.fold} onClick={fold}>
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M2.5 6L9 3.5L15 6L21.5 3.5V18L15 20.5L9 18L2.5 20.5ZM9 3.5V18M15 6V20.5" />
            </svg>
            <span className={css.foldName}>{say("stage.see-map")}</span>
          </button>
        </header>
        {children}
      </div>
    </section>
  );
};
