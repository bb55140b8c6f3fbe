import type { Option } from "./types.ts";

/** What stands in a view for an answer that another seat has sealed. */
export const SEALED: Option = ["sealed"];

/** Whether two choices are the same, word by word. */
export const sameOption = (a: Option, b: Option): boolean => {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};
