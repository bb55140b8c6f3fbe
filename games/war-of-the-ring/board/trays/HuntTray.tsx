import { Spoken } from "@westmarch/boardkit";
import { paragraph } from "@westmarch/boardkit/writing";
import { range } from "@westmarch/campaign/trays";
import { useId } from "react";
import { CARD } from "../../data/cards.ts";
import { EYE_FACE, FREE, SHADOW } from "../../data/ids.ts";
import { DIE_TILE, EYE_TILE, TILE_NAMES, TILE_VALUE, type TileId } from "../../data/tiles.ts";
import type { GameSay, Props } from "../keys.ts";
import { cardName } from "../names.ts";
import { Die } from "./Die.tsx";
import styles from "./hunt.module.css";
import {
  huntTarget,
  nextTiles,
  percent,
  type Row,
  revealOdds,
  rowsOf,
  tilesLeft,
  waitingTiles,
} from "./pool.ts";

export const Eye = () => (
  <svg viewBox="-12 -9 24 18" aria-hidden="true" focusable="false">
    <path d="M-10.5 0Q0 -10 10.5 0Q0 10 -10.5 0Z" fill="#f3a43a" stroke="#c4471f" strokeWidth="2" />
    <path d="M0 -4.4Q2.3 0 0 4.4Q-2.3 0 0 -4.4Z" fill="#1b1210" />
  </svg>
);

/** What stands on tiles of one value, in words. */
function valueName(say: GameSay, value: number): string {
  if (value === EYE_TILE) return say("tray.tile.eye");
  if (value === DIE_TILE) return say("tray.tile.die");
  return say("tray.tile.value", { value: `${value}`.replace("-", "−") });
}

/** A special tile is called after the card that brings it. */
function tileName(say: GameSay, tile: TileId): string {
  const card = CARD.find(TILE_NAMES[tile]);
  return card === null ? valueName(say, TILE_VALUE[tile]) : cardName(say, card);
}

const ValueSign = ({ value }: { readonly value: number }) => {
  if (value === EYE_TILE) return <Eye />;
  return <b>{value === DIE_TILE ? "⚄" : `${value}`.replace("-", "−")}</b>;
};

const TileRow = ({
  row,
  whole,
  say,
}: {
  readonly row: Row;
  readonly whole: number;
  readonly say: GameSay;
}) => (
  <tr>
    <th scope="row">
      <Spoken as={valueName(say, row.value)}>
        <span className={styles.tile}>
          <ValueSign value={row.value} />
        </span>
      </Spoken>
    </th>
    <td>
      <Spoken as={say("tray.tile.left", { left: row.left, all: row.all, reveal: row.reveal })}>
        <span className={styles.marks}>
          {range(row.all).map((i) => (
            <i key={i} data-left={i < row.left || undefined} data-reveal={i < row.reveal || undefined} />
          ))}
        </span>
      </Spoken>
    </td>
    <td className={styles.odds}>{say("tray.percent", { percent: percent(row.left, whole) })}</td>
  </tr>
);

/** The tiles that may still come, by value, and how likely each is. */
const PoolTable = ({ props: { told, say }, id }: { readonly props: Props; readonly id: string }) => {
  const whole = nextTiles(told).length;
  const waiting = waitingTiles(told);
  return (
    <div id={id} className={styles.pool}>
      <table>
        <caption>{say("tray.pool")}</caption>
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
  const { view, told, say } = props;
  const id = useId();
  const [free, eyes] = [view.box[FREE], view.box[SHADOW]];
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
      {open && <PoolTable props={props} id={id} />}
    </>
  );
};
