import { latePart } from "@westmarch/boardkit/later";
import { Drawer } from "../table/drawers/parts.ts";
import { RedBookSlip } from "../table/log/RedBookSlip.tsx";
import { hasPartners } from "../table/text/people.ts";
import { isWhole } from "../table/text/words.tsx";
import type { AtSeatProps } from "./useSeated.ts";

const JustNow = latePart(async () => (await import("../table/recent/JustNow.tsx")).JustNow);
const RedBook = latePart(async () => (await import("../table/log/RedBook.tsx")).RedBook);

/** The Red Book of a table: beside the map, or in a drawer. */
export function SeatBook({ at }: AtSeatProps) {
  const { drawers, beside, say, talking, filter } = at;
  const isDrawn = drawers.top?.kind === "book";
  return (
    <>
      {beside && !isDrawn && (
        <RedBookSlip>
          <SeatDeeds at={at} />
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

/** What others have just done, above the log; at the foot of a phone in one line. */
export function SeatDeeds({ at, line = false }: AtSeatProps & { readonly line?: boolean }) {
  const { loaded, deeds, seat, props, ask } = at;
  if (!isWhole(loaded) || !loaded.besides.all.deeds) return null;
  return <JustNow lines={deeds ?? []} seat={seat} asked={props.live && ask !== null} line={line} />;
}

function Book({ at }: AtSeatProps) {
  const { loaded, deeds, talk, seat, table, drawers, watching, model } = at;
  return (
    <RedBook
      gameSay={loaded.say}
      deeds={deeds}
      awaited={!isWhole(loaded)}
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
