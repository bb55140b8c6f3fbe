import { useState } from "react";
import { saveAs } from "../device/saveAs.ts";
import { doorOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { replayOf } from "../net/api.ts";
import { addressOf } from "../net/links.ts";
import { SmallBoard } from "../public-lobby/SmallBoard.tsx";
import { Button, ButtonLink, Slip } from "../ui/index.ts";
import styles from "./archive.module.css";
import { type GameProps, levelIn } from "./EndTile.tsx";
import { endingOf, playersOf } from "./told.ts";

/** The chosen game: its end in large, who played, how it ended, and the ways to it. */
export function Chosen({ of, glimpse, say }: GameProps) {
  const { say: shell, language } = useWords();
  const [failed, setFailed] = useState(false);
  const door = doorOf(of.game);
  const title = door ? shell(`door.${door.id}.title`) : of.game;
  const names = playersOf(of, say, language, (level) =>
    shell("tables.bot", { level: levelIn(level, shell) }),
  );
  const save = async () => {
    const answer = await replayOf(of.token);
    setFailed(!answer.ok);
    if (answer.ok) saveAs(`westmarch-${of.game}-${of.table}.json`, answer.value.save);
  };
  const unit = say("rounds.unit", { game: of.game.replaceAll("-", "") });
  const facts = [
    title,
    new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(of.endedAt),
    ...(of.rounds === null ? [] : [say("archive.length", { rounds: of.rounds, unit })]),
    ...(of.minutes === null || of.minutes === 0 ? [] : [say("archive.minutes", { minutes: of.minutes })]),
  ];
  return (
    <Slip className={styles.chosen} aria-label={say("archive.chosen")}>
      <SmallBoard
        glimpse={glimpse}
        players={of.seats.map(({ player }) => player)}
        bot={say("archive.computers")}
      />
      <h2>{names}</h2>
      <p>{endingOf(of, say)}</p>
      <p className={styles.facts}>{facts.join(" · ")}</p>
      {failed && <p role="alert">{say("archive.unsaved")}</p>}
      <div className={styles.deeds}>
        <ButtonLink variant="gold" href={addressOf({ kind: "replay", token: of.token })}>
          {say("archive.replay")}
        </ButtonLink>
        <Button onClick={() => void save()}>{say("archive.save")}</Button>
        <ButtonLink variant="quiet" href={`/statistics/${of.game}`}>
          {say("archive.numbers")}
        </ButtonLink>
      </div>
    </Slip>
  );
}
