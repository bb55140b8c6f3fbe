/** The sentence of the prompt bar: who acts, and what is asked. */
import { sentenceCase } from "@westmarch/boardkit/writing";
import type { AskOf } from "@westmarch/kernel";
import type { FiveArmies } from "../../state.ts";
import { speakOf } from "../titles.ts";
import type { Ask, PromptName, Sentences, Spoken } from "./asked.ts";
import { ARMIES } from "./sentences/armies.ts";
import { COMBAT } from "./sentences/combat.ts";
import { MUSTER } from "./sentences/muster.ts";
import { PROGRAMS } from "./sentences/programs.ts";
import { TURN } from "./sentences/turn.ts";

const SENTENCES: Sentences = { ...TURN, ...ARMIES, ...MUSTER, ...PROGRAMS, ...COMBAT };

const sentenceOf = <P extends PromptName>(prompt: P, ask: AskOf<FiveArmies, P>, props: Spoken): string =>
  SENTENCES[prompt](ask, props);

export const sentence = (ask: Ask, props: Spoken): string => {
  speakOf(props.view);
  return sentenceCase(sentenceOf(ask.prompt, ask, props));
};
