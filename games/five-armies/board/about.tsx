/** What a thing of the table is, and what a careful player would work out about it: for the slip beside it. */
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

export function about(
  id: string,
  props: Props,
  /** An attack is foretold elsewhere already. */
  foretold: boolean,
): { readonly title: string; readonly body: ReactNode } {
  const { title, body } = explainArmy(id, props) ?? explain(id, props);
  return {
    title,
    body: (
      <>
        {body}
        {!foretold && forecast(id, props)}
      </>
    ),
  };
}
