import type { ReactNode } from "react";
import { doorOf } from "../games/doors.ts";
import { Drawing } from "../ui/Drawing.tsx";
import { Header } from "../ui/header/Header.tsx";
import { useTitle } from "../ui/index.ts";
import styles from "./Scene.module.css";

interface SceneProps {
  /** Of the page, and its heading. */
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** On a phone the bar above names the page, in the place of its heading. */
  readonly barred?: boolean;
  /** Whose door stands at the left; null: none is known. */
  readonly game: string | null;
  /** The door leads nowhere any more. */
  readonly shut?: boolean;
  /** What stands before the door. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
  /** The small links below the ground line. */
  readonly foot?: ReactNode;
}

/** A page of one screen: the door of its game on its ground at the left, and beside it what is to be done. */
export function Scene({
  title,
  subtitle,
  barred = false,
  game,
  shut = false,
  before,
  children,
  foot,
}: SceneProps) {
  useTitle(title);
  const door = game === null ? null : doorOf(game);
  return (
    <div className={styles.page}>
      <Header title={barred ? title : undefined} />
      <main
        id="main"
        tabIndex={-1}
        className={styles.main}
        data-barred={barred}
        data-accompanied={before !== undefined}
      >
        <div className={styles.land} aria-hidden="true" />
        <div className={styles.sight}>
          {door && (
            <div className={styles.door} data-shut={shut}>
              <Drawing of={door.art} />
            </div>
          )}
          {before}
        </div>
        <div className={styles.column}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          <div className={styles.leaves}>{children}</div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      </main>
    </div>
  );
}

interface TileProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly about: string;
}

/** What a tile holds: its sign, its name, and a line about it. The tile itself is a link or a button. */
export const TileWords = ({ icon, title, about }: TileProps) => (
  <>
    {icon}
    <span>
      <b>{title}</b>
      <small>{about}</small>
    </span>
  </>
);

/** The look of a tile. */
export const TILE = styles.tile ?? "";
/** The look of a row of tiles. */
export const TILES = styles.tiles ?? "";
/** The look of a small link below the ground line, or of a button like it. */
export const SMALL = styles.small ?? "";
/** The same for what cannot be brought back. */
export const SMALL_EMBER = `${styles.small} ${styles.ember}`;
