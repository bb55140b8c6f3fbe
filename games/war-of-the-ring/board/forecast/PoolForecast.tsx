import { styles } from "@westmarch/campaign/forecast";
import { ELITE, type FigureId, LEADER, NAZGUL, type NationId } from "../../data/ids.ts";
import type { War } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { withinNation } from "../names.ts";
import { stockOf } from "./pool.ts";

export interface PoolForecastProps {
  readonly say: GameSay;
  readonly view: War;
  readonly nation: NationId;
  /** What a muster that is thought about would bring in. */
  readonly taking?: readonly FigureId[];
}

const kindOf = (figure: FigureId): string =>
  figure === NAZGUL ? "nazgul" : figure >= LEADER ? "leader" : figure >= ELITE ? "elite" : "regular";

/** What is left of a Nation beside the map, and what a muster would leave of it. */
export const PoolForecast = ({ say, view, nation, taking = [] }: PoolForecastProps) => {
  const stock = stockOf(view, nation, taking);
  return (
    <section className={styles.slip}>
      <h3 className={styles.title}>{say("forecast.pool", { nation: withinNation(say, nation) })}</h3>
      <table className={styles.figures}>
        <tbody>
          {stock.map(({ figure, left, of, after, lost }) => (
            <tr key={figure}>
              <th scope="row">{say("forecast.pool.kind", { kind: kindOf(figure) })}</th>
              <td>{say("forecast.pool.left", { left, of })}</td>
              {taking.length > 0 && <td>{say("forecast.pool.after", { after })}</td>}
              {stock.some((one) => one.lost > 0) && <td>{say("forecast.pool.lost", { lost })}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
