import type { RegionId } from "../../data/ids.ts";
import type { Drawing } from "./drawing.ts";

/** The path of a step from foot to foot; river and tunnel have paths of their own, which only Good follows. */
export function routeOf(drawing: Drawing, from: RegionId, to: RegionId, good: boolean): string {
  const drawn = good ? drawing.routes[`${from}-${to}`] : undefined;
  if (drawn) return drawn;
  const [[ax, ay], [bx, by]] = [drawing.regions[from].stand, drawing.regions[to].stand];
  const lift = drawing.standee * 0.3;
  const [ux, uy] = [(bx - ax) * 0.12, (by - ay) * 0.12];
  // A slight bow, as a road has.
  const [mx, my] = [(ax + bx) / 2 + uy, (ay + by) / 2 - ux - lift];
  return `M${ax} ${(ay - lift).toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${bx} ${(by - lift).toFixed(1)}`;
}
