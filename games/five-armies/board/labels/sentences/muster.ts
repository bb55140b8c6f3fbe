/** Questions of tokens, of units that come, and of armies that rally. */
import { ACTION, sideOf } from "../../../ids.ts";
import { unitsIn } from "../../../rules/board.ts";
import { actionName, placeAt, seatName, unitName } from "../../names.ts";
import type { PromptName, Sentences, Spoken } from "../asked.ts";
import { armyName, asking, bySource, stepNow } from "../who.ts";

const action = ({ say }: Spoken, name: (typeof ACTION.names)[number]): string =>
  actionName(say, ACTION.named(name));

export const MUSTER = {
  flip: (_, props) =>
    bySource(props, action(props, "recruit"), "prompt.flip", { left: asking(props, "recruit")?.left ?? 1 }),
  instead: ({ about: [at, missing] }, { say }) =>
    say("prompt.instead", { place: placeAt(say, at), unit: unitName(say, missing) }),
  token: ({ seat }, props) =>
    bySource(props, seatName(props.say, sideOf(seat)), "prompt.token", {
      left: asking(props, "tokens")?.left ?? 1,
    }),
  rally: (_, props) =>
    bySource(props, action(props, "rally"), "prompt.rally", { left: asking(props, "rally")?.left ?? 1 }),
  goblin: (_, props) => {
    const step = stepNow(props);
    return step?.do === "goblins"
      ? bySource(props, "", "prompt.goblin.points", { first: step.first, second: step.second })
      : bySource(props, action(props, "goblin_muster"), "prompt.goblin");
  },
  "remove-token": ({ seat }, props) =>
    bySource(props, seatName(props.say, sideOf(seat)), "prompt.remove-token", {
      left: asking(props, "steps")?.left ?? 1,
    }),
  muster: ({ seat }, props) =>
    bySource(props, seatName(props.say, sideOf(seat)), "prompt.muster", {
      left: asking(props, "steps")?.left ?? 1,
    }),
  "open-pass": ({ seat }, props) => bySource(props, seatName(props.say, sideOf(seat)), "prompt.open-pass"),
  leadership: ({ seat, about: [at] }, props) =>
    bySource(props, seatName(props.say, sideOf(seat)), "prompt.leadership", {
      army: armyName(props.say, sideOf(seat), at),
    }),
  spend: ({ seat, about: [at] }, props) =>
    bySource(props, seatName(props.say, sideOf(seat)), "prompt.spend", {
      army: armyName(props.say, sideOf(seat), at),
      damage: props.view.damage[at],
    }),
  spent: ({ seat, about: [at] }, props) =>
    bySource(props, seatName(props.say, sideOf(seat)), "prompt.spent", {
      army: armyName(props.say, sideOf(seat), at),
      units: unitsIn(props.view, sideOf(seat), at),
    }),
} satisfies Partial<Sentences<PromptName>>;
