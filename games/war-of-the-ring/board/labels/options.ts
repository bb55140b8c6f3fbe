/** Every choice on a short button. */
import type { Label } from "@westmarch/boardkit";
import { begun, choice, danger, grouped, plain, quiet } from "@westmarch/boardkit/labels";
import { meaning } from "@westmarch/campaign/labelling";
import type { AskOf, ChoiceOf } from "@westmarch/kernel";
import { CHARACTER_DECK, CHARACTER_FACE, ELITE, type FaceId, GOLLUM, other } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { rouserOf } from "../../data/rousers.ts";
import { hasArmy, isBesieged } from "../../rules/figures.ts";
import { sideOf } from "../../seats.ts";
import type { War } from "../../state.ts";
import type { Chosen } from "../../vocabulary.ts";
import type { Key } from "../keys.ts";
import {
  cardName,
  combatName,
  deckKindName,
  faceName,
  figureName,
  figures,
  nationName,
  place,
  regionName,
  withinCharacter,
} from "../names.ts";
import { DONE, NO, numbered, YES } from "./answers.ts";
import type { Offering, Said, Spoken, Verb } from "./asked.ts";
import { asking } from "./who.ts";

type Ask = AskOf<War>;

/** An action stands with the die that pays for it. */
const withDie = (label: Label, { say }: Spoken, face: FaceId): Label =>
  grouped(label, `die:${face}`, faceName(say, face));
const byDie =
  (key: Key, as: (text: string) => Label = choice) =>
  ([, face]: readonly [verb: string, face: FaceId], _ask: Ask, props: Spoken): Label =>
    withDie(as(props.say(key)), props, face);

/** What is done with an Army stands with the region that it goes from. */
const withArmy = (label: Label, { say }: Spoken, from: RegionId): Label =>
  grouped(label, `army:${from}`, regionName(say, from));

/** An attack on another region, on a Stronghold, or out of one. */
function attack({ say, view }: Spoken, seat: number, from: RegionId, to: RegionId): Label {
  if (from !== to) return danger(say("option.attack", { place: place(say, to) }));
  const sallies = isBesieged(view, sideOf(view, seat), from);
  return danger(say(sallies ? "option.attack.sortie" : "option.attack.siege"));
}

/** A region as an answer, where it is more than a place to go to. */
const PLACES: { readonly [P in Offering<"to">]?: (props: Spoken, seat: number, to: RegionId) => Label } = {
  declare: ({ say }, _seat, to) => choice(say("option.declare", { place: place(say, to) })),
  "march-by": ({ say }, _seat, to) => choice(say("option.by", { place: place(say, to) })),
  retreat: ({ say }, _seat, to) => choice(say("option.retreat", { place: place(say, to) })),
  scouts: ({ say }, _seat, to) => choice(say("option.retreat", { place: place(say, to) })),
  "the-eagles-are-coming": ({ say }, _seat, to) => danger(say("option.army-in", { place: place(say, to) })),
  "the-spirit-of-mordor": ({ say }, _seat, to) => danger(say("option.army-in", { place: place(say, to) })),
  "faramirs-rangers": ({ say }, _seat, to) => danger(say("option.army-in", { place: place(say, to) })),
  "paths-of-the-woses": ({ say }, _seat, to) => choice(say("option.army-in", { place: place(say, to) })),
  "the-fighting-uruk-hai": ({ say }, _seat, to) => danger(say("option.attack", { place: place(say, to) })),
  "corsairs-of-umbar": ({ say, view }, seat, to) => {
    const enemy = other(sideOf(view, seat));
    return hasArmy(view, enemy, to) && !isBesieged(view, enemy, to)
      ? danger(say("option.attack", { place: place(say, to) }))
      : choice(regionName(say, to));
  },
};

/** The figure that is lost: by hits, or by a card. */
function lost({ say }: Spoken, ask: Ask, [, figure]: Chosen<"lose">): Label {
  if (ask.prompt === "excess") return quiet(say("option.lose.back", { who: figures(say, figure, 1) }));
  if (ask.prompt !== "hits") return danger(say("option.fall", { who: figureName(say, figure) }));
  const two = ask.about[0] >= 2 && figure >= ELITE;
  return danger(say(two ? "option.lose.two" : "option.lose", { who: figures(say, figure, 1) }));
}

/** What is done with a card, by the question. */
const CARD_KEYS: Said<"card"> = {
  "combat-card": "option.combat-card",
  "another-card": "option.play",
  "swap-card": "option.give",
  relief: "option.discard",
  worn: "option.discard",
  "the-nazgul-strike": "option.discard",
};

/** All others go, or no other does. */
const GOES: Said<"go"> = {
  stay: "option.go.march",
  advance: "option.go.advance",
  separate: "option.go.separate",
  "dead-men-of-dunharrow": "option.go.dead-men",
};
/** Questions of who else sets out: that nobody does ends them. */
const ENDING: ReadonlySet<Ask["prompt"]> = new Set(["separate", "dead-men-of-dunharrow"]);
function goes(ask: Ask, props: Spoken): Label {
  const key: Key = asking(props, "attack")
    ? "option.go.attack"
    : meaning(GOES, ask.prompt, "option.go.march");
  const said = choice(props.say(key, { rest: someStay(props) ? "yes" : "no" }));
  return ENDING.has(ask.prompt) ? { ...said, ends: true } : said;
}
/** Whether a figure of the Army that is being divided has been told to stay. */
const someStay = (props: Spoken): boolean =>
  (["moving", "passage", "attack", "battle"] as const).some((chapter) =>
    asking(props, chapter)?.stay.some((howMany) => howMany > 0),
  );

/** Enemies who are struck down, and figures who come. */
const STRUCK: readonly string[] = ["blade-of-westernesse", "fateful-strike", "black-breath"];

/** How each verb is said on a button. */
const LABELS: {
  readonly [V in Verb]: (option: Chosen<V>, ask: Ask, props: Spoken) => Label;
} = {
  armies: ([, face], _ask, props) =>
    withDie(choice(props.say(face === CHARACTER_FACE ? "option.armies.one" : "option.armies")), props, face),
  "attack-with": byDie("option.attack-with", danger),
  hide: byDie("option.hide"),
  minions: byDie("option.minions"),
  travel: byDie("option.travel"),
  "separate-with": byDie("option.separate-with"),
  companions: byDie("option.companions"),
  rouse: ([, nation, face], _ask, props) => {
    const { say } = props;
    const slots = { nation: nationName(say, nation), character: withinCharacter(say, rouserOf(nation)) };
    return withDie(choice(say("option.rouse", slots)), props, face);
  },
  advance: ([, nation, face], _ask, props) =>
    withDie(choice(props.say("option.advance", { nation: nationName(props.say, nation) })), props, face),
  "recruit-with": byDie("option.recruit-with"),
  voice: ([, way, face], _ask, props) =>
    withDie(choice(props.say(way === 0 ? "option.voice.recruit" : "option.voice.replace")), props, face),
  enter: ([, character, face], _ask, props) =>
    withDie(
      choice(props.say("option.enter", { character: withinCharacter(props.say, character) })),
      props,
      face,
    ),
  play: ([, card, face], _ask, props) =>
    withDie(choice(props.say("option.play", { card: cardName(props.say, card) })), props, face),
  draw: ([, deck, face], _ask, props) =>
    withDie(
      choice(props.say((deck & 1) === CHARACTER_DECK ? "option.draw.character" : "option.draw.strategy")),
      props,
      face,
    ),
  remove: ([, card, face], _ask, props) =>
    withDie(choice(props.say("option.remove", { card: cardName(props.say, card) })), props, face),
  skip: byDie("option.skip", quiet),

  pass: plain("option.pass", quiet),
  ring: ([, from, to], _ask, { say }) => ({
    ...choice(say("option.ring", { from: faceName(say, from), to: faceName(say, to) })),
    group: { id: "ring", text: say("the.ring"), part: { id: `ring:${from}`, text: faceName(say, from) } },
  }),

  move: ([, from, to], _ask, props) => withArmy(choice(regionName(props.say, to)), props, from),
  attack: ([, from, to], ask, props) =>
    withArmy(
      ask.prompt === "dreadful-spells"
        ? danger(props.say("option.army-in", { place: place(props.say, to) }))
        : attack(props, ask.seat, from, to),
      props,
      from,
    ),
  from: ([, region], ask, { say }) =>
    choice(
      ask.prompt === "minion"
        ? say("option.nazgul-in", { place: place(say, region) })
        : regionName(say, region),
    ),
  to: ([, region], ask, props) =>
    meaning(PLACES, ask.prompt, ({ say }: Spoken, _seat: number, to: RegionId) =>
      choice(regionName(say, to)),
    )(props, ask.seat, region),
  figure: ([, figure], ask, { say }) => {
    if (ask.prompt === "the-black-captain-commands")
      return choice(say("option.recruit", { figures: figures(say, figure, 2) }));
    return { text: figureName(say, figure), tone: STRUCK.includes(ask.prompt) ? "danger" : "choice" };
  },
  stay: ([, figure, count], _ask, { say }) =>
    choice(say("option.stay", { who: figures(say, figure, count), count })),
  lose: (option, ask, props) => lost(props, ask, option),
  reduce: ([, figure], _ask, { say }) => danger(say("option.reduce", { who: figures(say, figure, 1) })),
  nation: ([, nation], _ask, { say }) => choice(nationName(say, nation)),
  character: ([, character], _ask, { say }) => choice(withinCharacter(say, character)),
  card: ([, card], ask, { say }) =>
    choice(
      say(meaning(CARD_KEYS, ask.prompt, "option.play"), {
        card: cardName(say, card),
        combat: combatName(say, card),
      }),
    ),
  discard: ([, card], _ask, { say }) => choice(say("option.discard", { card: cardName(say, card) })),
  face: ([, face], _ask, { say }) => choice(say("option.eye", { face: faceName(say, face) })),
  deck: ([, deck], _ask, { say }) => choice(deckKindName(say, deck)),
  number: ([, number], ask, props) => numbered(ask, props, number),

  done: (_option, ask, props) => {
    const { say } = props;
    if (ask.prompt === "casualty") return quiet(say("done.casualty", { damage: ask.about[1] }));
    const frame = asking(props, "minions");
    const idle = frame
      ? frame.moved === 0 && frame.flown.length === 0
      : asking(props, "companions")?.moved === 0;
    return quiet(say(idle ? "done.roam.none" : meaning(DONE, ask.prompt, "done.recruit")));
  },
  go: (_option, ask, props) => goes(ask, props),
  yes: (_option, ask, { say, view }) => {
    if (ask.prompt === "there-is-another-way")
      return choice(say(view.revealed === 1 ? "option.hide" : "option.travel"));
    if (ask.prompt !== "guide-ability") return choice(say(meaning(YES, ask.prompt, "yes.card")));
    const [guide] = ask.about;
    return choice(
      say(guide === GOLLUM ? "yes.guide-ability.gollum" : "yes.guide-ability", {
        guide: withinCharacter(say, guide),
      }),
    );
  },
  no: (_option, ask, { say }) => {
    if (ask.prompt !== "guide-ability") return quiet(say(meaning(NO, ask.prompt, "no.text")));
    const [guide] = ask.about;
    return quiet(
      say(guide === GOLLUM ? "no.guide-ability.gollum" : "no.guide-ability", {
        guide: withinCharacter(say, guide),
      }),
    );
  },
  fight: (_option, ask, { say }) => {
    if (ask.prompt === "stand") return choice(say("option.fight.field"));
    return ask.prompt === "retreat" ? choice(say("option.fight.on")) : danger(say("option.fight.army"));
  },
  withdraw: plain("option.withdraw"),
  cease: plain("option.cease", quiet),
  continue: plain("option.continue", danger),
  separate: plain("option.separate"),
  journey: plain("option.journey"),
  march: (_option, ask, { say }) =>
    choice(say("option.march", { armies: ask.prompt === "the-black-captain-commands.army" ? 1 : 2 })),
  fly: plain("option.fly"),
  hunt: plain("option.hunt", danger),
  "guide-falls": (_option, _ask, { say, view }) =>
    danger(say("option.fall", { who: withinCharacter(say, view.guide) })),
  "random-falls": plain("option.fall.random", danger),
};

const labelOf = <V extends Verb>(verb: V, option: Chosen<V>, ask: Ask, props: Spoken): Label =>
  LABELS[verb](option, ask, props);

export const label = (option: ChoiceOf<War>, ask: Ask, props: Spoken): Label =>
  begun(labelOf(option[0], option, ask, props));
