import { isUnder, leaning, showingMost, showingOne } from "./leaning.ts";
import { type Asked, type Box, type MapTransform, NOTHING_ASKED, reaching } from "./look.ts";
import { boxesOf, coversOf, lying } from "./parts.ts";

/** The size to which a map steps back to show all answers, and no farther. */
const LEAST = 0.5;

const areSame = (parts: readonly Box[], others: readonly Box[]): boolean =>
  JSON.stringify(parts) === JSON.stringify(others);

/** A map that can lean. */
export interface Leaning {
  readonly viewport: HTMLElement;
  /** Where it lies, or will lie once what it shows for a while is over. */
  readonly now: () => MapTransform;
  /** The nearest look at which it may lie. */
  readonly settled: (to: MapTransform) => MapTransform;
  /** The small map and the buttons beside it, while they lie there. */
  readonly tools: () => HTMLElement | null;
  /** The same, whatever it leant to before. */
  readonly held: (to: MapTransform) => MapTransform;
  readonly go: (to: MapTransform) => void;
}

/**
 * Lets a map lean out from under whatever lies on what something is asked about, and back when it is answered. A player who
 * moves the map meanwhile keeps it where it is until something else is asked. Comes with what moves a map: see `Looker`.
 */
export class Leaner {
  readonly #map: Leaning;
  #asked = NOTHING_ASKED;
  /** Where the map lay before it leant, and how it leans; null: it does not. */
  #leant: { readonly back: MapTransform; readonly to: MapTransform } | null = null;
  /**
   * Where the map lay when this was asked; null: the room has changed since. Each lean begins here and not where the last
   * one led, so that it ends the same however often what lies on the map has come and gone in between.
   */
  #from: MapTransform | null = null;
  /** The player has moved the map since something was asked. */
  #swayed = false;
  #unwatch = () => {};

  constructor(map: Leaning) {
    this.#map = map;
  }

  get leans(): boolean {
    return this.#leant !== null;
  }

  /** Where it leans back to; null: it does not lean, or the player has moved it. */
  get back(): MapTransform | null {
    return this.#swayed ? null : (this.#leant?.back ?? null);
  }

  /** Something is asked, or nothing any more. */
  ask(asked: Asked): void {
    if (this.#swayed && this.#leant) this.#leant = { ...this.#leant, back: this.#map.now() };
    if (this.#swayed || !areSame(asked.parts, this.#asked.parts)) this.#from = this.#map.now();
    this.#swayed = false;
    this.#asked = asked;
    this.#unwatch();
    this.lean();
    if (asked.parts.length > 0) this.#unwatch = lying(() => this.lean());
  }

  /** Leans as what is asked about, and what lies on the map, has it now. */
  lean(): void {
    if (this.#swayed) return;
    const { viewport, now: lies, settled, tools, go } = this.#map;
    const [{ parts }, leant, now] = [this.#asked, this.#leant, lies()];
    this.#yield(false);
    if (parts.length === 0) {
      this.#leant = null;
      if (leant) go(settled(leant.back));
      return;
    }
    const back = leant?.back ?? now;
    if (!leant) this.#from = now;
    const to = this.#led(this.#from ?? back, back);
    if (to !== now || leant) this.#leant = { back, to };
    go(to);
    const small = tools()?.querySelectorAll("[role=application]") ?? [];
    this.#yield(isUnder(to, parts, boxesOf(small, viewport.getBoundingClientRect())));
  }

  /** Where it leads: it stays `from` where it lies if that does, else it leans as little as it can from where it leans back to. */
  #led(from: MapTransform, back: MapTransform): MapTransform {
    const { viewport, tools, held } = this.#map;
    const { parts, foremost } = this.#asked;
    const room = { left: 0, top: 0, width: viewport.clientWidth, height: viewport.clientHeight };
    const covers = coversOf(viewport.getBoundingClientRect(), tools());
    const find = (look: MapTransform, some: readonly Box[]) => leaning(look, some, room, covers, LEAST);
    for (const some of foremost.length > 0 ? [parts, foremost] : [parts]) {
      const to = find(from, some) === from ? from : find(back, some);
      if (to) return to;
    }
    return foremost.length > 0
      ? showingMost(back, foremost, room, covers, held)
      : showingOne(from, parts, (some) => find(from, some));
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

  /** The room is another, and with it the look to which the map leans back. False: it does not lean. */
  fitted(back: MapTransform): boolean {
    if (!this.#leant || this.#swayed) return false;
    this.#leant = { ...this.#leant, back };
    this.#from = null;
    return true;
  }

  /** A look within bounds, of which how it leans is one, and all on the way there. */
  reach(look: MapTransform, plain: MapTransform): MapTransform {
    return this.#leant ? reaching(look, plain, this.#leant.to) : plain;
  }

  end(): void {
    this.#unwatch();
  }
}
