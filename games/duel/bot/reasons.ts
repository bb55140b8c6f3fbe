/** What a position is judged by, in words of the game: for hints, and for beginners who play by some of it. */
import type { Reasons } from "@westmarch/bots/types";
import type { Duel } from "../state.ts";
import { balance, PARTS } from "./evaluation.ts";

export const reasons: Reasons<Duel> = {
  beside: true,
  parts: PARTS,
  partOf: PARTS.map((_, part) => part),
  terms: balance,
  name: (part) => part,
  favourite: (_g, seat) => (seat === 0 ? "quest" : "regions"),
  far: ["skills", "chains", "races"],
};
