/** Whole games: looked at question by question, or said in every language. */
import {
  type Asked,
  type AskOf,
  type Core,
  type Engine,
  hashed,
  type Option,
  type Random,
  type Seat,
  type Settings,
  seedOf,
  stream,
} from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";

/** Chooses what is played at a question, from what its seat sees. */
type Choose<G extends Core> = (view: G, ask: Asked<G>, random: Random) => Option;

interface Whole<G extends Core> {
  readonly settings: Settings;
  readonly seed: number;
  readonly choose: Choose<G>;
  /** One choice in so many is made at random; 0: none is. */
  readonly wild?: number;
}

/** Plays a whole game and looks in at every question, before it is answered. */
export function wholeGame<G extends Core>(
  engine: Engine<G>,
  { settings, seed, choose, wild = 0 }: Whole<G>,
  look: (g: G, ask: Asked<G>, view: G) => void,
): { readonly g: G; readonly choices: readonly Option[] } {
  const chance = hashed(seed);
  const random = stream(seed);
  const g = engine.start(settings, chance);
  const choices: Option[] = [];
  while (g.result === null) {
    const [ask] = engine.asks(g);
    if (!ask) throw new Error("no seat is asked in a game that is not over");
    const view = engine.view(g, ask.seat);
    look(g, ask, view);
    const blind = wild > 0 && random(wild) === 0 ? ask.options[random(ask.options.length)] : undefined;
    const option = blind ?? choose(view, ask, random);
    choices.push(option);
    engine.trust(g, ask.seat, option, chance);
  }
  return { g, choices };
}

interface Said<G extends Core> {
  readonly settings: Settings;
  readonly seed: string;
  readonly languages: readonly Language[];
  /** The seat that chooses, of those that are asked. */
  readonly seatOf: (asks: readonly Asked<G>[]) => Seat | undefined;
  readonly choose: Choose<G>;
  /** No more questions than this are said. */
  readonly most?: number;
  /** What is wrong with how a question is said. */
  readonly faultsOf: (ask: AskOf<G>, view: G, language: Language) => readonly string[];
  /** Why an attempt is refused, and why in words; null: that is said well. */
  readonly faultOfRefusal: (
    refused: NonNullable<ReturnType<Engine<G>["refusal"]>>,
    language: Language,
  ) => string | null;
}

/** Plays a game and says each question, and one refusal with it, in one language after the other. All that is wrong. */
export function saidGame<G extends Core>(
  engine: Engine<G>,
  { settings, seed, languages, seatOf, choose, most, faultsOf, faultOfRefusal }: Said<G>,
): string[] {
  const chance = hashed(seedOf(seed));
  const random = stream(seedOf(seed, "choices"));
  const g = engine.start(settings, chance);
  const faults: string[] = [];
  const attempts: Option[] = [];
  for (let n = 0; n < (most ?? Number.POSITIVE_INFINITY); n++) {
    const seat = seatOf(engine.asks(g));
    if (seat === undefined) break;
    const view = engine.view(g, seat);
    const ask = engine.askOf(view, seat);
    const language = languages[n % languages.length];
    if (!ask || !language) break;
    faults.push(...faultsOf(ask, view, language));
    const option = choose(view, ask, random);
    attempts.push(option);
    // What could be done before can mostly not be done now.
    const tried = attempts[random(attempts.length)];
    const refused = tried && engine.refusal(view, seat, tried);
    const why = refused ? faultOfRefusal(refused, language) : null;
    if (why !== null) faults.push(why);
    engine.play(g, seat, option, chance, () => {});
  }
  return faults;
}

/** The same game after these choices, where chance always falls alike. */
export function playedOn<G extends Core>(
  engine: Engine<G>,
  g: G,
  seat: Seat,
  options: readonly Option[],
  chance: Parameters<Engine<G>["play"]>[3],
): G {
  const after = engine.game.clone(g);
  for (const option of options) engine.play(after, seat, option, chance);
  return after;
}
