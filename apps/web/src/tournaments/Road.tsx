import type { TournamentNow } from "@westmarch/protocol";
import { roadOf } from "./course.ts";
import styles from "./tournaments.module.css";
import type { TournamentsSay } from "./words.ts";

interface RoadProps {
  readonly now: TournamentNow;
  readonly shown: number;
  readonly onShow: (round: number) => void;
  readonly say: TournamentsSay;
}

/** The road of rounds: each that has begun can be looked at. */
export const Road = ({ now, shown, onShow, say }: RoadProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is moved by keys, too
  <ol className={styles.road} aria-label={say("rounds")} tabIndex={0}>
    {roadOf(now).map(({ round, state }) => (
      <li key={round} data-state={state}>
        <button
          type="button"
          disabled={state === "coming"}
          aria-pressed={round === shown}
          aria-label={say("round.one", { n: round })}
          onClick={() => onShow(round)}
        >
          {round}
        </button>
        <span>{say(`road.${state}`)}</span>
      </li>
    ))}
  </ol>
);
