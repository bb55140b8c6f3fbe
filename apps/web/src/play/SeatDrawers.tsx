import { latePart } from "@westmarch/boardkit/later";
import { Drawer } from "../table/drawers/parts.ts";
import type { DrawerKind } from "../table/drawers/useDrawers.ts";
import { Busy } from "../ui/index.ts";
import type { AtSeatProps } from "./useSeated.ts";

/** Rules, explanations, the reference and preferences. */
export const GameDrawer = latePart(async () => (await import("../table/drawers/GameDrawer.tsx")).GameDrawer);
/** What the table asks twice, and what its keys do. */
export const Questions = latePart(async () => (await import("./Questions.tsx")).Questions);
/** All about the table itself. */
export const SeatTable = latePart(async () => (await import("./SeatTable.tsx")).SeatTable);

/** The drawers that every page with a board has. */
const IN_GAME: ReadonlySet<DrawerKind["kind"]> = new Set([
  "rules",
  "explain",
  "reference",
  "glance",
  "preferences",
]);

/** The drawers at the edge of the map besides the Red Book, and what the table asks twice. */
export function SeatDrawers({ at }: AtSeatProps) {
  const { drawers, loaded, props, question, setQuestion, table, seat, say } = at;
  return (
    <>
      {drawers.top?.kind === "table" && (
        <Drawer title={say("table.table")} onClose={drawers.close}>
          <SeatTable waiting={<Busy />} at={at} />
        </Drawer>
      )}
      {drawers.top && IN_GAME.has(drawers.top.kind) && (
        <GameDrawer
          drawers={drawers}
          loaded={loaded}
          props={props}
          waiting={
            <Drawer title={say("busy")} onClose={drawers.close}>
              <Busy />
            </Drawer>
          }
        />
      )}
      {question !== null && question !== "back" && (
        <Questions
          asked={question}
          onClose={() => setQuestion(null)}
          onResign={() => {
            drawers.close();
            if (seat !== null) table.resign(seat);
          }}
          onOffer={() => table.offer("draw")}
        />
      )}
    </>
  );
}
