import { listed } from "@westmarch/boardkit/writing";
import { Slip, styles } from "@westmarch/campaign/forecast";
import type { FiveArmies } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { withinCharacter } from "../names.ts";
import { duskChance, poolOf, readyAfter } from "./fate.ts";

/** What the next fate tile may bring: of the pool that everybody knows. */
export const FateForecast = ({ say, view }: { readonly say: GameSay; readonly view: FiveArmies }) => {
  const pool = poolOf(view);
  const ready = readyAfter(view);
  const dusk = duskChance(view);
  const most = Math.max(...pool.map(({ share }) => share));
  return (
    <Slip title={say("forecast.fate")} without={[say("forecast.fate.without")]}>
      <ul className={styles.tiles}>
        {pool.map(({ value, icon, many, share }) => (
          <li key={`${value}/${icon}`}>
            <span>{say("forecast.fate.tile", { value, icon })}</span>
            <i style={{ inlineSize: `${(share / most) * 100}%` }} aria-hidden="true" />
            <b>{say("forecast.fate.share", { share, many })}</b>
          </li>
        ))}
      </ul>
      {ready.length > 0 && (
        <p>
          {say("forecast.fate.ready", {
            who: listed(
              say,
              ready.map(({ character, share }) =>
                say("forecast.fate.who", { character: withinCharacter(say, character), share }),
              ),
            ),
          })}
        </p>
      )}
      {dusk > 0 && <p>{say("forecast.fate.dusk", { share: dusk })}</p>}
    </Slip>
  );
};
