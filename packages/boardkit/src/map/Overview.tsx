import { inLanguage, type Language } from "@westmarch/kernel/languages";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import type { Looker } from "./Looker.ts";
import type { Size } from "./look.ts";
import styles from "./map.module.css";
import { sliding } from "./sliding.ts";
import { WORDS } from "./words.ts";

export interface OverviewProps extends Size {
  readonly looker: Looker;
  readonly language: Language;
  /** The map in small. */
  readonly picture: ReactNode;
}

/** The part of what is seen by which an arrow key moves the map. */
const STEP = 0.2;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Lays a frame around what is seen, on the small map. By hand, for the map moves many times a second. */
function followed(looker: Looker, box: HTMLElement, map: SVGElement, { width, height }: Size): () => void {
  let lies = looker.seen();
  let still: (() => void) | null = null;
  let unit = 1;
  const lay = () => {
    still?.();
    still = null;
    lies = looker.seen();
    box.style.transform = "";
    box.style.left = `${(lies.left / width) * 100}%`;
    box.style.top = `${(lies.top / height) * 100}%`;
    box.style.width = `${(lies.width / width) * 100}%`;
    box.style.height = `${(lies.height / height) * 100}%`;
  };
  const show = () => {
    if (!looker.moving()) return lay();
    if (!still) {
      unit = map.clientWidth / width;
      still = sliding(box);
    }
    const now = looker.seen();
    const [x, y] = [(now.left - lies.left) * unit, (now.top - lies.top) * unit];
    box.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${(now.width / lies.width).toFixed(4)})`;
  };
  lay();
  const leave = looker.subscribe(show);
  return () => {
    leave();
    still?.();
  };
}

/** The whole map in small, and on it a frame around what is seen. The frame follows a finger and the arrow keys. */
export const Overview = ({ looker, width, height, language, picture }: OverviewProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    if (frame.current && map.current) return followed(looker, frame.current, map.current, { width, height });
  }, [looker, width, height]);

  const point = (e: PointerEvent) => {
    const matrix = map.current?.getScreenCTM();
    if (!matrix) return;
    const { x, y } = new DOMPoint(e.clientX, e.clientY).matrixTransform(matrix.inverse());
    looker.centre(x, y);
  };
  const key = (e: KeyboardEvent) => {
    const arrow = ARROWS[e.key];
    if (!arrow) return;
    e.preventDefault();
    const { left, top, width, height } = looker.seen();
    looker.centre(left + width * (0.5 + arrow[0]), top + height * (0.5 + arrow[1]));
  };
  return (
    <div
      className={styles.overview}
      data-small-map
      style={{
        aspectRatio: `${width} / ${height}`,
        inlineSize: `min(15rem, 24vw, ${Math.round((24 * width) / height)}vh)`,
      }}
      role="application"
      aria-label={inLanguage(WORDS, language).overview}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it answers to the arrow keys
      tabIndex={0}
      onKeyDown={key}
      onPointerDown={(e) => {
        if (e.button !== 0) return;
        e.currentTarget.setPointerCapture(e.pointerId);
        point(e);
      }}
      onPointerMove={(e) => e.currentTarget.hasPointerCapture(e.pointerId) && point(e)}
    >
      <svg ref={map} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {picture}
      </svg>
      <div ref={frame} className={styles.seen} />
    </div>
  );
};
