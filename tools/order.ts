/** Imports that run against an order of layers, and folders that import each other. */
import type { Arrow } from "./imports.ts";
import type { Order } from "./layers.ts";

/** Where in an order a file stands, from 0; -1 in none of its layers. Files directly in the folder stand above all. */
function layerOf({ folder, layers }: Order, path: string): number {
  if (!path.startsWith(`${folder}/`)) return -1;
  const inner = path.slice(folder.length + 1);
  if (!inner.includes("/")) return layers.length;
  return layers.findIndex((layer) => inner.startsWith(`${layer}/`));
}

/** The imports that lead from a lower layer to a higher one. */
export const against = (order: Order, arrows: readonly Arrow[]): Arrow[] =>
  arrows.filter(({ from, to }) => {
    const [below, above] = [layerOf(order, from), layerOf(order, to)];
    return below >= 0 && above > below;
  });

/** The files that stand in no layer of an order in which each must. */
export const unplaced = (order: Order, paths: readonly string[]): string[] =>
  order.whole ? paths.filter((path) => path.startsWith(`${order.folder}/`) && layerOf(order, path) < 0) : [];

/** The two neighbouring folders, of those that hold two files, in which they part; null if one holds the other. */
function folders({ from, to }: Arrow): readonly [from: string, to: string] | null {
  const [a, b] = [from.split("/"), to.split("/")];
  const shared = a.findIndex((part, i) => part !== b[i]);
  if (shared < 2 || shared >= a.length - 1 || shared >= b.length - 1) return null;
  return [a.slice(0, shared + 1).join("/"), b.slice(0, shared + 1).join("/")];
}

/** Two neighbouring folders that import each other. */
export interface Pair {
  readonly folders: readonly [string, string];
  /** The imports one way, which are the fewer. */
  readonly fewer: readonly Arrow[];
  /** The imports the other way. */
  readonly more: readonly Arrow[];
}

/** The neighbouring folders of a workspace that import each other. */
export function pairs(arrows: readonly Arrow[]): Pair[] {
  const ways = Map.groupBy(arrows, (arrow) => folders(arrow)?.join(" ") ?? "");
  ways.delete("");
  return [...ways].flatMap(([way, there]) => {
    const [from = "", to = ""] = way.split(" ");
    const back = ways.get(`${to} ${from}`);
    if (!back || from > to) return [];
    const [fewer = [], more = []] = [there, back].sort((a, b) => a.length - b.length);
    return [{ folders: [from, to], fewer, more }];
  });
}
