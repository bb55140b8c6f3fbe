import type { TournamentAct } from "@westmarch/protocol";
import { useWords } from "../i18n/index.ts";
import { Button } from "../ui/index.ts";
import { gameAt, missingAt, pairingsIn } from "./course.ts";
import type { TournamentLeafProps } from "./leafProps.ts";
import { hourOf } from "./moments.ts";
import styles from "./tournaments.module.css";
import { useNames } from "./useNames.ts";

interface MissingProps extends Pick<TournamentLeafProps, "now" | "say" | "busy"> {
  readonly act: (deed: TournamentAct) => void;
}

/** Who has not come to the games of this round, and the way to call them. */
export function Missing({ now, say, busy, act }: MissingProps) {
  const { language } = useWords();
  const name = useNames({ now, say });
  const games = pairingsIn(now.played, now.round).flatMap((pairing) => {
    const game = gameAt(pairing);
    const missing = missingAt(pairing);
    return game && missing.length > 0 ? [{ game, missing }] : [];
  });
  if (games.length === 0) return null;
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  return (
    <section aria-labelledby="missing" className={styles.missing}>
      <h3 id="missing" className={styles.part}>
        {say("missing")}
      </h3>
      <ul className={styles.people}>
        {games.map(({ game, missing }) => {
          const names = list.format(missing.map(name));
          return (
            <li key={game.board}>
              <span>
                {names}
                {game.rungAt !== null && (
                  <small className={styles.state}>
                    {say("ring.at", { time: hourOf(game.rungAt, language) })}
                  </small>
                )}
              </span>
              <Button
                variant="quiet"
                disabled={busy}
                aria-label={say("ring.one", { names })}
                onClick={() => act({ do: "ring", round: game.round, board: game.board })}
              >
                {say("ring")}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
