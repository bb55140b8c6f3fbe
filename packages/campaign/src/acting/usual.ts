import type { Proposal, Say } from "@westmarch/boardkit";
import { listed, paragraph } from "@westmarch/boardkit/writing";
import type { Option } from "@westmarch/kernel";
import type { ThingId } from "../errands/things.ts";

/** Losses that a player takes with one press. */
export interface Losses {
  readonly usual: readonly Option[];
  readonly give: () => void;
  /** The player chooses each of them. */
  readonly otherwise: () => void;
}

/** Offers the usual losses as one answer to a question, beside the way to choose them one by one; `who` is lost, in words. */
export const usualLosses = (
  say: Say<"acting.usual.losses" | "acting.usual.who" | "acting.otherwise">,
  sentence: string,
  who: readonly string[],
  { give, otherwise }: Losses,
): Proposal => ({
  sentence: paragraph(say, sentence, say("acting.usual.who", { who: listed(say, who, "parts") })),
  answers: [{ text: say("acting.usual.losses"), tone: "choice", give }],
  back: { text: say("acting.otherwise"), give: otherwise },
});

/** The same choices, each once, with how many times it is made. */
export function counted<Chosen extends Option>(
  options: readonly Chosen[],
): readonly (readonly [option: Chosen, times: number])[] {
  const found = new Map<string, [Chosen, number]>();
  for (const option of options) {
    const known = found.get(option.join());
    if (known) known[1]++;
    else found.set(option.join(), [option, 1]);
  }
  return [...found.values()];
}

/** How many of each thing these choices strike off. */
export function struckBy<Chosen extends Option>(
  options: readonly Chosen[],
  thingOf: (option: Chosen) => ThingId | null,
): ReadonlyMap<string, number> {
  const struck = new Map<string, number>();
  for (const option of options) {
    const thing = thingOf(option);
    if (thing !== null) struck.set(thing, (struck.get(thing) ?? 0) + 1);
  }
  return struck;
}
