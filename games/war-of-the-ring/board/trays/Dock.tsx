import { Dock as DockBar, Tray } from "@westmarch/campaign/trays";
import { type ReactNode, useState } from "react";
import { other } from "../../data/ids.ts";
import { handSize } from "../../rules/cards/hand.ts";
import { Content } from "./Content.tsx";
import { Eye } from "./HuntTray.tsx";
import { cardsOnTable } from "./OnTable.tsx";
import { Sign } from "./Sign.tsx";
import { Strip } from "./Strip.tsx";
import type { Laid } from "./Trays.tsx";
import { asideOf, gistOf, pointsOf, spokenOf, type TrayName, titleOf } from "./trays.ts";

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

/** On upright screens: the dice of both sides above the map, and a dock whose pages slide up over it. */
export const Dock = (laid: Laid) => {
  const { props, near, seated } = laid;
  const { say } = props;
  const pages: readonly Page[] = [
    ...(seated ? (["hand"] as const) : []),
    "fellowship",
    "nations",
    "hunt",
    "sides",
  ];
  return (
    <DockBar
      label={say("tray.trays")}
      closing={say("tray.close")}
      strips={
        <>
          <Strip laid={laid} side={near} />
          <Strip laid={laid} side={other(near)} />
        </>
      }
      pages={pages.map((page) => ({
        name: page,
        title: say(`tray.dock.${page}`),
        icon: ICONS[page],
        points: pointsOf(props, page === "sides" ? "own" : page),
        ...(page !== "sides" && { gist: { text: gist(laid, page), spoken: spokenOf(props, page, near) } }),
        content: (close) => <Pages laid={laid} page={page} close={close} />,
      }))}
    />
  );
};
