import { Spoken } from "@westmarch/boardkit";
import { latePart } from "@westmarch/boardkit/later";
import { type ReactNode, useEffect, useState } from "react";
import styles from "./dock.module.css";
import type { Page } from "./Sheet.tsx";

/** Comes when a page is opened. */
const Sheet = latePart(async () => (await import("./Sheet.tsx")).Sheet);

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
