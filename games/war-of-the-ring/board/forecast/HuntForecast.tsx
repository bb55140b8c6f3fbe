import { styles } from "@westmarch/campaign/forecast";
import { useMemo } from "react";
import type { War } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { type HuntForecast as Forecast, huntForecast, type NextTile, type Search } from "./hunt.ts";

export interface HuntForecastProps {
  readonly say: GameSay;
  readonly view: War;
}

interface PartProps {
  readonly say: GameSay;
}

const Roll = ({ say, search, drawn }: PartProps & { readonly search: Search; readonly drawn: number }) => (
  <>
    <p>
      {say("forecast.hunt.roll", { dice: search.dice, hitOn: search.hitOn })}
      {search.again > 0 && (
        <>
          <br />
          {say("forecast.hunt.again", { again: search.again })}
        </>
      )}
    </p>
    <Lines says={[[say("forecast.hunt.drawn"), say("forecast.share", { share: drawn })]]} />
  </>
);

const Lines = ({ says }: { readonly says: readonly (readonly [name: string, figure: string])[] }) => (
  <table className={styles.figures}>
    <tbody>
      {says.map(([name, figure]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{figure}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Tile = ({ say, tile }: PartProps & { readonly tile: NextTile }) => {
  const share = (part: number) => say("forecast.share", { share: part });
  const more: (readonly [string, string])[] = [[say("forecast.hunt.reveals"), share(tile.reveals)]];
  if (tile.stops > 0) more.push([say("forecast.hunt.stops"), share(tile.stops)]);
  return (
    <>
      <h4 className={styles.part}>{say("forecast.hunt.tile", { left: tile.left })}</h4>
      <ul className={styles.tiles}>
        {tile.damage.map(([damage, part]) => (
          <li key={damage}>
            <span>
              {damage < 0
                ? say("forecast.hunt.heals", { heals: -damage })
                : say("forecast.hunt.damage", { damage })}
            </span>
            <i style={{ inlineSize: `${100 * part}%` }} />
            <b>{share(part)}</b>
          </li>
        ))}
      </ul>
      <Lines says={more} />
    </>
  );
};

const Move = ({ say, forecast }: PartProps & { readonly forecast: Forecast }) => (
  <>
    <h4 className={styles.part}>{say("forecast.hunt.sum")}</h4>
    <Lines
      says={[
        [say("forecast.hunt.revealed"), say("forecast.share", { share: forecast.revealed })],
        [say("forecast.hunt.corruption"), say("forecast.number", { number: forecast.corruption })],
      ]}
    />
    <p className={styles.note}>
      {say(forecast.search ? "forecast.hunt.without" : "forecast.hunt.without-step")}
    </p>
  </>
);

/** What the next move of the Fellowship may cost: the dice of the Hunt, and the tiles that are left. */
export const HuntForecast = ({ say, view }: HuntForecastProps) => {
  const forecast = useMemo(() => huntForecast(view), [view]);
  const { search, drawn, tile } = forecast;
  return (
    <section className={styles.slip}>
      <h3 className={styles.title}>{say("forecast.hunt")}</h3>
      {view.revealed === 1 && <p>{say("forecast.hunt.hidden")}</p>}
      {!search && <p>{say("forecast.hunt.step")}</p>}
      {search && search.dice > 0 && <Roll say={say} search={search} drawn={drawn} />}
      {search?.dice === 0 && <p>{say("forecast.hunt.nobody")}</p>}
      {drawn > 0 && <Tile say={say} tile={tile} />}
      {drawn > 0 && <Move say={say} forecast={forecast} />}
    </section>
  );
};
