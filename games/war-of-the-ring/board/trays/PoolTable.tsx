import { TileTable, tiles } from "@westmarch/campaign/tiles";
import type { Props } from "../keys.ts";
import styles from "./hunt.module.css";
import { nextTiles, revealOdds, rowsOf, waitingTiles } from "./pool.ts";
import { tileName, ValueSign, valueName } from "./TileSigns.tsx";

/** The tiles that may still come, by value, and how likely each is. */
export const PoolTable = ({ props: { told, say }, id }: { readonly props: Props; readonly id: string }) => {
  const waiting = waitingTiles(told);
  return (
    <div id={id} className={`${tiles.pool} ${styles.pool}`}>
      <TileTable
        say={say}
        caption={say("tray.pool")}
        rows={rowsOf(told)}
        whole={nextTiles(told).length}
        named={(value) => valueName(say, value)}
        sign={(value) => (
          <span className={styles.tile}>
            <ValueSign value={value} />
          </span>
        )}
        spoken={({ left, all, special }) => say("tray.tile.left", { left, all, reveal: special })}
      />
      <p>{say("tray.pool.reveal", { percent: revealOdds(told) })}</p>
      {waiting.length > 0 && (
        <>
          <p>{say("tray.pool.waiting")}</p>
          <ul>
            {waiting.map((tile) => (
              <li key={tile} data-explain={`tile:${tile}`}>
                {tileName(say, tile)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
