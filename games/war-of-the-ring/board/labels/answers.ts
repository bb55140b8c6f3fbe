/** What yes, no, enough and a number mean for the question that asks. */
import type { Label } from "@westmarch/boardkit";
import type { AskOf } from "@westmarch/kernel";
import { FREE, GONDOR, regularOf } from "../../data/ids.ts";
import { seatsOf } from "../../seats.ts";
import type { War } from "../../state.ts";

import { figures, seatName } from "../names.ts";
import type { ByRule, Offering, PromptName, Said, Spoken } from "./asked.ts";

export const YES: Omit<Said<"yes">, "guide-ability"> = {
  mix: "yes.mix",
  swap: "yes.swap",
  mordor: "yes.mordor",
  balrog: "yes.balrog",
  flocks: "yes.flocks",
  staff: "yes.staff",
  mithril: "yes.mithril",
  "white-rider": "yes.white-rider",
  sorcerer: "yes.draw",
  "gandalf-the-grey": "yes.draw",
};

export const NO: Omit<Said<"no">, "guide-ability"> = {
  mix: "no.mix",
  swap: "no.swap",
  mordor: "no.mordor",
  balrog: "no.card",
  flocks: "no.card",
  staff: "no.card",
  mithril: "no.card",
  "white-rider": "no.white-rider",
  sorcerer: "no.draw",
  "gandalf-the-grey": "no.draw",
};

export const DONE: Omit<Said<"done">, "casualty"> = {
  move: "done.move",
  army: "done.move",
  recruit: "done.recruit",
  companions: "done.roam",
  minion: "done.roam",
  declare: "done.declare",
  relief: "done.relief",
  worn: "done.worn",
  advance: "done.advance",
  "combat-card": "done.combat-card",
  "heroic-death": "done.fall",
  "black-breath": "done.spare",
  "another-card": "done.another-card",
  "the-nazgul-strike": "done.the-nazgul-strike",
  "the-lidless-eye": "done.the-lidless-eye",
  "the-ringwraiths-are-abroad.army": "done.army",
  "the-black-captain-commands.army": "done.army",
};

type Numbered<P extends PromptName> = {
  readonly [Q in P]: (props: Spoken, number: number, ask: AskOf<War, Q>) => string;
};

const NUMBERS = {
  allocate: ({ say }, count) => say("option.dice", { count }),
  "hunt-again": ({ say }, count) => say("option.dice", { count }),
  "dread-and-despair": ({ say }, count) => say("option.points", { count }),
  "relentless-assault": ({ say }, count) => say("option.hits", { count }),
  onslaught: ({ say }, count) => say("option.hits", { count }),
  "lure-of-the-ring": ({ say }, count) => say("option.corruption", { count }),
  worn: ({ say, view }, place) =>
    say("option.random-card", { who: seatName(say, view, seatsOf(view, FREE)[place]) }),
  "dead-men-of-dunharrow.recruits": ({ say }, count) =>
    count === 0 ? say("option.nobody") : figures(say, regularOf(GONDOR), count),
  "rage-of-the-dunlendings.bring": ({ say }, count, { about: [, figure] }) =>
    count === 0 ? say("option.nobody") : figures(say, figure, count),
} satisfies Numbered<Extract<Offering<"number">, ByRule>> & Partial<Numbered<Offering<"number">>>;
type NumberedPrompt = keyof typeof NUMBERS;

const isNumbered = (ask: AskOf<War>): ask is AskOf<War, NumberedPrompt> => Object.hasOwn(NUMBERS, ask.prompt);

const numberOf = <P extends NumberedPrompt>(
  prompt: P,
  ask: AskOf<War, P>,
  props: Spoken,
  number: number,
  numbers: Numbered<NumberedPrompt> = NUMBERS,
): string => numbers[prompt](props, number, ask);

/** A number, as what it is a number of. None of it is quiet, but for the player whose cards are meant. */
export const numbered = (ask: AskOf<War>, props: Spoken, number: number): Label => ({
  text: isNumbered(ask) ? numberOf(ask.prompt, ask, props, number) : String(number),
  // A player of the Free Peoples is no number of anything.
  ...(ask.prompt === "worn" ? { tone: "choice" } : { tone: number === 0 ? "quiet" : "choice", number }),
});
