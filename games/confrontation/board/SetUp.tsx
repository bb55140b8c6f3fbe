import type { Say } from "@westmarch/boardkit";
import { GOOD, MORDOR, NINE, SHIRE, type Side } from "../data/ids.ts";
import styles from "./Board.module.css";
import type { Drawing } from "./map/drawing.ts";
import type { Piece } from "./pieces/standing.ts";
import { complete, type Draft } from "./setup.ts";

/** Where the slip lies with those who are not placed yet: over the enemy's home, in the page's own units. */
export interface Tray {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly across: number;
  readonly stepX: number;
  readonly stepY: number;
}

function trayOf(drawing: Drawing, side: Side): Tray {
  const wide = drawing.width > drawing.height;
  const [hx, hy] = drawing.regions[side === GOOD ? MORDOR : SHIRE]!.stand;
  if (wide) {
    const [width, height] = [330, 416];
    const left = hx > drawing.width / 2;
    return {
      x: left ? hx - width + 90 : hx - 90,
      y: hy - height / 2 - 10,
      width,
      height,
      across: 3,
      stepX: 100,
      stepY: 100,
    };
  }
  const [width, height] = [284, 214];
  return {
    x: (drawing.width - width) / 2,
    y: Math.max(4, hy - 84),
    width,
    height,
    across: 5,
    stepX: 54,
    stepY: 60,
  };
}

/** Those in the tray, each in a place of its own. */
export function inTray(draft: Draft, side: Side, drawing: Drawing): Piece[] {
  const tray = trayOf(drawing, side);
  const wide = drawing.width > drawing.height;
  const pieces: Piece[] = [];
  for (let i = 0; i < NINE; i++) {
    const character = side * NINE + i;
    if (draft[character]! >= 0) continue;
    const row = Math.floor(i / tray.across);
    const inRow = Math.min(tray.across, NINE - row * tray.across);
    pieces.push({
      key: `character-${character}`,
      side,
      character,
      region: -1,
      place: i,
      company: 2,
      may: 1 << i,
      x: tray.x + tray.width / 2 + ((i % tray.across) - (inRow - 1) / 2) * tray.stepX,
      y: tray.y + (wide ? 118 : 92) + row * tray.stepY,
    });
  }
  return pieces;
}

/** The slip of the set-up: what to do, a suggestion, and the word that it stands. */
export const SetUpSlip = ({
  drawing,
  side,
  draft,
  say,
  onSuggest,
  onReady,
}: {
  readonly drawing: Drawing;
  readonly side: Side;
  readonly draft: Draft;
  readonly say: Say;
  readonly onSuggest: () => void;
  readonly onReady: () => void;
}) => {
  const tray = trayOf(drawing, side);
  const done = complete(draft, side);
  return (
    <section
      className={styles.setUp}
      style={{
        left: tray.x,
        top: tray.y,
        inlineSize: tray.width,
        ...(done ? {} : { blockSize: tray.height }),
      }}
      aria-label={say("board.setup")}
    >
      <h2 className={styles.setUpTitle}>{say("board.setup")}</h2>
      {done && <p className={styles.setUpHint}>{say("board.setup.done")}</p>}
      <div className={styles.setUpButtons}>
        <button type="button" className={styles.plain} onClick={onSuggest}>
          {say("board.setup.suggest")}
        </button>
        <button
          type="button"
          className={done ? styles.goldButton : styles.plain}
          disabled={!done}
          onClick={onReady}
        >
          {say("board.setup.ready")}
        </button>
      </div>
    </section>
  );
};
