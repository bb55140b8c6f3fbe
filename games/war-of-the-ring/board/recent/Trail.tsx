import type { Sheet } from "@westmarch/campaign/map";
import { Trail as Ways } from "@westmarch/campaign/recent";
import { REGION } from "../../data/regionnames.ts";
import { footIn, type Page } from "../pieces/Marches.tsx";
import { type March, walkerOf } from "../pieces/marching.ts";
import { type NamePlace, nameBox } from "../pieces/placing.ts";
import { Token } from "../pieces/Token.tsx";

interface TrailProps extends Pick<Page, "pieces"> {
  readonly sheet: Sheet;
  readonly names: readonly NamePlace[];
}

/** What others have just done, on the map. */
export const Trail = ({ sheet, pieces, names }: TrailProps) => {
  const page = { plan: sheet.plan, pieces };
  return (
    <Ways<March>
      sheet={sheet}
      names={names.flatMap((name) => (name.lines.length > 0 ? [nameBox(name)] : []))}
      foot={({ side }, place) => footIn(page, REGION.of(place), side)}
      spot={(place) => {
        const there = pieces.find(({ thing }) => thing.region === place && thing.kind === "army");
        return there ? [there.x, there.y] : footIn(page, REGION.of(place), 0);
      }}
      look={(march) => <Token thing={walkerOf(march)} />}
    />
  );
};
