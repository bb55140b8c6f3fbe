import { latePart } from "@westmarch/boardkit/later";
import type { Core } from "@westmarch/kernel";
import { useEffect, useState } from "react";
import type { KnownTableEntry } from "../device/knownTables.ts";
import { doorOf } from "../games/doors.ts";
import { ago } from "../i18n/dates.ts";
import { useWords } from "../i18n/index.ts";
import { seenAt } from "../net/api.ts";
import { tableAddress } from "../net/links.ts";
import type { Pictured } from "../table/board/BoardPicture.tsx";
import { RowClock } from "../time/RowClock.tsx";
import { Drawing } from "../ui/Drawing.tsx";
import { ButtonLink } from "../ui/index.ts";
import { useWho } from "./OwnRow.tsx";
import styles from "./own.module.css";

const BoardPicture = latePart(async () => (await import("../table/board/BoardPicture.tsx")).BoardPicture);

/** A table as its player sees it now; null: it is not known, or the game has not begun. */
function usePictured({ known, summary }: KnownTableEntry): Pictured | null {
  const { say } = useWords();
  const [pictured, setPictured] = useState<Pictured | null>(null);
  const version = summary?.version;
  const names = summary?.seats
    .map(({ player }) =>
      player?.kind === "person" ? player.name : player ? say(`level.${player.level}`) : "",
    )
    .join("\n");
  useEffect(() => {
    if (version === undefined || names === undefined) return;
    let current = true;
    void seenAt(version, known.token).then((answer) => {
      const seen = answer.ok ? answer.value.views[0] : undefined;
      if (!current || !answer.ok || !seen || !answer.value.settings) return;
      setPictured({
        game: known.game,
        settings: answer.value.settings,
        view: seen.view as Core,
        names: names.split("\n"),
      });
    });
    return () => {
      current = false;
    };
  }, [known.game, known.token, version, names]);
  return pictured;
}

interface OwnWaitingProps {
  readonly entry: KnownTableEntry;
  /** It is the one to go to: it has waited longest. */
  readonly next: boolean;
}

/** A table that waits for its player: how it stands as a picture, against whom, how far, and the way to it. */
export function OwnWaiting({ entry, next }: OwnWaitingProps) {
  const { say, language } = useWords();
  const { known, summary } = entry;
  const who = useWho(entry);
  const pictured = usePictured(entry);
  const [moment, setMoment] = useState("");
  const door = doorOf(known.game);
  const title = door ? say(`door.${door.id}.title`) : say("name");
  return (
    <article className={styles.waiting} aria-label={`${title}, ${who}`}>
      <div className={styles.picture}>
        {pictured ? (
          <BoardPicture key={pictured.game} of={pictured} onMoment={setMoment} />
        ) : (
          door && <Drawing of={door.art} />
        )}
      </div>
      <div>
        <h3>{title}</h3>
        <p>{who}</p>
        <p className={styles.moment}>
          {moment}
          {moment && " · "}
          {ago(summary?.changedAt ?? known.at, Date.now(), language)}
        </p>
        <div className={styles.go}>
          <ButtonLink href={tableAddress(known.table, known.token)} variant={next ? "gold" : "plain"}>
            {say("tables.yourMove")}
          </ButtonLink>
          {summary && <RowClock summary={summary} />}
        </div>
      </div>
    </article>
  );
}
