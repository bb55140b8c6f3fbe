import { useCallback, useEffect, useRef, useState } from "react";
import { changeStudy, fetchStudy, onNews } from "./storage.ts";
import type { Study } from "./study.ts";

/** A study under a reader's hands: every change is kept at once. */
export interface Studying {
  readonly study: Study;
  readonly change: (change: (study: Study) => Study) => void;
  /** The last change could not be kept on this device. */
  readonly unkept: boolean;
}

/** A study that this device keeps: `loading`, `missing`, or there. */
export function useStudy(id: string): Studying | "loading" | "missing" {
  const [study, setStudy] = useState<Study | "loading" | "missing">("loading");
  const [unkept, setUnkept] = useState(false);
  /** Changes on their way to where they are kept: news of them is none. */
  const writing = useRef(0);
  useEffect(() => {
    let current = true;
    const look = () => {
      fetchStudy(id).then(
        (found) => current && writing.current === 0 && setStudy(found ?? "missing"),
        () => current && setStudy((old) => (old === "loading" ? "missing" : old)),
      );
    };
    look();
    const stop = onNews((changed) => changed === id && look());
    return () => {
      current = false;
      stop();
    };
  }, [id]);
  const shown = useRef(study);
  shown.current = study;
  const change = useCallback((how: (study: Study) => Study) => {
    const before = shown.current;
    if (typeof before === "string") return;
    const after = how(before);
    shown.current = after;
    setStudy(after);
    writing.current++;
    changeStudy(before, how)
      .then(
        () => setUnkept(false),
        () => setUnkept(true),
      )
      .finally(() => writing.current--);
  }, []);
  return typeof study === "string" ? study : { study, change, unkept };
}

/** A study that is only shown: nothing of it is kept. */
export function useShownStudy(sent: Study): Studying {
  const [study, change] = useState(sent);
  return { study, change, unkept: false };
}
