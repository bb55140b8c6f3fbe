import { other } from "../../data/ids.ts";
import { FellowshipTray } from "./FellowshipTray.tsx";
import { HuntTray } from "./HuntTray.tsx";
import { NationsTray } from "./NationsTray.tsx";
import { Cards, cardsOnTable } from "./OnTable.tsx";
import { SideTray } from "./SideTray.tsx";
import type { Laid } from "./Trays.tsx";
import type { TrayName } from "./trays.ts";

export interface ContentProps {
  readonly laid: Laid;
  readonly tray: TrayName;
  /** The table of Hunt tiles. */
  readonly pool: boolean;
  readonly openPool: (open: boolean) => void;
  readonly without?: "dice" | "decks";
}

/** What is in a tray. */
export const Content = ({ laid, tray, pool, openPool, without }: ContentProps) => {
  const { props, acting, near, seated, acts } = laid;
  const side = tray === "own" ? near : other(near);
  switch (tray) {
    case "own":
    case "other":
      return (
        <SideTray
          props={props}
          acting={acting}
          side={side}
          own={seated && tray === "own"}
          acts={acts}
          {...(without && { without })}
        />
      );
    case "fellowship":
      return <FellowshipTray props={props} />;
    case "nations":
      return <NationsTray props={props} />;
    case "hunt":
      return <HuntTray props={props} open={pool} setOpen={openPool} />;
    case "table":
      return <Cards props={props} cards={cardsOnTable(props.told)} />;
  }
};
