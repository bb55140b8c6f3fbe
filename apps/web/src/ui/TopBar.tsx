import { type ReactNode, useContext } from "react";
import { Link } from "wouter";
import { useWords } from "../i18n/index.ts";
import { Outside } from "./outside.ts";
import styles from "./ui.module.css";

interface TopBarProps {
  /** What this page is about: the name of the game. Its heading, unless `heading` is false. */
  readonly title?: string;
  /** Who plays whom, or where one is. */
  readonly subtitle?: ReactNode;
  /** How far it has come, which stands beside the title on the narrowest screen too. */
  readonly moment?: string;
  /** False where the page has a heading of its own. */
  readonly heading?: boolean;
  /** Beside the title, or in its place. */
  readonly beside?: ReactNode;
  /** At the far end: icon buttons and switches. */
  readonly children?: ReactNode;
}

/** The bar above every page but the first. */
export function TopBar({ title, subtitle, moment, heading = true, beside, children }: TopBarProps) {
  const { say } = useWords();
  const outside = useContext(Outside);
  const Title = heading ? "h1" : "p";
  return (
    <header className={styles.topBar}>
      {outside === null ? (
        <Link href="/" className={styles.wordmark} data-top="home" aria-label={say("home.back")}>
          {say("name")}
        </Link>
      ) : (
        <a className={styles.wordmark} data-top="home" href={outside} target="_blank" rel="noopener">
          {say("name")}
        </a>
      )}
      {title && (
        <Title className={styles.topTitle} data-top="title">
          {title}
        </Title>
      )}
      {subtitle && (
        <p
          className={styles.topSubtitle}
          data-top="names"
          title={typeof subtitle === "string" ? subtitle : undefined}
        >
          {subtitle}
        </p>
      )}
      {moment && <span className={styles.topMoment}>{moment}</span>}
      {beside}
      {children && (
        <div className={styles.topActions} data-top="tools">
          {children}
        </div>
      )}
    </header>
  );
}
