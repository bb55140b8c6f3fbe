import { type ReactNode, useContext } from "react";
import type { EmbedSay } from "../sharing/words.ts";
import { Outside } from "../ui/outside.ts";
import styles from "./embed.module.css";

/** The way out of the frame: the same as a page of its own. */
export function WayOut({ say, home = false }: { readonly say: EmbedSay; readonly home?: boolean }) {
  const outside = useContext(Outside);
  return (
    <a className={styles.out} href={home ? "/" : (outside ?? "/")} target="_blank" rel="noopener">
      {say("open")}
    </a>
  );
}

interface FrameProps {
  /** The board; null: it is not there yet. */
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** What stands in a small frame: the board above, and what is said and can be done under it. */
export function Frame({ picture, children }: FrameProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.frame}>
      <div className={styles.picture}>
        <div>{picture}</div>
      </div>
      <div className={styles.foot}>{children}</div>
    </main>
  );
}

interface NothingHereProps {
  readonly text: string;
  readonly say: EmbedSay;
  /** There is no page of its own to open. */
  readonly home?: boolean;
}

/** A frame with nothing to show, and why. */
export const NothingHere = ({ text, say, home = false }: NothingHereProps) => (
  <main id="main" tabIndex={-1} className={styles.nothing}>
    <p role="alert">{text}</p>
    <WayOut say={say} home={home} />
  </main>
);
