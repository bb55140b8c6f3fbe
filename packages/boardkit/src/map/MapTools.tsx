import type { Language } from "@westmarch/kernel/languages";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import type { Looker } from "./Looker.ts";
import type { Size } from "./look.ts";
import styles from "./map.module.css";
import { sliding } from "./sliding.ts";
import { WORDS } from "./words.ts";

interface Props extends Size {
  readonly looker: Looker;
  readonly corner: "start" | "end";
  readonly language: Language;
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

/** The whole map in small, and on it a frame around what is seen. The frame follows a finger and the arrow keys. */
const Overview = ({ looker, width, height, language, picture }: Props) => {
  const frame = useRef<HTMLDivElement>(null);
  const seen = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const [box, drawn] = [frame.current, seen.current];
    if (!box || !drawn) return;
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
    // Many times a second while the map moves: by hand, so that React and the browser have little to do.
    const show = () => {
      if (!looker.moving()) return lay();
      if (!still) {
        unit = drawn.clientWidth / width;
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
  }, [looker, width, height]);

  const point = (e: PointerEvent) => {
    const matrix = seen.current?.getScreenCTM();
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
      style={{
        aspectRatio: `${width} / ${height}`,
        inlineSize: `min(15rem, 24vw, ${Math.round((24 * width) / height)}vh)`,
      }}
      role="application"
      aria-label={WORDS[language].overview}
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
      <svg ref={seen} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {picture}
      </svg>
      <div ref={frame} className={styles.seen} />
    </div>
  );
};

const SIGNS = {
  near: "M8 2V14M2 8H14",
  far: "M2 8H14",
  all: "M2 6V2H6M10 2H14V6M14 10V14H10M6 14H2V10",
} as const;

const MapButton = ({
  way,
  looker,
  language,
  ref,
}: Pick<Props, "looker" | "language"> & {
  readonly way: keyof typeof SIGNS;
  readonly ref?: RefObject<HTMLButtonElement | null>;
}) => (
  <button
    ref={ref}
    type="button"
    data-way={way}
    aria-label={WORDS[language][way]}
    title={WORDS[language][way]}
    onClick={() => looker.step(way)}
  >
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={SIGNS[way]} />
    </svg>
  </button>
);

/** What there is only while less than the whole map is seen. When it goes, the keyboard does not go with it. */
const NearTools = ({ left, ...props }: Props & { readonly left: () => void }) => {
  const box = useRef<HTMLDivElement>(null);
  const leave = useRef(left);
  useLayoutEffect(() => {
    const tools = box.current;
    return () => {
      if (tools?.contains(document.activeElement)) leave.current();
    };
  }, []);
  return (
    <div ref={box} className={styles.nearTools}>
      <Overview {...props} />
      <MapButton way="all" {...props} />
      <MapButton way="far" {...props} />
    </div>
  );
};

/** What draws a map near without wheel or fingers: buttons, and the small map once it is near. */
export const MapTools = (props: Props) => {
  const { looker, language } = props;
  const near = useSyncExternalStore(looker.subscribe, looker.near);
  const nearer = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.tools} data-corner={props.corner}>
      {near && <NearTools {...props} left={() => nearer.current?.focus({ preventScroll: true })} />}
      <MapButton way="near" looker={looker} language={language} ref={nearer} />
    </div>
  );
};
