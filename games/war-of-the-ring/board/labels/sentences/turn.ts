/** Questions of the turn: dice, decks, team-mates. */
import { takenUp } from "@westmarch/campaign/labelling";
import { FACE } from "../../../data/ids.ts";
import type { TurnPrompts } from "../../../words/turn.ts";
import { faceName, place } from "../../names.ts";
import type { Sentences } from "../asked.ts";
import { bySeat, partnerName, titled } from "../who.ts";

export const TURN: Sentences<keyof TurnPrompts> = {
  act: ({ seat }, props) => {
    const { say, selected } = props;
    const face = takenUp(selected, "die");
    if (FACE.is(face)) return say("prompt.act.die", { face: faceName(say, face) });
    if (selected?.startsWith("ring")) return titled(props, say("the.ring"), "prompt.act.ring");
    return bySeat(props, seat, "prompt.act");
  },
  deck: ({ seat }, props) => bySeat(props, seat, "prompt.deck"),
  allocate: ({ seat }, props) => bySeat(props, seat, "prompt.allocate"),
  mix: ({ seat, about: [region] }, props) =>
    props.say("prompt.mix", { place: place(props.say, region), partner: partnerName(props, seat) }),
  swap: ({ seat }, props) => bySeat(props, seat, "prompt.swap", { partner: partnerName(props, seat) }),
  "swap-card": ({ seat }, props) =>
    bySeat(props, seat, "prompt.swap-card", { partner: partnerName(props, seat) }),
};
