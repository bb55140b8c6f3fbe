import type { Point } from "@westmarch/ink";
import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./pieces.module.css";

/** Milliseconds in which a figure comes down onto the map, or falls. */
const LASTS = 900;
/** How far apart those stand who come together, in units of the page. */
const APART = 13;

const down = (x: number, y: number, more = ""): string => `translate(${x}px, ${y}px) ${more}`;

/** An arriving figure comes down from above and joins those who stand there; a falling one topples over and fades. */
const frames = (falls: boolean, x: number, y: number): Keyframe[] =>
  falls
    ? [
        { transform: down(x, y), opacity: 1 },
        { transform: down(x, y, "rotate(-8deg)"), opacity: 1, offset: 0.25 },
        { transform: down(x - 8, y + 6, "rotate(-84deg)"), opacity: 0.9, offset: 0.6 },
        { transform: down(x - 8, y + 8, "rotate(-88deg)"), opacity: 0 },
      ]
    : [
        { transform: down(x, y - 46), opacity: 0 },
        { transform: down(x, y - 30), opacity: 1, offset: 0.3 },
        { transform: down(x, y), opacity: 1, offset: 0.7 },
        { transform: down(x, y, "scale(.8)"), opacity: 0 },
      ];

interface ComerProps {
  readonly id: string;
  readonly falls: boolean;
  /** The how manieth it is of those who come together. */
  readonly nth: number;
  /** Where it comes to or falls. */
  readonly foot: Point;
  readonly seen: (id: string) => void;
  readonly picture: ReactNode;
}

/** A figure that comes onto the map or falls on it. */
export const Comer = ({ id, falls, nth, foot, seen, picture }: ComerProps) => {
  const box = useRef<HTMLDivElement>(null);
  // Where that is was decided when it began.
  const [[x, y]] = useState(foot);
  useEffect(() => {
    if (!box.current) return;
    const moving = box.current.animate(frames(falls, x + ((nth % 5) - 1) * APART, y), {
      duration: LASTS,
      delay: nth * 60,
      easing: "ease-in-out",
      fill: "both",
    });
    moving.onfinish = () => seen(id);
    return () => moving.cancel();
  }, [falls, x, y, nth, id, seen]);
  return (
    <div ref={box} className={styles.comer} aria-hidden="true">
      <span>{picture}</span>
    </div>
  );
};
