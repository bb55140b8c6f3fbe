/** What a thing of the table is, and what a careful player would work out about it: for the slip beside it. */
import { type About, withMore } from "@westmarch/campaign/table";
import type { ReactNode } from "react";
import { PLACE } from "../ids.ts";
import { explain } from "./explain.tsx";
import { ArmyForecast, FateForecast } from "./forecast/late.ts";
import type { Props } from "./keys.ts";
import { explainArmy } from "./pieces/Roster.tsx";

/** What is to come of it, or null. */
function forecast(id: string, { view, say, ask }: Props): ReactNode {
  const [kind, number] = id.split(":");
  const n = Number(number ?? -1);
  if (kind === "fate" || kind === "pool") return <FateForecast say={say} view={view} />;
  return (kind === "region" || kind === "army") && PLACE.is(n) ? (
    <ArmyForecast say={say} view={view} ask={ask} at={n} />
  ) : null;
}

/** `foretold`: an attack is foretold elsewhere already. */
export const about = (id: string, props: Props, foretold: boolean): About =>
  withMore(explainArmy(id, props) ?? explain(id, props), foretold ? null : forecast(id, props));
