/** Moves the synthetic map as a hand would, one movement to a picture. `bench/pieces.ts` calls `window.scene(name)`. */

/** A point of the map. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

declare global {
  interface Window {
    /** Plays a scene and hands back the milliseconds between its pictures. */
    scene?: (name: string) => Promise<number[]>;
  }
}

/** Pictures of a scene. */
const PICTURES = 180;
/** Pictures after which the pieces set out again. */
const WALK = 40;
/** Milliseconds in which a map that was moved is drawn afresh. */
const REST = 600;
const MIDDLE: ScreenPoint = { x: 700, y: 450 };

const pause = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms));

const pictures = (count: number, each: (picture: number) => void): Promise<number[]> =>
  new Promise((over) => {
    const gaps: number[] = [];
    let [picture, last] = [0, 0];
    const next = (now: number): void => {
      if (picture > 0) gaps.push(now - last);
      last = now;
      if (picture === count) {
        over(gaps);
        return;
      }
      each(picture++);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });

/** Where a hand is that draws loops around the middle. */
const hand = (picture: number): ScreenPoint => ({
  x: MIDDLE.x + Math.sin(picture / 12) * 260,
  y: MIDDLE.y + Math.cos(picture / 9) * 180,
});

/** Makes `window.scene`. `map` is what takes the hand; by default whatever lies in the window's corner. */
export function drive({ walk, map }: { readonly walk: () => void; readonly map?: Element }): void {
  const under = (): Element => {
    const found = map ?? document.elementFromPoint(5, 5);
    if (!found) throw new Error("there is no map");
    return found;
  };
  const common = { bubbles: true, cancelable: true, view: window };
  const mouse = (type: string, { x, y }: ScreenPoint, on: EventTarget): boolean =>
    on.dispatchEvent(new MouseEvent(type, { ...common, clientX: x, clientY: y, buttons: 1 }));
  const pointer = (type: string, { x, y }: ScreenPoint): boolean =>
    under().dispatchEvent(
      new PointerEvent(type, { ...common, pointerId: 77, pointerType: "touch", clientX: x, clientY: y }),
    );
  const wheel = (deltaY: number): boolean =>
    under().dispatchEvent(
      new WheelEvent("wheel", { ...common, deltaY, clientX: MIDDLE.x, clientY: MIDDLE.y }),
    );
  const dragging = async (each: (picture: number) => void): Promise<number[]> => {
    pointer("pointerdown", hand(0));
    mouse("mousedown", hand(0), under());
    const gaps = await pictures(PICTURES, (picture) => {
      each(picture);
      mouse("mousemove", hand(picture), window);
    });
    mouse("mouseup", hand(PICTURES), window);
    pointer("pointerup", hand(PICTURES));
    return gaps;
  };
  const sometimes = (picture: number): void => {
    if (picture % WALK === 0) walk();
  };
  const scenes: Readonly<Record<string, () => Promise<number[]>>> = {
    near: () => pictures(10, () => wheel(-60)),
    pan: () => dragging(() => {}),
    zoom: () => pictures(PICTURES, (picture) => wheel(picture % 60 < 30 ? -24 : 24)),
    rest: async () => {
      wheel(-30);
      const gaps = await pictures(PICTURES / 4, () => {});
      wheel(30);
      return gaps;
    },
    walk: () => pictures(PICTURES, sometimes),
    "walk-and-pan": () => dragging(sometimes),
  };
  window.scene = async (name) => {
    const scene = scenes[name];
    if (!scene) throw new Error(`there is no scene ${name}`);
    const gaps = await scene();
    await pause(REST);
    return gaps;
  };
}
