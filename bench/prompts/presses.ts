/** How many presses turns and acts take, of what a seat pressed in a game. */
import type { Pressed } from "@westmarch/e2e/prompts";

export interface Presses {
  readonly game: string;
  readonly turns: number;
  readonly choices: number;
  /** Of the bar's buttons, also those that only went on. */
  readonly presses: number;
  readonly onward: number;
  /** Answers for which the bar had no button. */
  readonly elsewhere: number;
  readonly perChoice: number;
  readonly perTurn: number;
  readonly mostInATurn: number;
  /** By the verb with which an act begins: presses until the next act of the seat, in the mean. */
  readonly acts: Readonly<Record<string, number>>;
}

/** Questions with which something begins that a player thinks of as one act. */
const BEGINNINGS = new Set(["act", "phase", "action", "turn", "assign"]);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const tenths = (n: number): number => Math.round(n * 10) / 10;
const mean = (numbers: readonly number[]): number => tenths(sum(numbers) / Math.max(1, numbers.length));

/** Presses of each act, by how it begins; what is asked before the first is none. */
function actsOf(all: readonly Pressed[]): Readonly<Record<string, number>> {
  const acts: { readonly verb: string; presses: number }[] = [];
  for (const { prompt, verb, presses } of all) {
    const act = acts.at(-1);
    if (BEGINNINGS.has(prompt)) acts.push({ verb: `${prompt} ${verb}`, presses });
    else if (act) act.presses += presses;
  }
  return Object.fromEntries(
    [...Map.groupBy(acts, ({ verb }) => verb)].map(([verb, those]) => [
      verb,
      mean(those.map(({ presses }) => presses)),
    ]),
  );
}

/** The figures of a game. */
export function pressesIn(game: string, all: readonly Pressed[]): Presses {
  const turns = [...Map.groupBy(all, ({ turn }) => turn).values()].map((turn) =>
    sum(turn.map(({ presses }) => presses)),
  );
  return {
    game,
    turns: turns.length,
    choices: all.length,
    presses: sum(turns),
    onward: sum(all.map(({ onward }) => onward)),
    elsewhere: all.filter(({ elsewhere }) => elsewhere).length,
    perChoice: mean(all.map(({ presses }) => presses)),
    perTurn: mean(turns),
    mostInATurn: Math.max(0, ...turns),
    acts: actsOf(all),
  };
}

/** Two lines for each game. */
export const tellPresses = (all: readonly Presses[]): string =>
  all
    .map(({ game, acts, ...of }) => {
      const verbs = Object.entries(acts).map(([verb, presses]) => `${verb} ${presses}`);
      return [
        `${game}: ${of.presses} presses for ${of.choices} choices in ${of.turns} turns: ${of.perTurn} a turn (at most ${of.mostInATurn}), ${of.perChoice} a choice; ${of.onward} only went on, ${of.elsewhere} answers had no button`,
        `  by acts: ${verbs.join(", ")}`,
      ].join("\n");
    })
    .join("\n");
