import { useState } from "react";
import { Link } from "wouter";
import { Diamond } from "../accounts/Diamond.tsx";
import { Leaf } from "../accounts/Leaf.tsx";
import styles from "../accounts/people.module.css";
import type { PeopleSay } from "../accounts/words.ts";
import { doorOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { addressOf } from "../net/links.ts";
import { Drawing } from "../ui/Drawing.tsx";
import { WordButton } from "../ui/index.ts";
import { endingIn, type TaleLine } from "./taleLines.ts";

interface TaleProps {
  readonly lines: readonly TaleLine[];
  readonly say: PeopleSay;
  readonly title: string;
  /** As many are told of before all are asked for. */
  readonly few?: number;
}

/** Finished games, the latest first. */
export function Tale({ lines, say, title, few = 6 }: TaleProps) {
  const [isWhole, showAll] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, few);
  return (
    <Leaf id="tale" title={title}>
      {lines.length === 0 && <p className={styles.aside}>{say("tale.none")}</p>}
      <ul className={styles.tale}>
        {shown.map((line) => (
          <Line key={line.key} line={line} say={say} />
        ))}
      </ul>
      {shown.length < lines.length && (
        <p className={styles.more}>
          <WordButton onClick={() => showAll(true)}>{say("tale.all", { games: lines.length })}</WordButton>
        </p>
      )}
    </Leaf>
  );
}

function Line({ line, say }: { readonly line: TaleLine; readonly say: PeopleSay }) {
  const { say: shell, language } = useWords();
  const { game, outcome, endedAt, others, replay } = line;
  const door = doorOf(game);
  const title = door ? shell(`door.${door.id}.title`) : game;
  const names = new Intl.ListFormat(language, { type: "conjunction" }).format(others);
  return (
    <li>
      <Diamond outcome={outcome} />
      {door ? <Drawing of={door.art} className={styles.door} /> : <span />}
      <div>
        <p>{names === "" ? <b>{title}</b> : say("tale.with", { game: title, names })}</p>
        <p className={styles.aside}>{endingIn(line, say)}</p>
      </div>
      <p className={styles.aside}>
        {new Intl.DateTimeFormat(language, { day: "numeric", month: "short", year: "numeric" }).format(
          endedAt,
        )}
      </p>
      {replay && (
        <Link
          href={addressOf({ kind: "replay", token: replay })}
          aria-label={say("tale.replay.one", { game: title, names })}
        >
          {say("tale.replay")}
        </Link>
      )}
    </li>
  );
}
