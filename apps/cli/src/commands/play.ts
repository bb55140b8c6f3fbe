import { createHash, randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Bot } from "@westmarch/bots";
import { commit, keyed } from "@westmarch/fairness";
import { type Core, Engine, type Seat, type Settings, save, seedOf } from "@westmarch/kernel";
import { games, type RulesEntry } from "@westmarch/registry";
import { rulesNamed, seatNamed, settingsGiven, withPack } from "../arguments.ts";
import { fairBotOf } from "../bots.ts";
import type { Output } from "../output.ts";
import { plainTeller } from "../plain.ts";
import { type Company, Sitting } from "../sitting.ts";
import { type Teller, teller } from "../speech.ts";
import { messageOf, Trouble } from "../trouble.ts";

export interface PlayFlags {
  readonly seat: string;
  readonly bot: string;
  readonly seed?: string;
  readonly save?: string;
  readonly settings: readonly string[];
  readonly pack?: string;
}

/** `0`, `gondor`, `gondor,saruman` or `all`. */
function peopleNamed(entry: RulesEntry, settings: Settings, written: string): Seat[] {
  if (written === "all") return entry.game.seats(settings).map((_, seat) => seat);
  return [...new Set(written.split(",").map((name) => seatNamed(entry.game, settings, name)))];
}

/** One bot for all seats that no person has, or one for each of them, in their order. */
async function botsNamed(
  engine: Engine<Core, unknown>,
  written: string,
  seats: readonly Seat[],
): Promise<Map<Seat, Bot<Core>>> {
  const names = written.split(",");
  if (names.length > 1 && names.length !== seats.length) {
    throw new Trouble("trouble.play.bots", { seats: seats.length });
  }
  const bots = await Promise.all(
    seats.map(async (seat, i) => [seat, await fairBotOf(engine, names[i] ?? names[0])] as const),
  );
  return new Map(bots);
}

/** In the game's own words, if it has any. */
async function tellerFor(
  engine: Engine<Core, unknown>,
  roles: readonly string[],
  seat: Seat,
  out: Output,
): Promise<Teller> {
  const { id } = engine.game;
  const finished = Object.hasOwn(games, id) ? games[id] : undefined;
  return finished
    ? teller(finished, out.language, seat, out.words)
    : plainTeller(rulesNamed(id), engine, roles, seat, out);
}

/** A key for the game's chance: any, or always the same one for a seed. */
const keyOf = (seed: string | undefined): string =>
  seed === undefined ? randomBytes(32).toString("hex") : createHash("sha256").update(seed).digest("hex");

/** How a bot is called, with its seat where there are several. */
const nameOf = (bot: string, seat: string | null, { words }: Output): string =>
  seat === null ? bot : words("heading.name", { bot, seat });

/** `westmarch play GAME` */
export async function playCommand(id: string, flags: PlayFlags, out: Output): Promise<void> {
  const entry = rulesNamed(id);
  const engine = new Engine(entry.game);
  const settings = settingsGiven(entry.game, withPack(flags));
  const roles = entry.game.seats(settings);
  const seats = peopleNamed(entry, settings, flags.seat);
  const others = roles.flatMap((_, seat) => (seats.includes(seat) ? [] : [seat]));
  const bots = await botsNamed(engine, flags.bot, others);
  const tellers = await Promise.all(
    seats.map(async (seat) => [seat, await tellerFor(engine, roles, seat, out)] as const),
  );
  const passing = await entry.passing?.();
  const company: Company = { people: new Map(tellers), bots, roles, ...(passing && { passing }) };
  const [[, first]] = tellers as [(typeof tellers)[number]];
  const names = roles.map((role, seat) =>
    seats.includes(seat)
      ? first.seat(role)
      : nameOf(bots.get(seat)?.name ?? "", others.length > 1 ? first.seat(role) : null, out),
  );
  const people = seats.map((seat) => names[seat]);
  out.tell("heading", {
    title: first.title(),
    names: [...people, ...others.map((seat) => names[seat])].join(" / "),
  });
  out.tell("play.keys");
  const key = keyOf(flags.seed);
  const game = { settings, chance: keyed(key), seed: seedOf(key) };
  const sitting = new Sitting(engine, company, game, out);
  const left = await sit(sitting, out);
  const { recording } = sitting;
  const { result } = recording.state;
  if (result) out.say(`\n${sitting.ending()}`);
  if (flags.save !== undefined) {
    keep(flags.save, save(engine, recording, { commitment: commit(key), key }));
    out.tell("play.wrote", { file: flags.save });
  }
  out.result({ game: id, seat: seats[0], seats, choices: sitting.choices, left, result });
  if (!result && !left) throw new Trouble("trouble.play.input");
}

function keep(file: string, content: object): void {
  try {
    writeFileSync(file, `${JSON.stringify(content)}\n`);
  } catch (error) {
    throw new Trouble("trouble.file.write", { file, detail: messageOf(error) });
  }
}

const PROMPT = "> ";

/** Asks and obeys until the game is over, the person leaves (true) or nothing more can be read. */
async function sit(sitting: Sitting, out: Output): Promise<boolean> {
  let ask = sitting.untilAsked();
  if (!ask) return false;
  const lines = createInterface({ input: out.input, output: out.people, prompt: PROMPT });
  let isOver = false;
  lines.once("close", () => {
    isOver = true;
  });
  // The last lines may still be waiting here when what they come from has ended.
  const prompt = () => {
    if (isOver) out.people.write(PROMPT);
    else lines.prompt();
  };
  try {
    sitting.turnTo(ask);
    prompt();
    for await (const line of lines) {
      const before = sitting.choices;
      if (!sitting.obey(line.trim(), ask)) return true;
      ask = sitting.untilAsked();
      if (!ask) return false;
      if (sitting.choices !== before) sitting.turnTo(ask);
      prompt();
    }
    return false;
  } finally {
    lines.close();
  }
}
