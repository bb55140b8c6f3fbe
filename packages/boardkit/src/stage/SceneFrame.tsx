import { type ReactNode, useRef } from "react";
import type { Layout } from "../board.ts";
import { useStaged } from "../motion/useStaged.ts";
import css from "./scene.module.css";
import { useDense } from "./useDense.ts";

export interface SceneFrameProps {
  readonly layout: Layout;
  readonly calm: boolean;
  /** The table is still to be seen: the scene comes up over it in a moment. */
  readonly opens?: boolean;
  readonly title: string;
  readonly caption: ReactNode;
  /** The steps of the track, what they are called together, and the place of the present one. */
  readonly steps: readonly string[];
  readonly stepsSay: string;
  readonly at: number;
  readonly setting: ReactNode;
  /** The way to the table: words, the lines of a picture 24 wide, and what it does; null at the end, where going on leads there. */
  readonly away: { readonly text: string; readonly picture: string; readonly go: () => void } | null;
  readonly children: ReactNode;
}

/** What every scene has: night, a title, what is happening in a sentence, the steps as diamonds, and the way to the table. */
export const SceneFrame = ({
  layout,
  calm,
  opens = false,
  title,
  caption,
  steps,
  stepsSay,
  at,
  setting,
  away,
  children,
}: SceneFrameProps) => {
  const scene = useRef<HTMLElement>(null);
  useStaged(scene, opens);
  const within = useDense(scene);
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
      <div ref={within} className={css.scene}>
        <header className={css.heading} data-uncovered>
          <h2>{title}</h2>
          <p>{caption}</p>
          <ol className={css.track} aria-label={stepsSay}>
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
          {away && (
            <button type="button" className={css.fold} onClick={away.go}>
              <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d={away.picture} />
              </svg>
              <span className={css.foldName}>{away.text}</span>
            </button>
          )}
        </header>
        {children}
      </div>
    </section>
  );
};
