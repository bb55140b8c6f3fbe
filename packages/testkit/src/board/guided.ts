/** A game's guide, played through in the real engine. */
import type { Guide } from "@westmarch/boardkit";
import { type Core, Engine, type Event, type Game, type Option, sameOption } from "@westmarch/kernel";

/** Sees the state, what is said and what has happened so far, before each step. */
export type GuideCheck<G, Key extends string = string> = (g: G, say: Key, events: readonly Event[]) => void;

/** What is left when a guide is over. */
export interface Walked<G> {
  readonly g: G;
  readonly events: readonly Event[];
  /** How many of the guide's replies and draws were used. */
  readonly replies: number;
  readonly draws: number;
}

/**
 * Plays a guide by the first choice it allows at each step.
 *
 * @throws Error where a choice that the guide allows is not offered, or a state breaks an invariant
 */
export function walkGuide<G extends Core<S>, S, Key extends string>(
  game: Game<G, S>,
  guide: Guide<Key>,
  look: GuideCheck<G, Key> = () => {},
): Walked<G> {
  const engine = new Engine(game);
  const g = game.notation.read(guide.position);
  const events: Event[] = [];
  let replies = 0;
  let draws = 0;
  const play = (seat: number, option: Option) => {
    engine.play(
      g,
      seat,
      option,
      () => guide.chance[draws++],
      (event) => events.push(event),
    );
    const broken = game.invariants(g);
    if (broken.length > 0) throw new Error(`after ${option.join(" ")}: ${broken.join("; ")}`);
  };
  for (const { say, allow, brings = [] } of guide.steps) {
    look(g, say, events);
    const options = allow.length > 0 ? engine.askOf(g, guide.seat)?.options : [];
    for (const option of allow)
      if (!options?.some((offered) => sameOption(offered, option)))
        throw new Error(`${say}: ${option.join(" ")} is not offered`);
    const answer = () => {
      for (;;) {
        const reply = guide.replies[replies];
        if (!reply || !engine.askOf(g, reply.seat)) break;
        replies++;
        play(reply.seat, reply.option);
      }
    };
    for (const option of [...allow.slice(0, 1), ...brings]) {
      play(guide.seat, option);
      answer();
    }
    answer();
  }
  return { g, events, replies, draws };
}
