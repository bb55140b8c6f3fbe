/** Questions, choices and refusals, looked up by their names. */
import type { Say, Slots } from "@westmarch/boardkit";
import { sentenceCase } from "@westmarch/boardkit/writing";
import type { Fact, Facts } from "@westmarch/kernel";

/** What a game calls its questions and its choices. */
export interface Choosing {
  readonly prompts: object;
  readonly choices: object;
}

/** The prompts among whose options a verb may be. */
export type OfferedAt<Words extends Choosing, Verb> = {
  [P in keyof Words["prompts"]]: Words["prompts"][P] extends { readonly offers: infer Offers }
    ? Verb extends Offers
      ? P
      : never
    : never;
}[keyof Words["prompts"]];

/** What a verb means by each prompt that offers it, looked up for any prompt. */
export const meaning = <T>(
  meanings: { readonly [prompt: string]: T | undefined },
  prompt: string,
  otherwise: T,
): T => meanings[prompt] ?? otherwise;

/** A fact that is a number; 0 where it is none. */
export const numberOr0 = (fact: Fact | undefined): number => (typeof fact === "number" ? fact : 0);

/** Says why an attempt is refused, with the names that its facts speak of. */
export const refusalBy =
  <Reason extends string, S extends Say<`refusal.${Reason}`>>(slotsOf: (facts: Facts, say: S) => Slots) =>
  (
    { reason, facts = {} }: { readonly reason: Reason; readonly facts?: Facts },
    { say }: { readonly say: S },
  ) =>
    sentenceCase(say(`refusal.${reason}`, slotsOf(facts, say)));
