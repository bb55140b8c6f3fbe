/** What the computer would have chosen in the place of a player that has chosen, and why. */
import { type Ask, type Core, type Engine, type Option, type Seat, sameOption } from "@westmarch/kernel";
import { type Care, opinion, type Question } from "./opinion.ts";
import { type Apart, reasonFor } from "./reason.ts";
import { planOf } from "./search/findings.ts";
import { Search, styleOf } from "./search/search.ts";
import type { Policy } from "./types.ts";
import { imaginedWorlds } from "./worlds.ts";

/** What was chosen, and what the computer would have chosen. */
type Both = readonly [chosen: number, better: number];

/** What the computer thinks of a choice that was made. */
export interface Advice {
  /** What it would have chosen; the same option where it has nothing better to say. */
  readonly better: Option;
  /** The chance to win, 0 … 1, after each. Null where several chose at once: no choice is worth anything by itself there. */
  readonly chances: Both | null;
  /** How often it would choose each, 0 … 1, where several chose at once and a plan is mixed. Null where one chose alone. */
  readonly shares: Both | null;
  /** Why it would: as with a hint. Null where it has nothing better to say, and where the game gives no reasons. */
  readonly because: string | null;
}

type Verdict = Omit<Advice, "because">;

/** Less than this, in chances to win, is nothing better. */
const NOTHING = 0.01;
/** What is chosen at least half as often as what is chosen most is part of the plan, and nothing to be sorry for. */
const PART_OF_PLAN = 0.5;

function alone<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  question: Question<G>,
  care: Care,
): Verdict {
  const thinking = opinion(engine, policy, question, care);
  let next = thinking.next();
  while (!next.done) next = thinking.next();
  const { better, chances } = next.value;
  const [then, now] = chances;
  return now - then < NOTHING
    ? { better: question.chosen, chances: [then, then], shares: null }
    : { better, chances, shares: null };
}

/**
 * The verdict where a plan is mixed: the plan is thought over for as long as, elsewhere, a choice and its alternative
 * are.
 */
function together<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  { view, seat, ask, chosen }: Question<G>,
  { random, heard, iterations }: Care,
): Verdict {
  const thumb = policy.opening?.(view, ask, random);
  if (thumb) return { better: thumb, chances: null, shares: null };
  const worlds = imaginedWorlds(engine, policy, view, seat, random, heard);
  const search = new Search(engine, policy, seat, styleOf(policy), random);
  while (search.iterations < iterations * 2) search.iterate(worlds);
  const lines = search.lines();
  const plan = planOf(lines, true);
  const most = plan.indexOf(Math.max(...plan));
  const own = plan[lines.findIndex(({ option }) => sameOption(option, chosen))] ?? 0;
  return own >= PART_OF_PLAN * plan[most]
    ? { better: chosen, chances: null, shares: [own, own] }
    : { better: lines[most].option, chances: null, shares: [own, plan[most]] };
}

const chooseTogether = (asks: readonly Ask[], seat: Seat): boolean => asks.some((ask) => ask.seat !== seat);

/** Thinks a choice over from what the player that chose could know, and nothing else. */
export function advice<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  question: Question<G>,
  care: Care,
): Advice {
  const { view, seat, chosen } = question;
  const think = chooseTogether(engine.asks(view), seat) ? together : alone;
  const verdict = think(engine, policy, question, care);
  const { better } = verdict;
  const { reasons } = policy;
  if (!reasons || sameOption(better, chosen)) return { ...verdict, because: null };
  const { random, heard } = care;
  const worlds = imaginedWorlds(engine, policy, view, seat, random, heard);
  const { chances, shares } = verdict;
  const [least, most] = chances ?? shares ?? [0, 0];
  const apart: Apart = { by: chances ? "worth" : "share", least, most };
  const about = { view, seat, chosen: better, than: chosen, apart, worlds, random };
  return { ...verdict, because: reasonFor(engine, policy, reasons, about) };
}
