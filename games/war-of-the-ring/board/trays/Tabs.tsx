import { Spoken } from "@westmarch/boardkit";
import { type ReactNode, useState } from "react";
import { other } from "../../data/ids.ts";
import { Content } from "./Content.tsx";
import { Eye } from "./HuntTray.tsx";
import { Leaf, Tray } from "./Leaf.tsx";
import { cardsOnTable } from "./OnTable.tsx";
import { Sign } from "./Sign.tsx";
import { Strip } from "./Strip.tsx";
import type { Laid } from "./Trays.tsx";
import styles from "./trays.module.css";
import { asideOf, gistOf, offering, pointsOf, spokenOf, type TrayName, tabOf, titleOf } from "./trays.ts";
import { useOpened } from "./useOpened.ts";
import { useRoomy } from "./useRoom.ts";

const TABS: readonly TrayName[] = ["hand", "own", "fellowship", "nations", "other", "hunt", "table"];

/** What stands for its name where there is no room for that. */
const ICONS: Readonly<Partial<Record<TrayName, ReactNode>>> = {
  hand: <Sign name="hand" />,
  fellowship: <Sign name="steps" />,
  nations: <Sign name="muster" />,
  hunt: <Eye />,
  table: <Sign name="event" />,
};

const sideOfTray = (tray: TrayName, near: Laid["near"]) =>
  tray === "own" ? near : tray === "other" ? other(near) : undefined;

/** A tray opened by its tab. */
export const Opened = ({
  laid,
  tray,
  close,
}: {
  readonly laid: Laid;
  readonly tray: TrayName;
  readonly close: () => void;
}) => {
  const { props, near } = laid;
  const box = useOpened(close);
  const [pool, openPool] = useState(true);
  const title = titleOf(props.say, tray, near);
  const side = sideOfTray(tray, near);
  return (
    <div ref={box} className={styles.opened} data-tray={tray} role="dialog" aria-label={title} tabIndex={-1}>
      <Leaf {...(side !== undefined && { side })}>
        <Tray title={title} side={side} aside={asideOf(props, tray)}>
          <Content
            laid={laid}
            tray={tray}
            pool={pool}
            openPool={openPool}
            close={close}
            {...(laid.seated && tray === "own" && { without: "dice" })}
          />
        </Tray>
        <button type="button" className={styles.close} aria-label={props.say("tray.close")} onClick={close}>
          ×
        </button>
      </Leaf>
    </div>
  );
};

/** The trays as tabs under the header, with the gist of each, and one's own dice at hand. */
export const Tabs = (laid: Laid) => {
  const { props, acting, near, seated } = laid;
  const { say, told } = props;
  const roomy = useRoomy();
  const [open, setOpen] = useState<TrayName | null>(null);
  const gold = offering(props, acting);
  const trays = TABS.filter((tray) => {
    if (tray === "hand") return seated;
    return tray !== "table" || cardsOnTable(told).length > 0;
  });
  return (
    <>
      <nav className={styles.tabs} aria-label={say("tray.trays")}>
        {trays.map((tray) => (
          <button
            key={tray}
            type="button"
            title={titleOf(say, tray, near)}
            data-side={tray === "hunt" ? 1 : sideOfTray(tray, near)}
            data-gold={gold.has(tray) || undefined}
            data-icon={ICONS[tray] !== undefined || undefined}
            data-points={pointsOf(props, tray)}
            aria-expanded={open === tray}
            onClick={() => setOpen(open === tray ? null : tray)}
          >
            {ICONS[tray] && <i className={styles.icon}>{ICONS[tray]}</i>}
            <b>{tabOf(say, tray, near)}</b>{" "}
            <Spoken as={spokenOf(props, tray, near)}>
              <span>{gistOf(props, tray, near)}</span>
            </Spoken>
          </button>
        ))}
      </nav>
      {open !== null && <Opened key={open} laid={laid} tray={open} close={() => setOpen(null)} />}
      {seated && (
        <div
          className={styles.held}
          data-hand={(roomy && props.layout === "wide") || undefined}
          data-above={(!roomy && props.layout === "wide") || undefined}
        >
          <Strip laid={laid} side={near} />
        </div>
      )}
    </>
  );
};
