/** Figures without an Army that are carried over the map: who of them goes, and by which choices. Pure. */
import type { AskOf, Option } from "@westmarch/kernel";
import { type FigureId, NAZGUL, NONE, person } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import type { War } from "../../state.ts";
import type { Chosen } from "../../vocabulary.ts";
import type { Thing } from "../pieces/standing.ts";
import { cheapestFirst, type Outing } from "./errands.ts";
import type { Looking } from "./looking.ts";

/** Who a piece on the map is, where it is no Army. */
export const figuresOf = (thing: Thing): readonly FigureId[] =>
  thing.kind === "nazgul" ? [NAZGUL] : thing.kind === "company" ? thing.characters.map(person) : [];

/** Those who can set out by an answer to this question, where a die has been paid already. */
export const leaversAt = (view: War, ask: AskOf<War> | null): readonly Outing[] =>
  ask?.prompt === "minion" || ask?.prompt === "companions" || ask?.prompt === "group"
    ? ask.options.flatMap((option): Outing[] => {
        if (option[0] === "from") return [{ figure: NAZGUL, from: option[1], face: NONE, options: [option] }];
        if (option[0] !== "character") return [];
        return [{ figure: person(option[1]), from: view.at[option[1]], face: NONE, options: [option] }];
      })
    : [];

const names = (option: Chosen, figure: FigureId): boolean =>
  option[0] === "character" && person(option[1]) === figure;

/**
 * The choices by which the figures of a piece go from their region to another, all that can go together; null where none of
 * them can set out.
 */
export function journey(
  { thenAsked }: Looking,
  view: War,
  ask: AskOf<War>,
  outings: readonly Outing[],
  piece: { readonly figures: readonly FigureId[]; readonly from: RegionId },
): readonly Option[] | null {
  const { figures, from } = piece;
  const [first] = cheapestFirst(
    outings.filter((outing) => outing.from === from && figures.includes(outing.figure)),
  );
  if (!first) return null;
  let options = first.options;
  for (const figure of figures) {
    const along = thenAsked(view, ask.seat, options)?.ask?.options.find((option) => names(option, figure));
    if (along && figure !== first.figure) options = [...options, along];
  }
  return options;
}
