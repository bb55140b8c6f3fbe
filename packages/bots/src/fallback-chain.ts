/** Asks one bot after another until one gives a legal choice, in a server's threads as in a browser's worker. */
import {
  type Ask,
  type Core,
  type Heard,
  isLevel,
  type Option,
  type Seat,
  type Settings,
  sameOption,
  stream,
} from "@westmarch/kernel";
import { pick } from "./chance.ts";
import { isBotName, USUAL_MILLISECONDS } from "./levels.ts";

/** The choice that a caller wants from a bot. */
export interface Wanted {
  readonly game: string;
  /** Settings of the table that all players know. */
  readonly settings?: Settings;
  /** What the seat may know: `engine.view`, or the same after JSON. */
  readonly view: Core;
  readonly seat: Seat;
  /** Everything that the seat has heard since the game began, in order, where its game remembers. */
  readonly heard?: readonly Heard[];
  /** A level, or any name that `botNamed` knows. */
  readonly level: string;
  /** How long it may think; by default what the level usually takes. */
  readonly budgetMs?: number;
  readonly seed: number;
  /** The seat knows nothing that the other players do not know: see `Thinking`. */
  readonly open?: boolean;
  /** Where this is asked, for what has been thought there while others chose. */
  readonly table?: string;
}

/** The choice that was made, and by which bot. */
export interface Chosen {
  /** What to play now, and what after that without another thought. Never empty. */
  readonly options: readonly Option[];
  /** Who chose: the level asked for, a weaker bot, or `forced` where there was nothing to choose. */
  readonly by: string;
  /** Whether the level asked for failed to answer. */
  readonly fellBack: boolean;
  /** What went wrong, for the log; empty if nothing did. */
  readonly troubles: readonly string[];
}

/** How long the weaker bot that steps in may think. */
const STEP_IN = 300;

/** The bots that are asked, one after the other. */
function attempts({ level, budgetMs }: Wanted): [bot: string, milliseconds: number][] {
  if (level === "random") return [];
  const milliseconds = budgetMs ?? USUAL_MILLISECONDS[isLevel(level) ? level : "strong"];
  const asked: [string, number] = [isBotName(level) ? level : "fair", milliseconds];
  return level === "greedy" ? [asked] : [asked, ["greedy", STEP_IN]];
}

/**
 * A legal choice, whatever the bots do. `think` may fail, and may answer nonsense. Rejects only when the signal says that
 * the caller waits no longer.
 */
export async function chosenBy(
  wanted: Wanted,
  ask: Ask,
  think: (bot: string, milliseconds: number) => Promise<readonly Option[]>,
  signal?: AbortSignal,
): Promise<Chosen> {
  if (ask.options.length === 1) return { options: ask.options, by: "forced", fellBack: false, troubles: [] };
  const troubles = isBotName(wanted.level) ? [] : [`there is no bot ${wanted.level}`];
  for (const [bot, milliseconds] of attempts(wanted)) {
    try {
      const options = await think(bot, milliseconds);
      const [option] = options;
      if (option && ask.options.some((one) => sameOption(one, option)))
        return { options, by: bot, fellBack: troubles.length > 0, troubles };
      troubles.push(`${bot} chose ${JSON.stringify(option)}, which was not offered`);
    } catch (error) {
      signal?.throwIfAborted();
      troubles.push(`${bot}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return {
    options: [pick(ask.options, stream(wanted.seed))],
    by: "random",
    fellBack: wanted.level !== "random",
    troubles,
  };
}
