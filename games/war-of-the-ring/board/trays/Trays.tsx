import { latePart } from "@westmarch/boardkit/later";
import { traysBy } from "@westmarch/campaign/trays";
import type { War } from "../../state.ts";
import type { Acting } from "../acting/acting.ts";
import type { Props } from "../keys.ts";
import { Columns } from "./Columns.tsx";
import { Dock } from "./Dock.tsx";
import { nearSide } from "./trays.ts";

/** Only windows between a phone and a desktop need them. */
const Tabs = latePart(async () => (await import("./Tabs.tsx")).Tabs);

/** What lies on sea and far land around the map: dice, Fellowship, nations, hunt, decks. */
export const Trays = traysBy<War, Props, Acting>({
  nearSide: ({ view, seat }) => nearSide(view, seat),
  arrangements: { columns: Columns, tabs: Tabs, dock: Dock },
  flights: latePart(async () => (await import("./Flights.tsx")).Flights),
  recent: latePart(async () => (await import("../recent/JustNow.tsx")).JustNow),
});
