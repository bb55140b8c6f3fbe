/** `westmarch env GAME`: the game for learning programs. Requests and answers are lines of JSON on the standard streams. */
import { createInterface } from "node:readline";
import { rulesOf, type SayingTo, Session, type SessionAnswer } from "@westmarch/env";
import { Engine } from "@westmarch/kernel";
import { games, type RulesEntry } from "@westmarch/registry";
import { rulesNamed, settingsGiven, withPack } from "../arguments.ts";
import type { Output } from "../output.ts";
import { plainTeller } from "../plain.ts";
import { teller } from "../speech.ts";
import { Trouble } from "../trouble.ts";

export interface EnvFlags {
  readonly settings: readonly string[];
  readonly pack?: string;
}

/** How the game says questions and choices, to each seat once. */
function sayingOf(entry: RulesEntry, out: Output): SayingTo {
  const engine = new Engine(entry.game);
  const onTable = Object.hasOwn(games, entry.id) ? games[entry.id] : undefined;
  const told = new Map<string, ReturnType<typeof teller>>();
  return async (seat, roles) => {
    const key = `${roles.length} ${seat}`;
    const known = told.get(key);
    const speech =
      known ??
      (onTable
        ? teller(onTable, out.language, seat, out.words)
        : plainTeller(entry, engine, roles, seat, out));
    told.set(key, speech);
    const { prompt, labels } = await speech;
    return { question: prompt, labels };
  };
}

/** Answers lines until there are no more. */
export async function envCommand(id: string, flags: EnvFlags, out: Output): Promise<void> {
  const entry = rulesNamed(id);
  const description = await entry.environment?.();
  if (!description) throw new Trouble("trouble.env", { game: id });
  const settings = settingsGiven(entry.game, withPack(flags));
  const session = new Session(rulesOf(entry.game, description), settings, sayingOf(entry, out));
  const lines = createInterface({ input: out.input, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) {
    if (line.trim() === "") continue;
    const answer: SessionAnswer = await session.answer(line);
    out.result(answer);
  }
}
