import { TrayTabs } from "@westmarch/campaign/tabs";
import { OwnDice } from "@westmarch/campaign/trays";
import { Sign } from "../signs/Sign.tsx";
import { Content } from "./Content.tsx";
import { DICE } from "./dice.ts";
import type { Laid } from "./laid.ts";
import { TRAYS, type TrayName } from "./trays.ts";

const TABS: readonly TrayName[] = ["hand", "own", "generals", "dusk", "places", "other"];

const ICONS = {
  hand: <Sign name="hand" />,
  generals: <Sign name="generals" />,
  dusk: <Sign name="dusk" />,
  places: <Sign name="places" />,
};

/** The trays as tabs under the header. */
export const Tabs = (laid: Laid) => {
  const { seated } = laid;
  return (
    <TrayTabs
      laid={laid}
      table={TRAYS}
      trays={TABS.filter((tray) => tray !== "hand" || seated)}
      icons={ICONS}
      content={(tray, close) => <Content laid={laid} tray={tray} close={close} />}
      held={<OwnDice laid={laid} look={DICE} />}
    />
  );
};
