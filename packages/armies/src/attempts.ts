/** Choices that players have tried and the rules refused, to be told why. */
import type { Frame, Option, Seat } from "@westmarch/kernel";

/** An attempt that has been refused, and who made it where. */
export interface AttemptOf<G, Side> {
  readonly g: G;
  readonly seat: Seat;
  readonly side: Side;
  /** The chapter that asks. */
  readonly frame: Frame;
  readonly option: Option;
}
