/** What a refusal is made of. */
import type { AttemptOf } from "@westmarch/armies/attempts";
import { type Frame, type Option, ofChapter, type Seat } from "@westmarch/kernel";
import { NONE, type Side } from "../data/ids.ts";
import { REGION } from "../data/regionnames.ts";
import { sideOf } from "../seats.ts";
import type { War } from "../state.ts";

/** An attempt that has been refused, and who made it where. */
export type Attempt = AttemptOf<War, Side>;
export const attemptOf = (g: War, seat: Seat, frame: Frame, option: Option): Attempt => {
  return { g, seat, side: sideOf(g, seat), frame, option };
};

/** A word of an attempt as a number, or `NONE`: attempts may be anything. */
export const word = ({ option }: Attempt, place: number): number => {
  const given = option[place];
  return typeof given === "number" && Number.isInteger(given) && given >= 0 ? given : NONE;
};
export const { is: isRegion } = REGION;

/** A local of the chapter that asks. */
export const local = (frame: Frame, name: string): unknown =>
  name in frame ? Object.entries(frame).find(([key]) => key === name)?.[1] : undefined;
export const localNumber = (frame: Frame, name: string): number => {
  const value = local(frame, name);
  return typeof value === "number" ? value : NONE;
};

/** Whether a frame is one of this chapter. */
export const isA = ofChapter<War>();
