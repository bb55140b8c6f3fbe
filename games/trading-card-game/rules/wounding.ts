/** Wounds that several have been given: one at a time, so that each can be answered (10.5, 12.3). */
import { onward } from "@westmarch/cards";
import { find } from "../table/copies.ts";
import { chapter } from "../vocabulary.ts";
import { befalls, happen } from "./happen.ts";
import { settle } from "./settling.ts";

/** Wounds `wounded` one after the other; `by`: the cards that cause it. */
export const wounding = chapter("wounding", { by: [] })({
  next: (c, f) => {
    const settled = settle(c.g, "next");
    if (settled) return settled;
    const [id, ...others] = f.wounded;
    if (id === undefined) return { end: null };
    f.wounded = others;
    if (!find(c.g, id)) return { go: "next" };
    return onward(happen(c, befalls(c.g, "wound", id, f.by)), "next");
  },
});
