/** Why attempts are refused, in words. */
import type { Say, Slots } from "@westmarch/boardkit";
import { sentenceCase } from "@westmarch/boardkit/writing";
import type { Fact, Facts } from "@westmarch/kernel";

/** A fact that is a number; 0 where it is none. */
export const numberOr0 = (fact: Fact | undefined): number => (typeof fact === "number" ? fact : 0);

/** Says why an attempt is refused, with the numbers and the names that its facts speak of. */
export const refusalBy =
  <Reason extends string, S extends Say<`refusal.${Reason}`>>(slotsOf: (facts: Facts, say: S) => Slots) =>
  (
    { reason, facts = {} }: { readonly reason: Reason; readonly facts?: Facts },
    { say }: { readonly say: S },
  ) => {
    const [least, most] = [numberOr0(facts.least), numberOr0(facts.most)];
    return sentenceCase(say(`refusal.${reason}`, { ...slotsOf(facts, say), least, most }));
  };
