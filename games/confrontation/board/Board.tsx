import { AboutSlip, useAsking } from "@westmarch/boardkit/slips";
import { useMemo, useRef } from "react";
import { other } from "../data/ids.ts";
import styles from "./Board.module.css";
import { BattleStage } from "./battle/BattleStage.tsx";
import { HandFan, SpentCards } from "./cards/index.tsx";
import { explain as explanation } from "./explain.tsx";
import type { Props } from "./keys.ts";
import { Land } from "./Land.tsx";
import { hiddenId, isHidden, NoteSlip, noteOn } from "./NoteSlip.tsx";
import { strike } from "./notes.ts";
import { SideSlip } from "./SideSlip.tsx";
import { type Table, useTable } from "./useTable.ts";

const KEYS = ["?", "i", "n"];

/** The whole table: map, pieces, slips in the corners, cards at the foot, and battles as a stage over it. */
export const Board = (props: Props) => {
  const { explain, say, layout, calm } = props;
  const box = useRef<HTMLDivElement>(null);
  const { asked, open, close } = useAsking(box, { explain, opens: isHidden, keys: KEYS });
  const table = useTable(props, box);
  const { own, page, placing, pieces, reach } = table;
  const suspect = asked && pieces.find((piece) => hiddenId(piece) === asked.id);
  return (
    <div
      ref={box}
      className={styles.table}
      data-layout={layout}
      data-seated={own !== null || undefined}
      data-placing={placing !== null || undefined}
      data-calm={calm || undefined}
    >
      {page.sheet && (
        <Land
          props={props}
          table={table}
          sheet={page.sheet}
          openNotes={(piece, button) => open(hiddenId(piece), button)}
        />
      )}
      <Sides props={props} table={table} tell={open} />
      <AboutSlip
        asked={asked && !isHidden(asked.id) ? asked : null}
        table={box}
        close={close}
        about={(id) => explanation(id, props)}
        more={{ text: say("board.more"), explain }}
      />
      {asked && suspect && (
        <NoteSlip
          key={asked.id}
          piece={suspect}
          asked={asked}
          table={box}
          say={say}
          note={noteOn(suspect, table)}
          attacked={reach.get(suspect.region) === "attack"}
          write={(note) => {
            const { memory } = table;
            const { region, place } = suspect;
            props.keep({ ...memory, strokes: strike(memory.strokes, props.log, { region, place }, note) });
          }}
          close={close}
        />
      )}
    </div>
  );
};

interface SidesProps {
  readonly props: Props;
  readonly table: Table;
  /** Says beside a thing what it is. */
  readonly tell: (id: string, thing: HTMLElement) => void;
}

/** What lies around the map: a slip for each side, battles, spent cards and the hand. */
const Sides = ({ props, table: { own, near, placing }, tell }: SidesProps) => {
  const { told, layout } = props;
  // Counts wait for the battle that changes them.
  const counted = useMemo(() => ({ ...props, view: told }), [props, told]);
  const wide = layout === "wide";
  return (
    <>
      {(wide || !placing) && (
        <>
          <SideSlip
            props={counted}
            side={near}
            own={own !== null}
            corner="start"
            spent={!wide || own === null}
          />
          <SideSlip props={counted} side={other(near)} own={false} corner="end" spent />
        </>
      )}
      <BattleStage {...props} />
      {own !== null && wide && told.used[own] > 0 && (
        <div className={styles.ownSpent}>
          <SpentCards props={counted} side={own} />
        </div>
      )}
      {own !== null && (
        <div className={styles.hand} data-hand>
          <HandFan props={props} side={own} tell={tell} />
        </div>
      )}
    </>
  );
};
