import { type Tab, Tabs as TabBar } from "@westmarch/campaign/trays";
import type { ReactNode } from "react";
import { other } from "../../ids.ts";
import { Content } from "./Content.tsx";
import { Sign } from "./Sign.tsx";
import { Strip } from "./Strip.tsx";
import type { Laid } from "./Trays.tsx";
import { gistOf, offering, pointsOf, spokenOf, type TrayName, tabOf, titleOf } from "./trays.ts";

const TABS: readonly TrayName[] = ["hand", "own", "generals", "dusk", "places", "other"];

/** What stands for its name where there is no room for that. */
const ICONS: Readonly<Partial<Record<TrayName, ReactNode>>> = {
  hand: <Sign name="hand" />,
  generals: <Sign name="generals" />,
  dusk: <Sign name="dusk" />,
  places: <Sign name="places" />,
};

const sideOfTray = (tray: TrayName, near: Laid["near"]) =>
  tray === "own" ? near : tray === "other" ? other(near) : undefined;

/** The trays as tabs under the header, with the gist of each, and one's own dice at hand. */
export const Tabs = (laid: Laid) => {
  const { props, acting, near, seated } = laid;
  const { say } = props;
  const gold = offering(props, acting);
  const tabs = TABS.filter((tray) => tray !== "hand" || seated).map((tray): Tab => {
    const side = sideOfTray(tray, near);
    return {
      name: tray,
      title: titleOf(say, tray, near),
      short: tabOf(say, tray, near),
      icon: ICONS[tray],
      gist: gistOf(props, tray, near),
      spoken: spokenOf(props, tray, near),
      side,
      colour: side,
      gold: gold.has(tray),
      points: pointsOf(props, tray),
      content: (close) => (
        <Content
          laid={laid}
          tray={tray}
          close={close}
          {...(seated && tray === "own" && { without: "dice" })}
        />
      ),
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
