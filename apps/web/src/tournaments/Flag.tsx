import type { TournamentSummary } from "@westmarch/protocol";
import { SEAL_CHARGES } from "@westmarch/protocol/seals";
import { Charge } from "../accounts/Seal.tsx";
import { DOORS } from "../games/doors.ts";
import { figureOf } from "./course.ts";
import styles from "./flag.module.css";

/** Paints of the cloths, by the place of a game's door. */
const PAINTS = ["#2f5b34", "#6f1d12", "#6b4e0e", "#4a3a5e", "#24497a"] as const;
const CLOTH = "M20 22Q70 12 110 22T188 20L168 76L188 130Q150 136 110 128T20 134Z";

interface FlagProps {
  readonly game: string;
  /** What stands on it: a round, or how many take part; empty: nothing. */
  readonly figure: string;
  /** Height of its pole in units of the drawing, of which the cloth takes 120. */
  readonly pole?: number;
  /** Pixels of its width. */
  readonly width?: number;
  /** It waits for whoever looks at it. */
  readonly calls?: boolean;
  /** It is over: the flag is furled in grey. */
  readonly over?: boolean;
}

/** A tournament is a flag in the paint of its game, with its sign, and a figure for how far it is. */
export function Flag({ game, figure, pole = 156, width = 58, calls = false, over = false }: FlagProps) {
  const at = Math.max(
    0,
    DOORS.findIndex(({ id }) => id === game),
  );
  const charge = SEAL_CHARGES[at % SEAL_CHARGES.length] ?? "star";
  return (
    <svg
      viewBox={`-12 0 206 ${pole + 6}`}
      width={width}
      height={(width * (pole + 6)) / 206}
      aria-hidden="true"
      className={styles.flag}
      data-over={over || undefined}
    >
      <ellipse cx="16" cy={pole} rx="26" ry="5" className={styles.shade} />
      <path d={`M12 ${pole}V8H19V${pole}Z`} fill="#8a5a2a" className={styles.pen} />
      <circle cx="15.500" cy="7" r="6.500" className={styles.knob} />
      {calls && <path d={CLOTH} className={styles.calls} />}
      <path d={CLOTH} fill={PAINTS[at % PAINTS.length]} className={styles.cloth} />
      <path d="M26 29Q70 20 110 29T176 28L160 76L176 122Q146 127 110 120T26 126Z" className={styles.seam} />
      <path d="M60 18Q66 74 58 132M118 23Q124 76 116 129" className={styles.folds} />
      <g transform={figure === "" ? "translate(62 42) scale(1.080)" : "translate(38 42) scale(1.080)"}>
        <Charge charge={charge} />
      </g>
      <text x="130" y="90" textAnchor="middle">
        {figure}
      </text>
    </svg>
  );
}

interface FlagOfProps extends Pick<FlagProps, "width"> {
  readonly of: TournamentSummary;
}

/** The flag of a tournament in small. */
export const FlagOf = ({ of, width = 58 }: FlagOfProps) => (
  <Flag game={of.game} figure={figureOf(of)} width={width} over={of.state === "over"} />
);
