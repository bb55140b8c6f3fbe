import { otherPeople } from "../table/text/people.ts";
import { isWhole } from "../table/text/words.tsx";
import { reportOf } from "./report.ts";
import { TableDrawer } from "./TableDrawer.tsx";
import type { AtSeatProps } from "./useSeated.ts";

/** All about the table, as the player at a seat may use it. */
export function SeatTable({ at }: AtSeatProps) {
  const { drawers, loaded, props, model, table, seat, look, setQuestion } = at;
  const { version } = model.now;
  /** Puts the drawer away before something is done. */
  const closing =
    <Args extends readonly unknown[]>(act: (...given: Args) => void) =>
    (...given: Args) => {
      drawers.close();
      act(...given);
    };
  return (
    <TableDrawer
      model={model}
      gameSay={at.bare.say}
      seat={seat}
      report={() =>
        isWhole(loaded) ? reportOf(loaded.besides.all.game, props.view, seat, version, at.language) : ""
      }
      onHistory={closing(() => look(version))}
      onReference={() => drawers.open({ kind: "reference" })}
      onPreferences={() => drawers.open({ kind: "preferences" })}
      onKeys={at.few ? null : () => setQuestion("keys")}
      onDraw={closing(() => {
        if (otherPeople(model).length > 0) table.offer("draw");
        else setQuestion("draw");
      })}
      onResign={() => setQuestion("resign")}
      onReplace={closing((of, to) => {
        if (seat !== null) table.replace({ seat, of, to });
      })}
      onPass={table.pass}
      onOffer={closing(table.offer)}
      onTell={table.tell}
      loaded={loaded}
      shown={props}
      token={at.token}
    />
  );
}
