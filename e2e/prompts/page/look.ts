/// <reference lib="dom" />
/** Runs in a page: what is wrong with the prompt as it stands, and with what it asks about. */
import {
  forget,
  hit,
  isWhole,
  leftOf,
  leftOfWords,
  SLOP,
  type Spot,
  spotsOf,
  tellOf,
  unseen,
  wordsOf,
} from "./boxes.ts";
import { type Letters, lettersOf } from "./letters.ts";

/** Something that is not as it should be: what it is, and what is in its way. */
export interface Fault {
  readonly what: string;
  readonly why: string;
}

/** What one look at a prompt finds. */
export interface Look extends Letters {
  readonly question: string;
  readonly answers: number;
  /** Why the question is not whole, or null. */
  readonly clipped: string | null;
  /** Answers that are neither whole in the bar nor free on the board. */
  readonly hidden: readonly Fault[];
  /** Ways out that are not whole. */
  readonly endings: readonly Fault[];
  /** Things that can be chosen and lie under something. */
  readonly covered: readonly Fault[];
  /** Things that can be chosen on a part of the map that is not in the window. */
  readonly away: readonly string[];
}

const BAR = "#choices";
const ENDS = `${BAR} [data-ends] button, ${BAR} [data-ended] + * button`;
const CHOOSABLE = [
  "[data-able]",
  "path[data-reach]",
  "button[data-reach]",
  "button[data-ready]",
  "button[data-mine]",
  "[data-anchor^='offer:']",
  "[data-keep]",
  "[data-verb]",
  "[data-playable]",
  "[data-setup] button",
]
  .map((mark) => `#board ${mark}`)
  .join();
/** Cards that may lie on each other, as long as enough of each is seen. */
const LYING = "[data-hand] *, [data-playable], [data-area='hand'] *, [data-minions] *";
/** So many pixels of such a card are enough, and this part of all else. */
const ENOUGH = 24;
const MOST = 0.5;
/** What is a scene fills such a part of the board's width and height. */
const STAGE = 0.7;
/** Along each side of a thing so many points are tried. */
const TRIED = 7;

const wordsIn = (thing: Element): string => {
  const words = thing.querySelector("[data-words]") ?? thing;
  return (words.textContent ?? "").replaceAll(/\s+/g, " ").trim();
};
/** What is said of a thing. */
export function nameOf(thing: Element): string {
  const label = thing.getAttribute("aria-label");
  if (label) return label;
  const said = thing.cloneNode(true) as Element;
  for (const drawn of said.querySelectorAll("[aria-hidden=true]")) drawn.remove();
  return (said.textContent || thing.textContent || "").replaceAll(/\s+/g, " ").trim();
}

/** Why a button is not whole, or null. */
function buttonTrouble(button: Element): string | null {
  if (unseen(button)) return "for the ear alone";
  const own = button.getBoundingClientRect();
  if (own.width === 0) return "not drawn";
  if (!isWhole(leftOf(button), own)) return "cut off";
  for (const spot of spotsOf(own)) {
    const there = hit(spot);
    if (!there || !button.contains(there)) return `under ${tellOf(there)}`;
  }
  for (const { of, box } of wordsOf(button)) {
    const sticksOut =
      box.left < own.left - SLOP || box.right > own.right + SLOP || box.bottom > own.bottom + SLOP;
    if (sticksOut || !isWhole(leftOfWords(of, box), box)) return "its words are cut";
  }
  return null;
}

function questionOf(): { question: string; clipped: string | null } {
  const bar = document.querySelector(BAR);
  const sentence = bar?.querySelector("[data-sentence], p") ?? bar;
  if (!bar || !sentence) return { question: "", clipped: "there is none" };
  let clipped: string | null = null;
  for (const { of, box } of wordsOf(sentence)) {
    if (of.closest("button")) continue;
    clipped ??= isWhole(leftOfWords(of, box), box) ? null : "cut off";
    if (clipped) faulty.push(of);
    const there = hit([box.left + box.width / 2, box.top + box.height / 2]);
    if (!clipped && (!there || !bar.contains(there))) clipped = `under ${tellOf(there)}`;
  }
  return { question: wordsIn(sentence), clipped };
}

/** The corners to which a thing is cut, in pixels of the window; none for a rectangle. */
function cornersOf(thing: Element): Spot[] {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const corners = getComputedStyle(thing).clipPath.matchAll(/([\d.]+)% ([\d.]+)%/g);
  return [...corners].map(([, x, y]) => [left + (Number(x) / 100) * width, top + (Number(y) / 100) * height]);
}

/** Whether a point is between these corners. */
const isBetween = ([x, y]: Spot, corners: readonly Spot[]): boolean =>
  corners.filter(([ax, ay], i) => {
    const [bx, by] = corners.at(i - 1) ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
  }).length %
    2 ===
  1;

/** Points of a thing that are in the window and within its outline. */
function pointsOf(thing: Element, box: DOMRect): Spot[] {
  const spots: Spot[] = [];
  const matrix = thing instanceof SVGGeometryElement ? thing.getScreenCTM()?.inverse() : null;
  const corners = cornersOf(thing);
  for (let i = 0; i < TRIED; i++)
    for (let j = 0; j < TRIED; j++) {
      const spot: Spot = [
        box.left + ((i + 0.5) / TRIED) * box.width,
        box.top + ((j + 0.5) / TRIED) * box.height,
      ];
      const within =
        thing instanceof SVGGeometryElement
          ? matrix && thing.isPointInFill(new DOMPoint(...spot).matrixTransform(matrix))
          : corners.length === 0 || isBetween(spot, corners);
      if (within) spots.push(spot);
    }
  return spots;
}

/** Whether something that lies on a thing is a part of a scene that fills the board. */
function isOfStage(there: Element | null, thing: Element): boolean {
  const board = document.querySelector("#board")?.getBoundingClientRect();
  for (let at = there; board && at && !at.contains(thing); at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect();
    if (getComputedStyle(at).pointerEvents === "none") continue;
    if (width > board.width * STAGE && height > board.height * STAGE) return true;
  }
  return false;
}

const isOnMap = (thing: Element): boolean => thing.closest("[data-page]") !== null;

/** Whether what is found at a point of a thing is the thing, or stands in it. */
const belongs = (thing: Element, there: Element | null): boolean =>
  there !== null &&
  (thing.contains(there) ||
    (isOnMap(thing) && isOnMap(there)) ||
    (thing.matches("[data-mine]") && there.closest("[data-verb]") !== null));

/** What lies on a thing that can be chosen; null where enough of it is free, “away” where it is on another part of the map. */
function coverOf(thing: Element): string | null {
  const whole = thing.getBoundingClientRect();
  const box = leftOf(thing);
  if (box.width * box.height < Math.min(ENOUGH * ENOUGH, (whole.width * whole.height) / 4))
    return isOnMap(thing) ? "away" : "cut off";
  const points = pointsOf(thing, box);
  const on = new Map<string, number>();
  let free = 0;
  for (const spot of points) {
    const there = hit(spot);
    const by = isOfStage(there, thing) ? "a stage" : tellOf(there);
    if (belongs(thing, there)) free++;
    else on.set(by, (on.get(by) ?? 0) + 1);
  }
  const part = free / Math.max(1, points.length);
  const enough = thing.matches(LYING) ? box.width * part >= ENOUGH || part >= MOST : part >= MOST;
  if (enough || points.length === 0) return null;
  const [[by]] = [...on].sort(([, one], [, other]) => other - one);
  return `under ${by}`;
}

/** The name with which it begins what is said of a thing. */
const firstOf = (said: string): string => (said.split(/[,:;(.、，：；。（]/, 1)[0] ?? said).trim();

/** Names of one thing, the shorter of which may stand in the other. */
const means = (answer: string, thing: string): boolean => {
  const short = firstOf(thing).toLowerCase();
  return (
    thing.toLowerCase().includes(answer.toLowerCase()) ||
    (short.length > 1 && answer.toLowerCase().includes(short))
  );
};

/** What was found wrong at the last look, to be marked in a picture. */
let faulty: Element[] = [];

/** Draws a red line around everything that was found wrong at the last look, or takes these lines away. */
export function mark(on: boolean): void {
  for (const thing of faulty)
    if (thing instanceof SVGElement || thing instanceof HTMLElement)
      thing.style.outline = on ? "3px solid red" : "";
}

/** Everything on the board that can be chosen, by whether one comes to it. */
function onBoard() {
  const covered: { readonly thing: Element; readonly name: string; readonly why: string }[] = [];
  const [away, free]: [string[], string[]] = [[], []];
  for (const thing of document.querySelectorAll(CHOOSABLE)) {
    if (unseen(thing)) continue;
    const [why, name] = [coverOf(thing), nameOf(thing)];
    if (why === null) free.push(name);
    else if (why === "away") away.push(name);
    else covered.push({ thing, name, why });
  }
  return { covered, away, free };
}

/** The words of an answer that name something: in Latin script those with a capital, but for the first where there are more. */
function namesIn(answer: string): readonly string[] {
  const capital = answer.match(/\p{Lu}[\p{L}’'-]*/gu) ?? [];
  return capital.length > 1 && answer.startsWith(capital[0] ?? "") ? capital.slice(1) : capital;
}

/** Signs in a row that two texts share, where no word has a capital. */
const SHARED = 3;

/** Whether a thing is said with all the names that an answer has. */
function speaksOf(answer: string, thing: string): boolean {
  const names = namesIn(answer);
  if (names.length > 0) return names.every((name) => thing.includes(name));
  return [...answer].some(
    (_, i) =>
      i + SHARED <= answer.length &&
      /^[\p{L}]+$/u.test(answer.slice(i, i + SHARED)) &&
      thing.includes(answer.slice(i, i + SHARED)),
  );
}

/** Whether something on the board that an answer speaks of lies free, or comes with its part of the map. */
const standsFree = (answer: string): boolean =>
  [...document.querySelectorAll("#board button, #board [data-point]")].some((thing) => {
    if (thing.closest(BAR) || unseen(thing)) return false;
    const said = `${nameOf(thing)} ${thing.textContent ?? ""}`;
    return speaksOf(answer, said) && [null, "away"].includes(coverOf(thing));
  });

/** Whether what an answer is pressed on stands free, or a lit button that opens it, as a hand of cards. */
function opens(button: Element): boolean {
  const thing = button.getAttribute("data-thing");
  if (!thing) return false;
  const name = CSS.escape(thing);
  const marks = [
    `[data-point="${name}"]`,
    `[data-explain="${name}"]`,
    `button[data-gold][data-points~="${name}"]`,
  ];
  return [...document.querySelectorAll(marks.map((mark) => `#board ${mark}`).join())].some(
    (leads) => !unseen(leads) && coverOf(leads) === null,
  );
}

/** Buttons of the bar that are whole, and what is wrong with the others. */
function inBar() {
  const ends = new Set(document.querySelectorAll(ENDS));
  const wrong: { readonly button: Element; readonly what: string; readonly why: string }[] = [];
  const whole: string[] = [];
  const buttons = [...document.querySelectorAll(`${BAR} button`)];
  for (const button of buttons) {
    const [why, what] = [buttonTrouble(button), wordsIn(button)];
    if (why === null) whole.push(what);
    else wrong.push({ button, what, why });
  }
  return { ends, wrong, whole, answers: buttons.length };
}

/** Looks at the prompt. `least`: pixels that letters must have. */
export function look(least: number): Look {
  forget();
  faulty = [];
  const { question, clipped } = questionOf();
  const { free, away, ...board } = onBoard();
  const { ends, wrong, whole, answers } = inBar();
  const endings = wrong.filter(({ button }) => ends.has(button));
  // What is on another part of the map comes with it.
  const hidden = wrong.filter(
    ({ button, what }) =>
      !ends.has(button) &&
      ![...free, ...away].some((thing) => means(what, thing)) &&
      !standsFree(what) &&
      !opens(button),
  );
  // What was pushed out of sight or lies under a stage may be answered elsewhere.
  const covered = board.covered.filter(
    ({ name, why }) =>
      (why !== "cut off" && why !== "under a stage") ||
      ![...free, ...whole].some((other) => means(firstOf(name), other)),
  );
  faulty.push(...[...endings, ...hidden].map(({ button }) => button), ...covered.map(({ thing }) => thing));
  const root = document.querySelector("main") ?? document.body;
  return {
    question,
    clipped,
    answers,
    away,
    hidden: hidden.map(({ what, why }) => ({ what, why })),
    endings: endings.map(({ what, why }) => ({ what, why })),
    covered: covered.map(({ name, why }) => ({ what: name.slice(0, 60), why })),
    ...lettersOf(root, least),
  };
}
