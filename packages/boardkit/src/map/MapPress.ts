/** A press that moved less than this, in CSS pixels, has not moved. */
export const STILL = 7;
/** After a finger is lifted, what it touched has the focus and the click only so many milliseconds later. */
const TAPPED = 400;

/** What a map must know of a pointer. */
export interface PointerSpot {
  readonly pointerId: number;
  readonly clientX: number;
  readonly clientY: number;
}

/** The finger or mouse button that is down on a map: whether it is for the map, and whether it drags it. */
export class MapPress {
  /** The press that began last, while it lasts. */
  #press: { readonly id: number; readonly x: number; readonly y: number } | null = null;
  /** When a press last ended, as the page's own time. */
  #lifted = Number.NEGATIVE_INFINITY;
  /** No other element has taken it. */
  #free = false;
  /** The mouse holds the map. */
  #dragging = false;

  /** Whether a press lasts. */
  get lasts(): boolean {
    return this.#press !== null;
  }

  /** Whether what comes now, such as the focus, is still the doing of a press. */
  get concerns(): boolean {
    return this.lasts || performance.now() - this.#lifted < TAPPED;
  }

  /** Hears of the end of a press, also where it ends outside the map. */
  listen(signal: AbortSignal): void {
    for (const end of ["pointerup", "pointercancel"] as const)
      document.addEventListener(
        end,
        ({ pointerId }) => {
          if (this.#press?.id !== pointerId) return;
          this.#press = null;
          this.#lifted = performance.now();
        },
        { capture: true, signal },
      );
  }

  /** A press begins, and may be for a thing on the map. */
  readonly begin = (): void => {
    this.#free = false;
  };

  /** No thing on the map has kept the press to itself. */
  reach({ pointerId, clientX, clientY }: PointerSpot): void {
    this.#free = true;
    this.#press ??= { id: pointerId, x: clientX, y: clientY };
  }

  /** Whether an event of the viewport is for the map. */
  takes(event: Event): boolean {
    if (event.type === "wheel") return true;
    return this.#free && !(event instanceof MouseEvent && (event.button !== 0 || event.ctrlKey));
  }

  /** The map begins to move, by this or by itself. */
  moves(by: Event | null): void {
    this.#dragging = by?.type === "mousedown";
  }

  /** The map has stopped. */
  rests(): void {
    this.#dragging = false;
  }

  /** What the pointer passes over while it drags the map does not concern it. */
  drag(viewport: HTMLElement, { pointerId, clientX, clientY }: PointerSpot): void {
    const press = this.#press;
    if (!this.#dragging || press?.id !== pointerId) return;
    if (Math.hypot(clientX - press.x, clientY - press.y) < STILL) return;
    if (!viewport.hasPointerCapture(pointerId)) viewport.setPointerCapture(pointerId);
  }
}
