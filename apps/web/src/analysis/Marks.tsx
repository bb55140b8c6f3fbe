import { useEffect, useRef, useState } from "react";
import { theTable, thingNamed } from "./boardThings.ts";
import styles from "./lab.module.css";
import type { Mark } from "./study.ts";

interface Box {
  readonly x: number;
  readonly y: number;
  /** Half of its width and of its height. */
  readonly w: number;
  readonly h: number;
}

interface Placed {
  readonly mark: Mark;
  readonly from: Box;
  readonly to: Box | null;
}

/** Large things, such as regions, are pointed at in their middle. */
const LARGEST = 26;

function boxOf(name: string, table: DOMRect): Box | null {
  const thing = thingNamed(name);
  if (!thing) return null;
  const { left, top, width, height } = thing.getBoundingClientRect();
  return {
    x: Math.round(left + width / 2 - table.left),
    y: Math.round(top + height / 2 - table.top),
    w: Math.min(LARGEST, Math.round(width / 2)),
    h: Math.min(LARGEST, Math.round(height / 2)),
  };
}

/** Where the marks lie now; those whose things are not to be seen are left out. */
function placed(marks: readonly Mark[]): readonly Placed[] {
  const table = theTable()?.getBoundingClientRect();
  if (!table) return [];
  return marks.flatMap((mark) => {
    const from = boxOf(mark.from, table);
    const to = mark.to === null ? null : boxOf(mark.to, table);
    return from && (to || mark.to === null) ? [{ mark, from, to }] : [];
  });
}

/** A curve from one thing to the edge of another. */
function arrow(from: Box, to: Box): { readonly line: string; readonly head: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const bend = Math.min(60, far * 0.16);
  const [mx, my] = [(from.x + to.x) / 2 - (dy / far) * bend, (from.y + to.y) / 2 + (dx / far) * bend];
  const angle = Math.atan2(to.y - my, to.x - mx);
  const short = Math.min(far / 3, Math.max(to.w, to.h) * 0.7);
  const [ex, ey] = [to.x - Math.cos(angle) * short, to.y - Math.sin(angle) * short];
  const wing = (turn: number) => `${ex - Math.cos(angle + turn) * 14} ${ey - Math.sin(angle + turn) * 14}`;
  return {
    line: `M${from.x} ${from.y}Q${mx} ${my} ${ex} ${ey}`,
    head: `M${wing(0.45)}L${ex} ${ey}L${wing(-0.45)}`,
  };
}

/** Arrows and rings over the board. They follow what they point at, wherever the map is moved. */
export function Marks({ marks, begun }: { readonly marks: readonly Mark[]; readonly begun: string | null }) {
  const [shown, show] = useState<readonly Placed[]>([]);
  const last = useRef("");
  useEffect(() => {
    const all: readonly Mark[] =
      begun === null ? marks : [...marks, { course: null, at: 0, from: begun, to: null, ink: "gold" }];
    let frame = 0;
    const look = () => {
      const now = placed(all);
      const text = JSON.stringify(now);
      if (text !== last.current) {
        last.current = text;
        show(now);
      }
      if (all.length > 0) frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [marks, begun]);
  if (shown.length === 0) return null;
  return (
    <svg className={styles.marks} aria-hidden="true">
      {shown.map(({ mark, from, to }) => {
        const drawn = to && arrow(from, to);
        return (
          <g key={`${mark.from} ${mark.to}`} data-ink={mark.ink}>
            {drawn ? (
              <>
                <path className={styles.halo} d={drawn.line} />
                <path className={styles.halo} d={drawn.head} />
                <path className={styles.stroke} data-ink={mark.ink} d={drawn.line} />
                <path className={styles.stroke} data-ink={mark.ink} data-head d={drawn.head} />
              </>
            ) : (
              <>
                <ellipse className={styles.halo} cx={from.x} cy={from.y} rx={from.w + 8} ry={from.h + 8} />
                <ellipse
                  className={styles.stroke}
                  data-ink={mark.ink}
                  cx={from.x}
                  cy={from.y}
                  rx={from.w + 8}
                  ry={from.h + 8}
                />
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
