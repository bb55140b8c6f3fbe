/** How questions, choices and refusals are said. */
import { choices } from "../choices.ts";
import type { Besides, Module } from "./keys.ts";

export const sentence: Module["sentence"] = (ask) => ask.prompt;
export const label: Module["label"] = (option) => ({ text: choices.choice(option), tone: "choice" });
export const refusal: Besides["refusal"] = ({ reason }) => reason;
