import { useEffect, useState } from "react";
import type { Drawers } from "../table/drawers/useDrawers.ts";
import type { Filter, LogLine } from "../table/text/lines.ts";

/** Whether a scene lies over the table, and the Red Book beside the map has made way for it. */
export const scenePlays = (): boolean => document.querySelector("#board [data-staged]") !== null;

/** The log of the table: what it shows, and whether something was said that the player has not read. */
export function useLog(drawers: Drawers, beside: boolean, talk: readonly LogLine[], begun: number) {
  const [filter, setFilter] = useState<Filter>("all");
  const [talking, setTalking] = useState(0);
  const [heard, setHeard] = useState(begun);
  const isOpen = beside || drawers.top?.kind === "book";
  useEffect(() => {
    if (isOpen) setHeard(talk.length);
  }, [isOpen, talk.length]);
  const talkNow = () => {
    setFilter("talk");
    setTalking((times) => times + 1);
    if (!beside || scenePlays()) drawers.open({ kind: "book" });
  };
  return { filter, setFilter, talking, talkNow, hasNews: talk.length > heard };
}
