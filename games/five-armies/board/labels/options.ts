/** Every choice on a short button. */
import type { Label } from "@westmarch/boardkit";
import { begun, choice, danger, grouped, plain, quiet } from "@westmarch/boardkit/labels";
import { meaning } from "@westmarch/campaign/labelling";
import type { ChoiceOf } from "@westmarch/kernel";
import {
  ACTION,
  type ActionId,
  type FaceId,
  NONE,
  type PlaceId,
  SHADOW_GROUP,
  SIDE,
  sideOf,
  unitOfCard,
} from "../../ids.ts";
import { printed } from "../../printing.ts";
import { armyIn, unitsIn } from "../../rules/board.ts";
import { programOf } from "../../rules/said.ts";
import { changedAbility } from "../../rules/standing.ts";
import type { FiveArmies } from "../../state.ts";
import type { Chosen } from "../../vocabulary.ts";
import type { Key } from "../keys.ts";
import {
  abilityName,
  actionName,
  cardName,
  characterName,
  combatName,
  deckName,
  faceName,
  groupName,
  maneuverName,
  place,
  placeName,
  roostName,
  territoryName,
  things,
  tileName,
  unitName,
  units,
  withinCharacter,
} from "../names.ts";
import { speakOf } from "../titles.ts";
import { agreed, enough, NO, numbered } from "./answers.ts";
import type { Ask, Offering, Said, Spoken, Verb } from "./asked.ts";
import { doings } from "./programs.ts";
import { asking, within } from "./who.ts";

/** An action stands with the die that pays for it. */
const withDie = (label: Label, { say }: Spoken, face: FaceId): Label =>
  grouped(label, `die:${face}`, say("option.die", { face: faceName(say, face) }));

/** What is done with an army stands with the place that it goes from, unless the question names that army. */
const withArmy = (label: Label, props: Spoken, from: PlaceId): Label =>
  asking(props, "attack")?.from === from ? label : grouped(label, `army:${from}`, placeName(props.say, from));

/** Actions that hurt an enemy. */
const VIOLENT: readonly ActionId[] = [
  ACTION.named("attack"),
  ACTION.named("combined_attack"),
  ACTION.named("attack_with_leadership"),
  ACTION.named("goblin_attack"),
  ACTION.named("eagle_attack"),
];

/** A place as an answer, where it is more than somewhere to go to. */
const PLACES: { readonly [P in Offering<"to">]?: readonly [key: Key, as: (text: string) => Label] } = {
  combined: ["option.attack", danger],
  "beorn-attack": ["option.attack", danger],
  retreat: ["option.retreat-to", choice],
  drive: ["option.drive", danger],
};

/** What is said of an army beside its place. */
const ARMIES: Said<"army"> = {
  lead: "option.army.led",
  rally: "option.army.hurt",
  armies: "option.army",
  fighting: "option.army.fights",
  advance: "option.army.advances",
};

/** The unit that is lost, and how many markers go along. */
function lost({ say, view }: Spoken, ask: Ask, [, unit]: Chosen<"lose">): Label {
  const who = units(say, unit, 1);
  switch (ask.prompt) {
    case "casualties":
      return danger(say("option.lose", { who, markers: Math.min(2, ask.about[1]) }));
    case "spent":
      return danger(say("option.lose", { who, markers: view.damage[ask.about[0]] }));
    case "quarter":
      return danger(say("option.lose", { who, markers: Math.min(2, view.damage[ask.about[0]]) }));
    case "excess": {
      const trades = (asking({ view }, "excess")?.trades ?? 0) !== 0;
      return danger(
        say("option.lose", { who, markers: trades ? Math.min(2, view.damage[ask.about[0]]) : 0 }),
      );
    }
    default:
      return danger(say("option.lose", { who, markers: 0 }));
  }
}

/** A branch of what is being carried out. */
function branch(props: Spoken, which: 0 | 1): Label {
  const frame = asking(props, "steps");
  if (!frame) return choice(props.say("do.either"));
  const path = [...frame.path, frame.n, which];
  return choice(doings(programOf(props.view, frame.source, frame.program, path), props.say));
}

/** A recruitment token where it lies or may lie; whose it is, where that is not the same for all. */
function token({ say }: Spoken, ask: Ask, [, at, group]: Chosen<"token" | "flip">): string {
  const groups = new Set(
    ask.options.flatMap((one) => (one[0] === "token" || one[0] === "flip" ? [one[2]] : [])),
  );
  return groups.size > 1 || group !== SHADOW_GROUP
    ? say("option.token", { place: placeName(say, at), group: groupName(say, group) })
    : placeName(say, at);
}

/** How each verb is said on a button. */
const LABELS: {
  readonly [V in Verb]: (option: Chosen<V>, ask: Ask, props: Spoken) => Label;
} = {
  use: ([, face, action], _ask, props) => {
    const as = VIOLENT.includes(action) ? danger : choice;
    return withDie(as(actionName(props.say, action)), props, face);
  },
  play: ([, face, card], _ask, props) =>
    withDie(choice(props.say("option.play", { card: cardName(props.say, card) })), props, face),
  enter: ([, face, character], _ask, props) =>
    withDie(choice(props.say("option.enter", { who: withinCharacter(props.say, character) })), props, face),
  aside: ([, face], _ask, props) => withDie(quiet(props.say("option.aside")), props, face),
  ability: ([, general], _ask, { say, view }) => {
    const card = changedAbility(view, general);
    return {
      ...choice(
        say("option.ability", {
          who: characterName(say, general),
          ability: card === null ? abilityName(say, general) : cardName(say, card),
        }),
      ),
      group: { id: "abilities", text: say("the.abilities") },
    };
  },
  pass: plain("option.pass", quiet),

  step: ([, from, to], ask, props) =>
    withArmy(
      choice(
        ask.prompt === "attack"
          ? props.say("option.step", { place: place(props.say, to) })
          : placeName(props.say, to),
      ),
      props,
      from,
    ),
  attack: ([, from, to], _ask, props) =>
    withArmy(danger(props.say("option.attack", { place: place(props.say, to) })), props, from),
  to: ([, at], ask, { say }) => {
    const [key, as] = meaning<readonly [Key, (text: string) => Label] | null>(PLACES, ask.prompt, null) ?? [];
    return key && as ? as(say(key, { place: place(say, at) })) : choice(placeName(say, at));
  },
  army: ([, at], ask, { say, view }) => {
    const key = meaning(ARMIES, ask.prompt, "option.army");
    const side = armyIn(view, at) ?? sideOf(ask.seat);
    return choice(
      say(key, {
        place: placeName(say, at),
        units: unitsIn(view, side, at),
        damage: view.damage[at],
        side: SIDE.names[side],
      }),
    );
  },
  flip: (option, ask, props) => choice(token(props, ask, option)),
  token: (option, ask, props) => (ask.prompt === "remove-token" ? danger : choice)(token(props, ask, option)),
  stay: ([, thing, count], _ask, { say }) =>
    choice(say("option.stay", { who: things(say, thing, count), count })),
  lose: (option, ask, props) => lost(props, ask, option),
  unit: ([, unit], _ask, { say }) => choice(unitName(say, unit)),
  muster: ([, at, unit], ask, { say }) => {
    const types = new Set(ask.options.flatMap((one) => (one[0] === "muster" ? [one[2]] : [])));
    if (types.size === 1)
      return choice(say("option.muster", { place: placeName(say, at), unit: unitName(say, unit) }));
    return { ...choice(unitName(say, unit)), group: { id: `place:${at}`, text: placeName(say, at) } };
  },
  character: ([, character], ask, { say }) =>
    (ask.prompt === "give-up" ? danger : choice)(characterName(say, character)),
  territory: ([, territory], _ask, { say }) => choice(territoryName(say, territory)),
  swoop: ([, roost, at], _ask, { say }) =>
    danger(say("option.swoop", { place: place(say, at), roost: roostName(say, roost) })),
  card: ([, card], ask, { say }) =>
    ask.prompt === "enemy-card"
      ? danger(cardName(say, card))
      : choice(say("option.combat-card", { combat: combatName(say, card), card: cardName(say, card) })),
  discard: ([, card], _ask, { say }) => choice(say("option.discard", { card: cardName(say, card) })),
  maneuver: ([, maneuver], _ask, { say }) => {
    const unit = unitOfCard(maneuver);
    return choice(
      unit === null
        ? maneuverName(say, maneuver)
        : say("option.combat-card", { combat: maneuverName(say, maneuver), card: unitName(say, unit) }),
    );
  },
  die: ([, side, die], _ask, { say, view: { battle } }) => ({
    ...choice(
      say(die < (battle?.black[side] ?? 0) ? "option.thrown.black" : "option.thrown", {
        number: die + 1,
        value: battle?.rolled[side][die] ?? 0,
      }),
    ),
    group: { id: `thrown:${side}`, text: say("option.dice-of", { side: SIDE.names[side] }) },
  }),
  face: ([, face], _ask, { say }) => choice(faceName(say, face)),
  number: ([, many], ask, props) => numbered(ask, props, many),
  deck: ([, deck], _ask, { say }) => choice(deckName(say, deck)),
  one: (_option, _ask, props) => branch(props, 0),
  other: (_option, _ask, props) => branch(props, 1),
  draw: plain("option.tile.draw"),
  apply: (_option, ask, { say }) =>
    choice(say("option.tile.apply", { tile: ask.prompt === "tile" ? tileName(say, ask.about[0]) : "" })),
  cease: plain("option.cease", quiet),
  continue: plain("option.continue", danger),
  stand: plain("option.stand", danger),
  retreat: (_option, ask, { say, view: { battle } }) => {
    const alone = battle !== null && battle.beorn !== 0;
    return quiet(
      say(ask.prompt === "leave" && ask.about[0] === 0 && !alone ? "option.rout" : "option.retreat"),
    );
  },
  yes: (_option, ask, props) => choice(agreed(ask, props)),
  no: (_option, ask, { say }) => quiet(say(meaning(NO, ask.prompt, "no.spend"))),
  go: (_option, _ask, props) => {
    const stay = asking(props, "split")?.stay ?? [];
    const key = within(props, "advance") ? "option.go.advance" : "option.go";
    return choice(props.say(key, { rest: stay.some((many) => many > 0) ? "yes" : "no" }));
  },
  done: (_option, ask, props) => quiet(enough(ask, props)),
};

const labelOf = <V extends Verb>(verb: V, option: Chosen<V>, ask: Ask, props: Spoken): Label =>
  LABELS[verb](option, ask, props);

/** The card of a hand that a choice names. */
const cardIn = ([verb, first, second]: ChoiceOf<FiveArmies>): number =>
  verb === "play" ? Number(second) : verb === "discard" || verb === "card" ? Number(first) : NONE;

/** Whether an equal card is offered before this one: a deck may hold two of a design. */
function isSecond(option: ChoiceOf<FiveArmies>, ask: Ask, { view }: Spoken): boolean {
  const card = cardIn(option);
  if (card < 0) return false;
  const { designs } = printed(view);
  return ask.options.some(
    (other) => cardIn(other) >= 0 && cardIn(other) < card && designs[cardIn(other)] === designs[card],
  );
}

export const label = (option: ChoiceOf<FiveArmies>, ask: Ask, props: Spoken): Label => {
  speakOf(props.view);
  const said = labelOf(option[0], option, ask, props);
  const text = isSecond(option, ask, props) ? props.say("option.second", { text: said.text }) : said.text;
  return begun({ ...said, text });
};
