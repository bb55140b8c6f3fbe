/** Answers as they are on the table: dice as dice. */
import type { PicturedAnswer } from "@westmarch/boardkit";
import type { AskOf, ChoiceOf } from "@westmarch/kernel";
import { sideOf } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import { Die } from "../signs/Die.tsx";

/** A die that is rolled again; null for every other answer. */
export const pictured = (
  [verb, face]: ChoiceOf<FiveArmies>,
  { seat }: AskOf<FiveArmies>,
): PicturedAnswer | null =>
  verb === "face" ? { picture: <Die side={sideOf(seat)} face={face} />, alone: true } : null;
