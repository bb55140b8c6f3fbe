import styles from "./small.module.css";

/** A piece on the small map. */
interface Dot {
  readonly key: string;
  /** Its middle, and how wide it is: in the page's units. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Two sides are told apart by shape as well as by colour: one is round, the other edged. */
  readonly round: boolean;
}

interface SmallMapProps {
  /** Path data by region. */
  readonly outlines: readonly string[];
  /** Regions that something is asked about: they are gold. */
  readonly asked?: readonly number[];
  readonly dots: readonly Dot[];
  /** There are so many regions that their lines have to be finer. */
  readonly fine?: boolean;
}

/** A map in small, as a part of an SVG: the regions' shapes, and dots for those who stand there. */
export const SmallMap = ({ outlines, asked = [], dots, fine }: SmallMapProps) => (
  <g data-fine={fine || undefined}>
    {outlines.map((d, region) => (
      <path key={d} d={d} className={styles.region} data-asked={asked.includes(region) || undefined} />
    ))}
    {dots.map(({ key, x, y, size, round }) => (
      <rect
        key={key}
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        rx={round ? size / 2 : 0}
        className={styles.dot}
        data-round={round || undefined}
      />
    ))}
  </g>
);
