/** Questions of Characters and Nazgûl on the map. */
import type { CharacterPrompts } from "../../../words/characters.ts";
import { groupName, place, withinCharacter } from "../../names.ts";
import type { Sentences } from "../asked.ts";
import { asking, byCard, bySeatOrCard, oneOf, titled } from "../who.ts";

export const CHARACTERS: Sentences<keyof CharacterPrompts> = {
  companions: (_, props) => {
    const { say } = props;
    const frame = asking(props, "companions");
    const group = frame?.group ?? 0;
    if (group !== 0) return say("prompt.companions.group", { group: groupName(say, group) });
    return titled(
      props,
      say("the.companions"),
      frame && frame.moved !== 0 ? "prompt.companions.more" : "prompt.companions",
    );
  },
  group: (_, props) => {
    const { say } = props;
    const group = asking(props, "group")?.group ?? 0;
    return group !== 0
      ? say("prompt.companions.group", { group: groupName(say, group) })
      : byCard(props, "prompt.companions", {}, say("the.companions"));
  },
  minion: ({ seat }, props) => {
    const frame = asking(props, "minions");
    const begun = frame !== undefined && (frame.moved !== 0 || frame.flown.length > 0);
    return bySeatOrCard(props, seat, begun ? "prompt.minion.more" : "prompt.minion");
  },
  "minion-to": ({ about: [figure, from] }, { say }) =>
    say("prompt.minion-to", { who: oneOf(say, figure), from: place(say, from) }),
  "enter-where": ({ about: [character] }, { say }) =>
    say("prompt.enter-where", { who: withinCharacter(say, character) }),
};
