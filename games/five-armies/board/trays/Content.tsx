import { ownCards } from "@westmarch/campaign/cards";
import { closing } from "@westmarch/campaign/counting";
import { type ContentOf, ofSide } from "@westmarch/campaign/trays";
import { HandStrip } from "../cards/Hand.tsx";
import { DuskTray } from "./DuskTray.tsx";
import { Generals } from "./Generals.tsx";
import type { Laid } from "./laid.ts";
import { Places } from "./Places.tsx";
import { SideTray } from "./SideTray.tsx";
import type { TrayName } from "./trays.ts";

export type ContentProps = ContentOf<Laid, TrayName>;

/** What is in a tray. */
export const Content = ({ laid, tray, close }: ContentProps) => {
  const { props, acts } = laid;
  const acting = closing(laid.acting, close);
  switch (tray) {
    case "hand":
      return <HandStrip props={props} {...ownCards(acting)} />;
    case "own":
    case "other": {
      const of = ofSide(laid, tray, acting);
      return <SideTray {...of} acts={acts.includes(of.side)} events={tray === "own"} />;
    }
    case "generals":
      return <Generals props={props} acting={acting} />;
    case "places":
      return <Places props={props} />;
    case "dusk":
      return <DuskTray props={props} pictured={props.layout !== "tall"} />;
  }
};
