import { TileTable, tiles } from "@westmarch/campaign/tiles";
import { FATE_END } from "../../state.ts";
import type { Props } from "../keys.ts";
import { tileName } from "../names.ts";
import { Reconstruction } from "../reference/Reconstruction.tsx";
import { comers, nextTiles, oddsOfCard, oddsOfSteps, rowsOf, stepsLeft, tilesAside } from "./dusk.ts";
import styles from "./road.module.css";
import { comes } from "./roadWords.ts";

interface DuskProps {
  readonly props: Props;
}

/** Who comes at which step, in words. */
const Coming = ({ props: { told, say } }: DuskProps) => (
  <ul className={styles.coming}>
    {comers(told).map((comer) => (
      <li key={comer.character} data-explain={`character:${comer.character}`} data-state={comer.state}>
        <b>{comer.step}</b> <span>{comes(say, comer)}</span>
      </li>
    ))}
    <li data-explain="fate">
      <b>{FATE_END}</b> <span>{say("tray.dusk.end")}</span>
    </li>
  </ul>
);

/** The tiles that may still come, by value, and how likely each is. */
export const Tiles = ({ props: { told, say } }: DuskProps) => {
  const whole = nextTiles(told).length;
  const aside = tilesAside(told);
  const left = stepsLeft(told);
  const soon = oddsOfSteps(told, left);
  return (
    <div className={`${tiles.pool} ${styles.pool}`} data-explain="pool">
      <TileTable
        say={say}
        caption={say("tray.pool", { count: whole })}
        rows={rowsOf(told)}
        whole={whole}
        named={(value) => say("tray.tile.value", { value })}
        sign={(value) => <span className={styles.tile}>{value}</span>}
        spoken={({ left, all, special }) => say("tray.tile.left", { left, all, icons: special })}
      />
      <p>{say("tray.pool.card", { percent: oddsOfCard(told) })}</p>
      {soon > 0 && left > 0 && <p>{say("tray.pool.dusk", { percent: soon })}</p>}
      {aside.length > 0 && (
        <p>{say("tray.pool.aside", { tiles: aside.map((tile) => tileName(say, tile)).join(", ") })}</p>
      )}
    </div>
  );
};

/** Everything that is told of the road: who comes when, and what the next tile may be. */
export const DuskTold = ({ props }: DuskProps) => (
  <>
    <Coming props={props} />
    <Tiles props={props} />
    <Reconstruction {...props} />
  </>
);
