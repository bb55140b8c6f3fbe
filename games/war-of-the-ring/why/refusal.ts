/** What a refusal is made of. */
import type { Facts, Frame, Option, Refusal, Seat } from "@westmarch/kernel";
import { NATION_COUNT, NONE, type Side } from "../data/ids.ts";
import { REGION_COUNT } from "../data/regions.ts";
import { sideOf } from "../seats.ts";
import type { War } from "../state.ts";

export const no = (reason: string, rule?: string, facts?: Facts): Refusal => ({
  reason,
  ...(rule && { rule }),
  ...(facts && { facts }),
});

export const nothingOfThatName = (): Refusal => no("no-such-thing");

/** An attempt that has been refused, and who made it where. */
export interface Attempt {
  readonly g: War;
  readonly seat: Seat;
  readonly side: Side;
  readonly frame: Frame;
  readonly option: Option;
}
export const attemptOf = (g: War, seat: Seat, frame: Frame, option: Option): Attempt => ({
  g,
  seat,
  side: sideOf(g, seat),
  frame,
  option,
});

/** A word of an attempt as a number, or `NONE`: attempts may be anything. */
export const word = ({ option }: Attempt, place: number): number => {
  const given = option[place];
  return typeof given === "number" && Number.isInteger(given) && given >= 0 ? given : NONE;
};
export const isRegion = (region: number): boolean => region >= 0 && region < REGION_COUNT;
export const isNation = (nation: number): boolean => nation >= 0 && nation < NATION_COUNT;

/** A local of the chapter that asks. */
export const local = (frame: Frame, name: string): unknown =>
  name in frame ? Object.entries(frame).find(([key]) => key === name)?.[1] : undefined;
export const localNumber = (frame: Frame, name: string): number => {
  const value = local(frame, name);
  return typeof value === "number" ? value : NONE;
};
