import { latePart } from "@westmarch/boardkit/later";
import { RedBookSlip } from "../table/log/RedBookSlip.tsx";
import { hasPartners } from "../table/text/people.ts";
import { isWhole } from "../table/text/words.tsx";
import { Drawer } from "./SeatDrawers.tsx";
import type { AtSeatProps } from "./useSeated.ts";

const JustNow = latePart(async () => (await import("../table/recent/JustNow.tsx")).JustNow);
const RedBook = latePart(async () => (await import("../table/log/RedBook.tsx")).RedBook);

/** The Red Book of a table: beside the map, or in a drawer. */
export function SeatBook({ at }: AtSeatProps) {
  const { drawers, beside, say, talking, filter, loaded } = at;
  const isDrawn = drawers.top?.kind === "book";
  return (
    <>
      {beside && !isDrawn && (
        <RedBookSlip>
          {isWhole(loaded) && loaded.besides.all.deeds && (
            <JustNow lines={at.deeds ?? []} seat={at.seat} asked={at.props.live && at.ask !== null} />
          )}
          <Book at={at} />
        </RedBookSlip>
      )}
      {isDrawn && (
        <Drawer
          title={say("table.log")}
          onClose={drawers.close}
          focus={talking > 0 && filter === "talk" ? "own" : "heading"}
        >
          <Book at={at} />
        </Drawer>
      )}
    </>
  );
}

function Book({ at }: AtSeatProps) {
  const { loaded, deeds, talk, seat, table, drawers, watching, model } = at;
  return (
    <RedBook
      gameSay={loaded.say}
      deeds={deeds}
      talk={talk}
      seat={seat}
      filter={at.filter}
      onFilter={at.setFilter}
      onSay={seat === null ? null : table.talk}
      onRule={(rule) => drawers.open({ kind: "rules", rule })}
      onName={drawers.top?.kind === "book" ? (id) => drawers.open({ kind: "explain", id }) : undefined}
      onWatch={(line) => {
        if (drawers.top?.kind === "book") drawers.close();
        watching.again(line);
      }}
      partners={seat !== null && hasPartners(loaded.module, model, seat)}
      talking={at.talking}
      seats={model.seats}
    />
  );
}
