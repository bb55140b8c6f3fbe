import type { Say } from "@westmarch/boardkit";
import { Spoken } from "@westmarch/boardkit";
import { type CSSProperties, type PointerEvent, useRef, useState } from "react";
import { STRENGTH } from "../../data/characters.ts";
import { type CharacterId, NINE } from "../../data/ids.ts";
import { Icon } from "../icons/Icon.tsx";
import { CHARACTER_ICONS } from "../icons/names.ts";
import type { Drawing } from "../map/drawing.ts";
import { membersOf, nameOf, regionName, sideName } from "../names.ts";
import type { Note } from "../notes.ts";
import { Standee } from "../Standee.tsx";
import styles from "./pieces.module.css";
import { bits, type Piece } from "./standing.ts";

/** A point on the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Hand {
  /** Whether the player may take this piece up and carry it. */
  readonly carries: (piece: Piece) => boolean;
  readonly glow: (piece: Piece) => "gold" | "ember" | null;
  readonly taken: CharacterId;
  readonly tap: (piece: Piece, at: Spot, button: HTMLElement) => void;
  readonly lift: (piece: Piece) => void;
  readonly drop: (piece: Piece, at: Spot) => void;
  readonly ask: (piece: Piece, button: HTMLElement) => void;
  readonly look: (piece: Piece | null, button: HTMLElement | null) => void;
}

export interface PiecesProps {
  readonly pieces: readonly Piece[];
  readonly drawing: Drawing;
  readonly say: Say;
  readonly hand: Hand;
  readonly noteOf: (piece: Piece) => Note;
  /** Standees whose ghost is still walking. */
  readonly walking: ReadonlySet<string>;
  readonly scale: () => number;
  readonly names: boolean;
}

/** A piece that moved less than this was not carried. */
const STILL = 7;
const LONG = 520;

/** What is pencilled on a hidden standee: up to three silhouettes, or how many. */
const PencilTag = ({ note, first }: { readonly note: Note; readonly first: CharacterId }) =>
  note === 0 ? null : (
    <span className={styles.tag}>
      {bits(note) <= 3
        ? membersOf(note, first, NINE).map((who) => (
            <Icon key={who} name={CHARACTER_ICONS[who]!} size="1em" />
          ))
        : `${bits(note)}?`}
    </span>
  );

/** What the voice says of a piece. */
function spoken(piece: Piece, say: Say, note: Note): string {
  const place = piece.region < 0 ? "" : regionName(say, piece.region);
  if (piece.character !== null) {
    const slots = { who: nameOf(say, piece.character), strength: STRENGTH[piece.character]!, place };
    return say(piece.region < 0 ? "board.piece.tray" : "board.piece", slots);
  }
  const hidden = say("board.piece.hidden", { side: sideName(say, piece.side), place });
  return note === 0 ? hidden : `${hidden} ${say("board.piece.noted", { count: bits(note) })}`;
}

const PieceOnMap = ({ piece, props }: { readonly piece: Piece; readonly props: PiecesProps }) => {
  const { drawing, say, hand, noteOf, walking, scale, names } = props;
  const { character, side } = piece;
  const press = useRef<{ id: number; x: number; y: number; carried: boolean; timer: number } | null>(null);
  const swallow = useRef(false);
  const [carry, setCarry] = useState<Spot | null>(null);
  const carries = hand.carries(piece);
  const taken = character !== null && hand.taken === character;
  const note = character === null ? noteOf(piece) : 0;

  const forget = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
    setCarry(null);
  };
  const down = (e: PointerEvent<HTMLButtonElement>) => {
    if (e.button !== 0) return;
    swallow.current = false;
    const button = e.currentTarget;
    // A long press asks about the piece, as a right click does.
    const timer = window.setTimeout(() => {
      if (!press.current || press.current.carried || e.pointerType === "mouse") return;
      swallow.current = true;
      forget();
      hand.ask(piece, button);
    }, LONG);
    press.current = { id: e.pointerId, x: e.clientX, y: e.clientY, carried: false, timer };
    if (!carries) return;
    // The map must not move along.
    e.stopPropagation();
    button.setPointerCapture(e.pointerId);
  };
  const move = (e: PointerEvent) => {
    const p = press.current;
    if (!p || p.id !== e.pointerId) return;
    const [dx, dy] = [e.clientX - p.x, e.clientY - p.y];
    if (!p.carried && Math.hypot(dx, dy) < STILL) return;
    clearTimeout(p.timer);
    if (!carries) return;
    if (!p.carried) hand.lift(piece);
    p.carried = true;
    setCarry({ x: dx / scale(), y: dy / scale() });
  };
  const up = (e: PointerEvent) => {
    const carried = press.current?.carried ?? false;
    forget();
    if (!carried) return;
    swallow.current = true;
    hand.drop(piece, { x: e.clientX, y: e.clientY });
  };

  const style: CSSProperties & Record<`--${string}`, string> = {
    "--x": `${piece.x + (carry?.x ?? 0)}px`,
    "--y": `${piece.y + (carry?.y ?? 0)}px`,
    "--w": `${drawing.standee}px`,
    "--stride": `${drawing.stride}px`,
    zIndex: carry || taken ? 4000 : Math.round(piece.y),
  };
  return (
    <button
      type="button"
      className={[
        styles.piece,
        carry && styles.carried,
        taken && styles.taken,
        walking.has(piece.key) && styles.away,
      ]
        .filter(Boolean)
        .join(" ")}
      style={style}
      aria-pressed={carries ? taken : undefined}
      data-piece={character ?? undefined}
      data-point={character === null ? undefined : `piece:${character}`}
      data-ready={(carries && hand.taken < 0) || undefined}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={forget}
      onPointerEnter={(e) => e.pointerType === "mouse" && hand.look(piece, e.currentTarget)}
      onPointerLeave={() => hand.look(null, null)}
      onFocus={(e) => e.currentTarget.matches(":focus-visible") && hand.look(piece, e.currentTarget)}
      onBlur={() => hand.look(null, null)}
      onContextMenu={(e) => {
        e.preventDefault();
        hand.ask(piece, e.currentTarget);
      }}
      onKeyDown={(e) => {
        if (e.key !== "n" || e.ctrlKey || e.metaKey || e.altKey) return;
        e.preventDefault();
        hand.ask(piece, e.currentTarget);
      }}
      onClick={(e) => {
        if (swallow.current) {
          swallow.current = false;
          return;
        }
        const box = e.currentTarget.getBoundingClientRect();
        hand.tap(piece, { x: box.right, y: box.top + box.height / 2 }, e.currentTarget);
      }}
    >
      <Spoken as={spoken(piece, say, note)}>
        <span className={styles.lift}>
          <Standee
            character={character}
            side={side}
            size={drawing.standee}
            glow={hand.glow(piece)}
            {...(character === null ? {} : { strength: STRENGTH[character]! })}
          />
          <PencilTag note={note} first={side * NINE} />
        </span>
        {character !== null && names && (
          <span className={styles.name} data-company={piece.company}>
            {nameOf(say, character)}
          </span>
        )}
      </Spoken>
    </button>
  );
};

/** All standees, as buttons above the map. */
export const Pieces = (props: PiecesProps) => (
  <div className={styles.pieces} data-names={props.names || undefined}>
    {props.pieces.map((piece) => (
      <PieceOnMap key={piece.key} piece={piece} props={props} />
    ))}
  </div>
);
