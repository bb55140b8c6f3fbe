/** Files that import each other in a circle, types included, and where such a circle can be cut. */
import type { Arrow } from "./imports.ts";

/** Files each of which imports, by way of others, each of the rest. */
export interface Circle {
  readonly files: readonly string[];
  /** The imports between its files. */
  readonly arrows: readonly Arrow[];
}

/** What one search for circles remembers of a file. */
interface Seen {
  readonly number: number;
  low: number;
  open: boolean;
}

/** Gathers nodes that reach each other, with Tarjan's algorithm; nodes that stand alone are left out. */
function knots(next: ReadonlyMap<string, readonly string[]>): string[][] {
  const seen = new Map<string, Seen>();
  const open: string[] = [];
  const found: string[][] = [];
  const close = (node: string) => {
    const members = open.splice(open.lastIndexOf(node));
    for (const member of members) seen.get(member)!.open = false;
    if (members.length > 1) found.push(members.sort());
  };
  const visit = (node: string): Seen => {
    const own: Seen = { number: seen.size, low: seen.size, open: true };
    seen.set(node, own);
    open.push(node);
    for (const to of next.get(node) ?? []) {
      const there = seen.get(to);
      if (!there) own.low = Math.min(own.low, visit(to).low);
      else if (there.open) own.low = Math.min(own.low, there.number);
    }
    if (own.low === own.number) close(node);
    return own;
  };
  for (const node of next.keys()) if (!seen.has(node)) visit(node);
  return found;
}

/** The files that each file imports. */
function graph(arrows: readonly Arrow[]): Map<string, string[]> {
  const next = new Map<string, string[]>();
  for (const { from, to } of arrows) {
    const there = next.get(from);
    if (there) there.push(to);
    else next.set(from, [to]);
  }
  return next;
}

/** The circles among these imports, the largest first. */
export function circles(arrows: readonly Arrow[]): Circle[] {
  const found = knots(graph(arrows)).sort((a, b) => b.length - a.length);
  const circleOf = new Map(found.flatMap((files) => files.map((file) => [file, files])));
  const inside = Map.groupBy(
    arrows.filter(({ from, to }) => circleOf.has(from) && circleOf.get(from) === circleOf.get(to)),
    ({ from }) => circleOf.get(from),
  );
  return found.map((files) => ({ files, arrows: inside.get(files) ?? [] }));
}

/** How many files still stand in circles without one import. */
const left = (arrows: readonly Arrow[], { from, to }: Arrow): number =>
  knots(graph(arrows.filter((arrow) => arrow.from !== from || arrow.to !== to))).flat().length;

/** The import without which fewest files stand in a circle; among equals, the one that takes least. */
export const cut = ({ arrows }: Circle): Arrow | undefined =>
  arrows
    .map((arrow) => ({ arrow, left: left(arrows, arrow) }))
    .sort((a, b) => a.left - b.left || a.arrow.names.length - b.arrow.names.length)[0]?.arrow;
