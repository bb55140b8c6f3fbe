/** Questions of Armies: how they move, stack and are recruited. */
import { paragraph } from "@westmarch/boardkit/writing";
import { NONE, type Side } from "../../../data/ids.ts";
import type { RegionId } from "../../../data/regionnames.ts";
import { isBesieged } from "../../../rules/figures.ts";
import { sideOf } from "../../../seats.ts";
import type { ArmyPrompts, Force } from "../../../words/armies.ts";
import type { Key } from "../../keys.ts";
import { forceName, place } from "../../names.ts";
import type { Sentences, Spoken } from "../asked.ts";
import {
  armyName,
  asking,
  byCard,
  bySeat,
  bySeatOrCard,
  fromArmy,
  leadName,
  lotsName,
  oneOf,
} from "../who.ts";

/** What an Army does from one region to another. */
const marching = (props: Spoken, key: Key, side: Side, from: RegionId, to: RegionId): string =>
  props.say(key, {
    army: armyName(props, side, from),
    from: place(props.say, from),
    to: place(props.say, to),
  });

/** … and who stays behind, as far as that has been said. */
export function dividing(
  props: Spoken,
  deed: Key,
  side: Side,
  [from, to]: readonly [RegionId, RegionId],
  stay: Force,
  question: Key = "stay.who",
): string {
  const { say } = props;
  return paragraph(
    say,
    marching(props, deed, side, from, to),
    stay.some((howMany) => howMany > 0) ? say("stay.else", { staying: forceName(say, stay) }) : say(question),
  );
}

/** How an attack that is being prepared is called. */
function attackKey({ view }: Spoken, side: Side, from: RegionId, to: RegionId): Key {
  if (from !== to) return "prompt.stay.attack";
  return isBesieged(view, side, from) ? "prompt.stay.sortie" : "prompt.stay.siege";
}

export const ARMIES: Sentences<keyof ArmyPrompts> = {
  move: ({ seat }, props) => {
    const taken = fromArmy(props, seat, "prompt.march-to");
    if (taken !== null) return taken;
    const frame = asking(props, "moving");
    if (frame && frame.moved.length > 0) return bySeatOrCard(props, seat, "prompt.move.more");
    return bySeatOrCard(props, seat, "prompt.move", { lead: leadName(frame?.lead ?? NONE) });
  },
  army: ({ seat }, props) => {
    const frame = asking(props, "moving");
    return bySeatOrCard(props, seat, "prompt.army", {
      reach: frame?.reach ?? 1,
      join: frame?.join === 1 ? "yes" : "no",
    });
  },
  "march-to": ({ seat, about: [from] }, props) =>
    props.say("prompt.march-to", {
      army: armyName(props, sideOf(props.view, seat), from),
      from: place(props.say, from),
    }),
  "march-by": ({ seat, about: [from, to] }, props) =>
    marching(props, "prompt.march-by", sideOf(props.view, seat), from, to),
  stay: ({ seat, about: [from, to] }, props) => {
    const side = sideOf(props.view, seat);
    const attack = asking(props, "attack");
    if (attack)
      return dividing(
        props,
        attackKey(props, side, from, to),
        side,
        [from, to],
        attack.stay,
        "stay.rearguard",
      );
    const stay = (asking(props, "moving") ?? asking(props, "passage"))?.stay ?? [];
    return dividing(props, "prompt.stay", side, [from, to], stay);
  },
  excess: ({ seat, about: [region, limit] }, props) =>
    props.say("prompt.excess", {
      army: armyName(props, sideOf(props.view, seat), region),
      place: place(props.say, region),
      limit,
    }),
  recruit: ({ seat, about }, props) => {
    const { say } = props;
    const [figure] = about ?? [];
    if (figure !== undefined) return say("prompt.recruit.to", { figure: oneOf(say, figure) });
    const begun = (asking(props, "muster")?.placed ?? 0) > 0;
    return bySeat(props, seat, begun ? "prompt.recruit.more" : "prompt.recruit");
  },
  "recruit-where": (_, props) => {
    const { say } = props;
    const frame = asking(props, "recruit");
    return frame
      ? byCard(props, "prompt.recruit-where", { figures: lotsName(say, frame.figures) }, say("the.voice"))
      : byCard(props, "prompt.recruit-where.share", {}, say("the.voice"));
  },
  "recruit-what": ({ about: [region] }, props) =>
    byCard(props, "prompt.recruit-what", { place: place(props.say, region) }, props.say("the.voice")),
};
