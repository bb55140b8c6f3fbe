/** The values on which the slider of a limit stands: few and round, with what the settings say and what holds now among them. */
import { HOST_LIMITS, type HostLimit } from "@westmarch/protocol/constants";

const ROUND = [1, 2, 3, 5, 7] as const;

/** Milliseconds are shown in seconds. */
export const unitOf = (name: HostLimit): number => (name === "thinkingPerMinute" ? 1000 : 1);

/** Nought stands for no limit. */
export const isEndless = (name: HostLimit, value: number): boolean =>
  value === 0 && (name === "keepFinished" || name === "keepAbandoned");

/** From the least to the most; no limit comes last. */
export function limitSteps(name: HostLimit, also: readonly number[]): readonly number[] {
  const { least, most } = HOST_LIMITS[name];
  const values = new Set<number>([least, most, ...also]);
  for (let power = unitOf(name); power <= most; power *= 10)
    for (const round of ROUND) if (round * power >= least && round * power <= most) values.add(round * power);
  const rank = (value: number) => (isEndless(name, value) ? Number.POSITIVE_INFINITY : value);
  return [...values].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}
