import { tokenOf } from "@westmarch/campaign/pieces";
import { ArmyToken } from "./Army.tsx";
import { CompanyToken, FlightToken, GroundToken, PileToken, SwarmToken } from "./Figures.tsx";
import type { Thing } from "./standing.ts";

/** The picture of a thing. */
export const Token = tokenOf((thing: Thing, glows) => {
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
});
