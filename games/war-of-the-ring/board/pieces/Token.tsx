import type { TokenProps } from "@westmarch/campaign/pieces";
import { memo } from "react";
import { ArmyToken, BesiegedToken } from "./Army.tsx";
import { BearersToken, CompanyToken, FlockToken } from "./Figures.tsx";
import type { Thing } from "./standing.ts";

/** Every view brings new things, most of which look as they did. */
const looksTheSame = (before: TokenProps<Thing>, now: TokenProps<Thing>): boolean =>
  before.glows === now.glows && JSON.stringify(before.thing) === JSON.stringify(now.thing);

/** The picture of a thing; `glows` rims it with gold. */
export const Token = memo(({ thing, glows = false }: TokenProps<Thing>) => {
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
}, looksTheSame);
