import { type Say, Spoken } from "@westmarch/boardkit";
import type { ReactNode } from "react";
import { percent, type TileRow } from "../counting/tiles.ts";
import { range } from "../trays/range.ts";
import styles from "./tiles.module.css";

type TileKey = `tray.pool.${"tile" | "left" | "odds"}` | "tray.percent";

interface TileTableProps {
  readonly say: Say<TileKey>;
  readonly caption: string;
  readonly rows: readonly TileRow[];
  /** How many tiles there are one of which comes next. */
  readonly whole: number;
  /** What stands on a tile, and how that is said. */
  readonly sign: (value: number) => ReactNode;
  readonly named: (value: number) => string;
  /** How many of them are left, for a player who hears it. */
  readonly spoken: (row: TileRow) => string;
}

/** The tiles that may still come, by value, and how likely each is. */
export const TileTable = ({ say, caption, rows, whole, sign, named, spoken }: TileTableProps) => (
  <table>
    <caption>{caption}</caption>
    <thead className={styles.heads}>
      <tr>
        <th scope="col">{say("tray.pool.tile")}</th>
        <th scope="col">{say("tray.pool.left")}</th>
        <th scope="col">{say("tray.pool.odds")}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.value}>
          <th scope="row">
            <Spoken as={named(row.value)}>{sign(row.value)}</Spoken>
          </th>
          <td>
            <Spoken as={spoken(row)}>
              <span className={styles.marks}>
                {range(row.all).map((i) => (
                  <i
                    key={i}
                    data-left={i < row.left || undefined}
                    data-special={i < row.special || undefined}
                  />
                ))}
              </span>
            </Spoken>
          </td>
          <td className={styles.odds}>{say("tray.percent", { percent: percent(row.left, whole) })}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
