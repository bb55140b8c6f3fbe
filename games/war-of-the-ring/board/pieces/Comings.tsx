import type { Happened } from "@westmarch/boardkit";
import { Comings as Comers, useComings as useComers } from "@westmarch/campaign/pieces";
import type { Point } from "@westmarch/ink";
import { characterOfFigure, PERSON, type Side } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import type { War } from "../../state.ts";
import { FigureGlyph } from "../heraldry/FigureGlyph.tsx";
import { type Coming, comingOf } from "./coming.ts";
import { CompanyToken } from "./Figures.tsx";

type Seen = Coming & { readonly id: string; readonly nth: number };

/** Who has come or fallen since the board was last drawn; each is gone when it has been seen. */
export const useComings = (log: readonly Happened<War>[], live: boolean) => useComers(log, live, comingOf);

/** Those who come and fall just now, where the Army of their region stands. */
export const Comings = ({
  foot,
  ...rest
}: {
  readonly comings: readonly Seen[];
  readonly foot: (region: RegionId, side: Side) => Point;
  readonly seen: (id: string) => void;
}) => (
  <Comers
    {...rest}
    foot={({ region, side }) => foot(region, side)}
    look={({ figure, side }) =>
      figure >= PERSON ? (
        <CompanyToken characters={[characterOfFigure(figure)]} side={side} />
      ) : (
        <FigureGlyph figure={figure} size={34} />
      )
    }
  />
);
