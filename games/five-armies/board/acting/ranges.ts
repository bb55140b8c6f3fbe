/** How far the character reaches whose card or ability is being carried out: knowledge, and not a choice. Pure. */
import { type AskOf, frameOf } from "@westmarch/kernel";
import { CHARACTER, type PlaceId, UNIT } from "../../ids.ts";
import type { Near, Step } from "../../language/tree.ts";
import { printed } from "../../printing.ts";
import { figuresIn } from "../../rules/board.ts";
import { programOf } from "../../rules/said.ts";
import { shootingFrom } from "../../rules/steps/meant.ts";
import type { FiveArmies } from "../../state.ts";
import { NO_RANGES, type Ranges, type Shot } from "../land/ranges.ts";

/** Near what the armies of a step must be, if near anything. */
function nearOf(step: Step): Near | undefined {
  const armies = step.do === "shoot" ? step.at : "armies" in step ? step.armies : null;
  return armies !== null && typeof armies === "object" && armies.armies === "some" ? armies.near : undefined;
}

/** Where those stand that are within reach of a general. */
function hatched(view: FiveArmies, step: Step): readonly PlaceId[] {
  const near = nearOf(step);
  if (near?.by !== "in range") return [];
  const from = view.at[CHARACTER.named(near.of)];
  return from < 0 ? [] : printed(view).range[from];
}

/** The step of a card or ability whose armies are being chosen, and where it has come to; null where none is. */
export function stepAt(view: FiveArmies, ask: AskOf<FiveArmies>) {
  const frame = frameOf<FiveArmies, "steps">(view, "steps");
  if (frame === undefined || frame !== view.stack.at(-1) || ask.prompt !== "armies") return null;
  const step = programOf(view, frame.source, frame.program, frame.path ?? [])[frame.n ?? 0];
  return step === undefined ? null : { step, frame };
}

/** What a question is about shows from where to where: whose range it is, and which bows reach which army. */
export function rangesAt(view: FiveArmies, ask: AskOf<FiveArmies>): Ranges {
  const found = stepAt(view, ask);
  if (found === null) return NO_RANGES;
  const { step, frame } = found;
  const dice = step.do === "shoot" ? step.dice : null;
  const targets = ask.options.flatMap((option) => (option[0] === "army" ? [option[1]] : []));
  const shots =
    dice === null || "count" in dice
      ? []
      : targets.flatMap((to) =>
          shootingFrom(view, dice, to, frame).flatMap((from): Shot[] => {
            const many = dice.units.reduce((sum, name) => sum + figuresIn(view, from, UNIT.named(name)), 0);
            return many > 0 ? [{ from, to, dice: many }] : [];
          }),
        );
  return { hatched: hatched(view, step), shots };
}
