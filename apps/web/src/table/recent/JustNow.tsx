import { RecentContext, useRecentStore, useShown } from "@westmarch/boardkit/recent";
import { DeedLine, Deeds } from "@westmarch/boardkit/recent/deeds";
import { seek } from "@westmarch/boardkit/slips";
import type { Seat } from "@westmarch/kernel";
import { useMemo } from "react";
import { useCalm } from "../../device/index.ts";
import { plain } from "../../i18n/rich.tsx";
import { idOn } from "../log/ring.ts";
import { find } from "../prompt/pointing.ts";
import type { LogLine } from "../text/lines.ts";
import { useSay } from "../text/words.tsx";
import { deedsOf, type LineDeed } from "./deeds.ts";
import styles from "./recent.module.css";
import { Trace } from "./Trace.tsx";

export interface JustNowProps {
  readonly lines: readonly LogLine[];
  readonly seat: Seat | null;
  /** The player is asked at the live table. */
  readonly asked: boolean;
  /** In one line at a phone's foot instead of above the log. */
  readonly line?: boolean;
}

/** A deed that the player looks at is shown where it was done: it may be another page of the table. */
function turnTo({ names: [first] }: LineDeed): void {
  if (first !== undefined && !find(idOn(first))) seek(idOn(first));
}

/** What others have done since the player's last choice, one deed at a time, and its trace on the board. */
export function JustNow({ lines, seat, asked, line = false }: JustNowProps) {
  const store = useRecentStore();
  const say = useSay();
  const calm = useCalm();
  const deeds = useMemo(() => deedsOf(lines, seat), [lines, seat]);
  if (deeds.length === 0) return null;
  const words = {
    title: say("table.recent"),
    back: say("table.recent.back"),
    on: say("table.recent.on"),
    again: say("table.recent.again"),
    of: (at: number, count: number) => say("table.recent.of", { at, count }),
  };
  const List = line ? DeedLine : Deeds;
  const list = (
    <List steps={deeds} words={words} asked={asked} calm={calm} looked={turnTo}>
      {({ text, more }) => (
        <span>
          {plain(text)} {more.length > 0 && <i>{plain(more.join(" "))}</i>}
        </span>
      )}
    </List>
  );
  return (
    <RecentContext value={store}>
      <div className={line ? styles.line : styles.recent}>{list}</div>
      <Traced deeds={deeds} />
    </RecentContext>
  );
}

/** The trace of the deed that is looked at. */
function Traced({ deeds }: { readonly deeds: readonly LineDeed[] }) {
  const [{ at }] = useShown();
  const deed = deeds[at];
  return deed && <Trace key={deed.id} {...deed} nth={at + 1} />;
}
