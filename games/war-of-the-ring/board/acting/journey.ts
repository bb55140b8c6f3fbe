/** How figures without an Army are carried over the map: by which choices, and where to. Pure; comes with the rules. */
import type { Reach } from "@westmarch/campaign/errands";
import type { Then } from "@westmarch/campaign/looking";
import type { AskOf, Option, Seat } from "@westmarch/kernel";
import { type FigureId, person } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import type { War } from "../../state.ts";
import type { Chosen } from "../../vocabulary.ts";
import { cheapestFirst, type Outing } from "./errands.ts";

interface Ahead {
  readonly thenAsked: (view: War, seat: Seat, options: readonly Option[]) => Then<War> | null;
}

/** A piece of the map, by its figures and where it stands. */
interface Carried {
  readonly figures: readonly FigureId[];
  readonly from: RegionId;
}

const names = (option: Chosen, figure: FigureId): boolean =>
  option[0] === "character" && person(option[1]) === figure;

/**
 * The choices by which the figures of a piece go from their region to another, all that can go together; null where none of
 * them can set out.
 */
export function journey(
  { thenAsked }: Ahead,
  view: War,
  ask: AskOf<War>,
  outings: readonly Outing[],
  piece: Carried,
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

/** Where the figures of a piece can go, as far as the next question says; null where none of them can set out. */
export function waysOf(
  ahead: Ahead,
  view: War,
  ask: AskOf<War>,
  outings: readonly Outing[],
  piece: Carried,
): ReadonlyMap<RegionId, Reach> | null {
  const options = journey(ahead, view, ask, outings, piece);
  const then = options && ahead.thenAsked(view, ask.seat, options)?.ask;
  if (!then) return null;
  return new Map(then.options.flatMap((option) => (option[0] === "to" ? [[option[1], "enter"]] : [])));
}
