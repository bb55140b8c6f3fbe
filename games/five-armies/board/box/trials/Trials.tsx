import { listed } from "@westmarch/boardkit/writing";
import { FREE, SHADOW } from "../../../ids.ts";
import type { Pack } from "../../../pack/types.ts";
import { seatName } from "../../names.ts";
import type { PlaceProps } from "../place.ts";
import { type Summary, summaryOf } from "./summary.ts";
import styles from "./trials.module.css";
import { GAMES, useTrials } from "./useTrials.ts";

interface TrialsProps {
  readonly page: Pick<PlaceProps, "say" | "kit">;
  readonly pack: Pack;
  /** No game can begin with the pack yet. */
  readonly barred: boolean;
}

/** Who won how many games, as lengths, and what else there is to say of them. */
const Results = ({ say, summary }: { readonly say: PlaceProps["say"]; readonly summary: Summary }) => {
  const { won, endings, turns, stuck, played } = summary;
  return (
    <>
      <ul className={styles.won}>
        {([FREE, SHADOW] as const).map((side) => (
          <li key={side} data-side={side === FREE ? "free" : "shadow"}>
            <span>{seatName(say, side)}</span>
            <span
              className={styles.bar}
              style={{ inlineSize: `${(won[side] / GAMES) * 100}%` }}
              aria-hidden="true"
            />
            <b>{won[side]}</b>
          </li>
        ))}
      </ul>
      {turns && (
        <p>
          {say("box.trials.turns", {
            least: turns.least,
            most: turns.most,
            mean: Math.round(turns.mean * 10) / 10,
          })}{" "}
          {listed(
            say,
            endings.map(([by, games]) => say(`box.trials.by.${by}`, { games })),
            "parts",
          )}
        </p>
      )}
      {stuck > 0 && <p className={styles.stuck}>{say("box.trials.stuck", { stuck, played })}</p>}
    </>
  );
};

/** Trial games with the pack as it stands: whether it plays to an end, who wins, and how long that takes. */
export function Trials({ page: { say, kit }, pack, barred }: TrialsProps) {
  const { trials, begin, stop } = useTrials();
  const summary = trials && summaryOf(trials.trials);
  return (
    <kit.Slip aria-labelledby="box-trials" className={styles.trials}>
      <h2 id="box-trials">{say("box.trials")}</h2>
      <p>{say(barred ? "box.trials.barred" : "box.trials.about", { games: GAMES })}</p>
      <p>
        {trials?.playing ? (
          <kit.Button onClick={stop}>{say("box.trials.stop")}</kit.Button>
        ) : (
          <kit.Button disabled={barred} onClick={() => begin(pack)}>
            {say("box.trials.go", { games: GAMES })}
          </kit.Button>
        )}
      </p>
      <p role="status">
        {summary &&
          trials.failed === null &&
          say("box.trials.played", { played: summary.played, games: GAMES })}
        {trials && trials.pack !== pack && ` ${say("box.trials.changed")}`}
      </p>
      {trials?.failed && <p className={styles.stuck}>{say("box.trials.failed", { error: trials.failed })}</p>}
      {summary && summary.played > 0 && <Results say={say} summary={summary} />}
    </kit.Slip>
  );
}
