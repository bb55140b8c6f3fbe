import { SideStrips, TrayDock, TrayPage } from "@westmarch/campaign/trays";
import { useRef } from "react";
import { Sign } from "../signs/Sign.tsx";
import { Content } from "./Content.tsx";
import { DuskStrip } from "./DuskTray.tsx";
import { DICE } from "./dice.ts";
import styles from "./five.module.css";
import type { Laid } from "./laid.ts";
import { gistOf, TRAYS, type TrayName } from "./trays.ts";
import { useStrips } from "./useStrips.ts";

const PAGES = ["dusk", "generals", "places", "sides"] as const;

const ICONS = {
  hand: <Sign name="hand" />,
  dusk: <Sign name="dusk" />,
  generals: <Sign name="generals" />,
  places: <Sign name="places" />,
  sides: <Sign name="sides" />,
};

/** On upright screens: the road and the dice of both sides above the map, and a dock whose pages slide up over it. */
export const Dock = (laid: Laid) => {
  const { props, near, seated } = laid;
  const strips = useRef<HTMLDivElement>(null);
  useStrips(strips);
  const tray = (name: TrayName, close: () => void) => (
    <TrayPage laid={laid} table={TRAYS} tray={name}>
      <Content laid={laid} tray={name} close={close} />
    </TrayPage>
  );
  return (
    <TrayDock
      bleeds
      laid={laid}
      table={TRAYS}
      strips={
        <div ref={strips} className={styles.strips}>
          <DuskStrip props={props} />
          <div>
            <SideStrips laid={laid} look={DICE} />
          </div>
        </div>
      }
      pages={seated ? ["hand", ...PAGES] : PAGES}
      icons={ICONS}
      title={(page) => props.say(`tray.dock.${page}`)}
      gist={(page) => (page === "generals" ? "" : gistOf(props, page, near).replace(/\/.*$/, ""))}
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
