import type { CSSProperties } from "react";
import { Link } from "wouter";
import type { Entry } from "../../games/doors.ts";
import { useWords } from "../../i18n/index.ts";
import { HeaderIcon } from "../../ui/header/HeaderIcon.tsx";
import type { HeaderIconName } from "../../ui/icons.ts";
import type { Way } from "../plan.ts";
import styles from "./Ways.module.css";
import type { DoorSay } from "./words.ts";

const ICONS: Readonly<Record<Way, HeaderIconName>> = {
  computer: "fireplace",
  friend: "quill-ink",
  screen: "three-friends",
  guided: "lantern-flame",
};

type Placed = CSSProperties & Readonly<Record<"--place", number>>;

interface WaysProps {
  readonly say: DoorSay;
  /** All of them, as they stand beside each other on a phone. */
  readonly ways: readonly Way[];
  /** The way on the large leaf. */
  readonly large: Way;
  /** The others, as tiles. */
  readonly tiles: readonly Way[];
  /** A game that is played before this one, behind the same door. */
  readonly beside: Entry | null;
  readonly online: boolean;
  readonly busy: boolean;
  readonly onTake: (way: Way) => void;
}

/** The other ways through the door, each one touch away. On a phone the way on the leaf stands among them. */
export function Ways({ say, ways, large, tiles, beside, online, busy, onTake }: WaysProps) {
  const { say: shell } = useWords();
  const placed = (place: number): Placed => ({ "--place": place });
  return (
    <ul className={styles.ways} aria-label={say("ways")}>
      <li className={styles.here} style={placed(ways.indexOf(large))} data-way={large} aria-hidden="true">
        <span>
          <HeaderIcon name={ICONS[large]} size={30} />
          <b>{say(`${large}.short`)}</b>
        </span>
      </li>
      {tiles.map((way) => {
        const shut = way === "friend" && !online;
        return (
          <li key={way} style={placed(ways.indexOf(way))} data-way={way}>
            <button type="button" disabled={shut || busy} onClick={() => onTake(way)}>
              <HeaderIcon name={ICONS[way]} size={38} />
              <span>
                <b>{say(way)}</b>
                <b className={styles.short} aria-hidden="true">
                  {say(`${way}.short`)}
                </b>
                <small>{say(shut ? "needs-net" : `${way}.about`)}</small>
              </span>
            </button>
          </li>
        );
      })}
      {beside && (
        <li style={placed(ways.length)}>
          <Link href={beside.href}>
            <HeaderIcon name="card-pickup" size={38} />
            <span>
              <b>{shell(`${beside.say}.title`)}</b>
              <b className={styles.short} aria-hidden="true">
                {shell(`${beside.say}.title`)}
              </b>
              <small>{shell(`${beside.say}.line`)}</small>
            </span>
          </Link>
        </li>
      )}
    </ul>
  );
}
