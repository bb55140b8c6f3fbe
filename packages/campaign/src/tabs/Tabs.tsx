import { Spoken } from "@westmarch/boardkit";
import { type ReactNode, useState } from "react";
import { Leaf, Tray } from "../trays/Leaf.tsx";
import styles from "../trays/trays.module.css";
import { useOpened } from "../trays/useOpened.ts";

/** A tray that lies folded under the header. */
export interface Tab {
  readonly name: string;
  readonly title: string;
  /** Its name on the tab, which is short; what stands for it where there is no room for that. */
  readonly short: string;
  readonly icon?: ReactNode;
  /** What it is about, in a word, and for those who hear it. */
  readonly gist: string;
  readonly spoken: string;
  /** The side whose tray it is, and the side whose colour its tab has. */
  readonly side?: number | undefined;
  readonly colour?: number | undefined;
  /** Something in it can be done now. */
  readonly gold: boolean;
  /** What lies in it, for the player who points at it. */
  readonly points: string;
  readonly aside?: string | undefined;
  readonly content: (close: () => void) => ReactNode;
}

interface OpenedProps {
  readonly tab: Tab;
  readonly close: () => void;
  readonly closing: string;
}

/** A tray opened by its tab. */
const Opened = ({ tab, close, closing }: OpenedProps) => {
  const box = useOpened(close);
  return (
    <div
      ref={box}
      className={styles.opened}
      data-tray={tab.name}
      role="dialog"
      aria-label={tab.title}
      tabIndex={-1}
    >
      <Leaf side={tab.side}>
        <Tray title={tab.title} side={tab.side} aside={tab.aside}>
          {tab.content(close)}
        </Tray>
        <button type="button" className={styles.close} aria-label={closing} onClick={close}>
          ×
        </button>
      </Leaf>
    </div>
  );
};

export interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly label: string;
  readonly closing: string;
  /** One's own dice, which stay at hand. */
  readonly held: ReactNode;
}

/** The trays as tabs under the header, with the gist of each, and one's own dice at hand. */
export const Tabs = ({ tabs, label, closing, held }: TabsProps) => {
  const [open, setOpen] = useState<string | null>(null);
  const opened = tabs.find(({ name }) => name === open);
  return (
    <>
      <nav className={styles.tabs} aria-label={label} data-on-map>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            title={tab.title}
            data-side={tab.colour}
            data-gold={tab.gold || undefined}
            data-icon={tab.icon !== undefined || undefined}
            data-points={tab.points}
            aria-expanded={open === tab.name}
            onClick={() => setOpen(open === tab.name ? null : tab.name)}
          >
            {tab.icon !== undefined && <i className={styles.icon}>{tab.icon}</i>}
            <b>{tab.short}</b>{" "}
            <Spoken as={tab.spoken}>
              <span>{tab.gist}</span>
            </Spoken>
          </button>
        ))}
      </nav>
      {opened && <Opened key={opened.name} tab={opened} close={() => setOpen(null)} closing={closing} />}
      {held}
    </>
  );
};
