/** Questions and choices, looked up by their names. */
import { NONE } from "@westmarch/kernel";

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

/** The number of a group that has been taken up, such as the 57 of `army:57`, or `NONE`. */
export function takenUp(selected: string | null, kind: "army" | "die"): number {
  const [what, number] = (selected ?? "").split(":");
  return what === kind && number !== undefined && number !== "" ? Number(number) : NONE;
}

/** What a verb means by each prompt that offers it, looked up for any prompt. */
export const meaning = <T>(
  meanings: { readonly [prompt: string]: T | undefined },
  prompt: string,
  otherwise: T,
): T => meanings[prompt] ?? otherwise;
