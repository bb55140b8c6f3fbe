import { NONE } from "@westmarch/kernel";
import type { CSSProperties } from "react";
import {
  CHARACTERS,
  CHARACTERS_OF,
  type CharacterId,
  GOOD,
  MORDOR,
  NINE,
  SHIRE,
  type Side,
} from "../data/ids.ts";
import styles from "./Board.module.css";
import type { GameSay } from "./keys.ts";
import type { Drawing } from "./map/drawing.ts";
import { nameOf } from "./names.ts";
import { type Piece, pitch } from "./pieces/standing.ts";
import type { Draft } from "./setup.ts";

/** Where the slip lies with those who are not placed yet: over the enemy's home, in the page's own units. */
interface Tray {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly across: number;
  readonly stepX: number;
  readonly stepY: number;
}

/** Heights of the title with what is above it, and of the button with what is below it, in CSS pixels. */
const HEADS = { wide: { title: 38, button: 60 }, tall: { title: 54, button: 6 } };
const headsOf = (drawing: Drawing) => HEADS[drawing.width > drawing.height ? "wide" : "tall"];

/** `fit`: CSS pixels for a unit of the page. Words keep their size on the screen, so they take more of a small page. */
function trayOf(drawing: Drawing, side: Side, fit: number, names: boolean): Tray {
  const wide = drawing.width > drawing.height;
  const [hx, hy] = drawing.regions[side === GOOD ? MORDOR : SHIRE].stand;
  const { title, button } = headsOf(drawing);
  const across = wide ? 3 : 5;
  const stepX = pitch(drawing, fit) + (wide ? 24 : 4);
  const stepY = Math.max(drawing.standee * 1.42, 44 / fit) + (names ? 29 : 3);
  const width = Math.max(across * stepX + 24 / fit, (wide ? 190 : 278) / fit);
  const height = Math.ceil(NINE / across) * stepY + (title + button) / fit;
  // Upright, above the three rows of one's own.
  if (!wide) {
    const y = Math.max(4, drawing.height * 0.52 - height);
    return { x: (drawing.width - width) / 2, y, width, height, across, stepX, stepY };
  }
  const atEnd = hx > drawing.width / 2;
  return {
    x: atEnd ? Math.min(hx + 90, drawing.width - 8) - width : Math.max(hx - 90, 8),
    y: Math.max(8, Math.min(hy - height / 2 - 10, drawing.height - height - 8)),
    width,
    height,
    across,
    stepX,
    stepY,
  };
}

/** Those in the tray, each in a place of its own. */
export function inTray(draft: Draft, side: Side, drawing: Drawing, fit: number, names: boolean): Piece[] {
  const tray = trayOf(drawing, side, fit, names);
  const pieces: Piece[] = [];
  for (const [i, character] of CHARACTERS_OF[side].entries()) {
    if (draft[character] >= 0) continue;
    const row = Math.floor(i / tray.across);
    const inRow = Math.min(tray.across, NINE - row * tray.across);
    pieces.push({
      key: `character-${character}`,
      side,
      character,
      region: NONE,
      place: i,
      company: 2,
      stride: pitch(drawing, fit, 2),
      may: 1 << i,
      x: tray.x + tray.width / 2 + ((i % tray.across) - (inRow - 1) / 2) * tray.stepX,
      y: tray.y + headsOf(drawing).title / fit + row * tray.stepY + drawing.standee * 1.42,
    });
  }
  return pieces;
}

/** Who is in hand, and what they can do: a finger cannot rest on a piece to be told. */
const Who = ({ character, say }: { readonly character: CharacterId; readonly say: GameSay }) => (
  <p className={styles.setUpWho}>
    <b>{nameOf(say, character)}</b> {say(`ability.${CHARACTERS[character]}`)}
  </p>
);

/** The slip of the set-up: those who are not placed yet, and a suggestion. */
export const SetUpSlip = ({
  drawing,
  side,
  fit,
  names,
  inHand,
  done,
  say,
  onSuggest,
}: {
  readonly drawing: Drawing;
  readonly side: Side;
  readonly fit: number;
  readonly names: boolean;
  /** Who has been taken up; `NONE`. */
  readonly inHand: CharacterId;
  /** All nine stand: what is left to say is that they may still change places. */
  readonly done: boolean;
  readonly say: GameSay;
  readonly onSuggest: () => void;
}) => {
  const tray = trayOf(drawing, side, fit, names);
  const wide = drawing.width > drawing.height;
  // Where there is room for names, a slip beside the piece tells the same.
  const told = !names && inHand !== NONE;
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--fit": String(fit),
    left: tray.x,
    top: tray.y,
    inlineSize: tray.width,
    ...(done ? {} : { blockSize: tray.height }),
  };
  return (
    <section
      className={styles.setUp}
      style={style}
      data-setup
      data-drop="tray"
      data-wide={wide || undefined}
      aria-label={say("board.setup")}
    >
      {told ? (
        <Who character={inHand} say={say} />
      ) : (
        <>
          <h2 className={styles.setUpTitle}>{say("board.setup")}</h2>
          {done && <p className={styles.setUpHint}>{say("board.setup.done")}</p>}
          <button type="button" className={styles.plain} onClick={onSuggest}>
            {say("board.setup.suggest")}
          </button>
        </>
      )}
    </section>
  );
};
