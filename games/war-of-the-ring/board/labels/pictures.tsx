/** Answers that are dice, as dice. */
import { Arrow } from "@westmarch/campaign/staging";
import type { AskOf, ChoiceOf } from "@westmarch/kernel";
import { sideOf } from "../../seats.ts";
import type { War } from "../../state.ts";
import { Die } from "../signs/Die.tsx";

/** 5.4: what an Elven Ring makes of a die; null for every other answer. */
export function pictured(option: ChoiceOf<War>, { seat }: AskOf<War>, view: War) {
  if (option[0] !== "ring") return null;
  const [, from, to] = option;
  const side = sideOf(view, seat);
  return (
    <>
      <Die side={side} face={from} />
      <Arrow />
      <Die side={side} face={to} />
    </>
  );
}
