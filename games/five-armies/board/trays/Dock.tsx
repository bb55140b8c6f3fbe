import { FarSide, OwnDice, TrayDock, TrayPage, whoSits } from "@westmarch/campaign/trays";
import { Sign } from "../signs/Sign.tsx";
import { Content } from "./Content.tsx";
import { DuskStrip } from "./DuskTray.tsx";
import { DICE } from "./dice.ts";
import type { Laid } from "./laid.ts";
import { gistOf, TRAYS, type TrayName } from "./trays.ts";

const PAGES = ["dusk", "generals", "places", "sides"] as const;

const ICONS = {
  hand: <Sign name="hand" />,
  dusk: <Sign name="dusk" />,
  generals: <Sign name="generals" />,
  places: <Sign name="places" />,
  sides: <Sign name="sides" />,
};

/** On phones: the road and the other side above the map, the own dice under it, and pages that slide up over it. */
export const Dock = (laid: Laid) => {
  const { props, near } = laid;
  const tray = (name: TrayName, close: () => void) => (
    <TrayPage laid={laid} table={TRAYS} tray={name}>
      <Content laid={laid} tray={name} close={close} />
    </TrayPage>
  );
  return (
    <TrayDock
      laid={laid}
      table={TRAYS}
      across={
        <>
          <DuskStrip props={props} />
          <FarSide laid={laid} look={DICE} who={(side) => whoSits(props, side)} />
        </>
      }
      dice={<OwnDice laid={laid} look={DICE} />}
      pages={PAGES}
      icons={ICONS}
      title={(page) => props.say(`tray.dock.${page}`)}
      held={gistOf(props, "hand", near)}
      content={(page, close) =>
        page === "sides" ? (
          <>
            {tray("own", close)}
            {tray("other", close)}
          </>
        ) : (
          tray(page, close)
        )
      }
    />
  );
};
