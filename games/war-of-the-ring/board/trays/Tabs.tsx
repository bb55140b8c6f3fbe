import { type Tab, Tabs as TabBar } from "@westmarch/campaign/trays";
import { type ReactNode, useState } from "react";
import { other } from "../../data/ids.ts";
import { Content } from "./Content.tsx";
import { Eye } from "./HuntTray.tsx";
import { cardsOnTable } from "./OnTable.tsx";
import { Sign } from "./Sign.tsx";
import { Strip } from "./Strip.tsx";
import type { Laid } from "./Trays.tsx";
import { asideOf, gistOf, offering, pointsOf, spokenOf, type TrayName, tabOf, titleOf } from "./trays.ts";

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

interface OpenedProps {
  readonly laid: Laid;
  readonly tray: TrayName;
  readonly close: () => void;
}

const Opened = ({ laid, tray, close }: OpenedProps) => {
  const [pool, openPool] = useState(true);
  return (
    <Content
      laid={laid}
      tray={tray}
      pool={pool}
      openPool={openPool}
      close={close}
      {...(laid.seated && tray === "own" && { without: "dice" })}
    />
  );
};

/** The trays as tabs under the header, with the gist of each, and one's own dice at hand. */
export const Tabs = (laid: Laid) => {
  const { props, acting, near, seated } = laid;
  const { say, told } = props;
  const gold = offering(props, acting);
  const trays = TABS.filter((tray) => {
    if (tray === "hand") return seated;
    return tray !== "table" || cardsOnTable(told).length > 0;
  });
  const tabs = trays.map((tray): Tab => {
    const side = sideOfTray(tray, near);
    return {
      name: tray,
      title: titleOf(say, tray, near),
      short: tabOf(say, tray, near),
      icon: ICONS[tray],
      gist: gistOf(props, tray, near),
      spoken: spokenOf(props, tray, near),
      side,
      colour: tray === "hunt" ? 1 : side,
      gold: gold.has(tray),
      points: pointsOf(props, tray),
      aside: asideOf(props, tray),
      content: (close) => <Opened laid={laid} tray={tray} close={close} />,
    };
  });
  return (
    <TabBar
      tabs={tabs}
      label={say("tray.trays")}
      closing={say("tray.close")}
      wide={props.layout === "wide"}
      held={seated ? <Strip laid={laid} side={near} /> : null}
    />
  );
};
