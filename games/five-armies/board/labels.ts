/** What is asked, what can be answered, and why something cannot: in words. */
export { label } from "./labels/options.ts";
export { refusal } from "./labels/refusals.ts";
export { sentence } from "./labels/sentences.ts";
