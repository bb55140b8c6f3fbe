import { SideStrips, TrayDock, TrayPage } from "@westmarch/campaign/trays";
import { useState } from "react";
import { handSize } from "../../rules/cards/hand.ts";
import { Sign } from "../signs/Sign.tsx";
import { Content } from "./Content.tsx";
import { DICE } from "./dice.ts";
import { Eye } from "./HuntTray.tsx";
import type { Laid } from "./laid.ts";
import { cardsOnTable } from "./OnTable.tsx";
import { gistOf, TRAYS, type TrayName } from "./trays.ts";

const PAGES = ["fellowship", "nations", "hunt", "sides"] as const;
type Page = "hand" | (typeof PAGES)[number];

const ICONS = {
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
  const [pool, openPool] = useState(true);
  const tray = (name: TrayName) => (
    <TrayPage laid={laid} table={TRAYS} tray={name}>
      <Content laid={laid} tray={name} pool={pool} openPool={openPool} close={close} />
    </TrayPage>
  );
  if (page !== "sides") return tray(page);
  return (
    <>
      {tray("own")}
      {tray("other")}
      {cardsOnTable(laid.props.told).length > 0 && tray("table")}
    </>
  );
};

/** On upright screens: the dice of both sides above the map, and a dock whose pages slide up over it. */
export const Dock = (laid: Laid) => (
  <TrayDock
    laid={laid}
    table={TRAYS}
    strips={<SideStrips laid={laid} look={DICE} />}
    pages={laid.seated ? ["hand", ...PAGES] : PAGES}
    icons={ICONS}
    title={(page) => laid.props.say(`tray.dock.${page}`)}
    gist={(page) => gist(laid, page)}
    content={(page, close) => <Pages laid={laid} page={page} close={close} />}
  />
);
