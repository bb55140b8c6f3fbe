import { type KeyboardEvent, useState } from "react";
import type { LogLine } from "../text/lines.ts";

/** The stop of a line that leads to its rule. */
export const RULE = "rule";

/**
 * Rules and names in a long log are one stop of the Tab key: up and down go from line to line, left and right through what
 * stands in them.
 */
export interface OneStop {
  /** Where the Tab key stops. */
  readonly stop: string | undefined;
  /** The focus has come there. */
  readonly rest: (stop: string) => void;
  readonly turn: (event: KeyboardEvent<HTMLElement>) => void;
}

const all = (within: Element): readonly HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>("[data-stop]"),
];

/** Where an arrow key leads to from a stop; undefined for another key, and at the end. */
function next(list: HTMLElement, from: Element, key: string): HTMLElement | undefined {
  const stops: readonly Element[] = all(list);
  const here = stops.indexOf(from);
  if (here < 0) return undefined;
  if (key === "ArrowRight") return all(list)[here + 1];
  if (key === "ArrowLeft") return all(list)[here - 1];
  const line = from.closest("li");
  if (!line) return undefined;
  const lines: readonly Element[] = [...list.children].filter((one) => all(one).length > 0);
  const at = lines.indexOf(line) + (key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0);
  const to = lines[at];
  return to && to !== line ? (to.querySelector<HTMLElement>("[data-rule]") ?? all(to)[0]) : undefined;
}

export function useOneStop(lines: readonly LogLine[]): OneStop {
  const [at, rest] = useState<string | null>(null);
  const last = lines.findLast(({ rule }) => rule)?.key;
  const here = at !== null && lines.some(({ key }) => at.startsWith(`${key} `));
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    const { activeElement } = document;
    const to = activeElement && next(event.currentTarget, activeElement, event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  return { rest, turn, stop: here ? at : last && `${last} ${RULE}` };
}
