/** A large drawing is put into the page a part at a time, so that nothing else has to wait for it. */
import { unstamp } from "./unstamp.ts";

/** Elements that are laid into the page in one picture: style, layout and paint of them stay well below 50 ms. */
const AT_ONCE = 250;
/**
 * Milliseconds between two pictures from which on it is the picture that takes the time, and not what is new in it: some
 * engines paint all of a drawing again for each part. Then ever more is laid at once, and there are few such pictures.
 */
const SLOW = 80;
/** Elements that are laid at once at the most. */
const MOST = 8000;

/**
 * Puts a drawing (SVG text) into `box` as it is, so that the page's colours reach it: its first shapes with the next
 * picture, the others with those that follow, in their order. Returns the way to stop.
 */
export function spread(svg: string, box: HTMLElement): () => void {
  let frame = requestAnimationFrame(() => {
    const drawn = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    const shapes = [...drawn.children];
    const stamps = new Map([...drawn.querySelectorAll("[id]")].map((stamp) => [stamp.id, stamp]));
    drawn.replaceChildren();
    const root = document.adoptNode(drawn);
    let next = 0;
    let atOnce = AT_ONCE;
    let before = Number.NaN;
    const lay = (now: number): void => {
      // The first picture holds more than the drawing: nothing is known before the second.
      if (now - before > SLOW) atOnce = Math.min(2 * atOnce, MOST);
      before = now;
      const batch: Element[] = [];
      for (let room = atOnce; room > 0; ) {
        const stamped = shapes[next++];
        if (!stamped) break;
        const shape = unstamp(stamped, stamps);
        room -= 1 + shape.getElementsByTagName("*").length;
        batch.push(shape);
      }
      root.append(...batch);
      if (next < shapes.length) frame = requestAnimationFrame(lay);
    };
    // Not in the picture in which it was read: that has been enough for one.
    frame = requestAnimationFrame((now) => {
      box.replaceChildren(root);
      lay(now);
    });
  });
  return () => cancelAnimationFrame(frame);
}
