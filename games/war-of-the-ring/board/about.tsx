/** What a thing of the table is, and what a careful player would work out about it: for the slip beside it. */
import { type About, withMore } from "@westmarch/campaign/table";
import type { ReactNode } from "react";
import { NATION } from "../data/ids.ts";
import { REGION } from "../data/regionnames.ts";
import { hasArmy } from "../rules/figures.ts";
import { explain } from "./explain.tsx";
import { HuntForecast, PoolForecast, ThreatForecast } from "./forecast/late.ts";
import type { Props } from "./keys.ts";
import { nearSide } from "./trays/trays.ts";

/** What is to come of it, or null. */
function forecast(id: string, { view, say, seat }: Props): ReactNode {
  const [kind, number] = id.split(":");
  const n = Number(number ?? -1);
  if (kind === "fellowship" || kind === "hunt") return <HuntForecast say={say} view={view} />;
  if (kind === "nation" && NATION.is(n)) return <PoolForecast say={say} view={view} nation={n} />;
  if (kind !== "region" || !REGION.is(n)) return null;
  const side = nearSide(view, seat);
  if (!hasArmy(view, side, n) && view.control[n] !== side) return null;
  return <ThreatForecast say={say} view={view} side={side} region={n} />;
}

export const about = (id: string, props: Props): About => withMore(explain(id, props), forecast(id, props));
