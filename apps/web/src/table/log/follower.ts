/** What is followed to its end: an element that scrolls. */
export interface Scrolled extends Pick<EventTarget, "addEventListener" | "removeEventListener"> {
  scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/** So near to the end, in pixels, is at the end. */
const NEAR = 40;
/** Milliseconds for which something scrolls on after a hand has let it go. */
const COASTS = 1000;
/** What a reader scrolls with; a scroll bar is pressed and pulled. */
const BY_HAND = ["wheel", "touchstart", "touchmove", "keydown"] as const;
const LET_GO = ["pointerup", "pointercancel", "blur"] as const;

/**
 * Keeps to the end of a text that grows, until its reader scrolls up by hand. An event of scrolling alone says nothing: it
 * comes late, when more may have been written, and also where the text was laid out anew.
 */
export class Follower {
  readonly #box: Scrolled;
  readonly #tell: (follows: boolean) => void;
  readonly #clock: () => number;
  #follows = true;
  #top: number;
  #byHand = Number.NEGATIVE_INFINITY;
  #held = false;
  readonly #end: () => void;

  /** `page`: where it is heard that a hand lets go. */
  constructor(
    box: Scrolled,
    page: Pick<EventTarget, "addEventListener" | "removeEventListener">,
    tell: (follows: boolean) => void,
    clock: () => number = () => performance.now(),
  ) {
    this.#box = box;
    this.#tell = tell;
    this.#clock = clock;
    this.#top = box.scrollTop;
    const hand = () => {
      this.#byHand = this.#clock();
    };
    const press = () => {
      this.#held = true;
    };
    const letGo = () => {
      if (this.#held) hand();
      this.#held = false;
    };
    // Some browsers tell of a scroll bar that it was pressed, and not that it was let go.
    const hover = (event: Event) => {
      if ("buttons" in event && event.buttons === 0) letGo();
    };
    const scrolled = () => this.#scrolled();
    for (const kind of BY_HAND) box.addEventListener(kind, hand, { passive: true });
    box.addEventListener("pointerdown", press);
    box.addEventListener("scroll", scrolled, { passive: true });
    for (const kind of LET_GO) page.addEventListener(kind, letGo);
    page.addEventListener("pointermove", hover, { passive: true });
    this.#end = () => {
      for (const kind of BY_HAND) box.removeEventListener(kind, hand);
      box.removeEventListener("pointerdown", press);
      box.removeEventListener("scroll", scrolled);
      for (const kind of LET_GO) page.removeEventListener(kind, letGo);
      page.removeEventListener("pointermove", hover);
    };
  }

  end(): void {
    this.#end();
  }

  /** The text or its box has another size. */
  laidOut(): void {
    if (this.#follows) this.#toEnd();
  }

  /** Goes to the end, and follows again. */
  resume(): void {
    this.#set(true);
    this.#toEnd();
  }

  #toEnd(): void {
    this.#box.scrollTop = this.#box.scrollHeight;
    this.#top = this.#box.scrollTop;
  }

  #scrolled(): void {
    const { scrollTop, scrollHeight, clientHeight } = this.#box;
    const up = scrollTop < this.#top;
    this.#top = scrollTop;
    const now = this.#clock();
    const byHand = this.#held || now - this.#byHand < COASTS;
    if (scrollTop + clientHeight > scrollHeight - NEAR) this.#set(true);
    else if (up && byHand) {
      this.#byHand = now;
      this.#set(false);
    }
  }

  #set(follows: boolean): void {
    if (follows === this.#follows) return;
    this.#follows = follows;
    this.#tell(follows);
  }
}
