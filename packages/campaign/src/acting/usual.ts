import type { Proposal, Say } from "@westmarch/boardkit";
import { listed, paragraph } from "@westmarch/boardkit/writing";
import type { Option } from "@westmarch/kernel";
import type { ThingId } from "../errands/things.ts";

/** Losses that a player takes with one press. */
export interface Losses {
  readonly usual: readonly Option[];
  readonly give: () => void;
  /** The same, and fights on; null or left out where nobody will ask it. */
  readonly on?: (() => void) | null;
  /** The player chooses each of them. */
  readonly otherwise: () => void;
}

/**
 * Offers the usual losses as one answer to a question, beside the way to choose them one by one; `who` is lost, in words.
 * Where the fight can go on, what is gold does that too.
 */
export const usualLosses = (
  say: Say<"acting.usual.losses" | "acting.usual.on" | "acting.usual.who" | "acting.otherwise">,
  sentence: string,
  who: readonly string[],
  { give, on = null, otherwise }: Losses,
): Proposal => ({
  sentence: paragraph(say, sentence, say("acting.usual.who", { who: listed(say, who, "parts") })),
  answers: [
    ...(on ? [{ text: say("acting.usual.on"), tone: "choice" as const, ends: true, give: on }] : []),
    {
      text: say("acting.usual.losses"),
      tone: on ? ("quiet" as const) : ("choice" as const),
      ends: false,
      give,
    },
  ],
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
