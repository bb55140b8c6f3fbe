/** Questions of Event cards. */
import { GANDALF_THE_GREY, GONDOR, NATION, SAURON } from "../../../data/ids.ts";
import { handSize } from "../../../rules/cards/hand.ts";
import { handLimit } from "../../../seats.ts";
import type { CardPrompts } from "../../../words/card-play.ts";
import type { Key } from "../../keys.ts";
import { cardName, deckKindName, groupName, place, withinCharacter, withinNation } from "../../names.ts";
import type { ByCard, Sentences, Spoken } from "../asked.ts";
import { asking, byCard, fromArmy, titled } from "../who.ts";

/** All of the question is the card's. */
const plainly =
  (key: Key) =>
  (_: unknown, props: Spoken): string =>
    byCard(props, key);

/** What is not here is asked plainly, in the words of its own (`sentences.ts`). */
export const CARDS = {
  "hand-limit": ({ seat }, props) =>
    titled(props, props.say("the.hand"), "prompt.hand-limit", {
      count: handSize(props.view, seat),
      limit: handLimit(props.view, seat),
    }),
  "gandalf-the-grey": ({ about: [deck] }, { say }) =>
    say("prompt.gandalf-the-grey", {
      who: withinCharacter(say, GANDALF_THE_GREY),
      deck: deckKindName(say, deck),
    }),
  "the-palantir-of-orthanc": (_, props) =>
    titled(props, props.say("card.the-palantir-of-orthanc"), "prompt.the-palantir-of-orthanc"),
  "another-card": plainly("prompt.another-card"),
  removal: ({ about: [card] }, props) => {
    const { say } = props;
    const icon = asking(props, "removal")?.at === "army" ? "army" : "character";
    return titled(props, cardName(say, card), "prompt.removal", { icon: say(`face.${icon}`) });
  },

  "rage-of-the-dunlendings.bring": ({ about: [from] }, props) =>
    byCard(props, "prompt.rage-of-the-dunlendings.bring", { from: place(props.say, from) }),

  "dead-men-of-dunharrow": (_, props) =>
    byCard(props, "prompt.dead-men-of-dunharrow", {
      group: groupName(props.say, asking(props, "dead-men-of-dunharrow")?.other ?? 0),
    }),
  "dead-men-of-dunharrow.recruits": (_, props) => {
    const { say } = props;
    const region = asking(props, "dead-men-of-dunharrow")?.region;
    return byCard(props, "prompt.dead-men-of-dunharrow.recruits", {
      nation: withinNation(say, GONDOR),
      place: region === undefined ? "" : place(say, region),
    });
  },
  "there-is-another-way": (_, props) =>
    byCard(props, "prompt.there-is-another-way", { revealed: props.view.revealed === 1 ? "yes" : "no" }),
  "help-unlooked-for": ({ seat }, props) =>
    fromArmy(props, seat, "prompt.attack.from") ?? byCard(props, "prompt.help-unlooked-for"),

  "lure-of-the-ring": ({ about: [character] }, props) =>
    byCard(props, "prompt.lure-of-the-ring", { who: withinCharacter(props.say, character) }),
  "the-breaking-of-the-fellowship": ({ about: [left] }, props) =>
    byCard(props, "prompt.the-breaking-of-the-fellowship", { left }),
  "the-lidless-eye": ({ about: [left] }, props) => byCard(props, "prompt.the-lidless-eye", { left }),
  "dreadful-spells": ({ seat }, props) =>
    fromArmy(props, seat, "prompt.dreadful-spells.from") ?? byCard(props, "prompt.dreadful-spells"),
  "the-ringwraiths-are-abroad.army": plainly("prompt.ringwraiths.army"),
  "the-black-captain-commands.army": plainly("prompt.black-captain.army"),
  "hill-trolls": (_, props) =>
    byCard(props, "prompt.hill-trolls", { nation: withinNation(props.say, SAURON) }),
  "stormcrow.where": (_, props) => {
    const nation = asking(props, "stormcrow")?.other;
    return byCard(props, "prompt.stormcrow.where", {
      nation: NATION.is(nation) ? withinNation(props.say, nation) : "",
    });
  },
  "stormcrow.who": ({ about: [region] }, props) =>
    byCard(props, "prompt.stormcrow.who", { place: place(props.say, region) }),
} satisfies Sentences<Exclude<keyof CardPrompts, ByCard>> & Partial<Sentences<keyof CardPrompts>>;
