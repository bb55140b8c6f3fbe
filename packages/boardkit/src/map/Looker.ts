import { later, onceHere } from "../later.ts";
import type { Spot } from "../outline.ts";
import { LOOK_AT } from "../sight.ts";
import { atRestOrTouched } from "../touched.ts";
import { favouriteOf, keepFavourite } from "./favourite.ts";
import type { Leaner } from "./Leaner.ts";
import {
  type Asked,
  type Box,
  begun,
  bringingOut,
  centred,
  drawn,
  type Favourite,
  held,
  isNear,
  isSame,
  kept,
  type MapTransform,
  NEAREST,
  NOTHING_ASKED,
  recalled,
  refitted,
  type Size,
  seen,
  showing,
  UNMOVED,
  whole,
} from "./look.ts";
import { MapPage } from "./MapPage.ts";
import { MapPress, type PointerSpot, STILL } from "./MapPress.ts";
import type { Manner } from "./manner.ts";
import type { Moving } from "./moving.ts";
import { boxOf, coversOf, KEYS, lent, type Parts, sightOf, tapOn, toolsOf } from "./parts.ts";

/** Wheel, mouse and fingers, sliding and leaning: loaded late, for the map is seen without them. */
const hands = later(async () => {
  await atRestOrTouched();
  return import("./moving.ts");
});
/** How long after the last movement the page counts as lying still, in milliseconds. */
const REST = 180;
/** Milliseconds that a step by key, button or double tap takes, the way to what happens elsewhere and back, and leaning. */
const [STEP, GLANCE, LEANS] = [240, 450, 400];
/** So many milliseconds after the player has moved the map it stays where it is. */
const HELD = 6000;
/** How much nearer a step leads, and a double tap. */
const [STEP_BY, TAP_BY] = [1.5, 2];

/**
 * Looks at a page through a viewport: wheel and pinch draw it near, dragging moves it, a double tap draws it near and
 * lets it go again, and what the keyboard comes to is moved into sight. The page is moved by one CSS transform, and the
 * document never scrolls. An element that stops a `pointerdown` from reaching the viewport keeps that press.
 */
export class Looker {
  #parts: Parts | null = null;
  #size: Size = { width: 1, height: 1 };
  /** What of the viewport nothing covers. */
  #room: Box = { left: 0, top: 0, width: 0, height: 0 };
  #look = UNMOVED;
  #home = UNMOVED;
  /** The size at which the page was seen at first, and to which a double tap leads back. */
  #base = 1;
  /** The player has moved the page; it was not moved by itself. */
  #chosen = false;
  /** The look that the player had kept, and how it was laid. */
  #recalled: { readonly kept: Favourite; readonly look: MapTransform } | null = null;
  /** Where the map began in the room that it had last. */
  #begun: MapTransform | null = null;
  readonly #page = new MapPage();
  readonly #press = new MapPress();
  #rest = 0;
  /** Where the map lay before it moved by itself to show something. */
  #before: MapTransform | null = null;
  #asked = NOTHING_ASKED;
  /** Lets the map lean; null until it has come. */
  #leaner: Leaner | null = null;
  /** When the player last moved it, as the page's own time. */
  #moved = Number.NEGATIVE_INFINITY;
  readonly #listeners = new Set<() => void>();
  /** Moves the map; null until it has come. Without it everything that moves is there at once. */
  #moving: Moving | null = null;
  /** The size at which the page is drawn nearest. */
  #nearest = 1;

  manner: Manner = { calm: true, remember: null, fitted: () => {} };

  /**
   * Begins to look at a page that is never smaller than `least`. Where its whole would be smaller than `beginning`, it is
   * seen at first as that says: so near, with that point of the page in the middle. Returns the way to end.
   */
  attach(parts: Parts, size: Size, least: number, beginning: MapTransform | null = null): () => void {
    this.#parts = parts;
    this.#size = size;
    let first = true;
    const fit = () => {
      if (this.#fit(parts, size, least, beginning, first)) first = false;
    };
    const listening = new AbortController();
    this.#listen(parts.viewport, listening.signal);
    fit();
    const leave = onceHere(hands, (late) => this.#takeHands(parts.viewport, late));
    const sizes = new ResizeObserver(fit);
    sizes.observe(parts.room);
    sizes.observe(parts.clear);
    return () => {
      sizes.disconnect();
      leave();
      clearTimeout(this.#rest);
      this.#moving?.end();
      this.#moving = null;
      this.#leaner?.end();
      this.#leaner = null;
      delete parts.viewport.dataset.hands;
      listening.abort();
      this.#parts = null;
    };
  }

  /** Lays the page into the room that it has now; false while there is none. `first`: it has not been laid yet. */
  #fit(parts: Parts, size: Size, least: number, beginning: MapTransform | null, first: boolean): boolean {
    const { left, top, width, height } = boxOf(parts.clear);
    if (width <= 0 || height <= 0) return false;
    // A map that leans is laid by where it leans back to, whenever that comes: how it leans follows from there.
    const lies = this.#leaner?.back ?? this.#look;
    const before = { room: this.#room, home: this.#home };
    const wider = width !== before.room.width;
    this.#room = { left, top, width, height };
    this.#home = whole(size, boxOf(parts.room), least, lent());
    const { k } = this.#home;
    this.#base = Math.max(k, beginning?.k ?? 0);
    this.#nearest = this.#base * NEAREST;
    this.#moving?.bound(k, this.#nearest, this.#room);
    // While a table is being laid its room grows and shrinks: until the map has been moved, what was recalled is so again.
    const stands = this.#recalled && isSame(this.#recalled.look, lies) ? this.#recalled.kept : null;
    const favourite = first && this.manner.remember !== null ? favouriteOf(this.manner.remember) : stands;
    const again = favourite && recalled(favourite, size, this.#room, this.#home, this.#nearest);
    if (again) this.#recalled = { kept: favourite, look: this.#relay(again) };
    else if (first || (!this.#chosen && (wider || (this.#begun !== null && isSame(this.#begun, lies)))))
      this.#begun = this.#relay(begun(beginning, size, this.#room, this.#home));
    else this.#relay(refitted(lies, before, { room: this.#room, home: this.#home }, this.#nearest));
    this.manner.fitted(k);
    this.#leaner?.lean();
    return true;
  }

  /** Lays the page anew, or has it lean back to there once it leans no more. Returns where that is. */
  #relay(look: MapTransform): MapTransform {
    const to = this.#held(look);
    if (!this.#leaner?.fitted(to)) this.#jump(to);
    return to;
  }

  /** What the viewport and the document tell of wheel, presses and things to be shown. */
  #listen(viewport: HTMLElement, signal: AbortSignal): void {
    // Also where nothing can be nearer or farther: the browser must not take the wheel for itself.
    viewport.addEventListener("wheel", (event) => event.preventDefault(), {
      passive: false,
      signal,
    });
    this.#press.listen(signal);
    viewport.addEventListener(
      LOOK_AT,
      ({ target }) => {
        if (target instanceof Element) this.#bring(target);
      },
      { signal },
    );
  }

  /** Wheel, mouse and fingers have been loaded: from now on they move the page. */
  #takeHands(viewport: HTMLElement, late: typeof import("./moving.ts")): void {
    this.#moving = late.moving(viewport, {
      still: STILL,
      takes: (event) => this.#press.takes(event),
      held: (to) => this.#settled(to),
      began: (by) => this.#began(by),
      moved: (to, byHand) => {
        if (byHand) this.#leaner?.sway();
        this.#show(to);
      },
      ended: () => this.#ended(),
      doubled: (event) => this.#doubled(event),
    });
    this.#moving.bound(this.#home.k, this.#nearest, this.#room);
    this.#moving.lay(this.#look);
    this.#settle();
    viewport.dataset.hands = "";
    this.#leaner = new late.Leaner({
      viewport,
      now: () => this.#before ?? this.#look,
      settled: (to) => this.#settled(to),
      tools: this.#tools,
      held: this.#held,
      go: (to) => {
        if (this.#before === null && isSame(to, this.#look)) return;
        this.#before = null;
        this.#moving?.hold();
        this.#glide(to, LEANS);
      },
    });
    this.#leaner.ask(this.#asked);
  }

  /** Size of the page on the screen now, and whether less than the whole of it is looked at. */
  readonly scale = (): number => this.#look.k;
  readonly near = (): boolean => isNear(this.#look, this.#home);
  /** What of the page is seen, in its own units. */
  readonly seen = (): Box => seen(this.#look, this.#room);

  /** Whether the page is being moved. */
  readonly moving = (): boolean => this.#page.moves;

  /** Calls back whenever the look has changed, and when the page has come to rest. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A step nearer, a step back, or the whole page. */
  readonly step = (way: "near" | "far" | "all"): void => {
    if (!this.#parts) return;
    this.#take();
    this.#chosen = true;
    this.#leaner?.sway();
    if (way === "all") this.#slide(this.#settled(this.#home));
    else this.#draw(way === "near" ? STEP_BY : 1 / STEP_BY);
  };

  /** Moves a point of the page into the middle. */
  readonly centre = (x: number, y: number): void => {
    if (!this.#parts) return;
    this.#take();
    this.#chosen = true;
    this.#leaner?.sway();
    this.#lay(this.#settled(centred(this.#look.k, x, y, this.#room)));
  };

  /**
   * Leans until the parts of the page that something is asked about lie under nothing; where they do not find room
   * together, until the foremost do, or as many of those as can, and with none foremost until one does. With no parts it
   * leans back.
   */
  readonly lean = (asked: Asked): void => {
    this.#leaner?.ask(asked);
    this.#asked = asked;
  };

  /**
   * Moves these parts into sight because something happens there, and with null lets the map go back to where it lay.
   * A player who has just moved it keeps it where it is, and where motion is unwelcome it stays.
   */
  readonly glance = (parts: readonly Box[] | null): void => {
    if (!this.#parts || this.manner.calm) return;
    if (parts === null) {
      const back = this.#before;
      this.#before = null;
      if (back) this.#glide(back);
      return;
    }
    if (this.#press.lasts || performance.now() - this.#moved < HELD) return;
    const to = this.#settled(showing(this.#look, parts, this.#sight()));
    if (Math.hypot(to.x - this.#look.x, to.y - this.#look.y) < STILL) return;
    this.#before ??= this.#look;
    this.#glide(to);
  };

  /** Handlers for the viewport. They take part before the page's own and after them. */
  readonly begun = this.#press.begin;
  readonly pressed = (press: PointerSpot): void => {
    this.#press.reach(press);
    this.#take();
  };
  readonly dragged = (to: PointerSpot): void => {
    if (this.#parts) this.#press.drag(this.#parts.viewport, to);
  };
  /** What the keyboard comes to is brought into sight; what a finger touches is there already. */
  readonly attend = (thing: Element): void => {
    if (!this.#parts || this.#press.concerns) return;
    this.#take();
    this.#bring(thing);
  };
  /** Does what a key is for; false where it is for nothing. */
  readonly key = (key: string): boolean => {
    const way = KEYS[key];
    if (way) this.step(way);
    return way !== undefined;
  };

  readonly #tools = () => (this.near() && this.#parts ? toolsOf(this.#parts) : null);
  readonly #sight = (): Box => sightOf(this.#room, this.#tools());
  readonly #held = (look: MapTransform) => held(look, this.#size, this.#room, this.#home);

  #bring(thing: Element): void {
    const box = this.#parts?.viewport.getBoundingClientRect();
    if (!box || this.#press.lasts) return;
    this.#moving?.hold();
    this.#before = null;
    const { left, top, width, height } = thing.getBoundingClientRect();
    const there = { left: left - box.left, top: top - box.top, width, height };
    this.#jump(
      bringingOut(this.#look, there, this.#sight(), coversOf(box, this.#tools()), (to) => this.#settled(to)),
    );
  }

  #began(by: Event | null): void {
    clearTimeout(this.#rest);
    if (by) {
      this.#take();
      this.#chosen = true;
    }
    this.#press.moves(by);
  }

  #ended(): void {
    this.#press.rests();
    this.#rest = window.setTimeout(() => this.#settle(), REST);
  }

  #settled(look: MapTransform): MapTransform {
    const plain = this.#held(look);
    return this.#leaner?.reach(look, plain) ?? plain;
  }

  /** The player has the map in hand: it stays where it is laid. */
  #take(): void {
    this.#before = null;
    this.#moved = performance.now();
    this.#moving?.hold();
  }

  #lay(to: MapTransform): void {
    if (this.#moving) this.#moving.lay(to);
    else {
      this.#began(null);
      this.#show(to);
      this.#ended();
    }
  }

  #slide(to: MapTransform, about?: Spot): void {
    if (this.manner.calm || !this.#moving) this.#lay(to);
    else this.#moving.slide(to, STEP, about);
  }

  /** Draws the page near by a factor, about a spot of the viewport or the middle of the room. */
  #draw(by: number, about?: Spot): void {
    const { left, top, width, height } = this.#room;
    const k = Math.min(this.#nearest, Math.max(this.#home.k, this.#look.k * by));
    const middle = { x: left + width / 2, y: top + height / 2 };
    this.#slide(this.#settled(drawn(this.#look, k, about ?? middle)), about);
  }

  /** Slides at one size, which the way of a step does not. */
  #glide(to: MapTransform, time = GLANCE): void {
    if (this.#moving && !this.manner.calm) this.#moving.glide(this.#look, to, time);
    else this.#lay(to);
  }

  #jump(look: MapTransform): void {
    if (!this.#parts) return;
    this.#lay(this.#settled(look));
    this.#settle();
  }

  #doubled(event: MouseEvent | TouchEvent): void {
    this.#chosen = true;
    const nearer = this.#look.k > this.#base * 1.001;
    if (nearer && this.#base === this.#home.k) {
      this.step("all");
      return;
    }
    const spot = this.#parts && tapOn(this.#parts, event);
    const by = nearer ? this.#base / this.#look.k : Math.max(TAP_BY, this.#base / this.#look.k);
    if (spot) this.#draw(by, spot);
  }

  #show({ k, x, y }: MapTransform): void {
    const was = this.#look.k;
    this.#look = { k, x, y };
    const page = this.#parts?.page;
    if (!page) return;
    this.#page.lay(page, was, this.#look);
    for (const listener of this.#listeners) listener();
  }

  #settle(): void {
    clearTimeout(this.#rest);
    const page = this.#parts?.page;
    if (!page || !this.#page.rest(page, this.#look.k)) return;
    for (const listener of this.#listeners) listener();
    const { remember, rested } = this.manner;
    rested?.(this.#look.k);
    // Where it has gone by itself is no favourite of the player's.
    if (remember === null || !this.#chosen || this.#before !== null || this.#leaner?.leans) return;
    // Where the whole is what is seen at first, there is nothing to keep of it.
    const plain = !this.near() && this.#base === this.#home.k;
    keepFavourite(remember, plain ? null : kept(this.#look, this.#size, this.#room, this.#home));
  }
}
