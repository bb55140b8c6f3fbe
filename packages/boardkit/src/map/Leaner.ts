import { isUnder, leaning } from "./leaning.ts";
import { type Box, type MapTransform, reaching } from "./look.ts";
import { boxesOf, coversOf, lying } from "./parts.ts";

/** The size to which a map steps back to show all answers, and no farther. */
const LEAST = 0.5;

/** A map that can lean. */
export interface Leaning {
  readonly viewport: HTMLElement;
  /** Where it lies, or will lie once what it shows for a while is over. */
  readonly now: () => MapTransform;
  /** The nearest look at which it may lie. */
  readonly settled: (to: MapTransform) => MapTransform;
  /** The small map and the buttons beside it, while they lie there. */
  readonly tools: () => HTMLElement | null;
  /** The look at which one of these parts is seen at least, above the foot of its room. */
  readonly showing: (parts: readonly Box[], foot: number) => MapTransform;
  readonly go: (to: MapTransform) => void;
}

/**
 * Lets a map lean out from under whatever lies on what something is asked about, and back when it is answered. A player who
 * moves the map meanwhile keeps it where it is until something else is asked. Comes with what moves a map: see `Looker`.
 */
export class Leaner {
  readonly #map: Leaning;
  /** What is asked about, and what lies on the foot of the room meanwhile. */
  #asked: readonly Box[] = [];
  #foot = 0;
  /** Where the map lay before it leant, and how it leans; null: it does not. */
  #leant: { readonly back: MapTransform; readonly to: MapTransform } | null = null;
  /** The player has moved the map since something was asked. */
  #swayed = false;
  #unwatch = () => {};

  constructor(map: Leaning) {
    this.#map = map;
  }

  get leans(): boolean {
    return this.#leant !== null;
  }

  /** Something is asked about these parts of the page, or nothing any more. */
  ask(parts: readonly Box[], foot: number): void {
    if (this.#swayed && this.#leant) this.#leant = { ...this.#leant, back: this.#map.now() };
    this.#swayed = false;
    this.#asked = parts;
    this.#foot = foot;
    this.#unwatch();
    this.lean();
    if (parts.length > 0) this.#unwatch = lying(() => this.lean());
  }

  /** Leans as what is asked about, and what lies on the map, has it now. */
  lean(): void {
    if (this.#swayed) return;
    const { viewport, now: lies, settled, tools, showing, go } = this.#map;
    const [asked, leant, now] = [this.#asked, this.#leant, lies()];
    this.#yield(false);
    if (asked.length === 0) {
      this.#leant = null;
      if (leant) go(settled(leant.back));
      return;
    }
    const room = { left: 0, top: 0, width: viewport.clientWidth, height: viewport.clientHeight - this.#foot };
    const covers = coversOf(viewport.getBoundingClientRect(), tools());
    const find = (from: MapTransform) => leaning(from, asked, room, covers, LEAST);
    const back = leant?.back ?? now;
    const to = find(now) === now ? now : (find(back) ?? showing(asked, this.#foot));
    if (to !== now || leant) this.#leant = { back, to };
    go(to);
    const small = tools()?.querySelectorAll("[role=application]") ?? [];
    this.#yield(isUnder(to, asked, boxesOf(small, viewport.getBoundingClientRect())));
  }

  /** The small map goes while something that is asked about lies under it. */
  #yield(goes: boolean): void {
    this.#map.tools()?.toggleAttribute("data-aside", goes);
  }

  /** The player has moved the map. */
  sway(): void {
    this.#swayed = true;
    this.#yield(false);
  }

  /** The room is another, and with it the look to which a whole map leans back. */
  fitted(home: MapTransform): void {
    if (this.#leant) this.#leant = { ...this.#leant, back: home };
  }

  /** A look within bounds, of which how it leans is one, and all on the way there. */
  reach(look: MapTransform, plain: MapTransform): MapTransform {
    return this.#leant ? reaching(look, plain, this.#leant.to) : plain;
  }

  end(): void {
    this.#unwatch();
  }
}
