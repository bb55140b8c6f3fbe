import { Spoken } from "@westmarch/boardkit";
import { type Spot, useCarry } from "@westmarch/boardkit/carry";
import { MapPiece, MapPieces } from "@westmarch/boardkit/map";
import { type CSSProperties, memo, type RefObject, useLayoutEffect, useMemo, useRef } from "react";
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

interface PieceProps {
  readonly piece: Placed;
  /** The piece in words. */
  readonly spoken: string;
  /** Who stands there, where it is written under it. */
  readonly who: string | null;
  readonly carries: boolean;
  readonly taken: boolean;
  readonly glows: boolean;
  readonly away: boolean;
  /** Always what pieces answer to now. */
  readonly hand: RefObject<Hand>;
  readonly scale: () => number;
}

/** Every view brings new pieces, most of which stand as they did. */
const standsTheSame = (before: PieceProps, now: PieceProps): boolean =>
  before.spoken === now.spoken &&
  before.who === now.who &&
  before.carries === now.carries &&
  before.taken === now.taken &&
  before.glows === now.glows &&
  before.away === now.away &&
  before.hand === now.hand &&
  before.scale === now.scale &&
  (before.piece === now.piece || JSON.stringify(before.piece) === JSON.stringify(now.piece));

const PieceOnMap = memo(({ piece, spoken, who, carries, taken, glows, away, hand, scale }: PieceProps) => {
  const { thing, x, y, width, height, named } = piece;
  const ref = useCarry<HTMLButtonElement>({
    carries,
    lies: `${x} ${y}`,
    lift: () => hand.current.lift(thing),
    drop: (at) => hand.current.drop(thing, at),
    scale,
  });
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
      data-away={away || undefined}
      // The keyboard comes to a region, which tells and does the same.
      tabIndex={-1}
      aria-pressed={carries ? taken : undefined}
      data-kind={thing.kind}
      data-inside={(thing.kind === "army" && thing.besieged) || undefined}
      data-piece={thing.key}
      data-point={`piece:${thing.key}`}
      data-explain={aboutPiece(thing)}
      data-ready={carries || undefined}
      onClick={(e) => {
        const box = e.currentTarget.getBoundingClientRect();
        hand.current.tap(thing, { x: box.right, y: box.top + box.height / 2 }, e.currentTarget);
      }}
    >
      <Spoken as={spoken}>
        <span className={styles.lift}>
          <Token thing={thing} glows={glows} />
          {who !== null && <span className={styles.who}>{who}</span>}
        </span>
      </Spoken>
    </MapPiece>
  );
}, standsTheSame);

/** Everything that stands on the map, as buttons above it. */
export const Pieces = ({ pieces, say, view, able, own, hand, away, scale }: PiecesProps) => {
  const latest = useRef(hand);
  useLayoutEffect(() => {
    latest.current = hand;
  });
  const spoken = useMemo(
    () => pieces.map(({ thing }) => pieceSentence(say, view, thing)),
    [pieces, say, view],
  );
  return (
    <MapPieces>
      {pieces.map((piece, i) => {
        const { thing, named } = piece;
        const taken = hand.taken(thing);
        return (
          <PieceOnMap
            key={thing.key}
            piece={piece}
            spoken={spoken[i] ?? ""}
            who={thing.kind === "company" && named ? standeeName(say, thing.characters) : null}
            carries={hand.carries(thing)}
            taken={taken}
            glows={able.has(thing.region) && (own === null || own === thing.side) && !taken}
            away={away.has(thing.key)}
            hand={latest}
            scale={scale}
          />
        );
      })}
    </MapPieces>
  );
};
