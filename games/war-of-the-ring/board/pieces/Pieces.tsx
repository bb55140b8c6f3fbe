import { Spoken } from "@westmarch/boardkit";
import { type Spot, useCarry } from "@westmarch/boardkit/carry";
import { MapPiece, MapPieces } from "@westmarch/boardkit/map";
import type { CSSProperties } from "react";
import type { Side } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import type { War } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { pieceSentence } from "../land/sentence.ts";
import styles from "./pieces.module.css";
import type { Placed } from "./placing.ts";
import { standeeName } from "./sizes.ts";
import type { Thing } from "./standing.ts";
import { Token } from "./Token.tsx";

/** What pieces answer to. */
export interface Hand {
  /** The piece that is taken up. */
  readonly taken: (thing: Thing) => boolean;
  /** It can be taken up and carried now. */
  readonly carries: (thing: Thing) => boolean;
  readonly tap: (thing: Thing, at: Spot, button: HTMLElement) => void;
  /** It leaves its place in somebody's hand. */
  readonly lift: (thing: Thing) => void;
  /** It is put down at a point of the screen, or let go of (`null`). True if something comes of it. */
  readonly drop: (thing: Thing, at: Spot | null) => boolean;
}

export interface PiecesProps {
  readonly pieces: readonly Placed[];
  readonly say: GameSay;
  readonly view: War;
  readonly able: ReadonlySet<RegionId>;
  /** Whose pieces may glow; null: both sides'. */
  readonly own: Side | null;
  readonly hand: Hand;
  /** Pieces whose likeness is still walking, by key. */
  readonly away: ReadonlySet<string>;
  readonly scale: () => number;
}

/** What a piece asks to be explained by. */
export const aboutPiece = (thing: Thing): string => {
  switch (thing.kind) {
    case "bearers":
      return "fellowship";
    case "company":
      return thing.characters.length === 1
        ? `character:${thing.characters[0]}`
        : `army:${thing.region}:${thing.side}`;
    case "nazgul":
    case "army":
      return `army:${thing.region}:${thing.side}`;
  }
};

const PieceOnMap = ({ piece, props }: { readonly piece: Placed; readonly props: PiecesProps }) => {
  const { say, view, able, own, hand, scale } = props;
  const { thing, x, y, width, height, named } = piece;
  const carries = hand.carries(thing);
  const taken = hand.taken(thing);
  const glows = able.has(thing.region) && (own === null || own === thing.side) && !taken;
  const ref = useCarry<HTMLButtonElement>({
    carries,
    lies: `${x} ${y}`,
    lift: () => hand.lift(thing),
    drop: (at) => hand.drop(thing, at),
    scale,
  });
  const about = aboutPiece(thing);
  const style: CSSProperties & Record<"--tight", string> = { "--tight": `${piece.scale}` };
  return (
    <MapPiece
      ref={ref}
      x={x}
      y={y}
      width={width}
      height={height}
      taken={taken}
      className={styles.piece}
      style={style}
      data-named={named || undefined}
      data-away={props.away.has(thing.key) || undefined}
      // The keyboard comes to a region, which tells and does the same.
      tabIndex={-1}
      aria-pressed={carries ? taken : undefined}
      data-kind={thing.kind}
      data-inside={(thing.kind === "army" && thing.besieged) || undefined}
      data-piece={thing.key}
      data-point={`piece:${thing.key}`}
      data-explain={about}
      data-ready={carries || undefined}
      onClick={(e) => {
        const box = e.currentTarget.getBoundingClientRect();
        hand.tap(thing, { x: box.right, y: box.top + box.height / 2 }, e.currentTarget);
      }}
    >
      <Spoken as={pieceSentence(say, view, thing)}>
        <span className={styles.lift}>
          <Token thing={thing} glows={glows} />
          {thing.kind === "company" && named && (
            <span className={styles.who}>{standeeName(say, thing.characters)}</span>
          )}
        </span>
      </Spoken>
    </MapPiece>
  );
};

/** Everything that stands on the map, as buttons above it. */
export const Pieces = (props: PiecesProps) => (
  <MapPieces>
    {props.pieces.map((piece) => (
      <PieceOnMap key={piece.thing.key} piece={piece} props={props} />
    ))}
  </MapPieces>
);
