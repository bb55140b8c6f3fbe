/** How the chapters of a draft are written, in its words. */
import { book, type Context } from "@westmarch/kernel";
import type { Draft } from "./state.ts";

export type C = Context<Draft>;
export const { chapter, enter } = book<Draft>();
