import { Spoken } from "@westmarch/boardkit";
import { FootButton, FootLine } from "@westmarch/boardkit/foot";
import { latePart } from "@westmarch/boardkit/later";
import { type ReactNode, useEffect, useState } from "react";
import styles from "./dock.module.css";
import type { Page } from "./Sheet.tsx";

/** Comes when a page is opened. */
const Sheet = latePart(async () => (await import("./Sheet.tsx")).Sheet);

/** The word of a page, and how much is on it. */
const Word = ({ page: { title, gist } }: { readonly page: Pick<Page, "title" | "gist"> }) => (
  <>
    {title}{" "}
    {gist && (
      <Spoken as={gist.spoken}>
        <b className={styles.gist}>{gist.text}</b>
      </Spoken>
    )}
  </>
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
      <FootLine label={label}>
        {hand && (
          <FootButton
            icon={hand.icon}
            points={hand.points}
            gold={hand.gold}
            open={open === hand.name}
            onPress={() => setOpen(open === hand.name ? null : hand.name)}
          >
            <Word page={hand} />
          </FootButton>
        )}
        <FootButton
          icon={icon}
          points={pages.map(({ points }) => points).join(" ")}
          gold={pages.some(({ gold }) => gold)}
          open={behind}
          onPress={() => setOpen(behind ? null : (asks ?? last ?? null))}
        >
          {label}
        </FootButton>
      </FootLine>
    </>
  );
};
