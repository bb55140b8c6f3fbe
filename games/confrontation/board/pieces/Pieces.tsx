import { Spoken } from "@westmarch/boardkit";
import { type Spot, useCarry } from "@westmarch/boardkit/carry";
import { MapPiece, MapPieces } from "@westmarch/boardkit/map";
import type { CSSProperties } from "react";
import { STRENGTH } from "../../data/characters.ts";
import { CHARACTERS_OF, type CharacterId, type Side } from "../../data/ids.ts";
import { Icon } from "../icons/Icon.tsx";
import { CHARACTER_ICONS } from "../icons/names.ts";
import type { GameSay } from "../keys.ts";
import type { Drawing } from "../map/drawing.ts";
import { membersOf, nameOf, regionName, sideName } from "../names.ts";
import type { Note } from "../notes.ts";
import { Standee } from "../Standee.tsx";
import styles from "./pieces.module.css";
import { bits, type Piece } from "./standing.ts";

export interface Hand {
  /** Whether the player may take this piece up and carry it. */
  readonly carries: (piece: Piece) => boolean;
  readonly glow: (piece: Piece) => "gold" | "ember" | null;
  readonly taken: CharacterId;
  readonly tap: (piece: Piece, at: Spot, button: HTMLElement) => void;
  readonly lift: (piece: Piece) => void;
  /** True: something comes of it. */
  readonly drop: (piece: Piece, at: Spot | null) => boolean;
  /** What asking about this piece asks for. */
  readonly about: (piece: Piece) => string | undefined;
}

export interface PiecesProps {
  readonly pieces: readonly Piece[];
  readonly drawing: Drawing;
  readonly say: GameSay;
  readonly hand: Hand;
  readonly noteOf: (piece: Piece) => Note;
  /** Standees whose ghost is still walking. */
  readonly walking: ReadonlySet<string>;
  readonly scale: () => number;
  readonly names: boolean;
}

/** What is pencilled on a hidden standee: up to three silhouettes, or how many. */
const PencilTag = ({ note, side }: { readonly note: Note; readonly side: Side }) =>
  note === 0 ? null : (
    <span className={styles.tag}>
      {bits(note) <= 3
        ? membersOf(note, CHARACTERS_OF[side]).map((who) => (
            <Icon key={who} name={CHARACTER_ICONS[who]} size="1em" />
          ))
        : `${bits(note)}?`}
    </span>
  );

/** What the voice says of a piece. */
function spoken(piece: Piece, say: GameSay, note: Note): string {
  const place = piece.region < 0 ? "" : regionName(say, piece.region);
  if (piece.character !== null) {
    const slots = { who: nameOf(say, piece.character), strength: STRENGTH[piece.character], place };
    return say(piece.region < 0 ? "board.piece.tray" : "board.piece", slots);
  }
  const hidden = say("board.piece.hidden", { side: sideName(say, piece.side), place });
  return note === 0 ? hidden : `${hidden} ${say("board.piece.noted", { count: bits(note) })}`;
}

interface PieceProps {
  readonly piece: Piece;
  readonly props: PiecesProps;
}

/** A standee with what is pencilled on it, and its name where there is room. */
const Figure = ({ piece, props, note }: PieceProps & { readonly note: Note }) => {
  const { drawing, say, hand, names } = props;
  const { character, side } = piece;
  return (
    <>
      <span className={styles.lift}>
        <Standee
          character={character}
          side={side}
          size={drawing.standee}
          glow={hand.glow(piece)}
          {...(character === null ? {} : { strength: STRENGTH[character] })}
        />
        <PencilTag note={note} side={side} />
      </span>
      {character !== null && names && (
        <span className={styles.name} data-company={piece.company} data-tray={piece.region < 0 || undefined}>
          {nameOf(say, character)}
        </span>
      )}
    </>
  );
};

const PieceOnMap = ({ piece, props }: PieceProps) => {
  const { drawing, say, hand, noteOf, walking, scale } = props;
  const { character } = piece;
  const carries = hand.carries(piece);
  const taken = character !== null && hand.taken === character;
  const note = character === null ? noteOf(piece) : 0;

  const ref = useCarry<HTMLButtonElement>({
    carries,
    lies: `${piece.x} ${piece.y}`,
    lift: () => hand.lift(piece),
    drop: (at) => hand.drop(piece, at),
    scale,
  });

  const style: CSSProperties & Record<`--${string}`, string> = {
    "--w": `${drawing.standee}px`,
    "--stride": `${piece.stride}px`,
  };
  return (
    <MapPiece
      ref={ref}
      x={piece.x}
      y={piece.y}
      width={drawing.standee}
      height={drawing.standee * 1.42}
      taken={taken}
      className={[styles.piece, taken && styles.taken, walking.has(piece.key) && styles.away]
        .filter(Boolean)
        .join(" ")}
      style={style}
      aria-pressed={carries ? taken : undefined}
      data-carries={carries || undefined}
      data-piece={character ?? undefined}
      data-point={character === null ? undefined : `piece:${character}`}
      data-explain={hand.about(piece)}
      data-ready={(carries && hand.taken < 0) || undefined}
      onClick={(e) => {
        const box = e.currentTarget.getBoundingClientRect();
        hand.tap(piece, { x: box.right, y: box.top + box.height / 2 }, e.currentTarget);
      }}
    >
      <Spoken as={spoken(piece, say, note)}>
        <Figure piece={piece} props={props} note={note} />
      </Spoken>
    </MapPiece>
  );
};

/** All standees, as buttons above the map. */
export const Pieces = (props: PiecesProps) => (
  <MapPieces>
    {props.pieces.map((piece) => (
      <PieceOnMap key={piece.key} piece={piece} props={props} />
    ))}
  </MapPieces>
);
