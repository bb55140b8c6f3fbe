import type { Report } from "@westmarch/protocol";
import { useState } from "react";
import { doorOf } from "../games/doors.ts";
import { ago } from "../i18n/dates.ts";
import { useWords } from "../i18n/index.ts";
import { Button, Slip } from "../ui/index.ts";
import { Segments } from "../ui/Segments.tsx";
import styles from "./admin.module.css";
import type { LeafProps } from "./leafProps.ts";
import { dateIn } from "./measures.ts";

/** For how many days a player may be muted or kept out. */
const DAYS = ["1", "7", "30", "90", "365"] as const;

/** Who complains about whom, and what comes of it. */
export function Reports({ now: { reports }, say, act }: LeafProps) {
  return (
    <Slip aria-labelledby="reports">
      <h2 id="reports">{say("reports")}</h2>
      {reports.length === 0 && <p className={styles.aside}>{say("reports.none")}</p>}
      <ul className={styles.reports}>
        {reports.map((report) => (
          <OneReport key={report.id} report={report} say={say} act={act} />
        ))}
      </ul>
    </Slip>
  );
}

function OneReport({ report, say, act }: Pick<LeafProps, "say" | "act"> & { readonly report: Report }) {
  const { say: shell, language } = useWords();
  const [days, setDays] = useState<(typeof DAYS)[number]>("7");
  const door = doorOf(report.game);
  const game = door ? shell(`door.${door.id}.title`) : report.game;
  const settle = (how: "mute" | "ban" | "dismiss") =>
    void act("settle", { id: report.id, how, days: Number(days) });
  return (
    <li>
      <h3>{say("reports.of", { name: report.name, game, when: ago(report.at, Date.now(), language) })}</h3>
      <p>{report.about}</p>
      {report.said.length > 0 && (
        <>
          <p className={styles.aside}>{say("reports.said")}</p>
          <ul className={styles.said}>
            {report.said.map(({ text, at }) => (
              <li key={`${at} ${text}`}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <Segments
        label={say("reports.days")}
        picked={days}
        onPick={setDays}
        segments={DAYS.map((id) => ({ id, text: id }))}
      />
      <div className={styles.actions}>
        <Button onClick={() => settle("mute")}>{say("reports.mute")}</Button>
        {report.reachable && (
          <Button variant="danger" onClick={() => settle("ban")}>
            {say("reports.ban")}
          </Button>
        )}
        <Button variant="quiet" onClick={() => settle("dismiss")}>
          {say("reports.dismiss")}
        </Button>
      </div>
    </li>
  );
}

/** Who is muted or banned, and the way back. */
export function Bans({ now: { bars }, say, act }: LeafProps) {
  const { language } = useWords();
  if (bars.length === 0) return null;
  return (
    <Slip aria-labelledby="bars">
      <h2 id="bars">{say("bars")}</h2>
      <ul className={styles.rows}>
        {bars.map(({ kind, whom, until }) => (
          <li key={`${kind} ${whom}`}>
            <span>{say(`bars.${kind}`, { when: dateIn(language, until) })}</span>
            <Button variant="quiet" onClick={() => void act("lift", { kind, whom })}>
              {say("bars.lift")}
            </Button>
          </li>
        ))}
      </ul>
    </Slip>
  );
}
