import { useEffect, useState } from "react";
import { type TableModel, viewOf } from "../table/connection/model.ts";
import type { Table } from "../table/connection/table.ts";
import type { Past } from "../table/history/usePast.ts";
import type { LogLine } from "../table/text/lines.ts";

/** What the table asks about before it does it: to resign, to draw, to take a choice back; or what its keys do. */
export type ConfirmedAct = "resign" | "draw" | "keys" | "back";

/** The question that is open, and the way to take the last choice back: at once, or by asking the others. */
export function useTakeBack(table: Table, model: TableModel, past: Past | null, deeds: readonly LogLine[]) {
  const [question, setQuestion] = useState<ConfirmedAct | null>(null);
  const [undone, setUndone] = useState<readonly number[]>([]);
  const { seat } = table.seating;
  const { now } = model;
  const canUndo = viewOf(model, seat)?.canUndo === true;
  const hasChosen = deeds.some(({ by, kind }) => by === seat && kind !== "turn");
  const mayUndo = seat !== null && now.result === null && !past && (canUndo || hasChosen);
  const undo = () => {
    if (!canUndo) return setQuestion("back");
    setUndone([...undone, model.chat.at(-1)?.id ?? 0]);
    table.undo();
  };
  // A question about the last choice ends with the moment that it was asked at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new version that ends it
  useEffect(() => setQuestion((open) => (open === "back" ? null : open)), [now.version]);
  return { question, setQuestion, undone, takeBack: mayUndo ? undo : null };
}
