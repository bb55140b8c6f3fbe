/** The sentence of the prompt bar: who acts, and what is asked. */
import { sentenceCase } from "@westmarch/boardkit/writing";
import type { AskOf } from "@westmarch/kernel";
import { isCombatName } from "../../data/cards.ts";
import type { War } from "../../state.ts";
import type { AskingCard } from "../../words/battle.ts";
import { combatName } from "../names.ts";
import type { ByRule, PromptName, Sentences, Spoken } from "./asked.ts";
import { ARMIES } from "./sentences/armies.ts";
import { BATTLE } from "./sentences/battle.ts";
import { CARDS } from "./sentences/card-questions.ts";
import { CHARACTERS } from "./sentences/characters.ts";
import { FELLOWSHIP } from "./sentences/fellowship.ts";
import { TURN } from "./sentences/turn.ts";
import { byCard, titled } from "./who.ts";

const SENTENCES = {
  ...TURN,
  ...FELLOWSHIP,
  ...CHARACTERS,
  ...ARMIES,
  ...BATTLE,
  ...CARDS,
} satisfies Sentences<ByRule>;
/** Questions that have a sentence of their own. */
type Own = keyof typeof SENTENCES;
/** Questions of a card that are asked plainly: each has words of its own, or it does not compile. */
type Plain = Exclude<PromptName, Own>;

const isOwn = (ask: AskOf<War>): ask is AskOf<War, Own> => Object.hasOwn(SENTENCES, ask.prompt);

const sentenceOf = <P extends Own>(
  prompt: P,
  ask: AskOf<War, P>,
  props: Spoken,
  sentences: Sentences<Own> = SENTENCES,
): string => sentences[prompt](ask, props);

const isOfCombat = (ask: AskOf<War, Plain>): ask is AskOf<War, Plain & AskingCard> =>
  isCombatName(ask.prompt);

/** A card asks, and all of its question is the card's. */
const plainly = (ask: AskOf<War, Plain>, props: Spoken): string =>
  isOfCombat(ask)
    ? titled(props, combatName(props.say, ask.about[0]), `prompt.${ask.prompt}`)
    : byCard(props, `prompt.${ask.prompt}`);

export const sentence = (ask: AskOf<War>, props: Spoken): string =>
  sentenceCase(isOwn(ask) ? sentenceOf(ask.prompt, ask, props) : plainly(ask, props));
