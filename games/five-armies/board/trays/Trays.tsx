import "./book.css";
import { latePart } from "@westmarch/boardkit/later";
import { Around } from "@westmarch/campaign/trays";
import type { Looking } from "../acting/looking.ts";
import { Columns } from "./Columns.tsx";
import { Dock } from "./Dock.tsx";
import type { TraysProps } from "./laid.ts";
import { Tabs } from "./Tabs.tsx";
import { nearSide } from "./trays.ts";

const ARRANGEMENTS = { columns: Columns, tabs: Tabs, dock: Dock };
const JustNow = latePart(async () => (await import("../recent/JustNow.tsx")).JustNow);
const Flights = latePart(async () => (await import("./Flights.tsx")).Flights);

/** What lies around the valley: both sides, generals, the road to dusk, the seven places. */
export const Trays = (trays: TraysProps & { readonly ahead: Looking | null }) => {
  return (
    <Around
      {...trays}
      near={nearSide(trays.props.seat)}
      arrangements={ARRANGEMENTS}
      flights={Flights}
      recent={JustNow}
    />
  );
};
