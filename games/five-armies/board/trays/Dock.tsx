import { Dock as DockBar, type Page, Tray } from "@westmarch/campaign/trays";
import { useRef } from "react";
import { other } from "../../ids.ts";
import { Content } from "./Content.tsx";
import { DuskStrip } from "./DuskTray.tsx";
import styles from "./five.module.css";
import type { SignName } from "./icons.ts";
import { Sign } from "./Sign.tsx";
import { Strip } from "./Strip.tsx";
import type { Laid } from "./Trays.tsx";
import { gistOf, pointsOf, spokenOf, type TrayName, titleOf } from "./trays.ts";
import { useStrips } from "./useStrips.ts";

type PageName = "hand" | "dusk" | "generals" | "places" | "sides";

const ICONS: Readonly<Record<PageName, SignName>> = {
  hand: "hand",
  dusk: "dusk",
  generals: "generals",
  places: "places",
  sides: "sides",
};

/** On upright screens: the road and the dice of both sides above the map, and a dock whose pages slide up over it. */
export const Dock = (laid: Laid) => {
  const { props, near, seated } = laid;
  const { say } = props;
  const strips = useRef<HTMLDivElement>(null);
  useStrips(strips);
  const tray = (name: TrayName, close: () => void) => (
    <Tray
      title={titleOf(say, name, near)}
      side={name === "own" ? near : name === "other" ? other(near) : undefined}
    >
      <Content laid={laid} tray={name} close={close} {...(name === "own" && { without: "dice" })} />
    </Tray>
  );
  const gist = (page: PageName): Pick<Page, "gist"> =>
    page === "sides"
      ? {}
      : {
          gist: {
            text: page === "generals" ? "" : gistOf(props, page, near).replace(/\/.*$/, ""),
            spoken: spokenOf(props, page, near),
          },
        };
  const pages: readonly PageName[] = [
    ...(seated ? (["hand"] as const) : []),
    "dusk",
    "generals",
    "places",
    "sides",
  ];
  return (
    <DockBar
      bleeds
      label={say("tray.trays")}
      closing={say("tray.close")}
      strips={
        <div ref={strips} className={styles.strips}>
          <DuskStrip props={props} />
          <div>
            <Strip laid={laid} side={near} />
            <Strip laid={laid} side={other(near)} />
          </div>
        </div>
      }
      pages={pages.map(
        (page): Page => ({
          name: page,
          title: say(`tray.dock.${page}`),
          icon: <Sign name={ICONS[page]} />,
          points: pointsOf(props, page === "sides" ? "own" : page),
          ...gist(page),
          content: (close) =>
            page === "sides" ? (
              <>
                {tray("own", close)}
                {tray("other", close)}
              </>
            ) : (
              tray(page, close)
            ),
        }),
      )}
    />
  );
};
