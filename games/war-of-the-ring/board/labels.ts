import type { Module } from "./keys.ts";

/** An option on a button. */
export const label: Module["label"] = (option) => ({ text: option.join(" "), tone: "choice" });
/** The sentence of the prompt bar. */
export const sentence: Module["sentence"] = (ask) => ask.prompt;
/** Why an attempt is refused. */
export const refusal: Module["refusal"] = ({ reason }) => reason;
