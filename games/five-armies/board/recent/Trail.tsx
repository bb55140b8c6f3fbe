import type { Sheet } from "@westmarch/campaign/map";
import { Trail as Ways } from "@westmarch/campaign/recent";
import { PLACE } from "../../ids.ts";
import type { ValleyPlan } from "../map/plan.ts";
import { type March, walkerOf } from "../pieces/marching.ts";
import { Token } from "../pieces/Token.tsx";
import { footIn, type Page } from "../pieces/Walkers.tsx";

/** What the other has just done, on the map. */
export const Trail = ({ sheet, pieces }: Pick<Page, "pieces"> & { readonly sheet: Sheet<ValleyPlan> }) => {
  const page = { plan: sheet.plan, pieces };
  return (
    <Ways<March>
      sheet={sheet}
      foot={({ side }, place) => footIn(page, PLACE.of(place), side)}
      spot={(place) => footIn(page, PLACE.of(place), null)}
      look={(march) => {
        const thing = walkerOf(march);
        return thing && <Token thing={thing} />;
      }}
    />
  );
};
