import { Link } from "wouter";
import { otherSeats } from "../../device/knownTables.ts";
import { useWords } from "../../i18n/index.ts";
import { tableAddress } from "../../net/links.ts";
import { Drawing } from "../../ui/Drawing.tsx";
import { useWaitingTables } from "../../ui/header/waiting.ts";
import styles from "./Scene.module.css";
import type { DoorSay } from "./words.ts";

interface SceneProps {
  readonly game: string;
  /** Address of the door's drawing. */
  readonly art: string;
  readonly say: DoorSay | null;
}

/** The path that runs out of the door. */
const Path = () => (
  <svg className={styles.path} viewBox="0 0 330 100" preserveAspectRatio="none" aria-hidden="true">
    <path d="M56 0C44 20 6 26 6 44C6 64 34 68 30 82C27 92 6 96 0 100H330C304 92 254 84 226 70C188 52 190 26 184 0Z" />
    <path
      className={styles.edge}
      d="M56 0C44 20 6 26 6 44C6 64 34 68 30 82C27 92 6 96 0 100M184 0C190 26 188 52 226 70C254 84 304 92 330 100"
    />
    <path
      className={styles.stroke}
      d="M70 22l34 2M118 20l30-1M58 40l26 2M96 44l44-2M70 60l40 3M126 66l34-2M78 82l52 3M150 88l44-1"
    />
  </svg>
);

/** Birds and a few clouds over the door, and the sun or the stars behind it. */
const Sky = () => (
  <svg className={styles.sky} viewBox="0 0 500 260" aria-hidden="true">
    <g className={styles.day}>
      <circle cx="424" cy="120" r="62" opacity=".45" />
      <circle cx="424" cy="120" r="40" opacity=".6" />
    </g>
    <g className={styles.stars}>
      {[
        [40, 60],
        [150, 92],
        [220, 40],
        [262, 130],
        [330, 62],
        [392, 24],
        [418, 150],
        [468, 92],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1.6" />
      ))}
    </g>
    <path
      className={styles.birds}
      d="M20 66q26 5 52-1t56 2M206 84q30-6 60 0t80 1M40 128q6-6 9 1q4-7 10-2M34 146q6-6 9 1q4-7 10-2M100 156q6-6 9 1q4-7 10-2M150 140q7-7 10 1q4-8 12-2M140 186q6-6 9 1q4-7 10-2"
    />
  </svg>
);

/** A table of one's own that waits behind this door: a signpost at its path, on a phone a plank across its foot. */
function Signpost({ game, say }: Pick<SceneProps, "game"> & { readonly say: DoorSay }) {
  const { say: shell } = useWords();
  const table = useWaitingTables((tables) => tables.find((one) => one.game === game));
  if (!table) return null;
  const others = otherSeats(table).flatMap(({ player }) =>
    player ? [player.kind === "person" ? player.name : shell(`level.${player.level}`)] : [],
  );
  const name = others.join(say("comma"));
  return (
    <Link href={tableAddress(table.table, table.token)} className={styles.sign}>
      <svg viewBox="0 0 206 128" aria-hidden="true">
        <path d="M96 60L95 128H109L108 60Z" className={styles.post} />
        <path d="M4 10L182 6L202 36L183 66L3 62Z" className={styles.plank} />
        <path d="M12 22Q90 17 176 20M12 52Q90 56 176 51" className={styles.grain} />
      </svg>
      <span>
        <b>{say("sign.waits", { name })}</b>
        <span>{say("sign.move")}</span>
      </span>
    </Link>
  );
}

/** The door of a game on the ground line, with the path that runs out of it. */
export const Scene = ({ game, art, say }: SceneProps) => (
  <div className={styles.scene}>
    <div className={styles.skyline} aria-hidden="true" />
    <Sky />
    <div className={styles.ground} aria-hidden="true" />
    <Path />
    <Drawing of={art} className={styles.door ?? ""} />
    {say && <Signpost game={game} say={say} />}
  </div>
);
