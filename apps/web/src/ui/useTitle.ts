import { useEffect } from "react";
import { useWords } from "../i18n/index.ts";
import { setTitle } from "./title.ts";

/** The page last arrived at. For the first page the browser itself scrolls and sets the focus. */
let arrivedAt = location.pathname;

/**
 * Names the page in the browser's tab and history. On arrival from another page it also goes to its top, and who
 * reads by ear begins at its beginning.
 */
export function useTitle(title: string | null): void {
  const { say } = useWords();
  const name = say("name");
  useEffect(() => {
    setTitle(title ? `${title} · ${name}` : name);
    if (arrivedAt === location.pathname) return;
    arrivedAt = location.pathname;
    scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [title, name]);
}
