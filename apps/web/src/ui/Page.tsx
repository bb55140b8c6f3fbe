import { type ReactNode, useEffect } from "react";
import { Link } from "wouter";
import { useWords } from "../i18n/index.ts";
import { Header } from "./header/Header.tsx";
import { OTHER_PAGES } from "./header/others.ts";
import { setTitle } from "./title.ts";
import styles from "./ui.module.css";

/** The page last arrived at. For the first page the browser itself scrolls and sets the focus. */
let arrivedAt = location.pathname;

/**
 * Names the page in the browser's tab and history. On arrival from another page it also goes to its top, and who
 * reads by ear begins at its beginning.
 */
export function useTitle(title: string | null): void {
  const { say } = useWords();
  const name = say("name");
  useEffect(() => {
    setTitle(title ? `${title} · ${name}` : name);
    if (arrivedAt === location.pathname) return;
    arrivedAt = location.pathname;
    scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [title, name]);
}

interface PageProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
  /** Pages to read are narrower than pages to choose on. */
  readonly wide?: boolean;
  /** A page of several leaves takes the whole window. */
  readonly broad?: boolean;
  /** False where the heading stands among the children. */
  readonly headed?: boolean;
}

/** A page to read or to fill in: bar above, one column, small links below. */
export function Page({ title, subtitle, children, wide = false, broad = false, headed = true }: PageProps) {
  const { say } = useWords();
  useTitle(title);
  return (
    <div className={styles.page}>
      <Header title={title} />
      <main
        id="main"
        tabIndex={-1}
        className={broad ? styles.broadColumn : wide ? styles.wideColumn : styles.column}
      >
        {headed && <h1 className={styles.pageTitle}>{title}</h1>}
        {subtitle && <p className={styles.pageSubtitle}>{subtitle}</p>}
        {children}
      </main>
      <footer className={styles.footer}>
        <nav aria-label={say("nav.more")}>
          <Link href="/rules">{say("nav.rules")}</Link>
          {OTHER_PAGES.map(({ id, href }) => (
            <Link key={id} href={href}>
              {say(`nav.${id}`)}
            </Link>
          ))}
        </nav>
        <p>{say("unofficial.short")}</p>
      </footer>
    </div>
  );
}
