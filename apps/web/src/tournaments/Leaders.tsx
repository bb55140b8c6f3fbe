import type { TournamentNow } from "@westmarch/protocol";
import { Leaf } from "../accounts/Leaf.tsx";
import { unseen, WordButton } from "../ui/index.ts";
import { countedIn, pointsIn } from "./course.ts";
import { Player } from "./Player.tsx";
import { StillIn } from "./StillIn.tsx";
import styles from "./tournaments.module.css";
import type { TournamentsSay } from "./words.ts";

interface LeadersProps {
  readonly now: TournamentNow;
  readonly say: TournamentsSay;
  /** Shows the whole table. */
  readonly onWhole: () => void;
}

/** As many as are named before the whole table is asked for. */
const FEW = 5;

/** Who leads, and where one stands oneself; before the start, who takes part. The whole table is a press away. */
export function Leaders({ now, say, onWhole }: LeadersProps) {
  const hasBegun = now.round > 0;
  const player = (entrant: number) => (
    <Player entrant={now.players.find((one) => one.entrant === entrant)} say={say} />
  );
  if (!hasBegun)
    return (
      <Leaf id="entrants" title={say("people", { n: now.entrants })}>
        <ul className={styles.leaders}>
          {now.players
            .filter(({ withdrawn }) => !withdrawn)
            .map(({ entrant }) => (
              <li key={entrant}>
                <span />
                {player(entrant)}
              </li>
            ))}
        </ul>
      </Leaf>
    );
  const shown = now.standings.filter(({ entrant }, at) => at < FEW || entrant === now.you);
  const { rounds, partly } = countedIn(now);
  const after =
    now.kind === "arena" ? say("after.arena") : say(partly ? "after.partly" : "after", { n: rounds });
  return (
    <Leaf id="leaders" title={say("standings")} aside={after}>
      <StillIn now={now} say={say} className={styles.still} />
      <ol className={styles.leaders}>
        {shown.map(({ entrant, place, points }) => (
          <li key={entrant} value={place} data-own={entrant === now.you || undefined}>
            <span>{place}</span>
            {player(entrant)}
            <b>
              <span aria-hidden="true">{pointsIn(points, 2)}</span>
              <span className={unseen}>{say("prize.points", { n: pointsIn(points, 2) })}</span>
            </b>
          </li>
        ))}
      </ol>
      <p className={styles.more}>
        <WordButton onClick={onWhole}>
          {say(now.kind === "knockout" ? "leaders.bracket" : "leaders.whole", { n: now.standings.length })}
        </WordButton>
      </p>
    </Leaf>
  );
}
