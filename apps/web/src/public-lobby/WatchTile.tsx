import { useState } from "react";
import { useLocation } from "wouter";
import { doorOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { addressOf } from "../net/links.ts";
import { Drawing } from "../ui/Drawing.tsx";
import { Button } from "../ui/index.ts";
import { namesOf } from "./names.ts";
import { SmallBoard } from "./SmallBoard.tsx";
import type { Glimpses } from "./useGlimpses.ts";
import styles from "./watch.module.css";
import type { Watchable } from "./watchables.ts";
import type { WatchSay } from "./watchWords.ts";
import type { PublicLobbySay } from "./words.ts";

interface TileProps {
  readonly of: Watchable;
  readonly glimpse: ReturnType<Glimpses["get"]>;
  readonly say: WatchSay;
  readonly lobby: PublicLobbySay;
  /** What stands under the names, besides the game. */
  readonly about?: string;
  readonly size: "large" | "small";
  /** False: only words stand there. */
  readonly pictured?: boolean;
}

/** A game that is being played: its board as a spectator sees it, who plays, and the way to it. */
export function WatchTile({ of, glimpse, say, lobby, about, size, pictured = true }: TileProps) {
  const { say: shell, language } = useWords();
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState(false);
  const [moment, setMoment] = useState<string | null>(null);
  const door = doorOf(of.game);
  const title = door ? shell(`door.${door.id}.title`) : of.game;
  const isExhibition = of.kind === "exhibition";
  const names = isExhibition ? say("exhibition.title") : namesOf(of.players, lobby, language);
  const watch = async () => {
    const answer = await of.link();
    if (answer.ok) navigate(addressOf({ kind: "watch", token: answer.value.token }));
    else setFailed(true);
  };
  const facts = [
    moment,
    of.of,
    of.lookers ? lobby("lookers", { count: of.lookers }) : null,
    glimpse?.over ? say("over") : null,
  ].filter((fact) => fact !== null);
  return (
    <article className={size === "large" ? styles.large : styles.small} data-tile={of.kind}>
      {pictured && (
        <SmallBoard glimpse={glimpse} players={of.players} bot={lobby("bot")} onMoment={setMoment} />
      )}
      {door && size === "small" && <Drawing of={door.art} className={styles.art} />}
      <div className={styles.words}>
        {isExhibition && <p className={styles.eyebrow}>{say("exhibition")}</p>}
        <h2>{names}</h2>
        <p>{[title, ...facts].join(" · ")}</p>
        {about && <p>{about}</p>}
        {failed && <p role="alert">{say("watch.failed")}</p>}
      </div>
      <Button
        variant={size === "large" ? "gold" : "quiet"}
        onClick={watch}
        aria-label={say("watch.one", { game: title, names })}
      >
        {say("watch")}
      </Button>
    </article>
  );
}
