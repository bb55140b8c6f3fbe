import { latePart } from "@westmarch/boardkit/later";
import { ownCards } from "@westmarch/campaign/cards";
import { closing } from "@westmarch/campaign/counting";
import { type ContentOf, ofSide } from "@westmarch/campaign/trays";
import { HandStrip } from "../cards/Hand.tsx";
import { FellowshipTray } from "./FellowshipTray.tsx";
import { HuntTray } from "./HuntTray.tsx";
import type { Laid } from "./laid.ts";
import { NationsTray } from "./NationsTray.tsx";
import { SideTray } from "./SideTray.tsx";
import type { TrayName } from "./trays.ts";

/** No card lies on the table at first. */
const OnTable = latePart(async () => (await import("./OnTable.tsx")).OnTable);

export interface ContentProps extends ContentOf<Laid, TrayName> {
  /** The table of Hunt tiles. */
  readonly pool: boolean;
  readonly openPool: (open: boolean) => void;
  /** In a column: cards by name only, and of the other side no more than there is room for. */
  readonly named?: boolean;
}

/** What is in a tray. */
export const Content = ({ laid, tray, pool, openPool, named = false, close }: ContentProps) => {
  const { props, acts } = laid;
  const acting = closing(laid.acting, close);
  switch (tray) {
    case "hand":
      return <HandStrip props={props} {...ownCards(acting)} />;
    case "own":
    case "other":
      return <SideTray {...ofSide(laid, tray, acting)} acts={acts} waiting={tray === "own" || !named} />;
    case "fellowship":
      return <FellowshipTray props={props} acting={acting} />;
    case "nations":
      return <NationsTray props={props} acting={acting} />;
    case "hunt":
      return <HuntTray props={props} open={pool} setOpen={openPool} />;
    case "table":
      return <OnTable props={props} acting={acting} named={named} />;
  }
};
