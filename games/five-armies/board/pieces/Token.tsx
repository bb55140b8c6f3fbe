import type { TokenProps } from "@westmarch/campaign/pieces";
import { memo } from "react";
import { ArmyToken } from "./Army.tsx";
import { CompanyToken, FlightToken, GroundToken, PileToken, SwarmToken } from "./Figures.tsx";
import type { Thing } from "./standing.ts";

/** Every view brings new things, most of which look as they did. */
const looksTheSame = (before: TokenProps<Thing>, now: TokenProps<Thing>): boolean =>
  before.glows === now.glows && JSON.stringify(before.thing) === JSON.stringify(now.thing);

/** The picture of a thing; `glows` rims it with gold. */
export const Token = memo(({ thing, glows = false }: TokenProps<Thing>) => {
  switch (thing.kind) {
    case "army":
      return <ArmyToken army={thing} glows={glows} />;
    case "company":
      return <CompanyToken company={thing} glows={glows} />;
    case "pile":
      return <PileToken pile={thing} glows={glows} />;
    case "swarm":
      return <SwarmToken swarm={thing} glows={glows} />;
    case "flight":
      return <FlightToken flight={thing} glows={glows} />;
    case "ground":
      return <GroundToken />;
  }
}, looksTheSame);
