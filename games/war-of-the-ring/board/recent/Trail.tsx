import type { Sheet } from "@westmarch/campaign/map";
import { Trail as Ways } from "@westmarch/campaign/recent";
import { REGION } from "../../data/regionnames.ts";
import { footIn, type Page } from "../pieces/Marches.tsx";
import { type March, walkerOf } from "../pieces/marching.ts";
import { Token } from "../pieces/Token.tsx";

/** What others have just done, on the map. */
export const Trail = ({ sheet, pieces }: Pick<Page, "pieces"> & { readonly sheet: Sheet }) => {
  const page = { plan: sheet.plan, pieces };
  return (
    <Ways<March>
      sheet={sheet}
      foot={({ side }, place) => footIn(page, REGION.of(place), side)}
      spot={(place) => {
        const there = pieces.find(({ thing }) => thing.region === place && thing.kind === "army");
        return there ? [there.x, there.y] : footIn(page, REGION.of(place), 0);
      }}
      look={(march) => <Token thing={walkerOf(march)} />}
    />
  );
};
