import type { AnySave } from "@westmarch/kernel";
import type { SeatInfo } from "@westmarch/protocol";
import { useCallback, useMemo, useState } from "react";
import { type Acts, IDLE, useBoardProps, useRoomy, useTall } from "../table/board/frame.tsx";
import { Stage } from "../table/board/Stage.tsx";
import { Drawer } from "../table/drawers/Drawer.tsx";
import { GameDrawer } from "../table/drawers/GameDrawer.tsx";
import { type Drawers, useDrawers } from "../table/drawers/useDrawers.ts";
import type { Reading } from "../table/history/reading.ts";
import { useWinding } from "../table/history/winding.ts";
import { RedBook } from "../table/log/RedBook.tsx";
import { RedBookSlip } from "../table/log/RedBookSlip.tsx";
import { useKeys } from "../table/prompt/keys.ts";
import { type Filter, linesOf } from "../table/text/lines.ts";
import type { Whole } from "../table/text/words.tsx";
import { useSay } from "../table/text/words.tsx";
import { AboutReplay } from "./AboutReplay.tsx";
import { ReplayBar } from "./ReplayBar.tsx";
import { ReplayFoot } from "./ReplayFoot.tsx";
import { useStudying } from "./studying.ts";
import { type Replay, useReplay } from "./useReplay.ts";

export interface ReadBackProps {
  readonly loaded: Whole;
  /** Null: not known. */
  readonly table: string | null;
  readonly save: AnySave;
  readonly reading: Reading;
  /** What the seats are called: by who sits there, where that is known. */
  readonly names: readonly string[];
  /** By seat; null for an empty seat, or where no name is known. */
  readonly players: readonly SeatInfo["player"][] | null;
  readonly roles: readonly string[];
  /** The moment to open it at; null: its first turn. */
  readonly start: number | null;
}

/** The board at the moment that is read, and what has been told of the game up to it. */
function useMomentRead(
  loaded: Whole,
  names: readonly string[],
  { showing, seat, stepped }: Replay,
  { open }: Drawers,
) {
  const explain = useCallback((id: string) => open({ kind: "explain", id }), [open]);
  const acts = useMemo<Acts>(() => ({ ...IDLE, explain }), [explain]);
  const laid = useMemo(
    () => ({ ...showing, seat, ask: null, live: stepped, selected: null, names, kept: null }),
    [showing, seat, stepped, names],
  );
  const props = useBoardProps(loaded, laid, acts);
  const { told, toldLog } = showing;
  const deeds = useMemo(
    () => linesOf(toldLog, loaded.besides.all, { say: loaded.say, seat, view: told }, loaded.module.step),
    [toldLog, told, loaded, seat],
  );
  return { props, deeds };
}

/** Keys that open what lies beside the board, and wind through the game. */
function useReplayKeys({ toggle: toggleDrawer }: Drawers, { at, turn, toggle }: Replay): void {
  useKeys({
    i: () => toggleDrawer({ kind: "rules", rule: null }),
    l: () => toggleDrawer({ kind: "book" }),
    m: () => toggleDrawer({ kind: "table" }),
  });
  useWinding((by) => turn(at + by), toggle);
}

/** A game read back choice by choice, from any side of the table. */
export function ReadBack(given: ReadBackProps) {
  const { loaded, names, table, save, reading, players, roles, start } = given;
  const say = useSay();
  const [few, roomy] = [useTall(), useRoomy()];
  const beside = roomy && !few;
  const drawers = useDrawers();
  const replay = useReplay(loaded, reading, start);
  const [filter, setFilter] = useState<Filter>("all");
  const { props, deeds } = useMomentRead(loaded, names, replay, drawers);
  useReplayKeys(drawers, replay);
  const study = useStudying({ save, players, title: loaded.say("game.title") });
  if (!props) return null;
  const kind = drawers.top?.kind;
  const book = (
    <RedBook
      gameSay={loaded.say}
      deeds={deeds}
      talk={[]}
      seat={replay.seat}
      filter={filter}
      onFilter={setFilter}
      onSay={null}
      onRule={(rule) => drawers.open({ kind: "rules", rule })}
      onWatch={(line) => {
        if (line.scene && kind === "book") drawers.close();
        replay.watch(line);
      }}
    />
  );
  return (
    <Stage
      book
      loaded={loaded}
      props={props}
      name={`${String(replay.from)}/${replay.jumps}`}
      onGo={null}
      onHurry={null}
      bar={
        <ReplayBar
          {...{ loaded, props, names, drawers, beside }}
          onStudy={() => study.begin(replay.at)}
          failed={study.failed}
        />
      }
      foot={<ReplayFoot replay={replay} reading={reading} roles={roles} last={deeds.at(-1)} />}
    >
      {beside && <RedBookSlip>{book}</RedBookSlip>}
      {kind === "book" && !beside && (
        <Drawer title={say("table.log")} onClose={drawers.close}>
          {book}
        </Drawer>
      )}
      {kind === "table" && (
        <AboutReplay {...{ loaded, table, save, reading, names }} onClose={drawers.close} />
      )}
      <GameDrawer drawers={drawers} loaded={loaded} props={props} />
    </Stage>
  );
}
