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

/** A guide played through: what had happened since the step before, by the step that says so, and how the table stood then. */
export function walkedGuide<G extends Core<S>, S, Key extends string>(game: Game<G, S>, guide: Guide<Key>) {
  const heard: Record<string, string[]> = {};
  const stood: Record<string, G> = {};
  let from = 0;
  const end = walkGuide(game, guide, (g, say, events) => {
    heard[say] = events.slice(from).map(({ type }) => type);
    stood[say] = game.clone(g);
    from = events.length;
  });
  return { ...end, heard, stood };
}

/** What is wrong with how a guide begins, how long it is, and what it uses of what was prepared. */
function guideFaults<G extends Core<S>, S, Key extends string>(
  game: Game<G, S>,
  guide: Guide<Key>,
  most = 30,
): string[] {
  const { notation } = game;
  const g = notation.read(guide.position);
  const again = notation.read(notation.write(g));
  const { replies, draws } = walkGuide(game, guide);
  return [
    ...game.invariants(g),
    ...(JSON.stringify(again) === JSON.stringify(g) ? [] : ["the position cannot be written down again"]),
    ...(replies === guide.replies.length ? [] : [`${replies} of ${guide.replies.length} replies are used`]),
    ...(draws === guide.chance.length ? [] : [`${draws} of ${guide.chance.length} draws are used`]),
    ...(guide.steps.length <= most ? [] : [`${guide.steps.length} steps`]),
  ];
}

/** Words that no guide says, and those of more than three sentences. */
function guideWordFaults(
  guides: readonly Guide[],
  catalogues: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string[] {
  const said = new Set(guides.flatMap(({ steps }) => steps.map(({ say }) => say)));
  return Object.entries(catalogues).flatMap(([language, catalogue]) =>
    Object.entries(catalogue).flatMap(([key, text]) => [
      ...(said.has(key) ? [] : [`${language} ${key}: no guide says it`]),
      ...((text.match(/[.!。！](?=\s|$|[^.\s])/gu)?.length ?? 0) <= 3 ? [] : [`${language} ${key}: ${text}`]),
    ]),
  );
}

/** What must hold for the guides of a game, each with what is wrong. */
export function guideChecks<G extends Core<S>, S, Key extends string>(
  game: Game<G, S>,
  guides: readonly Guide<Key>[],
  catalogues: Readonly<Record<string, Readonly<Record<string, string>>>>,
): readonly (readonly [what: string, faults: () => readonly string[]])[] {
  return [
    ...guides.map(
      (guide, i) =>
        [
          `guide ${i + 1} begins well, is legal at every step, no longer than thirty, and uses all that was prepared`,
          () => guideFaults(game, guide),
        ] as const,
    ),
    [
      "they say all words that there are of guides, and at no step more than three sentences",
      () => guideWordFaults(guides, catalogues),
    ],
  ];
}
