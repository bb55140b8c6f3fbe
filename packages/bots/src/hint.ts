/** What the computer would choose in a player's place, and why. */
import { type Ask, type Core, type Engine, type Option, type Seat, sameOption } from "@westmarch/kernel";
import { type Apart, reasonFor } from "./reason.ts";
import { run } from "./search/bot.ts";
import { decide, type OptionFinding } from "./search/findings.ts";
import { Search, styleOf } from "./search/search.ts";
import type { Policy, Thinking } from "./types.ts";
import { imaginedWorlds, type Worlds } from "./worlds.ts";

/** What the computer would choose, and why. */
export interface Hint {
  /** What it would choose. */
  readonly option: Option;
  /** What it was weighed against: the next best. */
  readonly than: Option;
  /** A part of the game's evaluation as its words call it (`hint.NAME`), or a reason of every game: see `PLAIN_REASONS`. */
  readonly because: string;
  /** How often it would choose so, 0 … 1, where a plan is mixed so that no opponent can foresee it. */
  readonly share?: number;
}

/** How many games are played on in thought at most, so that a quick machine gives the same hint as a slow one that has the time. */
const ITERATIONS = 4000;

interface Pair {
  readonly option: Option;
  readonly than: Option;
  /** Null where it was chosen at first sight. */
  readonly apart: Apart | null;
  readonly share?: number;
}

/** A plan that chooses one thing as often as this is hardly mixed. */
const NEARLY_ALWAYS = 0.95;

/** The option that looks best at first sight, but for one. */
function nextAtSight<G extends Core>(policy: Policy<G>, view: G, ask: Ask, but: Option): Option {
  const others = ask.options.filter((one) => !sameOption(one, but));
  const weights = others.map(() => 1);
  policy.weigh?.(view, ask, others, weights);
  return others[weights.indexOf(Math.max(...weights))];
}

function pairOf<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  worlds: Worlds<G>,
  { view, seat, ask }: HintQuestion<G>,
  thinking: Thinking,
): Pair {
  const { random } = thinking;
  const thumb = policy.opening?.(view, ask, random);
  if (thumb) return { option: thumb, than: nextAtSight(policy, view, ask, thumb), apart: null };
  const options = policy.reduce?.(view, ask) ?? ask.options;
  if (options.length === 1)
    return { option: options[0], than: nextAtSight(policy, view, ask, options[0]), apart: null };
  const search = new Search(engine, policy, seat, styleOf(policy), random);
  run(search, worlds, { ...thinking, iterations: thinking.iterations ?? ITERATIONS });
  const lines = search.lines();
  const byShare = lines.toSorted((one, other) => other.share - one.share);
  const option = search.mixed ? byShare[0].option : decide(lines, false, random);
  const rest = byShare.find((line) => !sameOption(line.option, option));
  const than = rest?.option ?? nextAtSight(policy, view, ask, option);
  const share = search.mixed ? byShare[0].share : 1;
  const own = lines.find((line) => sameOption(line.option, option));
  const by = search.mixed ? "share" : "worth";
  const found = (line: OptionFinding | undefined): number =>
    (by === "share" ? line?.share : line?.value) ?? 0;
  const apart: Apart = { by, least: found(rest), most: found(own) };
  return { option, than, apart, ...(share < NEARLY_ALWAYS && { share }) };
}

/** What a seat could know, and is asked. */
export interface HintQuestion<G> {
  readonly view: G;
  readonly seat: Seat;
  readonly ask: Ask;
}

/**
 * Thinks a choice over as an opponent would who sits there, from what that seat may know and nothing else, and says what
 * speaks for its choice against the next best. There must be something to choose, and the game must give its reasons.
 */
export function hint<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  asked: HintQuestion<G>,
  thinking: Thinking,
): Hint {
  const { view, seat, ask } = asked;
  const { reasons } = policy;
  if (!reasons) throw new Error(`${engine.game.id} gives no reasons`);
  if (ask.options.length < 2) throw new Error("there is nothing to choose");
  const { random, heard } = thinking;
  const worlds = imaginedWorlds(engine, policy, view, seat, random, heard);
  const { option, than, apart, share } = pairOf(engine, policy, worlds, asked, thinking);
  const because = reasonFor(engine, policy, reasons, {
    view,
    seat,
    chosen: option,
    than,
    apart,
    worlds,
    random,
  });
  return { option, than, because, ...(share !== undefined && { share }) };
}
