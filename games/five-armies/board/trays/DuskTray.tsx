import { TileTable, tiles } from "@westmarch/campaign/trays";
import { useId, useState } from "react";
import type { Props } from "../keys.ts";
import { tileName } from "../names.ts";
import { Reconstruction } from "../reference/Reconstruction.tsx";
import { nextTiles, oddsOfCard, oddsOfSteps, rowsOf, stepsLeft, tilesAside } from "./dusk.ts";
import { Coming, Road } from "./Road.tsx";
import styles from "./road.module.css";

interface DuskProps {
  readonly props: Props;
}

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

/** The road with everything that is told of it: a page of the dock, or a tray under its tab. */
export const DuskTray = ({ props, pictured }: DuskProps & { readonly pictured: boolean }) => (
  <>
    {pictured && (
      <div className={styles.framed}>
        <Road props={props} low={false} />
      </div>
    )}
    <Coming props={props} />
    <Tiles props={props} />
    <Reconstruction {...props} />
  </>
);

/** The road across the top of a wide table: a touch tells what comes when, and what the next tile may be. */
export const DuskPanel = ({ props }: DuskProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={styles.panel} aria-label={props.say("tray.dusk")} data-open={open || undefined}>
      <button
        type="button"
        className={styles.framed}
        data-explain="fate"
        data-point="fate"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Road props={props} low={false} />
      </button>
      {open && (
        <div id={id} className={styles.told}>
          <Coming props={props} />
          <Tiles props={props} />
          <Reconstruction {...props} />
        </div>
      )}
    </section>
  );
};

/** The same as a strip above the map of a phone. */
export const DuskStrip = ({ props }: DuskProps) => (
  <div className={styles.strip} data-explain="fate">
    <Road props={props} low />
  </div>
);
