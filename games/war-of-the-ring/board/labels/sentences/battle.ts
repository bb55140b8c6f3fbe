/** Questions of a battle, and of the Combat cards in it. */
import { GANDALF_THE_WHITE, NONE, WITCH_KING } from "../../../data/ids.ts";
import type { RegionId } from "../../../data/regionnames.ts";
import { sideOf } from "../../../seats.ts";
import type { BattlePrompts } from "../../../words/battle.ts";
import type { Key } from "../../keys.ts";
import { battleName, combatName, deckKindName, place, withinCharacter } from "../../names.ts";
import type { ByCard, Sentences, Spoken } from "../asked.ts";
import { armyName, asking, bySeatOrCard, fromArmy, leadName, titled } from "../who.ts";
import { dividing } from "./armies.ts";

/** The battle that is being fought, as a heading. */
const heading = ({ say, view: { battle } }: Spoken): string =>
  battle ? say("the.battle", { battle: battleName(say, battle), round: battle.round }) : "";

/** An Army in a region, and what is asked of it. */
const armyIn = (props: Spoken, key: Key, seat: number, region: RegionId): string =>
  props.say(key, {
    army: armyName(props, sideOf(props.view, seat), region),
    place: place(props.say, region),
  });

/** What is not here is asked plainly, in the words of its own (`sentences.ts`). */
export const BATTLE = {
  "heroic-death": ({ seat, about: [card] }, props) =>
    titled(props, combatName(props.say, card), "prompt.heroic-death", {
      hits: props.view.battle?.toTake[sideOf(props.view, seat)] ?? 0,
    }),

  attack: ({ seat }, props) => {
    const lead = leadName(asking(props, "attack")?.lead ?? NONE);
    return (
      fromArmy(props, seat, "prompt.attack.from") ?? bySeatOrCard(props, seat, "prompt.attack", { lead })
    );
  },
  "white-rider": (_, { say }) => say("prompt.white-rider", { who: withinCharacter(say, GANDALF_THE_WHITE) }),
  stand: ({ seat, about: [region] }, props) => armyIn(props, "prompt.stand", seat, region),
  "combat-card": (_, props) => titled(props, heading(props), "prompt.combat-card"),
  sorcerer: ({ about: [deck] }, { say }) =>
    say("prompt.sorcerer", { who: withinCharacter(say, WITCH_KING), deck: deckKindName(say, deck) }),
  cease: (_, props) => titled(props, heading(props), "prompt.cease"),
  retreat: ({ seat, about: [region] }, props) =>
    armyIn(props, asking(props, "retreat") ? "prompt.retreat.card" : "prompt.retreat", seat, region),
  extend: (_, props) => titled(props, heading(props), "prompt.extend"),
  advance: ({ seat, about }, props) =>
    dividing(props, "prompt.advance", sideOf(props.view, seat), about, asking(props, "battle")?.stay ?? []),
  hits: ({ seat, about: [hits] }, props) => {
    const { say, view } = props;
    const region = asking(props, "hits")?.region ?? NONE;
    return say("prompt.hits", {
      army: armyName(props, sideOf(view, seat), region),
      place: place(say, region),
      hits,
    });
  },
} satisfies Sentences<Exclude<keyof BattlePrompts, ByCard>> & Partial<Sentences<keyof BattlePrompts>>;
