import { latePart } from "@westmarch/boardkit/later";
import type { ReactNode } from "react";
import { Header } from "./header/Header.tsx";
import { TitleRow } from "./TitleRow.tsx";
import styles from "./ui.module.css";
import { unseenNarrow } from "./unseen.ts";
import { useTitle } from "./useTitle.ts";

/** Below the first picture: it comes after it, to a place that is kept for it. */
const Foot = latePart(async () => (await import("./Foot.tsx")).Foot);

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
      <Foot sight={sight} waiting={<div className={styles.footless} />} />
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
      {/* On phones it stands in the bar above. */}
      {headed && <h1 className={`${styles.pageTitle} ${unseenNarrow}`}>{title}</h1>}
      {subtitle && <p className={styles.pageSubtitle}>{subtitle}</p>}
    </>
  );
}
