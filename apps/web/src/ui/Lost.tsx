import type { ReactNode } from "react";
import { Drawing } from "./Drawing.tsx";
import { Header } from "./header/Header.tsx";
import styles from "./Lost.module.css";
import { PasteLink } from "./PasteLink.tsx";
import { Slip } from "./Slip.tsx";
import { useTitle } from "./useTitle.ts";

const signpost = new URL("../drawn/sight-signpost.svg", import.meta.url).href;

interface LostProps {
  /** What there is not. */
  readonly title: string;
  /** Why, and what can be done. */
  readonly about: ReactNode;
  /** It interrupts who listens: something went wrong. */
  readonly isAlarm?: boolean;
  /** The one thing to do now. */
  readonly gold: ReactNode;
  /** Address of a door, in the place of the signpost. */
  readonly door?: string | undefined;
  /** False where no link led here. */
  readonly pastes?: boolean;
  /** The header; another where that is what broke. */
  readonly header?: ReactNode;
  /** Smaller ways on. */
  readonly children?: ReactNode;
}

/** Where a road ends: what is not here, and the ways on, beside a signpost in the open land. */
export function Lost(props: LostProps) {
  const { title, about, isAlarm = false, gold, door, pastes = true, header, children } = props;
  useTitle(title);
  return (
    <div className={styles.page}>
      {header ?? <Header />}
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.land} aria-hidden="true">
          <svg className={styles.road} viewBox="0 0 440 220" preserveAspectRatio="none" aria-hidden="true">
            <path d="M288 0C292 24 282 34 238 62C180 98 80 130 0 220H440C420 180 380 150 334 112C296 82 330 40 346 0Z" />
            <path
              data-edge
              d="M288 0C292 24 282 34 238 62C180 98 80 130 0 220M346 0C330 40 296 82 334 112C380 150 420 180 440 220"
            />
          </svg>
          <Drawing of={door ?? signpost} className={door ? styles.door : styles.signpost} />
        </div>
        <div className={styles.words} role={isAlarm ? "alert" : undefined}>
          <h1>{title}</h1>
          <div className={styles.about}>{about}</div>
        </div>
        <Slip className={styles.leaf}>
          {gold}
          {pastes && <PasteLink />}
          {children && <div className={styles.links}>{children}</div>}
        </Slip>
      </main>
    </div>
  );
}
