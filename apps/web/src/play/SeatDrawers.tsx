import { latePart } from "@westmarch/boardkit/later";
import { Drawer } from "../table/drawers/Drawer.tsx";
import { GameDrawer } from "../table/drawers/GameDrawer.tsx";
import { Busy } from "../ui/index.ts";
import type { AtSeatProps } from "./useSeated.ts";

/** What the table asks twice, and what its keys do. */
export const Questions = latePart(async () => (await import("./Questions.tsx")).Questions);
/** All about the table itself. */
export const SeatTable = latePart(async () => (await import("./SeatTable.tsx")).SeatTable);

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
      <GameDrawer drawers={drawers} loaded={loaded} props={props} />
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
