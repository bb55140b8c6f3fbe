import { styles } from "@westmarch/campaign/forecast";
import { useMemo } from "react";
import type { Side } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import type { War } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { forceName, place } from "../names.ts";
import { threatsTo } from "./threat.ts";

export interface ThreatForecastProps {
  readonly say: GameSay;
  readonly view: War;
  /** Whose enemies are meant. */
  readonly side: Side;
  readonly region: RegionId;
}

/** What the enemies of a side could bring to a region in one Army or Character action. */
export const ThreatForecast = ({ say, view, side, region }: ThreatForecastProps) => {
  const threats = useMemo(() => threatsTo(view, side).get(region) ?? [], [view, side, region]);
  return (
    <section className={styles.slip}>
      <h3 className={styles.title}>{say("forecast.threat", { place: place(say, region) })}</h3>
      {threats.length === 0 && <p>{say("forecast.threat.none")}</p>}
      <ul className={styles.list}>
        {threats.map(({ from, attacks, force, led }) => (
          <li key={`${from} ${attacks}`}>
            {say(attacks ? "forecast.threat.attack" : "forecast.threat.march", {
              place: place(say, from),
              force: forceName(say, force),
            })}
            {led && <p className={styles.note}>{say("forecast.threat.led")}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
};
