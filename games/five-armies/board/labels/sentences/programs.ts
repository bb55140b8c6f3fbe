/** Questions of cards and abilities, and of what flies. */
import type { AskOf } from "@westmarch/kernel";
import { ACTION, LORD, other, PLACE, sideOf } from "../../../ids.ts";
import type { Step } from "../../../language/tree.ts";
import { armyIn } from "../../../rules/board.ts";
import type { FiveArmies } from "../../../state.ts";
import type { Key } from "../../keys.ts";
import { actionName, characterName, seatName } from "../../names.ts";
import type { PromptName, Sentences, Spoken } from "../asked.ts";
import { asking, bySource, sourceName, stepNow, titled } from "../who.ts";

/** What is done to the armies that a step names: each asks for them in its own way. */
const ARMIES: { readonly [D in Step["do"]]?: Key } = {
  move: "prompt.armies.move",
  march: "prompt.armies.move",
  shoot: "prompt.armies.shoot",
  hit: "prompt.armies.shoot",
  "put damage": "prompt.armies.shoot",
  "put leadership": "prompt.armies.put-leadership",
  "remove leadership": "prompt.armies.remove-leadership",
  rally: "prompt.armies.rally",
};

function armies(props: Spoken, { seat, options }: AskOf<FiveArmies, "armies">): Key {
  const step = stepNow(props);
  if (step?.do === "move" && step.how === "attack") return "prompt.armies.attack";
  const [, at] = options.find((one) => one[0] === "army") ?? [];
  const isEnemys = PLACE.is(at) && armyIn(props.view, at) === other(sideOf(seat));
  return (step && ARMIES[step.do]) ?? (isEnemys ? "prompt.armies.choose.enemy" : "prompt.armies.choose");
}

export const PROGRAMS = {
  shooters: ({ seat }, props) => bySource(props, seatName(props.say, sideOf(seat)), "prompt.shooters"),
  armies: (ask, props) => bySource(props, seatName(props.say, sideOf(ask.seat)), armies(props, ask)),
  either: ({ seat }, props) => bySource(props, seatName(props.say, sideOf(seat)), "prompt.either"),
  fly: ({ about: [left] }, props) =>
    titled(
      props,
      sourceName(props) || characterName(props.say, LORD),
      left === 0 ? "prompt.fly.lord" : "prompt.fly",
      { left },
    ),
  swoop: (_, props) =>
    titled(props, actionName(props.say, ACTION.named("eagle_attack")), "prompt.swoop", {
      more: (asking(props, "eagle-attack")?.targets.length ?? 0) > 0 ? "yes" : "no",
    }),
} satisfies Partial<Sentences<PromptName>>;
