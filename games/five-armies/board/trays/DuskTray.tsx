import { Spoken } from "@westmarch/boardkit";
import { range } from "@westmarch/campaign/trays";
import { useId, useState } from "react";
import type { Props } from "../keys.ts";
import { tileName } from "../names.ts";
import { Reconstruction } from "../reference/Reconstruction.tsx";
import {
  nextTiles,
  oddsOfCard,
  oddsOfSteps,
  percent,
  type Row,
  rowsOf,
  stepsLeft,
  tilesAside,
} from "./dusk.ts";
import { Coming, Road } from "./Road.tsx";
import styles from "./road.module.css";

interface DuskProps {
  readonly props: Props;
}

const TileRow = ({
  row,
  whole,
  say,
}: {
  readonly row: Row;
  readonly whole: number;
  readonly say: Props["say"];
}) => (
  <tr>
    <th scope="row">
      <Spoken as={say("tray.tile.value", { value: row.value })}>
        <span className={styles.tile}>{row.value}</span>
      </Spoken>
    </th>
    <td>
      <Spoken as={say("tray.tile.left", { left: row.left, all: row.all, icons: row.icons })}>
        <span className={styles.tiles}>
          {range(row.all).map((i) => (
            <i key={i} data-left={i < row.left || undefined} data-icon={i < row.icons || undefined} />
          ))}
        </span>
      </Spoken>
    </td>
    <td className={styles.odds}>{say("tray.percent", { percent: percent(row.left, whole) })}</td>
  </tr>
);

/** The tiles that may still come, by value, and how likely each is. */
export const Tiles = ({ props: { told, say } }: DuskProps) => {
  const whole = nextTiles(told).length;
  const aside = tilesAside(told);
  const left = stepsLeft(told);
  const soon = oddsOfSteps(told, left);
  return (
    <div className={styles.pool} data-explain="pool">
      <table>
        <caption>{say("tray.pool", { count: whole })}</caption>
        <thead className={styles.heads}>
          <tr>
            <th scope="col">{say("tray.pool.tile")}</th>
            <th scope="col">{say("tray.pool.left")}</th>
            <th scope="col">{say("tray.pool.odds")}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(told).map((row) => (
            <TileRow key={row.value} row={row} whole={whole} say={say} />
          ))}
        </tbody>
      </table>
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
