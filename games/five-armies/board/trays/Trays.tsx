import "./book.css";
import { latePart } from "@westmarch/boardkit/later";
import { traysBy } from "@westmarch/campaign/trays";
import type { FiveArmies } from "../../state.ts";
import type { Acting } from "../acting/acting.ts";
import type { Props } from "../keys.ts";
import { Columns } from "./Columns.tsx";
import { Dock } from "./Dock.tsx";
import { nearSide } from "./trays.ts";

/** Only windows between a phone and a desktop need them. */
const Tabs = latePart(async () => (await import("./Tabs.tsx")).Tabs);

/** What lies around the valley: both sides, generals, the road to dusk, the seven places. */
export const Trays = traysBy<FiveArmies, Props, Acting>({
  nearSide: ({ seat }) => nearSide(seat),
  arrangements: { columns: Columns, tabs: Tabs, dock: Dock },
  flights: latePart(async () => (await import("./Flights.tsx")).Flights),
  recent: latePart(async () => (await import("../recent/JustNow.tsx")).JustNow),
});
