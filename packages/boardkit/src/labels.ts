/** Labels of choices, as every game makes them. A text has no capital yet: `begun` gives it one. */
import type { Label, Say } from "./board.ts";
import { sentenceCase } from "./writing.ts";

/** What a choice is like: one among others, one that hurts, one that leaves things as they are. */
export const choice = (text: string): Label => ({ text, tone: "choice" });
export const danger = (text: string): Label => ({ text, tone: "danger" });
export const quiet = (text: string): Label => ({ text, tone: "quiet" });

/** A choice that is said in the same words wherever it is offered. */
export const plain =
  <Key extends string>(key: Key, as: (text: string) => Label = choice) =>
  (_option: unknown, _ask: unknown, { say }: { readonly say: Say<Key> }): Label =>
    as(say(key));

/** It is offered under this group. */
export const grouped = (label: Label, id: string, text: string): Label => ({ ...label, group: { id, text } });

/** Begun with a capital, where the script has any. */
export const begun = (label: Label): Label => ({ ...label, text: sentenceCase(label.text) });
