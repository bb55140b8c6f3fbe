import type { Frame } from "./types.ts";

/** A deep copy of plain JSON data. Slow and sure: what hand-written clones are checked against. */
export function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (value !== null && typeof value === "object")
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)])) as T;
  return value;
}

/** Copies a stack of frames. One level deep is enough: the locals of a frame are replaced, never mutated. */
export const copyStack = (stack: readonly Frame[]): Frame[] => {
  const made: Frame[] = new Array(stack.length);
  for (let i = 0; i < stack.length; i++) made[i] = { ...stack[i] };
  return made;
};
