/** Answers that are dice, as dice. */
import type { AskOf, ChoiceOf } from "@westmarch/kernel";
import { sideOf } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import { Die } from "../signs/Die.tsx";

/** A die that is rolled again; null for every other answer. */
export const pictured = ([verb, face]: ChoiceOf<FiveArmies>, { seat }: AskOf<FiveArmies>) =>
  verb === "face" ? <Die side={sideOf(seat)} face={face} /> : null;
