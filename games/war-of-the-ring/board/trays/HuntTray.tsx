import { Spoken } from "@westmarch/boardkit";
import { latePart } from "@westmarch/boardkit/later";
import { paragraph } from "@westmarch/boardkit/writing";
import { range, TileTable, tiles } from "@westmarch/campaign/trays";
import { useId } from "react";
import { CARD } from "../../data/cards.ts";
import { EYE_FACE, FREE, SHADOW } from "../../data/ids.ts";
import { DIE_TILE, EYE_TILE, TILE_NAMES, TILE_VALUE, type TileId } from "../../data/tiles.ts";
import type { GameSay, Props } from "../keys.ts";
import { cardName } from "../names.ts";
import { Die } from "../signs/Die.tsx";
import styles from "./hunt.module.css";
import { huntTarget, nextTiles, revealOdds, rowsOf, tilesLeft, waitingTiles } from "./pool.ts";

const FailedHunt = latePart<Props>(async () => (await import("./FailedHunt.tsx")).FailedHunt);

export const Eye = () => (
  <svg viewBox="-12 -9 24 18" aria-hidden="true" focusable="false">
    <path d="M-10.5 0Q0 -10 10.5 0Q0 10 -10.5 0Z" fill="#f3a43a" stroke="#c4471f" strokeWidth="2" />
    <path d="M0 -4.4Q2.3 0 0 4.4Q-2.3 0 0 -4.4Z" fill="#1b1210" />
  </svg>
);

/** What stands on tiles of one value, in words. */
export function valueName(say: GameSay, value: number): string {
  if (value === EYE_TILE) return say("tray.tile.eye");
  if (value === DIE_TILE) return say("tray.tile.die");
  return say("tray.tile.value", { value: `${value}`.replace("-", "−") });
}

/** A special tile is called after the card that brings it. */
export function tileName(say: GameSay, tile: TileId): string {
  const card = CARD.find(TILE_NAMES[tile]);
  return card === null ? valueName(say, TILE_VALUE[tile]) : cardName(say, card);
}

/** What stands on tiles of one value, drawn. */
export const ValueSign = ({ value }: { readonly value: number }) => {
  if (value === EYE_TILE) return <Eye />;
  return <b>{value === DIE_TILE ? "⚄" : `${value}`.replace("-", "−")}</b>;
};

/** The tiles that may still come, by value, and how likely each is. */
const PoolTable = ({ props: { told, say }, id }: { readonly props: Props; readonly id: string }) => {
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

export interface HuntTrayProps {
  readonly props: Props;
  /** The table of tiles lies open. */
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/** The Hunt Box with its dice, and what is known of the tiles. */
export const HuntTray = ({ props, open, setOpen }: HuntTrayProps) => {
  const { told, say, whole } = props;
  const id = useId();
  const [free, eyes] = [told.box[FREE], told.box[SHADOW]];
  const target = huntTarget(told);
  const spoken = paragraph(
    say,
    say("tray.hunt.spoken", { eyes: told.box[SHADOW], free: told.box[FREE] }),
    say("tray.hunt.hits.spoken", { target }),
  );
  return (
    <>
      <div className={styles.box} data-explain="hunt">
        <Spoken as={spoken}>
          {eyes + free === 0 && <em>{say("tray.hunt.empty")}</em>}
          {range(eyes).map((i) => (
            <Die key={i} side={SHADOW} face={EYE_FACE} />
          ))}
          {eyes > 0 && free > 0 && <i />}
          {range(free).map((i) => (
            <Die key={i} side={FREE} face="steps" />
          ))}
        </Spoken>
        <span className={styles.known}>
          {eyes > 0 && <em aria-hidden="true">{say("tray.hunt.hits", { target })}</em>}
          <button
            type="button"
            className={styles.link}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {say("tray.hunt.tiles", { count: tilesLeft(told) })}
          </button>
        </span>
      </div>
      {whole && <FailedHunt {...props} />}
      {open && <PoolTable props={props} id={id} />}
    </>
  );
};
