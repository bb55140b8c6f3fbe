import { type ReactNode, useEffect } from "react";
import { Link } from "wouter";
import { useWords } from "../i18n/index.ts";
import { Horizon } from "./Horizon.tsx";
import { Header } from "./header/Header.tsx";
import { OTHER_PAGES } from "./header/others.ts";
import { TitleRow } from "./TitleRow.tsx";
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
  /** At the end of the title's row: one set of tabs or doors. Only where the page is broad. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
  /** Pages to read are narrower than pages to choose on. */
  readonly wide?: boolean;
  /** A page of several leaves takes the whole window. */
  readonly broad?: boolean;
  /** False where the heading stands among the children. */
  readonly headed?: boolean;
  /** Address of the drawing that stands on the ground at the foot of this page. */
  readonly sight?: string;
}

/** A page to read or to fill in: header, one column, and at its foot the ground with small links in the grass. */
export function Page(props: PageProps) {
  const { title, children, wide = false, broad = false, sight } = props;
  useTitle(title);
  return (
    <div className={styles.page}>
      <Header title={title} />
      <main
        id="main"
        tabIndex={-1}
        className={broad ? styles.broadColumn : wide ? styles.wideColumn : styles.column}
      >
        <Heading {...props} />
        {children}
      </main>
      <Foot sight={sight} />
    </div>
  );
}

function Heading({ title, subtitle, beside, broad = false, headed = true }: PageProps) {
  if (broad && headed)
    return (
      <TitleRow title={title} about={subtitle}>
        {beside}
      </TitleRow>
    );
  return (
    <>
      {headed && <h1 className={styles.pageTitle}>{title}</h1>}
      {subtitle && <p className={styles.pageSubtitle}>{subtitle}</p>}
    </>
  );
}

/** The ground with the small links in its grass. */
export function Foot({ sight }: { readonly sight?: string | undefined }) {
  const { say } = useWords();
  return (
    <footer className={styles.footer}>
      <Horizon sight={sight} />
      <div className={styles.grass}>
        <nav aria-label={say("nav.more")}>
          <Link href="/rules">{say("nav.rules")}</Link>
          {OTHER_PAGES.map(({ id, href }) => (
            <Link key={id} href={href}>
              {say(`nav.${id}`)}
            </Link>
          ))}
        </nav>
        <p>{say("unofficial.short")}</p>
      </div>
    </footer>
  );
}
