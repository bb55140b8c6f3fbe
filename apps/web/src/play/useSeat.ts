import type { Heard } from "@westmarch/boardkit";
import { later } from "@westmarch/boardkit/later";
import type { Core, Seat } from "@westmarch/kernel";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useCalm, usePace } from "../device/index.ts";
import { useWords } from "../i18n/index.ts";
import type { Acts, Scene } from "../table/board/frame.tsx";
import { useBoardProps } from "../table/board/frame.tsx";
import { useSequence } from "../table/board/useSequence.ts";
import { isAnswered } from "../table/connection/answers.ts";
import { keep, memoryKey, useMemory } from "../table/connection/memory.ts";
import { type logOf, type TableModel, viewOf } from "../table/connection/model.ts";
import type { Table } from "../table/connection/table.ts";
import { type Past, usePast } from "../table/history/usePast.ts";
import { linesOf, talkOf, withPasses } from "../table/text/lines.ts";
import type { Loaded } from "../table/text/words.tsx";
import { useSay } from "../table/text/words.tsx";
import { standingOf } from "./autoPass.ts";

/** Says what the rules have against an attempt: fetched with them. */
export const trying = later(() => import("../table/prompt/whyNot.ts"));
type Trying = typeof import("../table/prompt/whyNot.ts");

type Log = ReturnType<typeof logOf>;

/** What this seat saw at an earlier moment, as far as it is here already. */
function thenOf(past: Past | null, seat: Seat | null, log: Log): Heard | null {
  const then = past?.then?.views.find((view) => view.seat === seat);
  if (!past?.then || !then) return null;
  const { version } = past.then;
  return { version, view: then.view as Core, log: log.filter((event) => event.version <= version) };
}

/** Whether this moment of the past follows the one that was shown before it: a step forward is shown as it happened. */
function useStepped(version: number | null): boolean {
  const last = useRef<{ readonly version: number | null; readonly stepped: boolean }>({
    version: null,
    stepped: false,
  });
  const { current } = last;
  if (current.version !== version)
    last.current = {
      version,
      stepped: version !== null && current.version !== null && version === current.version + 1,
    };
  return last.current.stepped;
}

/** Whether the player has just come back from the past: the present stands as it is, and is no news. */
function useReturned(present: boolean): boolean {
  const before = useRef(present);
  const returned = present && !before.current;
  useEffect(() => {
    before.current = present;
  }, [present]);
  return returned;
}

/** Which moment of the table is looked at, and what a seat saw there, as it is shown step by step. */
function useMoment(model: TableModel, loaded: Loaded, token: string, seat: Seat | null) {
  const [past, look] = usePast(token);
  // Only an event makes it another log for the board: not a word of talk.
  const events = model.log;
  const log = useMemo(() => events.filter((entry) => entry.seat === seat), [events, seat]);
  const now = viewOf(model, seat);
  const { version } = model.now;
  const heard = useMemo<Heard>(
    () => thenOf(past, seat, log) ?? { version, view: now?.view as Core, log },
    [past, seat, log, version, now],
  );
  const present = past === null;
  const returned = useReturned(present);
  const live = useStepped(present ? null : heard.version) || (present && !returned);
  const showing = useSequence(heard, {
    stepOf: loaded.module.step,
    seat,
    live,
    calm: useCalm(),
    pace: usePace(),
    byItself: !present,
  });
  return { past, look, present, now, live, showing };
}

/** The orders that a seat has left with the table; null where it may leave none. */
function useStanding(table: Table, model: TableModel, loaded: Loaded, present: boolean) {
  const { standing: leave, undo, seating, passing, know } = table;
  const { besides } = loaded;
  const known = (besides.state === "there" && besides.all.passing) || null;
  useEffect(() => know(known), [know, known]);
  const { seat } = seating;
  const { orders, passed } = model;
  const canUndo = viewOf(model, seat)?.canUndo === true;
  const plays = present && model.now.result === null;
  const answers = useMemo(() => isAnswered(model, passing, seat), [model, passing, seat]);
  return useMemo(
    () => (plays ? standingOf({ orders, passed }, seat, canUndo, answers, { standing: leave, undo }) : null),
    [plays, orders, passed, seat, canUndo, answers, leave, undo],
  );
}

/** Says why something that a player tries on the board is not to be had. */
function useTried(loaded: Loaded, view: Core | undefined, { seating, deny }: Table): Acts["tried"] {
  const { besides } = loaded;
  const { seat } = seating;
  return useCallback(
    (attempt, at, after = []) => {
      if (!view || besides.state !== "there" || seat === null) return;
      const { all } = besides;
      const say = ({ whyNot }: Trying) => {
        const refusal = whyNot(all, view, seat, [...after, attempt]);
        if (refusal) deny({ code: "rule", refusal, at: at ?? null });
      };
      trying.fetch().then(say, () => {}); // it is fetched again with the next attempt
    },
    [besides, view, seat, deny],
  );
}

/** What has been told of the game, as lines of the log. */
function useDeeds(
  loaded: Loaded,
  { now, showing }: ReturnType<typeof useMoment>,
  seat: Seat | null,
  passed: TableModel["passed"],
) {
  const { settled } = showing;
  // A new view without a new event tells nothing new, so the lines are made from the view that came with the log.
  const { told, toldLog } = showing;
  const spoken = useRef({ toldLog, told });
  if (spoken.current.toldLog !== toldLog) spoken.current = { toldLog, told };
  const seen = spoken.current.told;
  const { besides, module, say } = loaded;
  const rules = besides.state === "there" ? besides.all : undefined;
  const lines = useMemo(
    () => (now && rules ? linesOf(toldLog, rules, { say, seat, view: seen }, module.step) : []),
    [toldLog, module, say, seat, seen, now, rules],
  );
  const until = settled ? Number.POSITIVE_INFINITY : (lines.at(-1)?.version ?? 0);
  return useMemo(() => {
    const own = passed.filter((pass) => pass.seat === seat && pass.version <= until);
    const tell = module.passed;
    return tell && rules ? withPasses(lines, own, (where) => tell(where, say)) : lines;
  }, [lines, passed, seat, until, module, say, rules]);
}

/** Everything that the one who looks at the table may see and do. */
export function useSeat(
  table: Table,
  model: TableModel,
  loaded: Loaded,
  token: string,
  explain: (id: string) => void,
  names: readonly string[],
) {
  const say = useSay();
  const { language } = useWords();
  const { seat } = table.seating;
  const kept = useMemory((memory) => memory.tables[memoryKey(model.table, seat)]?.kept ?? null);
  const { selected, select, act } = table;
  const sending = table.sending !== null;
  const rests = model.time?.rests != null;
  const moment = useMoment(model, loaded, token, seat);
  const { past, look, present, now, live, showing } = moment;
  const { settled } = showing;
  const standing = useStanding(table, model, loaded, present);
  const answers = standing?.answers === true;
  const scene = useMemo<Scene | null>(() => {
    if (!now) return null;
    const ask = !present || sending || !settled || rests || answers ? null : now.ask;
    return { ...showing, seat, ask, live, selected: present ? selected : null, names, kept, standing };
  }, [now, showing, settled, present, live, names, kept, sending, rests, answers, selected, seat, standing]);
  const tried = useTried(loaded, scene?.view, table);
  const id = model.table;
  const acts = useMemo<Acts>(
    () => ({ select, act, tried, explain, keep: (value) => keep(id, seat, value) }),
    [select, act, tried, explain, id, seat],
  );
  const props = useBoardProps(loaded, scene, acts);
  const deeds = useDeeds(loaded, moment, seat, model.passed);
  const talk = useMemo(() => talkOf(model.chat, seat, say), [model.chat, seat, say]);
  return {
    props,
    past,
    look,
    deeds,
    talk,
    language,
    settled,
    goOn: showing.goOn,
    hurry: showing.hurry,
  };
}
