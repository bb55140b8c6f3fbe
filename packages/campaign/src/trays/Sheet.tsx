import type { ReactNode } from "react";
import { Leaf } from "./Leaf.tsx";
import styles from "./sheet.module.css";
import trays from "./trays.module.css";
import { useOpened } from "./useOpened.ts";

/** A page that a button at the foot opens. */
export interface Page {
  readonly name: string;
  readonly title: string;
  readonly icon: ReactNode;
  /** What it is about, in a word and for those who hear it; absent: its name says all. */
  readonly gist?: { readonly text: string; readonly spoken: string };
  /** What lies in it, for the player who points at it. */
  readonly points: string;
  /** Something in it can be chosen now. */
  readonly gold?: boolean;
  readonly content: (close: () => void) => ReactNode;
}

interface SheetProps {
  readonly page: Page;
  /** The pages that lie behind the same button, where they are several. */
  readonly pages: readonly Page[];
  readonly open: (name: string) => void;
  readonly close: () => void;
  readonly closing: string;
}

/** A page slid up over the map; above it the names of those that lie behind the same button. */
export const Sheet = ({ page, pages, open, close, closing }: SheetProps) => {
  const box = useOpened(close);
  return (
    <div ref={box} className={styles.sheet} role="dialog" aria-label={page.title} tabIndex={-1}>
      <Leaf>
        {pages.length > 1 && (
          <div className={styles.pages}>
            {pages.map(({ name, title, icon, points, gold }) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === page.name}
                data-points={points}
                data-gold={gold || undefined}
                onClick={() => open(name)}
              >
                {icon}
                {title}
              </button>
            ))}
          </div>
        )}
        {page.content(close)}
        <button type="button" className={trays.close} aria-label={closing} onClick={close}>
          ×
        </button>
      </Leaf>
    </div>
  );
};
