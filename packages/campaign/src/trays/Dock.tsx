import { Spoken } from "@westmarch/boardkit";
import { type ReactNode, useState } from "react";
import { Leaf } from "./Leaf.tsx";
import styles from "./trays.module.css";
import { useOpened } from "./useOpened.ts";

export interface StripProps {
  readonly side: number;
  readonly near: boolean;
  readonly children: ReactNode;
}

/** The dice of a side on a strip of their own, where its tray is folded. */
export const Strip = ({ side, near, children }: StripProps) => (
  <div className={styles.strip} data-side={side} data-near={near || undefined}>
    {children}
  </div>
);

/** A word of the dock, and the page that it opens. */
export interface Page {
  readonly name: string;
  readonly title: string;
  readonly icon: ReactNode;
  /** What it is about, in a word and for those who hear it; absent: its name says all. */
  readonly gist?: { readonly text: string; readonly spoken: string };
  /** What lies in it, for the player who points at it. */
  readonly points: string;
  readonly content: (close: () => void) => ReactNode;
}

interface SheetProps {
  readonly page: Page;
  readonly close: () => void;
  readonly closing: string;
}

/** A page of the dock, slid up over the map. */
const Sheet = ({ page, close, closing }: SheetProps) => {
  const box = useOpened(close);
  return (
    <div ref={box} className={styles.sheet} role="dialog" aria-label={page.title} tabIndex={-1}>
      <Leaf>
        {page.content(close)}
        <button type="button" className={styles.close} aria-label={closing} onClick={close}>
          ×
        </button>
      </Leaf>
    </div>
  );
};

export interface DockProps {
  readonly pages: readonly Page[];
  readonly label: string;
  readonly closing: string;
  /** What stays in sight above the map. */
  readonly strips: ReactNode;
  /** That reaches from edge to edge. */
  readonly bleeds?: boolean;
  /** What others have just done: between the map and the dock, unless a page is open. */
  readonly recent: ReactNode;
}

/** On upright screens: the dice of both sides above the map, and a dock whose pages slide up over it. */
export const Dock = ({ pages, label, closing, strips, recent, bleeds = false }: DockProps) => {
  const [open, setOpen] = useState<string | null>(null);
  const opened = pages.find(({ name }) => name === open);
  return (
    <>
      <div className={styles.strips} data-bleeds={bleeds || undefined}>
        {strips}
      </div>
      <div className={styles.foot}>
        {!opened && recent}
        {opened && <Sheet key={opened.name} page={opened} close={() => setOpen(null)} closing={closing} />}
        <nav className={styles.dock} aria-label={label}>
          {pages.map(({ name, title, icon, gist, points }) => (
            <button
              key={name}
              type="button"
              aria-expanded={open === name}
              data-points={points}
              onClick={() => setOpen(open === name ? null : name)}
            >
              {icon}
              <span>
                {title}{" "}
                {gist && (
                  <Spoken as={gist.spoken}>
                    <b className={styles.gist}>{gist.text}</b>
                  </Spoken>
                )}
              </span>
            </button>
          ))}
        </nav>
      </div>
    </>
  );
};
