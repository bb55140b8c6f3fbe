import type { ReactNode } from "react";
import {
  type FrameActing,
  type FrameProps,
  type Laid,
  offeredIn,
  type Side,
  sideOfTray,
  type TrayTable,
} from "../trays/laid.ts";
import { Tabs } from "./Tabs.tsx";

interface TrayTabsProps<Name extends string, P extends FrameProps, A extends FrameActing> {
  readonly laid: Laid<P, A>;
  readonly table: TrayTable<Name, P>;
  readonly trays: readonly Name[];
  /** What stands for its name where there is no room for that. */
  readonly icons: Readonly<Partial<Record<Name, ReactNode>>>;
  /** The side whose colour a tab has that is no side's own tray. */
  readonly colours?: Readonly<Partial<Record<Name, Side>>>;
  readonly content: (tray: Name, close: () => void) => ReactNode;
  /** One's own dice. */
  readonly held: ReactNode;
}

/** The trays as tabs under the header, with the gist of each, and one's own dice at hand. */
export const TrayTabs = <Name extends string, P extends FrameProps, A extends FrameActing>({
  laid: { props, acting, near },
  table,
  trays,
  icons,
  colours,
  content,
  held,
}: TrayTabsProps<Name, P, A>) => {
  const { say } = props;
  const gold = offeredIn(table, props, acting);
  const tabs = trays.map((tray) => {
    const side = sideOfTray(tray, near);
    return {
      name: tray,
      title: table.titleOf(say, tray, near),
      short: table.tabOf(say, tray, near),
      icon: icons[tray],
      gist: table.gistOf(props, tray, near),
      spoken: table.spokenOf(props, tray, near),
      side,
      colour: colours?.[tray] ?? side,
      gold: tray === "hand" ? acting.cards.size > 0 : gold.has(tray),
      points: table.pointsOf(props, tray),
      aside: table.asideOf?.(props, tray),
      content: (close: () => void) => content(tray, close),
    };
  });
  return <Tabs tabs={tabs} label={say("tray.trays")} closing={say("tray.close")} held={held} />;
};
