import type { Language } from "@westmarch/kernel/languages";
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Looker } from "./Looker.ts";
import type { MapTransform, Size } from "./look.ts";
import { MapTools } from "./MapTools.tsx";
import type { Manner } from "./manner.ts";
import styles from "./map.module.css";

/** What a board may ask of its map. */
export type MapLook = Pick<Looker, "scale" | "lean" | "glance">;

export interface ZoomMapProps extends Manner, Size {
  /** The page is never smaller than this; where all of it cannot be seen then, it is moved. */
  readonly least: number;
  /** Where the whole page would be smaller than this, it is so near at first, with this point of it in the middle. */
  readonly first?: MapTransform;
  readonly language: Language;
  /**
   * Of the viewport. Its `--room` is the `inset` of what of it the page may lie in as a whole; its `--clear` of what nothing
   * else covers, if that is less.
   */
  readonly className?: string | undefined;
  /** Something that tests and styles know the page by. */
  readonly name?: string;
  readonly look?: RefObject<MapLook | null>;
  /** Where its buttons lie at the foot. */
  readonly corner?: "start" | "end";
  /** A small picture of the page, in its own units, as a part of an SVG. */
  readonly picture: ReactNode;
  /** What stands and lies on the page, in its own units. */
  readonly children: ReactNode;
}

const NOWHERE: MapTransform = { k: 0, x: 0, y: 0 };

/** The looker of a map, and refs for the elements that it needs. */
function useLooker({ width, height, least, first, look, calm, remember, fitted, rested }: ZoomMapProps) {
  const [looker] = useState(() => new Looker());
  const { k: firstK, x: firstX, y: firstY } = first ?? NOWHERE;
  const viewport = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const clear = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  useImperativeHandle(look, () => looker, [looker]);
  useLayoutEffect(() => {
    looker.manner = { calm, remember, fitted, rested };
  }, [looker, calm, remember, fitted, rested]);
  // Before the first picture: the page must not be seen in any place but its own.
  useLayoutEffect(() => {
    if (!viewport.current || !room.current || !clear.current || !page.current) return;
    const parts = {
      viewport: viewport.current,
      room: room.current,
      clear: clear.current,
      page: page.current,
    };
    const beginning = firstK > 0 ? { k: firstK, x: firstX, y: firstY } : null;
    return looker.attach(parts, { width, height }, least, beginning);
  }, [looker, width, height, least, firstK, firstX, firstY]);
  return { looker, viewport, room, clear, page };
}

/** A page larger than its window, to be moved and drawn near; beside it buttons and a small map that do the same. */
export const ZoomMap = (props: ZoomMapProps) => {
  const { width, height, language, className, name, corner = "end", picture, children } = props;
  const { looker, viewport, room, clear, page } = useLooker(props);
  const size: CSSProperties = { inlineSize: width, blockSize: height };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the things inside come by here
    <div
      className={[styles.frame, className].filter(Boolean).join(" ")}
      onKeyDown={(e) => {
        if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
        if (looker.key(e.key)) e.preventDefault();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what lies on it takes part, it is nothing by itself */}
      <div
        ref={viewport}
        className={styles.viewport}
        onPointerDownCapture={looker.begun}
        onPointerDown={looker.pressed}
        onPointerMove={looker.dragged}
        onFocus={(e) => looker.attend(e.target)}
      >
        <div ref={page} className={styles.page} style={size} data-page={name}>
          {children}
        </div>
      </div>
      <div ref={room} className={styles.room} />
      <div ref={clear} className={styles.clear}>
        <MapTools
          looker={looker}
          corner={corner}
          width={width}
          height={height}
          language={language}
          picture={picture}
        />
      </div>
    </div>
  );
};
