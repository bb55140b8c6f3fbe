import type { Flown, Flying } from "./useFlown.ts";

/** How high a thing is lifted before it falls, in CSS pixels. */
const LIFT = 26;

export interface Flight {
  /** Milliseconds. */
  readonly lasts: number;
  /** It grows or shrinks on the way, to the size of where it lands. */
  readonly scales: boolean;
}

const middle = ({ x, y, width, height }: Flown<Flying>["start"]) => [x + width / 2, y + height / 2] as const;

/** A thing that lies in the table's upper left corner is lifted from its start, leans into its way and lands. */
export function fly(
  thing: Element,
  { start, end, delay }: Flown<Flying>,
  { lasts, scales }: Flight,
): Animation {
  const [ax, ay] = middle(start);
  const [bx, by] = middle(end);
  const scale = scales ? Math.max(0.2, Math.min(end.width / start.width, 1.6)) : 1;
  const lean = Math.max(-9, Math.min(9, (bx - ax) / 60));
  const at = (x: number, y: number, size: number, turn: number) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${size})`;
  const frames: Keyframe[] = [
    { transform: at(ax, ay, 1, 0), easing: "cubic-bezier(.2, .7, .4, 1)" },
    {
      transform: at(ax + (bx - ax) * 0.12, ay - LIFT, 1.06, lean),
      offset: 0.3,
      easing: "cubic-bezier(.45, .05, .85, .6)",
    },
    { transform: at(bx, by, scale, 0) },
  ];
  return thing.animate(frames, { duration: lasts, delay, fill: "both" });
}
