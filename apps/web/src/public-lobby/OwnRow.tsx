import type { SeatInfo } from "@westmarch/protocol";
import { useChallengesSent } from "../accounts/byName.ts";
import { isAwaited, type KnownTableEntry, mySeats, otherSeats, outcomeOf } from "../device/knownTables.ts";
import { doorOf } from "../games/doors.ts";
import { ago } from "../i18n/dates.ts";
import { useWords } from "../i18n/index.ts";
import { tableAddress } from "../net/links.ts";
import { RowClock } from "../time/RowClock.tsx";
import { Drawing } from "../ui/Drawing.tsx";
import { Button, ButtonLink } from "../ui/index.ts";
import styles from "./commons.module.css";
import { usePublicLobbyWords } from "./words.ts";

interface OwnRowProps {
  readonly entry: KnownTableEntry;
  /** It is the one to go to: it has waited longest. */
  readonly next: boolean;
  /** There is room for little: the table cannot be removed here. */
  readonly few?: boolean;
  readonly onForget: () => void;
}

/** One table: which game, against whom, how it stands, and the way to it. */
export function OwnRow({ entry, next, few = false, onForget }: OwnRowProps) {
  const { say, language } = useWords();
  const commons = usePublicLobbyWords();
  const { known, summary } = entry;
  const door = doorOf(summary?.game ?? known.game);
  const title = door ? say(`door.${door.id}.title`) : say("name");
  const who = useWho(entry);
  const challenged = useChallengesSent()
    .filter(({ table }) => table === known.table)
    .map(({ name }) => name)
    .join(", ");
  const standing = !summary
    ? null
    : isAwaited(summary) && commons
      ? [
          ...(summary.yourTurn ? [say("tables.yourMove")] : []),
          challenged.length > 0 ? commons("own.challenged", { names: challenged }) : commons("own.awaited"),
          ...(challenged.length > 0 && !summary.listed
            ? []
            : [commons(summary.listed ? "own.listed" : "own.unlisted")]),
        ].join(" · ")
      : say(`tables.${summary.result ? outcomeOf(summary) : summary.yourTurn ? "yourMove" : "theirMove"}`);
  return (
    <li className={styles.own} data-few={few || undefined} data-next={next || undefined}>
      {door ? <Drawing of={door.art} /> : <span />}
      <div>
        <h4 className={styles.title}>{title}</h4>
        {who && <p className={styles.who}>{who}</p>}
        <p className={styles.when}>
          {standing}
          {standing && " · "}
          {ago(summary?.changedAt ?? known.at, Date.now(), language)}
        </p>
      </div>
      {summary && !summary.result && <RowClock summary={summary} />}
      <div className={styles.actions}>
        {summary && (
          <ButtonLink
            href={tableAddress(known.table, known.token)}
            variant={next ? "gold" : few ? "quiet" : "plain"}
          >
            {say("tables.open")}
          </ButtonLink>
        )}
        {!few && (
          <Button
            variant="quiet"
            onClick={onForget}
            aria-label={say("tables.forget.one", { game: title, who })}
          >
            {say("tables.forget")}
          </Button>
        )}
      </div>
    </li>
  );
}

/** “Marigold against the computer (fair)”. Empty when nothing is known. */
export function useWho({ summary }: KnownTableEntry): string {
  const { say, language } = useWords();
  if (!summary) return "";
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const name = ({ player }: SeatInfo): string => {
    if (player === null) return say("tables.nobody");
    return player.kind === "bot" ? say("tables.bot", { level: say(`level.${player.level}`) }) : player.name;
  };
  const me = list.format(mySeats(summary).map(name));
  // Players who are still to come are told of below.
  const there = otherSeats(summary).filter(({ player }) => player !== null || !isAwaited(summary));
  const others = list.format(there.map(name));
  if (me === "") return say("tables.watching", { others });
  return others === "" ? say("tables.alone", { me }) : say("tables.against", { me, others });
}
