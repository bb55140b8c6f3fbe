/** Questions of the turn: generals, fate, bats, dice, cards. */
import { takenUp } from "@westmarch/campaign/labelling";
import { FACE, other, SIDE, sideOf } from "../../../ids.ts";
import { printed } from "../../../printing.ts";
import { handSize } from "../../../rules/hand.ts";
import { FATE_END, HAND_LIMIT, MOST_GENERALS } from "../../../state.ts";
import { faceName, seatName, tileName } from "../../names.ts";
import type { PromptName, Sentences } from "../asked.ts";
import { asking, bySeat, bySource, sourceName, titled } from "../who.ts";

export const TURN = {
  act: ({ seat, options }, props) => {
    const { say, selected } = props;
    const face = takenUp(selected, "die");
    if (FACE.is(face)) return say("prompt.act.die", { face: faceName(say, face) });
    if (selected === "abilities") return titled(props, say("the.abilities"), "prompt.act.abilities");
    const able = options.some(([verb]) => verb === "ability");
    return bySeat(props, seat, able ? "prompt.act.able" : "prompt.act");
  },
  bonus: ({ seat }, props) => {
    const { say, selected } = props;
    const face = takenUp(selected, "die");
    return FACE.is(face)
      ? say("prompt.act.die", { face: faceName(say, face) })
      : bySource(props, seatName(say, sideOf(seat)), "prompt.bonus");
  },
  general: ({ seat }, props) =>
    bySeat(props, seat, "prompt.general", {
      count: asking(props, "game")?.activated ?? 0,
      most: MOST_GENERALS,
    }),
  lead: ({ seat, about: [left] }, props) => bySeat(props, seat, "prompt.lead", { left }),
  tile: ({ seat, about: [tile], options }, props) => {
    const { say, view } = props;
    const fate = Math.min(FATE_END, view.fate + printed(view).tileValue[tile]);
    return bySeat(props, seat, options.length > 1 ? "prompt.tile" : "prompt.tile.last", {
      tile: tileName(say, tile),
      fate,
    });
  },
  bats: ({ seat, about: [dice] }, props) => bySeat(props, seat, "prompt.bats", { dice }),
  bat: ({ seat, about: [left] }, props) =>
    bySource(props, seatName(props.say, sideOf(seat)), "prompt.bat", { left }),
  "hand-limit": ({ seat }, props) =>
    asking(props, "steps")
      ? bySource(props, "", "prompt.hand-limit.given", { side: SIDE.names[other(sideOf(seat))] })
      : titled(props, props.say("the.hand"), "prompt.hand-limit", {
          count: handSize(props.view, seat),
          limit: HAND_LIMIT,
        }),
  deck: ({ seat, about: [left] }, props) =>
    bySource(props, seatName(props.say, sideOf(seat)), "prompt.deck", { left }),
  "enemy-card": ({ seat }, props) =>
    bySource(props, seatName(props.say, sideOf(seat)), "prompt.enemy-card", {
      side: SIDE.names[other(sideOf(seat))],
    }),
  "give-up": ({ seat }, props) => bySource(props, seatName(props.say, sideOf(seat)), "prompt.give-up"),
  dice: ({ seat }, props) =>
    titled(props, sourceName(props) || seatName(props.say, sideOf(seat)), "prompt.dice", {
      count: asking(props, "steps")?.dice.length ?? 0,
    }),
} satisfies Partial<Sentences<PromptName>>;
