/** What a question looks like to the code that puts it into words. */
import type { OfferedAt } from "@westmarch/campaign/labelling";
import type { AskOf } from "@westmarch/kernel";
import type { War } from "../../state.ts";
import type { AskingCard } from "../../words/battle.ts";
import type { EventPrompts } from "../../words/card-play.ts";
import type { Words } from "../../words.ts";
import type { Key, Props } from "../keys.ts";

/** What a question and its choices are put into words with. */
export type Spoken = Pick<Props, "say" | "view" | "selected">;

export type PromptName = keyof Words["prompts"];
export type Verb = keyof Words["choices"];

/** The prompts among whose options a verb may be. */
export type Offering<V extends Verb> = OfferedAt<Words, V>;

/** Questions of cards: what is not said of one of them is said by default. */
export type ByCard = keyof EventPrompts | AskingCard;
/** Questions of the rules, of which everything is said. */
export type ByRule = Exclude<PromptName, ByCard>;

/** Something for every question of the rules, and for any question of a card. */
export type Each<P extends PromptName, T> = { readonly [Q in Extract<P, ByRule>]: T } & {
  readonly [Q in Extract<P, ByCard>]?: T;
};

/** The sentence of each of these prompts. */
export type Sentences<P extends PromptName> = {
  readonly [Q in P]: (ask: AskOf<War, Q>, props: Spoken) => string;
};

/** Words for each prompt that offers a verb; those of a card may be left out. */
export type Said<V extends Verb> = Each<Offering<V>, Key>;
