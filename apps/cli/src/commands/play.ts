import { randomBytes } from "node:crypto";
import process from "node:process";
import { createInterface } from "node:readline";
import type { Bot } from "@westmarch/bots";
import {
  type Ask,
  begin,
  type Core,
  Engine,
  type Event,
  hashed,
  hear,
  NotationError,
  type Option,
  type Recording,
  record,
  type Seat,
  seedOf,
  stream,
  takeable,
  without,
} from "@westmarch/kernel";
import { gameNamed, languageNamed, seatNamed, settingsGiven } from "../arguments.ts";
import { fairBotOf } from "../bots.ts";
import type { Output } from "../output.ts";
import { type Teller, teller } from "../speech.ts";
import { Trouble } from "../trouble.ts";

export interface PlayFlags {
  readonly seat: string;
  readonly bot: string;
  readonly language: string;
  readonly seed?: string;
  readonly settings: readonly string[];
}

const HELP = "a number chooses; w shows the words of the notation, p the position, u takes back, q leaves";

/** One game at the terminal: a person in one seat, a bot in all others. */
class Sitting {
  readonly #engine: Engine<Core, unknown>;
  readonly #seat: Seat;
  readonly #bot: Bot<Core>;
  readonly #tell: Teller;
  readonly #out: Output;
  readonly #random: (sides: number) => number;
  readonly #chance: ReturnType<typeof hashed>;
  #recording: Recording<Core>;

  constructor(
    engine: Engine<Core, unknown>,
    flags: { seat: Seat; bot: Bot<Core>; seed: number; settings: Recording<Core>["settings"] },
    tell: Teller,
    out: Output,
  ) {
    this.#engine = engine;
    this.#seat = flags.seat;
    this.#bot = flags.bot;
    this.#tell = tell;
    this.#out = out;
    this.#random = stream(seedOf("bot", flags.seed));
    this.#chance = hashed(seedOf("chance", flags.seed));
    const heard: Event[] = [];
    this.#recording = begin(engine, flags.settings, this.#chance, (event) => heard.push(event));
    this.#sayEvents(heard);
  }

  get state(): Core {
    return this.#recording.state;
  }

  get choices(): number {
    return this.#recording.journal.length;
  }

  /** Lets the bots play until the person owes a choice or the game is over. */
  untilAsked(): Ask | null {
    for (;;) {
      const asks = this.#engine.asks(this.state);
      const mine = asks.find((ask) => ask.seat === this.#seat);
      if (mine || asks.length === 0) return mine ?? null;
      const ask = asks[0]!;
      const view = this.#engine.view(this.state, ask.seat);
      this.#play(
        ask.seat,
        this.#bot.choose(view, ask.seat, ask, { random: this.#random, now: () => performance.now() }),
      );
    }
  }

  show(ask: Ask): void {
    const view = this.#view();
    this.#out.say(`\n${this.#tell.prompt(ask, view)}`);
    for (const [i, option] of ask.options.entries()) {
      this.#out.say(`${String(i + 1).padStart(4)}  ${this.#tell.option(option, ask, view)}`);
    }
  }

  /** Does what was typed. False if the person leaves. */
  obey(line: string, ask: Ask): boolean {
    const notation = this.#engine.game.notation;
    const number = Number(line);
    if (line === "q") return false;
    if (line === "" || line === "?") this.#out.say(HELP);
    else if (line === "p") this.#out.say(notation.write(this.#view()));
    else if (line === "w") this.#out.say(ask.options.map((option) => notation.choice(option)).join(" "));
    else if (line === "u") this.#takeBack();
    else if (ask.options[number - 1]) this.#play(this.#seat, ask.options[number - 1]!);
    else this.#word(line);
    return true;
  }

  ending(): string {
    return this.#tell.ending(this.#view());
  }

  #view(): Core {
    return this.#engine.view(this.state, this.#seat);
  }

  #word(line: string): void {
    let option: Option;
    try {
      option = this.#engine.game.notation.option(line);
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      this.#out.say(`${error.message}; ${HELP}`);
      return;
    }
    const refusal = this.#engine.refusal(this.state, this.#seat, option);
    if (!refusal) this.#play(this.#seat, option);
    else
      this.#out.say(
        `${this.#tell.refusal(refusal, this.#view())}${refusal.rule ? ` (${refusal.rule})` : ""}`,
      );
  }

  #takeBack(): void {
    const index = takeable(this.#recording.journal, this.#seat);
    if (index === null)
      this.#out.say("there is nothing to take back: something was shown or somebody has answered");
    else this.#recording = without(this.#engine, this.#recording, index);
  }

  #play(seat: Seat, option: Option): void {
    const heard: Event[] = [];
    this.#recording = record(this.#engine, this.#recording, seat, [option], this.#chance, (event) =>
      heard.push(event),
    );
    this.#sayEvents(heard);
  }

  #sayEvents(events: readonly Event[]): void {
    for (const event of events) {
      const heard = hear(event, this.#seat);
      const line = heard && this.#tell.event(heard, this.#view());
      if (line) this.#out.say(line);
    }
  }
}

/** `westmarch play GAME` */
export async function playCommand(id: string, flags: PlayFlags, out: Output): Promise<void> {
  const entry = gameNamed(id);
  const engine = new Engine(entry.game);
  const settings = settingsGiven(entry.game, flags.settings);
  const seat = seatNamed(entry.game, settings, flags.seat);
  const bot = await fairBotOf(engine, flags.bot);
  const tell = await teller(entry, languageNamed(flags.language), seat);
  const seed = flags.seed === undefined ? randomBytes(4).readUInt32LE() : seedOf(flags.seed);
  out.say(`${tell.title()}: ${tell.seat(entry.game.seats(settings)[seat]!)} / ${bot.name}`);
  out.say(HELP);
  const sitting = new Sitting(engine, { seat, bot, seed, settings }, tell, out);
  const left = await sit(sitting, out);
  const { result } = sitting.state;
  if (result) out.say(`\n${sitting.ending()}`);
  out.result({ game: id, seat, choices: sitting.choices, left, result });
  if (!result && !left) throw new Trouble("the input ended before the game did; leave with q");
}

/** Asks and obeys until the game is over, the person leaves (true) or nothing more can be read. */
async function sit(sitting: Sitting, out: Output): Promise<boolean> {
  let ask = sitting.untilAsked();
  if (!ask) return false;
  const lines = createInterface({
    input: process.stdin,
    output: out.json ? process.stderr : process.stdout,
    prompt: "> ",
  });
  try {
    sitting.show(ask);
    lines.prompt();
    for await (const line of lines) {
      const before = sitting.choices;
      if (!sitting.obey(line.trim(), ask)) return true;
      ask = sitting.untilAsked();
      if (!ask) return false;
      if (sitting.choices !== before) sitting.show(ask);
      lines.prompt();
    }
    return false;
  } finally {
    lines.close();
  }
}
