import type { BoardProps } from "@westmarch/boardkit";
import type { Core } from "@westmarch/kernel";
import { useCallback, useState } from "react";
import { useHinted } from "../hints/useHinted.ts";
import { useRoomy, useTall } from "../table/board/frame.tsx";
import { pressRecent } from "../table/board/recent.ts";
import { useTold } from "../table/board/useSequence.ts";
import { askedOf } from "../table/connection/answers.ts";
import { viewOf } from "../table/connection/model.ts";
import { nextSeat } from "../table/connection/seating.ts";
import { isCutOff, useLineNews } from "../table/connection/useLineNews.ts";
import { glanceKey, hasGlance } from "../table/drawers/glance.ts";
import type { Drawers } from "../table/drawers/useDrawers.ts";
import { useWatching } from "../table/history/watching.ts";
import { useHearing } from "../table/log/hear.ts";
import { focusOn, useKeys } from "../table/prompt/keys.ts";
import { passName, waitingSentence } from "../table/prompt/Waiting.tsx";
import { useNamed } from "../table/text/useNamed.ts";
import { isWhole, useSay } from "../table/text/words.tsx";
import type { SeatedProps } from "./seatedProps.ts";
import { useClock, useFallen, useTableNotices } from "./tableNotices.ts";
import { scenePlays, useLog } from "./useLog.ts";
import { useSeat } from "./useSeat.ts";
import { useTakeBack } from "./useTakeBack.ts";

/** What the game is called here, how much room there is, and which drawers lie open. */
function useSurroundings({ loaded: bare, model, drawers }: SeatedProps) {
  const say = useSay();
  const { named: loaded, names } = useNamed(bare, model.seats);
  const few = useTall();
  const roomy = useRoomy();
  return { say, bare, loaded, names, few, roomy, beside: roomy && !few, drawers };
}

interface Reached {
  readonly drawers: Drawers;
  readonly rule: string | null;
  readonly beside: boolean;
  readonly takeBack: (() => void) | null;
  readonly history: () => void;
  readonly talk: () => void;
  readonly help: () => void;
  readonly hasGlance: boolean;
  /** Shows once more what has happened since the player's last choice. */
  readonly replay: () => void;
}

/** The keys of a table. */
function useTableKeys(reached: Reached): void {
  const { drawers, rule, beside, takeBack, history, talk, help } = reached;
  useKeys({
    c: () => focusOn("#choices"),
    b: () => focusOn("#board"),
    ...(takeBack && { u: takeBack }),
    ...(reached.hasGlance && { g: glanceKey(drawers) }),
    h: history,
    i: () => drawers.toggle({ kind: "rules", rule }),
    "[": () => pressRecent("back"),
    "]": () => pressRecent("on"),
    r: reached.replay,
    l: () => (beside && !scenePlays() ? focusOn("#red-book") : drawers.toggle({ kind: "book" })),
    t: talk,
    m: () => drawers.toggle({ kind: "table" }),
    "?": help,
  });
}

/** The board of a seat, the past that it looks at, and the rule under which it is asked. */
function useShown({ table, model, token }: SeatedProps, around: ReturnType<typeof useSurroundings>) {
  const { loaded, names, drawers } = around;
  const { open } = drawers;
  const explain = useCallback((id: string) => open({ kind: "explain", id }), [open]);
  const seen = useSeat(table, model, loaded, token, explain, names);
  const news = useLineNews(table);
  const { props, past, look, deeds, talk, settled } = seen;
  const ask = props?.ask ?? null;
  const sentence = ask && props ? loaded.module.sentence(ask, props) : null;
  const rule = (ask && isWhole(loaded) && loaded.besides.all.ruleOf?.(ask)) || null;
  useHearing(isWhole(loaded) ? deeds : null, talk, ask, sentence, past !== null);
  const { version } = model.now;
  const tells = past !== null && props?.log.at(-1)?.version === past.at;
  const watching = useWatching({ past, look, settled, tells, newest: version });
  const history = () => (past ? look(null) : look(version));
  return { ...seen, news, ask, rule, watching, history };
}

/** Plays what has happened since the seat's last deed that the log tells of. */
function watchSince({ table, model }: SeatedProps, { deeds, past, watching }: ReturnType<typeof useShown>) {
  const { seat } = table.seating;
  const from = deeds.findLast(({ by }) => by !== null && by === seat)?.version;
  if (past === null && from !== undefined && from < model.now.version) watching.watch(from);
}

/** What the prompt says while the others are awaited. */
function useWaiting(
  { table, model }: SeatedProps,
  { say, bare, loaded }: ReturnType<typeof useSurroundings>,
  { language, settled }: ReturnType<typeof useSeat>,
) {
  const { seat } = table.seating;
  const clock = useClock();
  const next = nextSeat(table.seating, model.mine, askedOf(model, table.passing));
  const present = viewOf(model, seat);
  const told = useTold(
    waitingSentence(
      model,
      seat,
      next === null ? null : passName(model, next, bare.say),
      say,
      language,
      clock,
      (present && loaded.module.awaited?.({ view: present.view as Core, say: loaded.say })) ?? null,
    ),
    settled,
  );
  const over = model.now.result !== null && settled;
  // Of what the others do nothing is known now.
  return isCutOff(table.connection) && !over ? say("table.wait.cut") : told;
}

/** Whether something is still to be seen on the board before it is said how the game ended. */
const holdsEnd = (loaded: SeatedProps["loaded"], props: BoardProps | null): boolean =>
  props !== null && isWhole(loaded) && loaded.besides.all.holdsEnd?.(props) === true;

/** Everything that the parts of a seat's page share. */
export function useSeated(page: SeatedProps) {
  const { table, model, token } = page;
  const around = useSurroundings(page);
  /** The end is told until the player closes it, or looks back from it. */
  const [tellsEnd, setTellsEnd] = useState(true);
  const shown = useShown(page, around);
  const { hinting, hint } = useHinted(model.now.version, shown.ask);
  const { past, deeds, talk, rule, settled } = shown;
  const log = useLog(around.drawers, around.beside, talk, model.chat.length);
  const asking = useTakeBack(table, model, past, deeds);
  const notice = useTableNotices(model.chat, asking.undone);
  const fallen = useFallen(model.fallen);
  useTableKeys({
    drawers: around.drawers,
    rule,
    beside: around.beside,
    takeBack: asking.takeBack,
    history: shown.history,
    talk: log.talkNow,
    help: () => asking.setQuestion("keys"),
    hasGlance: hasGlance(around.loaded),
    replay: () => pressRecent("again") || watchSince(page, shown),
  });
  const waiting = useWaiting(page, around, shown);
  return {
    ...around,
    ...shown,
    ...log,
    ...asking,
    table,
    model,
    token,
    seat: table.seating.seat,
    hinting,
    hint,
    tellsEnd,
    setTellsEnd,
    // The end is told when the last blow has been shown.
    over: model.now.result !== null && settled && !holdsEnd(around.loaded, shown.props),
    notice,
    fallen,
    waiting,
  };
}

/** A seat's page once its board is there. */
export type AtSeat = ReturnType<typeof useSeated> & { readonly props: BoardProps };

/** What a part of a seat's page is given. */
export interface AtSeatProps {
  readonly at: AtSeat;
}
