/** Tables of The Battle of Five Armies: moments of battles that computers fought, and a player who goes on. */
import { fiveArmies } from "@westmarch/five-armies";
import { policy } from "@westmarch/five-armies/bot";
import { Engine, type Option } from "@westmarch/kernel";
import { type Moment, momentOf } from "./moments.ts";

export const FREE = 0;
export const SHADOW = 1;

const engine = new Engine(fiveArmies);

export interface Wanted {
  readonly seat: number;
  readonly prompt: string;
  /** Something that must be offered, by how it begins: `["play"]`. */
  readonly offers?: Option;
  /** Nothing else is offered but to have done with it. */
  readonly alone?: boolean;
  /** So many choices have been made before. */
  readonly after?: number;
  readonly seed?: number;
}

/** The first moment of a battle of quick choices at which this is asked. */
export const moment = ({ seat, prompt, offers = [""], alone = false, after = 0, seed = 3 }: Wanted): Moment =>
  momentOf(engine, {
    seed,
    choose: policy.playout,
    wanted: (ask, _position, made) =>
      made >= after &&
      ask.seat === seat &&
      ask.prompt === prompt &&
      (!alone || ask.options.filter(([verb]) => verb !== "done").length === 1) &&
      (offers[0] === "" || ask.options.some((option) => offers.every((word, i) => option[i] === word))),
  });
