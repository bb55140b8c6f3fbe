/** What a thumb means that has missed something small. */
import type { Spot } from "../outline.ts";

/** A thing of which a press would do something. */
const ANSWERS = "[data-reach], [data-able], [data-ready]";
/** So far from its edge a thumb still means something small, in CSS pixels, and how near that is looked for. */
const [REACH, STEP] = [21, 7];
/** What is larger on the screen than this both ways, in CSS pixels, a thumb does not miss. */
const SMALL = 60;
const ROUND = 12;

/** What of an element must be known. */
interface Seen<T> {
  readonly closest: (selector: string) => T | null;
  readonly getBoundingClientRect: () => Pick<DOMRect, "width" | "height">;
}

const isSmall = (thing: Seen<unknown>): boolean => {
  const { width, height } = thing.getBoundingClientRect();
  return Math.min(width, height) < SMALL;
};

/** The small thing that answers nearest to a spot of the window, or null. `at`: what is seen at a spot. */
export function meant<T extends Seen<T>>({ x, y }: Spot, at: (x: number, y: number) => T | null): T | null {
  for (let far = STEP; far <= REACH; far += STEP)
    for (let i = 0; i < ROUND; i++) {
      const angle = (i * 2 * Math.PI) / ROUND;
      const thing = at(x + far * Math.cos(angle), y + far * Math.sin(angle))?.closest(ANSWERS);
      if (thing && isSmall(thing)) return thing;
    }
  return null;
}
