import type { Core } from "@westmarch/kernel";
import {
  type CSSProperties,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useState,
} from "react";
import { useBoardProps, useLayout } from "../../table/board/frame.tsx";
import { MUTE, stillScene } from "../../table/board/still.ts";
import type { Whole } from "../../table/text/words.tsx";
import { settingsFor } from "../newStudy.ts";
import styles from "./editor.module.css";

/** The widest that a board is laid out for before it is made to fit, in CSS pixels, and how small it is drawn at most. */
const WIDEST = 1280;
const SMALLEST = 0.62;

interface SurfaceProps {
  readonly loaded: Whole;
  readonly g: Core;
  readonly label: string;
  readonly board: RefObject<HTMLDivElement | null>;
  /** The places that take what is in hand. */
  readonly takes: ReadonlySet<string>;
  /** What hears of presses, before the board does. */
  readonly hears: Pick<
    React.DOMAttributes<HTMLElement>,
    | "onClickCapture"
    | "onPointerDownCapture"
    | "onMouseDownCapture"
    | "onTouchStartCapture"
    | "onKeyDownCapture"
  >;
  readonly children?: ReactNode;
}

/** The board of a game on which a position is set up: laid out as at a table, and made to fit its leaf. */
export function Surface({ loaded, g, label, board, takes, hears }: SurfaceProps) {
  const layout = useLayout();
  const tall = layout === "tall";
  const { setFrame, scale, style } = useFitted();
  useTaking(board, takes, g);
  return (
    <section
      className={styles.surface}
      ref={setFrame}
      style={style}
      data-tall={tall || undefined}
      aria-label={label}
      {...hears}
    >
      <div
        ref={board}
        className={styles.laid}
        data-layout={tall ? "tall" : "wide"}
        data-game={loaded.module.game.id}
        lang={loaded.language}
      >
        {scale > 0 && <Laid loaded={loaded} g={g} />}
      </div>
    </section>
  );
}

/** How large a board is laid out, and how much smaller it is drawn, so that it fills its frame. */
function useFitted() {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [{ width, height }, note] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!frame) return;
    const sizes = new ResizeObserver(() => note({ width: frame.clientWidth, height: frame.clientHeight }));
    sizes.observe(frame);
    return () => sizes.disconnect();
  }, [frame]);
  const laid = Math.min(WIDEST, width / SMALLEST);
  const scale = laid > 0 ? width / laid : 0;
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--scale": `${scale}`,
    "--laid-width": `${laid}px`,
    "--laid-height": `${scale > 0 ? height / scale : 0}px`,
  };
  return { setFrame, scale, style };
}

/** Marks the places on the board that take what is in hand. */
function useTaking(board: RefObject<HTMLElement | null>, takes: ReadonlySet<string>, g: Core): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn anew is marked anew
  useEffect(() => {
    const root = board.current;
    if (!root) return;
    for (const marked of root.querySelectorAll("[data-receives]")) marked.removeAttribute("data-receives");
    for (const place of takes)
      for (const thing of root.querySelectorAll(`[data-explain="${CSS.escape(place)}"]`))
        thing.setAttribute("data-receives", "");
  }, [board, takes, g]);
}

/** The board itself, drawn anew only when the position is another. */
const Laid = memo(function Laid({ loaded, g }: { readonly loaded: Whole; readonly g: Core }) {
  const { game } = loaded.besides.all;
  const layout = useLayout();
  const names = useMemo(
    () => game.seats(settingsFor(game, g.sealed.length)).map((role) => loaded.say(`seat.${role}`)),
    [game, g, loaded],
  );
  const scene = useMemo(() => stillScene(g, names), [g, names]);
  const props = useBoardProps(loaded, scene, MUTE);
  const { Board } = loaded.module;
  return props && <Board {...props} layout={layout === "tall" ? "tall" : "wide"} calm />;
});
