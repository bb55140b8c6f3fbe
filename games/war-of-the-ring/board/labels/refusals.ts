import type { Module } from "../keys.ts";

/** Why an attempt is refused. */
export const refusal: Module["refusal"] = ({ reason }) => reason;
