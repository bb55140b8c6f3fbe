/** What the product should have none of and is counted, so that it grows fewer. */
import { circles, cut } from "./circles.ts";
import { arrows, type Package, told } from "./imports.ts";
import { ORDERS } from "./layers.ts";
import { FILE, FUNCTION, isLimited, longFile, longFunctions } from "./limits.ts";
import { against, pairs, unplaced } from "./order.ts";
import { type Finding, isProduct, type Parsed } from "./sources.ts";

/** The names of what is counted, with the findings. */
export type Count = ReadonlyMap<string, readonly Finding[]>;

/** Everything that is counted in these files. */
export function counted(files: readonly Parsed[], all: readonly Package[]): Count {
  const product = files.filter(({ path }) => isProduct(path));
  const limited = product.filter(({ path }) => isLimited(path));
  const every = arrows(product, all);
  const inCircles = circles(every).flatMap((circle) => {
    const where = cut(circle);
    const names = circle.files.join(", ");
    const problem = `is one of ${circle.files.length} files in a circle of imports: ${names}; cut for instance ${where ? told(where) : ""}`;
    return circle.files.map((path) => ({ path, line: 1, problem }));
  });
  const backwards = ORDERS.flatMap((order) => against(order, every)).map((arrow) => ({
    path: arrow.from,
    line: arrow.line,
    problem: `imports against the order of tools/layers.ts: ${told(arrow)}`,
  }));
  const nowhere = ORDERS.flatMap((order) =>
    unplaced(
      order,
      product.map(({ path }) => path),
    ),
  ).map((path) => ({ path, line: 1, problem: "stands in no layer of tools/layers.ts" }));
  const mutual = pairs(every).map(({ folders, fewer, more }) => ({
    path: folders[0],
    line: 1,
    problem: `and ${folders[1]} import each other, ${more.length} times one way and ${fewer.length} times the other: ${fewer.map(told).join("; ")}`,
  }));
  return new Map([
    ["files in circles of imports", inCircles],
    ["imports against the order of layers", backwards],
    ["files in no layer", nowhere],
    ["pairs of folders that import each other", mutual],
    [`files over ${FILE} lines`, limited.flatMap(longFile)],
    [`functions over ${FUNCTION} lines`, limited.flatMap(longFunctions)],
  ]);
}
