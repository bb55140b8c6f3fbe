/** The conversation with a learning program: each request is one line of JSON, and so is its answer. */
import { type Settings, settle } from "@westmarch/kernel";
import { BATCH_PARTS, Batch, type BatchState } from "./batch.ts";
import { EnvironmentError, Episode } from "./episode.ts";
import {
  type Fields,
  fieldsIn,
  integerIn,
  integersIn,
  optionalIn,
  parsed,
  settingsIn,
  textIn,
  wordsIn,
} from "./fields.ts";
import { identityOf } from "./identity.ts";
import { unpacked } from "./packed.ts";
import type { Rules } from "./rules.ts";
import { PARTS, type SayingTo, standing, tensorSaid } from "./telling.ts";
import { readEpisode, writeEpisode } from "./written.ts";

/** An answer, before it becomes a line. */
export type SessionAnswer = Readonly<Record<string, unknown>>;

/** More games than anybody needs at once: a program that asks for more has lost count. */
const MOST_GAMES = 100_000;

/** A request, and what carries it out. */
type Handler = (fields: Fields) => SessionAnswer | Promise<SessionAnswer>;

/** One conversation in lines of JSON with games of one kind. */
export class Session {
  readonly #rules: Rules;
  readonly #saying: SayingTo;
  /** The settings of games that name none. */
  readonly #usual: Settings;
  readonly #episodes = new Map<number, Episode>();
  readonly #batches = new Map<number, Batch>();
  #named = 0;

  readonly #handlers: Readonly<Record<string, Handler>> = {
    hello: (fields) => identityOf(this.#rules, this.#settings(fields)),
    reset: (fields) => this.#reset(fields),
    state: (fields) => this.#told(fields),
    step: (fields) => this.#step(fields),
    outcome: (fields) => this.#outcome(fields),
    observe: (fields) => this.#observe(fields),
    clone: (fields) => {
      const seed = optionalIn(fields, "seed");
      const episode = this.#episode(fields);
      return this.#kept(seed === undefined ? episode.clone() : episode.clone(seed), fields);
    },
    determinize: (fields) => {
      const episode = this.#episode(fields);
      const seat = optionalIn(fields, "seat") ?? episode.ask?.seat ?? 0;
      return this.#kept(episode.determinize(seat, integerIn(fields, "seed")), fields);
    },
    serialize: (fields) => ({ text: writeEpisode(this.#episode(fields)) }),
    deserialize: (fields) => this.#kept(readEpisode(this.#rules, textIn(fields, "text")), fields),
    drop: (fields) => ({ dropped: this.#episodes.delete(this.#nameIn(fields, "game")) }),
    batch: (fields) => this.#batch(fields),
    "step-batch": (fields) => this.#stepBatch(fields),
    "drop-batch": (fields) => ({ dropped: this.#batches.delete(this.#nameIn(fields, "batch")) }),
  };

  constructor(rules: Rules, usual: Settings, saying: SayingTo) {
    this.#rules = rules;
    this.#usual = usual;
    this.#saying = saying;
  }

  /** The answer to one line. Whatever is wrong with it is told in the answer, and nothing has happened then. */
  async answer(line: string): Promise<SessionAnswer> {
    let id: unknown;
    try {
      const fields = fieldsIn(parsed(line), "a request");
      id = fields.id;
      const said = await this.#handler(fields)(fields);
      return id === undefined ? said : { id, ...said };
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      return { ...(id !== undefined && { id }), error: sentence };
    }
  }

  #handler(fields: Fields): Handler {
    const name = fields.do;
    const handler =
      typeof name === "string" && Object.hasOwn(this.#handlers, name) ? this.#handlers[name] : undefined;
    if (handler) return handler;
    const known = Object.keys(this.#handlers).join(", ");
    throw new EnvironmentError(`“do” must be one of ${known}, not ${JSON.stringify(name) ?? "left out"}`);
  }

  #settings(fields: Fields): Settings {
    return settle(this.#rules.engine.game, { ...this.#usual, ...settingsIn(fields) });
  }

  #nameIn(fields: Fields, key: "game" | "batch"): number {
    return integerIn(fields, key, 1);
  }

  #episode(fields: Fields): Episode {
    const name = this.#nameIn(fields, "game");
    const episode = this.#episodes.get(name);
    if (episode) return episode;
    throw new EnvironmentError(
      `there is no game ${name}: begin one with {"do":"reset","game":${name},"seed":1}`,
    );
  }

  /** Keeps a game under the name that the request gives by `as`, or under a new one. */
  #kept(episode: Episode, fields: Fields): Promise<SessionAnswer> {
    const name = optionalIn(fields, "as") ?? this.#newName();
    return this.#keep(name, episode, fields);
  }

  #newName(): number {
    do this.#named++;
    while (this.#episodes.has(this.#named) || this.#batches.has(this.#named));
    return this.#named;
  }

  async #keep(name: number, episode: Episode, fields: Fields): Promise<SessionAnswer> {
    if (!this.#episodes.has(name) && this.#episodes.size >= MOST_GAMES)
      throw new EnvironmentError(
        `${MOST_GAMES} games are kept already: drop those that are not needed any more`,
      );
    this.#episodes.set(name, episode);
    return this.#tell(name, episode, fields);
  }

  async #tell(name: number, episode: Episode, fields: Fields): Promise<SessionAnswer> {
    const parts = wordsIn(fields, "with", PARTS);
    return { game: name, ...(await standing(episode, parts, this.#saying)) };
  }

  #told(fields: Fields): Promise<SessionAnswer> {
    return this.#tell(this.#nameIn(fields, "game"), this.#episode(fields), fields);
  }

  #reset(fields: Fields): Promise<SessionAnswer> {
    const settings = this.#settings(fields);
    const [chance] = wordsIn(fields, "chance", ["played", "enumerated"]);
    const seed = chance === "enumerated" ? null : integerIn(fields, "seed");
    return this.#keep(this.#nameIn(fields, "game"), Episode.begin(this.#rules, settings, seed), fields);
  }

  #step(fields: Fields): Promise<SessionAnswer> {
    const episode = this.#episode(fields);
    const seat = optionalIn(fields, "seat");
    if (fields.choice === undefined) episode.step(integerIn(fields, "action"), seat);
    else episode.choose(this.#rules.engine.game.notation.option(textIn(fields, "choice")), seat);
    return this.#told(fields);
  }

  #outcome(fields: Fields): Promise<SessionAnswer> {
    const episode = this.#episode(fields);
    const seed = optionalIn(fields, "sample");
    if (seed !== undefined) episode.sample(seed);
    else episode.outcome(integerIn(fields, "outcome"));
    return this.#told(fields);
  }

  #observe(fields: Fields): SessionAnswer {
    const episode = this.#episode(fields);
    const seat = optionalIn(fields, "seat") ?? episode.ask?.seat ?? 0;
    const parts = wordsIn(fields, "with", ["view", "tensor", "packed"]);
    return {
      seat,
      ...((parts.has("view") || !parts.has("tensor")) && { view: episode.view(seat) }),
      ...(parts.has("tensor") && { tensor: tensorSaid(episode, seat, parts.has("packed")) }),
    };
  }

  #batch(fields: Fields): SessionAnswer {
    const games = integerIn(fields, "games");
    if (games < 1 || games > MOST_GAMES)
      throw new EnvironmentError(`“games” must be from 1 to ${MOST_GAMES}, not ${games}`);
    const parts = wordsIn(fields, "with", BATCH_PARTS);
    const batch = new Batch(this.#rules, this.#settings(fields), games, integerIn(fields, "seed"), parts);
    const name = optionalIn(fields, "batch") ?? 1;
    this.#batches.set(name, batch);
    const { actionType, maskBits } = batch;
    return { batch: name, games, actionType, maskBits, ...batch.state() };
  }

  #stepBatch(fields: Fields): BatchState & SessionAnswer {
    const name = this.#nameIn(fields, "batch");
    const batch = this.#batches.get(name);
    if (!batch)
      throw new EnvironmentError(
        `there is no batch ${name}: begin one with {"do":"batch","games":64,"seed":1}`,
      );
    const { actions } = fields;
    const chosen =
      typeof actions === "string" ? unpacked(actions, batch.actionType) : integersIn(fields, "actions");
    return { ...batch.step(chosen) };
  }
}
