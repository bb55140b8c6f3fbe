import { Spoken } from "@westmarch/boardkit";
import { type ReactNode, useEffect, useState } from "react";
import styles from "./dock.module.css";
import { Leaf } from "./Leaf.tsx";
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
const Sheet = ({ page, pages, open, close, closing }: SheetProps) => {
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

interface FootButtonProps {
  readonly page: Omit<Page, "content">;
  readonly open: boolean;
  readonly onPress: () => void;
}

const FootButton = ({ page: { title, icon, gist, points, gold }, open, onPress }: FootButtonProps) => (
  <button
    type="button"
    aria-expanded={open}
    data-points={points}
    data-gold={gold || undefined}
    onClick={onPress}
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
);

export interface DockProps {
  /** The own hand, which has a button of its own; null where nobody sits. */
  readonly hand: Page | null;
  /** The hand is what is asked for: it opens by itself. */
  readonly asked: boolean;
  /** Everything else, behind one button. */
  readonly pages: readonly Page[];
  readonly icon: ReactNode;
  readonly label: string;
  readonly closing: string;
  /** What stays in sight above the map. */
  readonly across: ReactNode;
  /** The own dice, which stand above the question. */
  readonly held: ReactNode;
  /** What others have just done: at the foot of the map, unless a page is open. */
  readonly recent: ReactNode;
}

/** Which page lies open. The hand opens with a question about it, and goes with it unless the player opened it. */
function useOpen(asked: boolean) {
  const [{ open, by }, set] = useState<{ open: string | null; by: "player" | "question" }>({
    open: null,
    by: "player",
  });
  useEffect(() => {
    set((now) => {
      if (asked) return now.open === null ? { open: "hand", by: "question" } : now;
      return now.by === "question" ? { open: null, by: "player" } : now;
    });
  }, [asked]);
  return [
    by === "question" && !asked ? null : open,
    (name: string | null) => set({ open: name, by: "player" }),
  ] as const;
}

/** On phones: the other side above the map, and at the foot, beside the way out, what slides up over the map. */
export const Dock = ({ hand, asked, pages, icon, label, closing, ...around }: DockProps) => {
  const { across, held, recent } = around;
  const [open, setOpen] = useOpen(asked);
  const [last, look] = useState(pages[0]?.name);
  const asks = pages.find(({ gold }) => gold)?.name;
  const all = hand ? [hand, ...pages] : pages;
  const opened = all.find(({ name }) => name === open);
  const close = () => setOpen(null);
  const turn = (name: string) => {
    look(name);
    setOpen(name);
  };
  const behind = pages.some((page) => page === opened);
  return (
    <>
      <div className={styles.across} data-across>
        {across}
      </div>
      {held}
      <div className={styles.foot}>
        {!opened && recent}
        {opened && (
          <Sheet
            key={opened.name}
            page={opened}
            pages={behind ? pages : []}
            open={turn}
            close={close}
            closing={closing}
          />
        )}
      </div>
      <nav className={styles.dock} aria-label={label} data-dock>
        {hand && (
          <FootButton
            page={hand}
            open={open === hand.name}
            onPress={() => setOpen(open === hand.name ? null : hand.name)}
          />
        )}
        <FootButton
          page={{
            name: "all",
            title: label,
            icon,
            points: pages.map(({ points }) => points).join(" "),
            gold: pages.some(({ gold }) => gold),
          }}
          open={behind}
          onPress={() => setOpen(behind ? null : (asks ?? last ?? null))}
        />
      </nav>
    </>
  );
};
