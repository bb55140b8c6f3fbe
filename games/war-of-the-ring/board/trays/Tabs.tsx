import { TrayTabs } from "@westmarch/campaign/tabs";
import { OwnDice } from "@westmarch/campaign/trays";
import { useState } from "react";
import { SHADOW } from "../../data/ids.ts";
import { Eye } from "../signs/Eye.tsx";
import { Sign } from "../signs/Sign.tsx";
import { Content } from "./Content.tsx";
import { cardsOnTable } from "./counts.ts";
import { DICE } from "./dice.ts";
import type { Laid } from "./laid.ts";
import { Rings } from "./Rings.tsx";
import { TRAYS, type TrayName } from "./trays.ts";

const TABS: readonly TrayName[] = ["hand", "own", "fellowship", "nations", "other", "hunt", "table"];

const ICONS = {
  hand: <Sign name="hand" />,
  fellowship: <Sign name="steps" />,
  nations: <Sign name="muster" />,
  hunt: <Eye />,
  table: <Sign name="event" />,
};

const COLOURS = { hunt: SHADOW } as const;

interface OpenedProps {
  readonly laid: Laid;
  readonly tray: TrayName;
  readonly close: () => void;
}

const Opened = ({ laid, tray, close }: OpenedProps) => {
  const [pool, openPool] = useState(true);
  return <Content laid={laid} tray={tray} pool={pool} openPool={openPool} close={close} />;
};

/** The trays as tabs under the header. */
export const Tabs = (laid: Laid) => {
  const { props, seated } = laid;
  const trays = TABS.filter((tray) => {
    if (tray === "hand") return seated;
    return tray !== "table" || cardsOnTable(props.told).length > 0;
  });
  return (
    <TrayTabs
      laid={laid}
      table={TRAYS}
      trays={trays}
      icons={ICONS}
      colours={COLOURS}
      content={(tray, close) => <Opened laid={laid} tray={tray} close={close} />}
      held={
        <OwnDice laid={laid} look={DICE}>
          <Rings props={props} acting={laid.acting} side={laid.near} own />
        </OwnDice>
      }
    />
  );
};
