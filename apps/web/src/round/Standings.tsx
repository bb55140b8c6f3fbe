import type { Seat } from "@westmarch/kernel";
import type { RoundNow } from "@westmarch/protocol";
import ui from "../ui/ui.module.css";
import styles from "./Round.module.css";
import type { RoundSay } from "./words.ts";

interface StandingsProps {
  readonly say: RoundSay;
  readonly round: RoundNow;
  readonly names: readonly string[];
  readonly own: readonly Seat[];
}

const FIGURES = ["won", "drawn", "lost", "points"] as const;

/** Who leads. */
export function Standings({ say, round, names, own }: StandingsProps) {
  return (
    <section aria-labelledby="round-standings">
      <h3 id="round-standings">{say("round.standings")}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className={ui.unseen}>{say("round.place")}</span>
            </th>
            <th scope="col">{say("round.player")}</th>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col">
                {say(`round.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {round.standings.map((row) => (
            <tr key={row.seat} data-own={own.includes(row.seat) || undefined}>
              <td>{row.place}</td>
              <th scope="row">{names[row.seat]}</th>
              {FIGURES.map((figure) => (
                <td key={figure} data-figure={figure}>
                  {row[figure]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.about}>{say("round.standings.about")}</p>
    </section>
  );
}
