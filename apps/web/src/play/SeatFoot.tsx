import { latePart } from "@westmarch/boardkit/later";
import { useDevice } from "../device/index.ts";
import { Prompt } from "../table/prompt/Prompt.tsx";
import { Instead } from "../table/prompt/Waiting.tsx";
import { isWhole } from "../table/text/words.tsx";
import { timingAt } from "./SeatTiming.tsx";
import type { AtSeatProps } from "./useSeated.ts";

/** The way to another table that waits for the player. */
const NextTable = latePart(async () => (await import("./NextTable.tsx")).NextTable);
const Hint = latePart(async () => (await import("../hints/Hint.tsx")).Hint);
/** The foot while the player looks back. */
export const PastFoot = latePart(async () => (await import("../table/history/PastFoot.tsx")).PastFoot);

/** Below the board: the choices of a seat, or the ways through the past. */
export function SeatFoot({ at }: AtSeatProps) {
  const { past, look, watching, model, seat, deeds, loaded, props, waiting, table } = at;
  const { now } = model;
  if (past)
    return (
      <PastFoot
        past={past}
        look={look}
        watching={watching}
        newest={now.version}
        turn={seat !== null && now.owes.includes(seat)}
        deed={deeds.findLast((line) => line.version <= past.at)?.text ?? ""}
      />
    );
  return (
    <Prompt
      loaded={loaded}
      props={props}
      waiting={waiting}
      clock={
        <>
          {timingAt("sentence", at)}
          <SeatHint at={at} />
        </>
      }
      instead={insteadOfChoices(at)}
      sending={table.sending !== null}
    />
  );
}

function SeatHint({ at }: AtSeatProps) {
  const { model, ask, loaded, props, token, hinting, hint } = at;
  if (!model.hints || !ask || !isWhole(loaded)) return null;
  return <Hint model={model} loaded={loaded} props={props} token={token} hinted={hinting} onHinted={hint} />;
}

function insteadOfChoices(at: AtSeatProps["at"]) {
  const { model, settled, tellsEnd, setTellsEnd, over, table, bare, seat } = at;
  if (model.time?.rests) return timingAt("choices", at);
  if (!settled || (tellsEnd && over)) return false;
  // One table alone is this one.
  const elsewhere = seat !== null && useDevice.getState().tables.length > 1;
  return (
    <Instead
      table={table}
      model={model}
      loaded={bare}
      onEnding={() => setTellsEnd(true)}
      elsewhere={elsewhere && <NextTable here={model.table} />}
    />
  );
}
