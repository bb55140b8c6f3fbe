import type { ComponentPropsWithRef, CSSProperties, ReactNode } from "react";
import styles from "./pieces.module.css";

/** Above everything that stands where it stands. */
const OVER = 4000;

interface MapPieceProps extends ComponentPropsWithRef<"button"> {
  /** Where the middle of its foot stands, and its size: in the page's units. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Taken up: it lies over all others. */
  readonly taken?: boolean;
}

/**
 * A piece on a map, as a button. It walks when its place changes and follows the pointer that carries it; those nearer to the foot
 * of the page cover others.
 */
export const MapPiece = ({
  x,
  y,
  width,
  height,
  taken = false,
  className = "",
  style,
  ...rest
}: MapPieceProps) => {
  const place: CSSProperties & Record<`--${string}`, string> = {
    ...style,
    "--x": `${x}px`,
    "--y": `${y}px`,
    "--z": `${taken ? OVER : Math.round(y)}`,
    inlineSize: width,
    blockSize: height,
  };
  return <button type="button" {...rest} className={`${styles.piece} ${className}`} style={place} />;
};

/** All pieces of a map, in one layer above the land: it takes no press where none stands. */
export const MapPieces = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.pieces}>{children}</div>
);
