import { ArmyToken, BesiegedToken } from "./Army.tsx";
import { BearersToken, CompanyToken, FlockToken } from "./Figures.tsx";
import type { Thing } from "./standing.ts";

/** The picture of a thing; `glows` rims it with gold. */
export const Token = ({ thing, glows = false }: { readonly thing: Thing; readonly glows?: boolean }) => {
  switch (thing.kind) {
    case "army":
      return thing.besieged ? <BesiegedToken army={thing} /> : <ArmyToken army={thing} glows={glows} />;
    case "company":
      return <CompanyToken characters={thing.characters} side={thing.side} />;
    case "nazgul":
      return <FlockToken nazgul={thing.nazgul} />;
    case "bearers":
      return <BearersToken revealed={thing.revealed} />;
  }
};
