import type { TournamentNow } from "@westmarch/protocol";
import evening from "../drawn/ending-evening.svg?url";
import { useWords } from "../i18n/index.ts";
import { Drawing } from "../ui/Drawing.tsx";
import { pointsIn } from "./course.ts";
import { FlagOf } from "./Flag.tsx";
import { nameOf, Player } from "./Player.tsx";
import styles from "./prize.module.css";
import type { TournamentsSay } from "./words.ts";

interface PrizeProps {
  readonly now: TournamentNow;
  readonly say: TournamentsSay;
}

/** As many places stand on the steps. */
const PLACES = 3;

/** The end of a tournament as a scene, as games have theirs: who has won, and who came next. */
export function Prize({ now, say }: PrizeProps) {
  const { say: shell, language } = useWords();
  const of = (entrant: number) => now.players.find((player) => player.entrant === entrant);
  const first = now.standings.filter(({ place }) => place === 1);
  const names = new Intl.ListFormat(language, { type: "conjunction" }).format(
    first.map(({ entrant }) => nameOf(of(entrant), say, shell)),
  );
  const best = now.standings.filter(({ place }) => place <= PLACES).slice(0, 2 * PLACES);
  return (
    <section className={styles.prize} aria-labelledby="prize">
      <Drawing of={evening} className={styles.picture} />
      <div className={styles.flag}>
        <FlagOf of={now} width={132} />
      </div>
      <h2 id="prize">{say("prize", { n: first.length, names })}</h2>
      <div className={styles.slip}>
        <p>{say("prize.about", { name: now.name, n: now.entrants, games: gamesIn(now) })}</p>
        <ol>
          {best.map(({ entrant, place, points }) => (
            <li key={entrant} data-place={place}>
              <span className={styles.place}>{place}</span>
              <Player entrant={of(entrant)} say={say} />
              {now.kind !== "knockout" && (
                <span className={styles.points}>{say("prize.points", { n: pointsIn(points, 2) })}</span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** How many games were played at a table. */
const gamesIn = ({ played }: TournamentNow): number =>
  played.filter(({ table, outcome }) => table !== null && outcome !== null && !outcome.forfeit).length;
