import type { Table } from "../table/connection/table.ts";
import { Awaited } from "./Awaited.tsx";
import { Clocks } from "./Clocks.tsx";
import { PickClock } from "./PickClock.tsx";
import { Resting } from "./Resting.tsx";

interface TimingProps {
  /** In the sentence, the time for a choice, or to come to the table; in the bar, the candles; in the place of choices, what to do while the table rests. */
  readonly at: "sentence" | "bar" | "choices";
  readonly table: Table;
  readonly names: readonly string[];
  /** Opens what can be done about time. */
  readonly onOpen: () => void;
}

/** Everything that a table shows of its clocks, in one part of the page: no player needs it to make a first choice. */
export function Timing({ at, table, names, onOpen }: TimingProps) {
  const { model } = table;
  const { seat } = table.seating;
  if (!model) return null;
  const { time, pace, clocks, now } = model;
  if (at === "sentence") {
    if (clocks?.left.length) return <PickClock told={clocks} owes={now.owes} seat={seat} />;
    return time?.awaits && !now.result ? <Awaited told={time} names={names} /> : null;
  }
  if (!time || !pace || pace.kind === "none" || now.result) return null;
  if (at === "choices")
    return <Resting told={time} onGo={seat === null ? null : () => table.offer("resume")} />;
  return <Clocks told={time} kind={pace.kind} names={names} seat={seat} onOpen={onOpen} />;
}
