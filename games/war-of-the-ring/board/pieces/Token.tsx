import { tokenOf } from "@westmarch/campaign/pieces";
import { ArmyToken, BesiegedToken } from "./Army.tsx";
import { BearersToken, CompanyToken, FlockToken } from "./Figures.tsx";
import type { Thing } from "./standing.ts";

/** The picture of a thing. */
export const Token = tokenOf((thing: Thing, glows) => {
  switch (thing.kind) {
    case "army":
      return thing.besieged ? <BesiegedToken army={thing} /> : <ArmyToken army={thing} glows={glows} />;
    case "company":
      return <CompanyToken characters={thing.characters} side={thing.side} />;
    case "nazgul":
      return <FlockToken nazgul={thing.nazgul} />;
    case "bearers":
      return <BearersToken revealed={thing.revealed} glows={glows} />;
  }
});
