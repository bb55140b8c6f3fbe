/** What a question looks like to the code that puts it into words. */
import type { OfferedAt } from "@westmarch/campaign/labelling";
import type { AskOf } from "@westmarch/kernel";
import type { FiveArmies } from "../../state.ts";
import type { Words } from "../../words.ts";
import type { Key, Props } from "../keys.ts";

/** What a question and its choices are put into words with. */
export type Spoken = Pick<Props, "say" | "view" | "selected">;

export type Ask = AskOf<FiveArmies>;
export type PromptName = keyof Words["prompts"];
export type Verb = keyof Words["choices"];

/** The prompts among whose options a verb may be. */
export type Offering<V extends Verb> = OfferedAt<Words, V>;

/** The sentence of each of these prompts. */
export type Sentences<P extends PromptName = PromptName> = {
  readonly [Q in P]: (ask: AskOf<FiveArmies, Q>, props: Spoken) => string;
};

/** Words for each prompt that offers a verb. */
export type Said<V extends Verb> = { readonly [P in Offering<V>]: Key };
