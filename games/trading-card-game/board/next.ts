/** What happens when a question is answered and nobody does anything else: what the player decides it for. */
import { nextShadow } from "../seats.ts";
import { type CardGame, NOBODY } from "../state.ts";
import type { Phase, Words } from "../words.ts";
import type { Key, Module } from "./keys.ts";

type Said = { readonly phase: Phase } | { readonly key: Extract<Key, `next.${string}`> } | null;

/** Without a minion on the table its phases are left out. */
const fought = (view: CardGame, phase: Phase): Said => ({
  phase: view.table.some(({ zone }) => zone === "middle") ? phase : "regroup",
});

const AFTER: { readonly [P in Phase]?: (view: CardGame) => Said } = {
  maneuver: (view) => fought(view, "archery"),
  archery: (view) => fought(view, "assignment"),
  assignment: () => ({ key: "next.assign" }),
  skirmish: () => ({ key: "next.decided" }),
  regroup: () => ({ key: "next.again" }),
};

const NEXT: { readonly [P in keyof Words["prompts"]]?: (view: CardGame, own: boolean) => Said } = {
  phase: (view) => {
    if (view.phase !== "shadow") return { key: "next.move" };
    return nextShadow(view, view.shadow) === NOBODY ? fought(view, "maneuver") : { phase: "shadow" };
  },
  action: (view) => AFTER[view.phase]?.(view) ?? null,
  assign: (_, own) => (own ? { key: "next.rest" } : { phase: "skirmish" }),
  archery: () => ({ phase: "assignment" }),
};

/** The next thing that will happen, in a few words; null where that is not known. */
export const next: NonNullable<Module["next"]> = ({ prompt, seat }, { say, view }) => {
  const said = NEXT[prompt]?.(view, seat === view.turn) ?? null;
  if (said === null) return null;
  return say("next", { what: "phase" in said ? say(`phase.${said.phase}`) : say(said.key) });
};
