/** Questions of the Fellowship and of the Hunt. */
import { card } from "../../../data/cards.ts";
import { BY_HUNT, BY_STEP, BY_STRONGHOLD } from "../../../data/hunt-terms.ts";
import { GOLLUM } from "../../../data/ids.ts";
import type { FellowshipPrompts } from "../../../words/fellowship.ts";
import { cardName, groupName, place, tileName, withinCharacter } from "../../names.ts";
import type { Sentences } from "../asked.ts";
import { asking, titled } from "../who.ts";

/** Why a tile is drawn, by the name that its sentence knows. */
const whyDrawn = (by: number): string => {
  switch (by) {
    case BY_HUNT:
      return "hunt";
    case BY_STEP:
      return "step";
    case BY_STRONGHOLD:
      return "stronghold";
    default:
      return "card";
  }
};

export const FELLOWSHIP: Sentences<keyof FellowshipPrompts> = {
  declare: ({ about: [region] }, props) => {
    const { say, view } = props;
    const slots = { place: place(say, region), steps: view.progress };
    const key = view.progress > 0 ? "prompt.declare" : "prompt.declare.here";
    return titled(props, say("the.fellowship"), key, slots);
  },
  mordor: ({ about: [region] }, props) =>
    titled(props, props.say("the.fellowship"), "prompt.mordor", { place: place(props.say, region) }),
  guide: ({ about: [guide], options }, props) => {
    const { say } = props;
    const mayStay = options.some(([, companion]) => companion === guide);
    const key = mayStay ? "prompt.guide.keep" : "prompt.guide";
    return titled(props, say("the.fellowship"), key, { guide: withinCharacter(say, guide) });
  },
  "reveal-to": (_, props) => titled(props, props.say("the.fellowship"), "prompt.reveal-to"),
  separate: (_, props) => {
    const { say } = props;
    const group = asking(props, "separate")?.group ?? 0;
    return group === 0
      ? titled(props, say("the.fellowship"), "prompt.separate")
      : say("prompt.separate.more", { group: groupName(say, group) });
  },
  "group-to": ({ about: [group] }, { say }) => say("prompt.group-to", { group: groupName(say, group) }),
  balrog: (_, props) => titled(props, cardName(props.say, card("balrog-of-moria")), "prompt.balrog"),
  flocks: (_, props) => titled(props, cardName(props.say, card("flocks-of-crebain")), "prompt.flocks"),
  "hunt-again": ({ about: [successes] }, props) =>
    titled(props, props.say("the.hunt"), "prompt.hunt-again", { successes }),
  staff: ({ about: [by] }, props) =>
    titled(props, cardName(props.say, card("wizards-staff")), "prompt.staff", { by: whyDrawn(by) }),
  mithril: ({ about: [tile] }, props) => {
    const { say } = props;
    return titled(props, cardName(say, card("mithril-coat-and-sting")), "prompt.mithril", {
      tile: tileName(say, tile),
    });
  },
  relief: ({ about: [tile, damage] }, props) =>
    titled(props, props.say("the.hunt"), "prompt.relief", { tile: tileName(props.say, tile), damage }),
  "guide-ability": ({ about: [guide, damage] }, { say }) =>
    say(guide === GOLLUM ? "prompt.guide-ability.gollum" : "prompt.guide-ability", {
      guide: withinCharacter(say, guide),
      damage,
    }),
  casualty: ({ about: [, damage] }, props) =>
    titled(props, props.say("the.hunt"), "prompt.casualty", { damage }),
  worn: (_, props) => titled(props, cardName(props.say, card("worn-with-sorrow-and-toil")), "prompt.worn"),
};
