import type { Box } from "./outline.ts";
import type { MapPlan } from "./plan.ts";

/** How far what stands in a region reaches: beside its foot, above it, and a little land below. */
export type Reaching = readonly [sideways: number, above: number, below: number];

/** The part of a region in which its name, its settlement and its armies stand. */
export function heartOf(plan: MapPlan, region: number, [sideways, above, below]: Reaching): Box | null {
  const placed = plan.regions[region];
  if (!placed) return null;
  const { name, settlement, armies } = placed;
  const spots = [...armies, ...(settlement ? [settlement] : [])];
  const left = Math.min(name[0] - name[2], ...spots.map(([x]) => x - sideways));
  const right = Math.max(name[0] + name[2], ...spots.map(([x]) => x + sideways));
  const top = Math.min(name[1] - name[3], ...spots.map(([, y]) => y - above));
  const bottom = Math.max(name[1] + name[3], ...spots.map(([, y]) => y + below));
  return { left, top, width: right - left, height: bottom - top };
}
