/** Questions and choices, looked up by their names. */

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
