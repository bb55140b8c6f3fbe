import type { SeatInfo } from "@westmarch/protocol";
import { doorOf } from "../games.ts";
import { Drawing } from "../home/Drawing.tsx";
import { tableAddress } from "../links.ts";
import { Button, ButtonLink, Slip } from "../ui/index.ts";
import { useWords } from "../words/index.ts";
import styles from "./lobby.module.css";
import { ago, type Entry, mySeats, otherSeats, outcomeOf } from "./tables.ts";

/** One table: which game, against whom, how it stands, and the way to it. */
export function TableRow({ entry, onForget }: { readonly entry: Entry; readonly onForget: () => void }) {
  const { say, language } = useWords();
  const { known, summary } = entry;
  const door = doorOf(summary?.game ?? known.game);
  const title = door ? say(`door.${door.id}.title`) : say("name");
  const who = useWho(entry);
  const standing = !summary
    ? null
    : say(`tables.${summary.result ? outcomeOf(summary) : summary.yourTurn ? "yourMove" : "theirMove"}`);
  return (
    <Slip as="li" className={styles.row ?? ""}>
      {door ? <Drawing of={door.art} className={styles.rowArt ?? ""} /> : <span />}
      <div>
        <h3 className={styles.rowTitle}>{title}</h3>
        {who && <p className={styles.rowWho}>{who}</p>}
        <p className={styles.rowWhen}>
          {summary?.yourTurn && !summary.result ? <span className={styles.badge}>{standing}</span> : standing}
          {standing && " · "}
          {ago(summary?.changedAt ?? known.at, Date.now(), language)}
        </p>
      </div>
      <div className={styles.rowActions}>
        {summary && (
          <ButtonLink
            href={tableAddress(known.table, known.token)}
            variant={summary.yourTurn && !summary.result ? "gold" : "plain"}
          >
            {say("tables.open")}
          </ButtonLink>
        )}
        <Button
          variant="quiet"
          onClick={onForget}
          aria-label={say("tables.forget.one", { game: title, who })}
        >
          {say("tables.forget")}
        </Button>
      </div>
    </Slip>
  );
}

/** “Marigold against the computer (fair)”. Empty when nothing is known. */
function useWho({ summary }: Entry): string {
  const { say, language } = useWords();
  if (!summary) return "";
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const name = ({ player }: SeatInfo): string => {
    if (player === null) return say("tables.nobody");
    return player.kind === "bot" ? say("tables.bot", { level: say(`level.${player.level}`) }) : player.name;
  };
  const me = list.format(mySeats(summary).map(name));
  const others = list.format(otherSeats(summary).map(name));
  if (me === "") return say("tables.watching", { others });
  return others === "" ? say("tables.alone", { me }) : say("tables.against", { me, others });
}
