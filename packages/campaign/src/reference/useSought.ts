import { useDeferredValue, useState } from "react";
import { plain } from "./search.ts";

/** What the reader types, and what is sought by it: the lists follow when there is time. */
export function useSought() {
  const [typed, type] = useState("");
  return { typed, type, sought: plain(useDeferredValue(typed).trim()) };
}
