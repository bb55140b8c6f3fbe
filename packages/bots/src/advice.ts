/** What the computer would have chosen in the place of somebody who has chosen, and why. */
import { type Core, type Engine, sameOption } from "@westmarch/kernel";
import { type Care, type Opinion, opinion, type Question } from "./opinion.ts";
import { reasonFor } from "./reason.ts";
import type { Policy } from "./types.ts";
import { imaginedWorlds } from "./worlds.ts";

export interface Advice extends Opinion {
  /** Why it would: as with a hint. Null where it has nothing better to say, and where the game gives no reasons. */
  readonly because: string | null;
}

/** Thinks a choice over from what whoever chose could know, and nothing else. For choices that one seat makes alone. */
export function advice<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  question: Question<G>,
  care: Care,
): Advice {
  const thinking = opinion(engine, policy, question, care);
  let next = thinking.next();
  while (!next.done) next = thinking.next();
  const { better, chances } = next.value;
  const { view, seat, chosen } = question;
  const { reasons } = policy;
  if (!reasons || sameOption(better, chosen)) return { better, chances, because: null };
  const { random, heard } = care;
  const worlds = imaginedWorlds(engine, policy, view, seat, random, heard);
  const about = { view, seat, chosen: better, than: chosen, worlds, random };
  return { better, chances, because: reasonFor(engine, policy, reasons, about) };
}
