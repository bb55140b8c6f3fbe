/** Episodes as text, to keep and to go on with: on another machine, too. */
import { type Core, type Option, settle } from "@westmarch/kernel";
import { EnvironmentError, Episode, type Waiting } from "./episode.ts";
import { type Fields, fieldsIn, integerIn, integersIn, parsed, settingsIn } from "./fields.ts";
import type { Rules } from "./rules.ts";

/** What the text of an episode begins with. */
const FORMAT = 1;

/** The whole game, secrets among it, as one line of text. */
export function writeEpisode(episode: Episode): string {
  const { game } = episode.rules.engine;
  const { settings, seed, state, waiting, decisions } = episode.data();
  return JSON.stringify({ format: FORMAT, game: game.id, settings, seed, decisions, waiting, state });
}

const optionIn = (value: unknown): Option | null => {
  if (value === null) return null;
  if (!Array.isArray(value) || typeof value[0] !== "string")
    throw new EnvironmentError("“option” is no choice");
  const [verb, ...words]: readonly unknown[] = value;
  const said = words.map((word) => {
    if (typeof word !== "string" && typeof word !== "number")
      throw new EnvironmentError("“option” is no choice");
    return word;
  });
  return [String(verb), ...said];
};

function waitingIn(value: unknown): Waiting | null {
  if (value === null) return null;
  const fields = fieldsIn(value, "“waiting”");
  return {
    seat: integerIn(fields, "seat"),
    option: optionIn(fields.option),
    values: integersIn(fields, "values"),
    sides: integerIn(fields, "sides"),
  };
}

/** The state as today's rules go on from it. */
function stateIn(rules: Rules, fields: Fields): Core | null {
  if (fields.state === null) return null;
  const state = fieldsIn(fields.state, "“state”");
  return rules.engine.load({ ...state, version: integerIn(state, "version") }, settingsIn(fields));
}

/** A game that goes on from such a text. Throws a sentence where the text is none. */
export function readEpisode(rules: Rules, text: string): Episode {
  const { game } = rules.engine;
  const fields = fieldsIn(parsed(text), "the text");
  if (fields.format !== FORMAT)
    throw new EnvironmentError(
      `the text is in no format that is known here (${FORMAT}): it must come from “serialize”`,
    );
  if (fields.game !== game.id)
    throw new EnvironmentError(
      `the text is of ${String(fields.game)}, and this environment plays ${game.id}`,
    );
  const settings = settle(game, settingsIn(fields));
  return Episode.from(rules, {
    settings,
    seed: fields.seed === null ? null : integerIn(fields, "seed"),
    decisions: integerIn(fields, "decisions"),
    waiting: waitingIn(fields.waiting),
    state: stateIn(rules, fields),
  });
}
