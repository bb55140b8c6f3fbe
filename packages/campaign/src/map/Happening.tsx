import { type CSSProperties, memo } from "react";
import { boxOf } from "../plan/index.ts";
import styles from "./map.module.css";

/** Room for the stroke around an outline, in units of the page. */
const ROOM = 8;

/** Where something happens just now: a light on the region, in ink and cream, since gold is for choices. */
export const Happening = memo(
  ({ outlines, places }: { readonly outlines: readonly string[]; readonly places: readonly number[] }) =>
    places.map((region) => {
      const d = outlines[region];
      if (!d) return null;
      const { left, top, width, height } = boxOf(d);
      const [x, y, w, h] = [left - ROOM, top - ROOM, width + 2 * ROOM, height + 2 * ROOM];
      // Of its own size, so that nothing else of the map is drawn again while it lights up.
      const style: CSSProperties = { insetInlineStart: x, insetBlockStart: y, inlineSize: w, blockSize: h };
      return (
        <svg
          key={region}
          className={styles.happening}
          style={style}
          viewBox={`${x} ${y} ${w} ${h}`}
          data-happening={region}
          aria-hidden="true"
        >
          <path d={d} className={styles.lit} />
          <path d={d} className={styles.litBelow} />
          <path d={d} className={styles.litEdge} />
        </svg>
      );
    }),
);
