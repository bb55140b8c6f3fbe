import { Spoken } from "@westmarch/boardkit";
import { type Spot, useCarry } from "@westmarch/boardkit/carry";
import { MapPiece, MapPieces } from "@westmarch/boardkit/map";
import {
  type ComponentType,
  type CSSProperties,
  memo,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import type { Placed, Standing } from "../placing/index.ts";
import styles from "./pieces.module.css";

/** What pieces answer to. */
export interface Hand<T> {
  /** The piece that is taken up. */
  readonly taken: (thing: T) => boolean;
  /** It can be taken up and carried now. */
  readonly carries: (thing: T) => boolean;
  /** It is pressed. Where nothing can be done with it, the player asks who stands there. */
  readonly tap: (thing: T, at: Spot, button: HTMLElement) => void;
  /** Whether it is rimmed with gold, whatever can be done where it stands; undefined: as its place says. */
  readonly glows?: (thing: T) => boolean | undefined;
  /** The player picks it up. */
  readonly lift: (thing: T) => void;
  /** It is put down at a point of the screen, or let go of (`null`). True if something comes of it. */
  readonly drop: (thing: T, at: Spot | null) => boolean;
}

export interface TokenProps<T> {
  readonly thing: T;
  /** It is rimmed with gold: it could act now. */
  readonly glows?: boolean;
}

/** The pieces of a board. */
export interface OnBoard<T, P extends Placed<T>, Place> {
  readonly pieces: readonly P[];
  /** Places whose pieces can be taken up now. */
  readonly able: ReadonlySet<Place>;
  /** Whose pieces may glow; null: both sides'. */
  readonly own: 0 | 1 | null;
  readonly hand: Hand<T>;
  /** Pieces whose likeness is still walking, by key. */
  readonly away: ReadonlySet<string>;
  readonly scale: () => number;
}

/** A piece with what is told of it. */
interface Shown<T> {
  readonly piece: Placed<T>;
  /** The piece in words. */
  readonly spoken: string;
  /** Who stands there, where it is written under it. */
  readonly who: string | null;
  readonly glows: boolean;
}

interface PiecesProps<T extends Standing, P extends Placed<T>, Place> extends OnBoard<T, P, Place> {
  readonly Token: ComponentType<TokenProps<T>>;
  /** What a piece asks to be explained by. */
  readonly about: (thing: T) => string;
  /** A piece in words: it stays the same function while words and view do. */
  readonly sentence: (thing: T) => string;
  /** What is written under a piece that is named. */
  readonly who: (thing: T) => string | null;
  /** Where it stands and whose it is, if it can be taken up. */
  readonly acts: (thing: T) => { readonly at: Place; readonly side: 0 | 1 } | null;
}

/** Every view brings new things, most of which look as they did. */
const looksTheSame = <T,>(before: TokenProps<T>, now: TokenProps<T>): boolean =>
  before.glows === now.glows && JSON.stringify(before.thing) === JSON.stringify(now.thing);

/** The picture of a thing, drawn again only where it looks otherwise; `glows` rims it with gold. */
export const tokenOf = <T,>(draw: (thing: T, glows: boolean) => ReactNode) =>
  memo(({ thing, glows = false }: TokenProps<T>) => draw(thing, glows), looksTheSame<T>);

/** What a piece tells of itself, by its key. */
interface Told {
  readonly lift: (key: string) => void;
  readonly drop: (key: string, at: Spot | null) => boolean;
  readonly tap: (key: string, at: Spot, button: HTMLElement) => void;
}

interface PieceProps extends Shown<Standing> {
  /** Its picture: another only where the piece is, or where it glows or not. */
  readonly picture: ReactNode;
  readonly about: string;
  readonly carries: boolean;
  readonly taken: boolean;
  readonly away: boolean;
  /** Always whom it tells now. */
  readonly told: RefObject<Told>;
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
  before.told === now.told &&
  before.scale === now.scale &&
  (before.piece === now.piece || JSON.stringify(before.piece) === JSON.stringify(now.piece));

const PieceOnMap = memo(
  ({ piece, spoken, who, picture, about, carries, taken, away, told, scale }: PieceProps) => {
    const { thing, x, y, width, height, named } = piece;
    const { key, kind } = thing;
    const ref = useCarry<HTMLButtonElement>({
      carries,
      // An army of which some have gone lies where it lay.
      lies: `${x} ${y} ${spoken}`,
      from: { x, y },
      lift: () => told.current.lift(key),
      drop: (at) => told.current.drop(key, at),
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
        data-titled={named || undefined}
        data-away={away || undefined}
        // The keyboard comes to a region, which tells and does the same.
        tabIndex={-1}
        aria-pressed={carries ? taken : undefined}
        data-kind={kind}
        data-piece={key}
        data-point={`piece:${key}`}
        data-explain={about}
        data-ready={carries || undefined}
        onClick={(e) => {
          const box = e.currentTarget.getBoundingClientRect();
          told.current.tap(key, { x: box.right, y: box.top + box.height / 2 }, e.currentTarget);
        }}
      >
        <Spoken as={spoken}>
          <span className={styles.lift}>
            {picture}
            {who !== null && <span className={styles.who}>{who}</span>}
          </span>
        </Spoken>
      </MapPiece>
    );
  },
  standsTheSame,
);

/** Everything that stands on a map, as buttons above it. */
export const Pieces = <T extends Standing, P extends Placed<T>, Place>(props: PiecesProps<T, P, Place>) => {
  const { pieces, sentence, who, acts, able, own: mine, Token, about, hand, away, scale } = props;
  const spoken = useMemo(() => pieces.map(({ thing }) => sentence(thing)), [pieces, sentence]);
  const shown = pieces.map((piece, i): Shown<T> => {
    const { thing, named } = piece;
    const acting = acts(thing);
    const own = hand.glows?.(thing);
    const glows = own ?? (acting !== null && able.has(acting.at) && (mine === null || mine === acting.side));
    return { piece, spoken: spoken[i] ?? "", who: named ? who(thing) : null, glows };
  });
  const told = useRef<Told>({ lift: () => {}, drop: () => false, tap: () => {} });
  useLayoutEffect(() => {
    const named = (key: string): T | undefined =>
      shown.find(({ piece }) => piece.thing.key === key)?.piece.thing;
    told.current = {
      lift: (key) => {
        const thing = named(key);
        if (thing) hand.lift(thing);
      },
      drop: (key, at) => {
        const thing = named(key);
        return thing !== undefined && hand.drop(thing, at);
      },
      tap: (key, at, button) => {
        const thing = named(key);
        if (thing) hand.tap(thing, at, button);
      },
    };
  });
  return (
    <MapPieces>
      {shown.map((one) => {
        const { thing } = one.piece;
        const taken = hand.taken(thing);
        const glows = one.glows && !taken;
        return (
          <PieceOnMap
            key={thing.key}
            {...one}
            glows={glows}
            picture={<Token thing={thing} glows={glows} />}
            about={about(thing)}
            carries={hand.carries(thing)}
            taken={taken}
            away={away.has(thing.key)}
            told={told}
            scale={scale}
          />
        );
      })}
    </MapPieces>
  );
};

/** The picture of a piece in its own units, standing on the foot of its box; `scale` says how large those are on the page. */
export const Picture = ({
  box: [left, top, width, height],
  scale,
  sinks = 0,
  children,
}: {
  readonly box: readonly [left: number, top: number, width: number, height: number];
  readonly scale: number;
  /** So far it hangs over the foot of its box, in units of the page. */
  readonly sinks?: number;
  readonly children: ReactNode;
}) => (
  <svg
    viewBox={`${left} ${top} ${width} ${height}`}
    width={width * scale}
    height={height * scale}
    className={styles.token}
    style={sinks > 0 ? { insetBlockEnd: -sinks } : undefined}
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);

/** Gold around an outline: those who could act. */
export const Glow = ({ d }: { readonly d: string }) => (
  <>
    <path d={d} className={styles.glowEdge} />
    <path d={d} className={styles.glow} />
  </>
);
