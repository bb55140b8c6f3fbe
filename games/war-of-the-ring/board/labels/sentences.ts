/** The sentence of the prompt bar: who acts, and what is asked. */
import { sentenceCase } from "@westmarch/boardkit/writing";
import type { AskOf } from "@westmarch/kernel";
import type { War } from "../../state.ts";
import type { PromptName, Sentences, Spoken } from "./asked.ts";
import { ARMIES } from "./sentences/armies.ts";
import { BATTLE } from "./sentences/battle.ts";
import { CARDS } from "./sentences/cards.ts";
import { CHARACTERS } from "./sentences/characters.ts";
import { FELLOWSHIP } from "./sentences/fellowship.ts";
import { TURN } from "./sentences/turn.ts";

const SENTENCES: Sentences<PromptName> = {
  ...TURN,
  ...FELLOWSHIP,
  ...CHARACTERS,
  ...ARMIES,
  ...BATTLE,
  ...CARDS,
};

const sentenceOf = <P extends PromptName>(prompt: P, ask: AskOf<War, P>, props: Spoken): string =>
  SENTENCES[prompt](ask, props);

export const sentence = (ask: AskOf<War>, props: Spoken): string =>
  sentenceCase(sentenceOf(ask.prompt, ask, props));
