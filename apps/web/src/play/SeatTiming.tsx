import { latePart } from "@westmarch/boardkit/later";
import type { AtSeat } from "./useSeated.ts";

const Timing = latePart(async () => (await import("../time/Timing.tsx")).Timing);

/** The clocks of a table in one of their places; null where it keeps no time. */
export const timingAt = (place: "sentence" | "bar" | "choices", { table, model, names, drawers }: AtSeat) =>
  (model.time ?? model.clocks) ? (
    <Timing at={place} table={table} names={names} onOpen={() => drawers.toggle({ kind: "table" })} />
  ) : null;
