import { Spoken } from "@westmarch/boardkit";
import { type ReactNode, useState } from "react";
import { other } from "../../data/ids.ts";
import { handSize } from "../../rules/cards/hand.ts";
import { Content } from "./Content.tsx";
import { Eye } from "./HuntTray.tsx";
import { Leaf, Tray } from "./Leaf.tsx";
import { cardsOnTable } from "./OnTable.tsx";
import { Sign } from "./Sign.tsx";
import { Strip } from "./Strip.tsx";
import type { Laid } from "./Trays.tsx";
import styles from "./trays.module.css";
import { asideOf, gistOf, pointsOf, spokenOf, type TrayName, titleOf } from "./trays.ts";
import { useOpened } from "./useOpened.ts";

type Page = "hand" | "fellowship" | "nations" | "hunt" | "sides";

const ICONS: Readonly<Record<Page, ReactNode>> = {
  hand: <Sign name="hand" />,
  fellowship: <Sign name="steps" />,
  nations: <Sign name="muster" />,
  hunt: <Eye />,
  sides: <Sign name="character" />,
};

const gist = ({ props, near }: Laid, page: Page): string => {
  const { told, seat } = props;
  if (page === "hand") return seat === null ? "" : `${handSize(told, seat)}`;
  return page === "fellowship" || page === "hunt" ? gistOf(props, page, near).replaceAll(" ", "") : "";
};

interface PageProps {
  readonly laid: Laid;
  readonly page: Page;
  readonly close: () => void;
}

const Pages = ({ laid, page, close }: PageProps) => {
  const { props, near } = laid;
  const { say, told } = props;
  const [pool, openPool] = useState(true);
  const tray = (name: TrayName) => (
    <Tray
      title={titleOf(say, name, near)}
      aside={asideOf(props, name)}
      side={name === "own" ? near : name === "other" ? other(near) : undefined}
    >
      <Content
        laid={laid}
        tray={name}
        pool={pool}
        openPool={openPool}
        close={close}
        {...(page === "sides" && { without: "dice" })}
      />
    </Tray>
  );
  if (page !== "sides") return tray(page);
  return (
    <>
      {tray("own")}
      {tray("other")}
      {cardsOnTable(told).length > 0 && tray("table")}
    </>
  );
};

/** A page of the dock, slid up over the map. */
const Sheet = ({ laid, page, close }: PageProps) => {
  const { say } = laid.props;
  const box = useOpened(close);
  return (
    <div ref={box} className={styles.sheet} role="dialog" aria-label={say(`tray.dock.${page}`)} tabIndex={-1}>
      <Leaf>
        <Pages laid={laid} page={page} close={close} />
        <button type="button" className={styles.close} aria-label={say("tray.close")} onClick={close}>
          ×
        </button>
      </Leaf>
    </div>
  );
};

/** On upright screens: the dice of both sides above the map, and a dock whose pages slide up over it. */
export const Dock = (laid: Laid) => {
  const { props, near, seated } = laid;
  const { say } = props;
  const [open, setOpen] = useState<Page | null>(null);
  const pages: readonly Page[] = [
    ...(seated ? (["hand"] as const) : []),
    "fellowship",
    "nations",
    "hunt",
    "sides",
  ];
  return (
    <>
      <div className={styles.strips}>
        <Strip laid={laid} side={near} />
        <Strip laid={laid} side={other(near)} />
      </div>
      <div className={styles.foot}>
        {open !== null && <Sheet key={open} laid={laid} page={open} close={() => setOpen(null)} />}
        <nav className={styles.dock} aria-label={say("tray.trays")}>
          {pages.map((page) => (
            <button
              key={page}
              type="button"
              aria-expanded={open === page}
              data-points={pointsOf(props, page === "sides" ? "own" : page)}
              onClick={() => setOpen(open === page ? null : page)}
            >
              {ICONS[page]}
              <span>
                {say(`tray.dock.${page}`)}{" "}
                {page !== "sides" && (
                  <Spoken as={spokenOf(props, page, near)}>
                    <b className={styles.gist}>{gist(laid, page)}</b>
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
