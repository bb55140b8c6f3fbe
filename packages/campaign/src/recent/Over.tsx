import { type ReactNode, useEffect, useRef } from "react";
import styles from "./recent.module.css";

/** What can be chosen on a map. */
const CHOOSABLE = "path[data-reach], button[data-ready], button[data-reach]";
/** A region is chosen within its outline: so much of its box, in the middle of it. */
const HEART = 0.6;
/** Milliseconds after which a map that moves to what is asked has come to rest. */
const RESTS = 600;

/** Whether a box lies on anything that can be chosen. */
function covers(box: Element): boolean {
  const { left, top, right, bottom } = box.getBoundingClientRect();
  for (const thing of box.closest("[data-layout]")?.querySelectorAll(CHOOSABLE) ?? []) {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const part = thing instanceof SVGElement ? HEART : 1;
    const [halfWide, halfTall] = [(width * part) / 2, (height * part) / 2];
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const beside = middleX + halfWide < left || middleX - halfWide > right;
    if (!beside && middleY + halfTall > top && middleY - halfTall < bottom) return true;
  }
  return false;
}

/** The places where it may lie, the best first; `away`: it is out of sight. */
const PLACES = ["first", "second", "away"] as const;

/** Lies over the map where there are no columns, and is out of sight while it would cover what can be chosen. */
export const Over = ({ children }: { readonly children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const look = () => {
      const { current } = box;
      if (!current) return;
      for (const place of PLACES) {
        current.dataset.place = place;
        if (place === "away" || !covers(current)) return;
      }
    };
    look();
    const rested = setTimeout(look, RESTS);
    const later = () => setTimeout(look, RESTS);
    addEventListener("pointerup", later);
    addEventListener("wheel", later, { passive: true });
    return () => {
      clearTimeout(rested);
      removeEventListener("pointerup", later);
      removeEventListener("wheel", later);
    };
  });
  return (
    <div ref={box} className={styles.over} data-place="away">
      {children}
    </div>
  );
};
