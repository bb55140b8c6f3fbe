import type { PlayedGame } from "@westmarch/protocol";
import { Link } from "wouter";
import { doorOf } from "../games.ts";
import { Drawing } from "../home/Drawing.tsx";
import { addressOf } from "../links.ts";
import { useWords } from "../words/index.ts";
import { Diamond, type Outcome } from "./Diamond.tsx";
import { Leaf } from "./Leaf.tsx";
import styles from "./people.module.css";
import type { PeopleSay } from "./words.ts";

/** A finished game, as a line of somebody's tale. */
export interface TaleLine {
  readonly key: string;
  readonly game: string;
  readonly outcome: Outcome;
  readonly endedAt: number;
  /** Names of the others; empty: they are not told. */
  readonly others: readonly string[];
  /** Token of the link to the whole game, or null. */
  readonly replay: string | null;
}

export const outcomeOf = ({ result: { winners }, mine }: Pick<PlayedGame, "result" | "mine">): Outcome =>
  winners.length === 0 ? "drawn" : mine.some((seat) => winners.includes(seat)) ? "won" : "lost";

interface TaleProps {
  readonly lines: readonly TaleLine[];
  readonly say: PeopleSay;
  readonly title: string;
}

/** Finished games, the latest first. */
export function Tale({ lines, say, title }: TaleProps) {
  return (
    <Leaf id="tale" title={title}>
      {lines.length === 0 && <p className={styles.aside}>{say("tale.none")}</p>}
      <ul className={styles.tale}>
        {lines.map((line) => (
          <Line key={line.key} line={line} say={say} />
        ))}
      </ul>
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
        <p className={styles.aside}>{say(`outcome.${outcome}`)}</p>
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
