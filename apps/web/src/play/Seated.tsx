import { fetchAhead } from "@westmarch/boardkit/later";
import { useEffect } from "react";
import { Paused, Stage } from "../table/board/Stage.tsx";
import { hasGlance } from "../table/drawers/glance.ts";
import { Drawer, Explained, Preferences, Rules } from "../table/drawers/parts.ts";
import { footTools, hasFoot } from "../table/drawers/tools.ts";
import { isWhole } from "../table/text/words.tsx";
import { Offers, Refusal, SeatBar } from "./SeatBar.tsx";
import { SeatBook, SeatDeeds } from "./SeatBook.tsx";
import { GameDrawer, Questions, SeatDrawers, SeatTable } from "./SeatDrawers.tsx";
import { PastFoot, SeatFoot } from "./SeatFoot.tsx";
import { SeatSlips } from "./SeatSlips.tsx";
import type { SeatedProps } from "./seatedProps.ts";
import { trying } from "./useSeat.ts";
import { type AtSeat, useSeated } from "./useSeated.ts";

/** What no first choice needs, and most games do: fetched when the board stands. */
const LATER = [
  Paused,
  Drawer,
  GameDrawer,
  trying,
  Offers,
  Refusal,
  PastFoot,
  Explained,
  Rules,
  SeatTable,
  Questions,
  Preferences,
];

/** The table as a player sees it who sits (or a spectator who watches) at this screen now. */
export function Seated(page: SeatedProps) {
  const seated = useSeated(page);
  const { loaded, props, past } = seated;
  const whole = isWhole(loaded);
  useEffect(() => {
    if (whole) void fetchAhead(LATER);
  }, [whole]);
  if (!props) return null;
  const at: AtSeat = { ...seated, props };
  return (
    <Stage
      book
      loaded={loaded}
      props={props}
      onGo={past ? null : seated.goOn}
      onHurry={past ? null : seated.hurry}
      foot={<SeatFoot at={at} />}
      bar={<SeatBar at={at} />}
      line={<SeatDeeds at={at} line />}
      tools={footTools({
        say: at.say,
        drawers: at.drawers,
        news: at.hasNews,
        glance: hasGlance(loaded),
        foot: hasFoot(at),
      })}
    >
      <SeatSlips at={at} />
      <SeatBook at={at} />
      <SeatDrawers at={at} />
    </Stage>
  );
}
