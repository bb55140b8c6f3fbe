import type { MapTransform } from "./look.ts";
import { sliding } from "./sliding.ts";

/** A page that has shrunk to less than this of the size at which it was drawn is drawn afresh, for it grows dear. */
const SHRUNK = 0.75;

/** The page of a map: one picture that slides while it moves, and drawn afresh, sharp at any size, once it rests. */
export class MapPage {
  /** Ends the movement; null while the page lies still. */
  #still: (() => void) | null = null;
  /** The size at which the moving page was drawn. */
  #drawn = 1;

  /** Whether the page is being moved. */
  get moves(): boolean {
    return this.#still !== null;
  }

  /** Moves the page, from a size that it had before. */
  lay(page: HTMLElement, from: number, { k, x, y }: MapTransform): void {
    if (!this.#still) {
      this.#still = sliding(page);
      this.#drawn = from;
    }
    const afresh = k < this.#drawn * SHRUNK;
    if (afresh) this.#drawn = k;
    page.style.willChange = afresh ? "" : "transform";
    page.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${k.toFixed(4)})`;
  }

  /** Lets the page rest in a size; false where it does so already. */
  rest(page: HTMLElement, size: number): boolean {
    if (!this.#still) return false;
    this.#still();
    this.#still = null;
    page.style.willChange = "";
    // Words that keep their size on the screen are set anew only now: it makes the browser lay out the whole page.
    const k = size.toFixed(4);
    if (page.style.getPropertyValue("--k") !== k) page.style.setProperty("--k", k);
    return true;
  }
}
