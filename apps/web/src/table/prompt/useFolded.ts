/** Where a question has more answers than find room, those that stand on the board are pressed there. */

import { isVisible } from "@westmarch/boardkit/visible";
import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useReducer,
  useState,
  useSyncExternalStore,
} from "react";
import { find, isStaged, theStage } from "./pointing.ts";

/** An answer, the thing on the board that it is (its `data-point` or `data-explain`), and its picture. */
interface OnBoard {
  readonly key: string;
  readonly thing?: string | null | undefined;
  readonly picture?: object | null | undefined;
}

/** How a list of answers finds its room. */
export interface Folded {
  /** The keys of those that are pressed on the board: their buttons are for keys and voice alone. */
  readonly folded: ReadonlySet<string>;
  /** What is left is still too much. */
  readonly overfull: boolean;
}

/** Pixels that are no more than rounding. */
const SLOP = 4;
const OPEN: Folded = { folded: new Set(), overfull: false };

/** What scrolls: where the list lays nothing out itself, what is around it. */
const scrolling = (list: HTMLElement): HTMLElement =>
  (getComputedStyle(list).display === "contents" && list.parentElement) || list;

function isOverfull(list: HTMLElement): boolean {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = scrolling(list);
  return scrollHeight > clientHeight + SLOP || scrollWidth > clientWidth + SLOP;
}

/** Whether the thing of an answer can be pressed on the board, or in a tray that a press opens. */
function isThere({ thing, picture }: Omit<OnBoard, "key">): boolean {
  // An army is taken up where it stands.
  const found = thing ? (find(thing) ?? find(thing.replace(/^army:/, "region:"))) : null;
  if (!found || !isVisible(found)) return false;
  // A map under a scene goes once that has come up.
  const onMap = found.closest("[data-page]") !== null;
  if (onMap && sceneNow() !== "") return false;
  // Who has a face is chosen by it here and now, and not behind a button that says neither.
  if (picture && found.dataset.points !== undefined) return false;
  // A map is pushed along to what is asked; a card that lies beyond the end of its row may never be looked for.
  return found instanceof SVGElement || onMap || isSeen(found);
}

/** Whether the middle of a thing is seen: neither the window cuts it off nor a row or sheet that is pushed along. */
function isSeen(thing: Element): boolean {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const lies = ({ left, right, top, bottom }: Pick<DOMRect, "left" | "right" | "top" | "bottom">) =>
    x > left && x < right && y > top && y < bottom;
  if (!lies({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return false;
  for (let box = thing; box.parentElement; box = box.parentElement) {
    // What is fixed to the window is cut by nothing else.
    if (getComputedStyle(box).position === "fixed") return true;
    const { parentElement: around } = box;
    if (getComputedStyle(around).overflow !== "visible" && !lies(around.getBoundingClientRect()))
      return false;
  }
  return true;
}

/** Whether a thing stands in the rail itself, right above the question. */
const isInRail = ({ thing }: OnBoard): boolean => (thing && find(thing)?.closest("[data-rail]")) != null;

/** Milliseconds after which a board has been laid out anew for another window, and how often that has been. */
const LAID = 300;
let laid = 0;

/** Whether a scene hides the board, and is still coming up: `data-under-scene`. */
const sceneNow = (): string => theStage()?.dataset.underScene ?? "";

/** What an answer is looked for in: a window, as the board stands in it, and a scene before it. */
const placeNow = (): string => `${laid} ${sceneNow()}`;

/** Hears of another window when the board stands in it, and of a scene that comes or goes. */
const onPlace = (listener: () => void): (() => void) => {
  let later: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(later);
    later = setTimeout(() => {
      laid++;
      listener();
    }, LAID);
  };
  addEventListener("resize", heard);
  const scenes = new MutationObserver(listener);
  const stage = theStage();
  if (stage) scenes.observe(stage, { attributeFilter: ["data-under-scene"] });
  return () => {
    removeEventListener("resize", heard);
    scenes.disconnect();
  };
};

/** The keys of answers that are pressed on the board: of those whose thing is no other answer too. */
function foldedIn(
  picks: readonly OnBoard[],
  isFound: (pick: OnBoard) => boolean = isThere,
): ReadonlySet<string> {
  const isAlone = (thing: string) => picks.filter((pick) => pick.thing === thing).length === 1;
  return new Set(
    picks.filter((pick) => pick.thing && isAlone(pick.thing) && isFound(pick)).map(({ key }) => key),
  );
}

/** Milliseconds after which a board that was not all there is looked at again, and how often. */
const AGAIN = 400;
const TIMES = 15;

/** What is pressed on the board whether there is room for its answer or not: dice in the rail and many places, or many cards. */
export type Pressed = "rail" | "cards";
/** So many answers find room in one line of a phone. */
const IN_LINE = 3;
/** So many names of places are read faster than they are looked for; where there are more, the map has their room. */
const NAMES = 6;

/** Whether a thing stands on a map. */
const isOnMap = (pick: OnBoard): boolean =>
  isThere(pick) && find(`${pick.thing}`.replace(/^army:/, "region:"))?.closest("[data-page]") != null;

/** Whether a thing is a card of the hand, which is read before it is chosen; in a scene they lie in it. */
const isInHand = ({ thing }: OnBoard): boolean => {
  const found = thing?.startsWith("card:") ? find(thing) : null;
  return found !== null && isVisible(found) && !isStaged(found);
};

/** The keys of those. */
function pressedIn(picks: readonly OnBoard[], which: Pressed): ReadonlySet<string> {
  if (which === "rail") {
    const [onMap, inHand] = [foldedIn(picks, isOnMap), foldedIn(picks, isInHand)];
    return new Set([
      ...foldedIn(picks, isInRail),
      ...(onMap.size > NAMES ? onMap : []),
      ...(inHand.size > IN_LINE ? inHand : []),
    ]);
  }
  return picks.length > IN_LINE ? foldedIn(picks) : OPEN.folded;
}

const UNTRIED = { tried: false, looked: 0, ...OPEN };

/**
 * Measures a list before it is painted, first with every answer. `keyed` changes with them; `folds`: its board is looked at;
 * `thumb`: what is pressed there whether there is room for its answer or not.
 */
export function useFolded(
  list: RefObject<HTMLElement | null>,
  picks: readonly OnBoard[],
  keyed: string,
  folds: boolean,
  thumb: Pressed | null,
): Folded {
  const place = useSyncExternalStore(onPlace, placeNow);
  const things = picks.map(({ thing }) => thing).join();
  const now = `${place}\n${things}\n${keyed}\n${thumb}`;
  const [found, note] = useState({ of: "", ...UNTRIED });
  const current = found.of === now ? found : { of: now, ...UNTRIED };
  const { folded, overfull, tried, looked } = current;
  useLayoutEffect(() => {
    if (overfull || !list.current) return;
    if (thumb && folded.size === 0) {
      const held = pressedIn(picks, thumb);
      if (held.size > 0) return note({ ...current, folded: held });
    }
    if (!isOverfull(list.current)) return;
    // What is left when everything that can be has been folded is too much.
    note(
      tried || !folds ? { ...current, overfull: true } : { ...current, tried: true, folded: foldedIn(picks) },
    );
  });
  const [, measureAgain] = useReducer((times: number) => times + 1, 0);
  // What stands beside the list may be laid out after it, and leave it less room than it was measured in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another list
  useEffect(() => {
    if (overfull || !list.current) return;
    const box = list.current;
    const sizes = new ResizeObserver(() => {
      if (isOverfull(box)) measureAgain();
    });
    sizes.observe(scrolling(box));
    return () => sizes.disconnect();
  }, [list, overfull, now]);
  const all = overfull || (thumb === "cards" && picks.length > IN_LINE);
  // Its map, its cards or its dice may still be drawn.
  const isLate = (key: string, thing: OnBoard["thing"]) =>
    thing && !folded.has(key) && (all || (thumb && thing.startsWith("die:")));
  const waits = folds && looked < TIMES && picks.some(({ key, thing }) => isLate(key, thing));
  useEffect(() => {
    if (!waits) return;
    const again = setTimeout(() => {
      if (all && foldedIn(picks).size > folded.size) note({ of: now, ...UNTRIED, looked });
      else note({ ...current, looked: looked + 1 });
    }, AGAIN);
    return () => clearTimeout(again);
  });
  return current;
}
