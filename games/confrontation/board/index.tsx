/** The Confrontation on screen: map and pieces, cards, battles, words. */
import { choice } from "@westmarch/boardkit/labels";
import { confrontation } from "../index.ts";
import { Board } from "./Board.tsx";
import { step } from "./battle/telling.ts";
import type { Module } from "./keys.ts";
import { label, sentence } from "./labels.ts";
import { regionName, who } from "./names.ts";

export const board: Module = {
  game: confrontation,
  Board,
  folds: "always",
  promptAt: "thumb",
  step,
  // All nine are set up at once and in any order (see `useSetUp`), where a list without a board asks for one after another.
  sentence: (ask, props) => (ask.prompt === "place" ? props.say("prompt.place.nine") : sentence(ask, props)),
  label: (option, ask, props) =>
    option[0] === "place"
      ? choice(
          props.say("option.place", {
            ...who(props.say, option[1]),
            place: regionName(props.say, option[2]),
          }),
        )
      : label(option, ask, props),
  besides: async () => (await import("./besides.ts")).besides,
};
