import { type Ask, type Core, Engine, type Seat } from "@westmarch/kernel";
import { games, type PlainSpeech } from "@westmarch/registry";
import { positionWritten, rolesOf, rulesNamed } from "../arguments.ts";
import { listing } from "../listing.ts";
import type { Output } from "../output.ts";
import { plainSpeech, question } from "../plain.ts";
import { Trouble } from "../trouble.ts";

/** What a seat (null: a caller that holds everything) sees and may do, as text and as data. */
export function seen(engine: Engine<Core, unknown>, g: Core, seat: Seat | null) {
  const shown = seat === null ? g : engine.view(g, seat);
  const asks = engine.asks(g).filter((ask) => seat === null || ask.seat === seat);
  return {
    game: engine.game.id,
    seat,
    position: engine.game.notation.write(shown),
    view: shown,
    owes: engine.owes(g),
    asks: asks.map((ask) => ({
      ...ask,
      words: ask.options.map((option) => engine.game.notation.choice(option)),
    })),
    result: g.result,
  };
}

/** How a game is shown to a person in the names of its notation: one with a board of lines, or without words yet. */
async function plainly(id: string): Promise<PlainSpeech | null> {
  const entry = rulesNamed(id);
  return entry.plain || !Object.hasOwn(games, id) ? plainSpeech(entry) : null;
}

/** Says it to a person. */
export async function saySeen(what: ReturnType<typeof seen>, out: Output): Promise<void> {
  const speech = await plainly(what.game);
  out.say(what.position);
  for (const line of speech?.board(what.view, what.seat) ?? []) out.say(line);
  for (const ask of what.asks as readonly (Ask & { words: string[] })[]) {
    const { seat, prompt, words } = ask;
    const asked = speech ? question(ask, speech) : `${prompt}: ${words.join(" ")}`;
    out.tell("position.asked", { seat, question: asked });
    if (speech) for (const line of listing(words)) out.say(line);
  }
  if (what.result) {
    const { winners, reason } = what.result;
    if (winners.length > 0) out.tell("position.won", { seats: winners.join(", "), reason });
    else out.tell("position.drawn", { reason });
  } else if (what.asks.length === 0) out.tell("position.owes", { seats: what.owes.join(", ") });
}

/** A seat of this very game by its number or role. */
export function seatOf(engine: Engine<Core, unknown>, g: Core, written: string): Seat {
  const roles = rolesOf(engine.game, g.sealed.length);
  const seat = /^\d+$/.test(written) ? Number(written) : roles.indexOf(written);
  if (seat < 0 || seat >= g.sealed.length) {
    const key = roles.length > 0 ? "trouble.position.seat.order" : "trouble.position.seat";
    throw new Trouble(key, { written, last: g.sealed.length - 1, roles: roles.join(", ") });
  }
  return seat;
}

/** `westmarch position GAME NOTATION` */
export async function positionCommand(
  id: string,
  line: string,
  written: string | undefined,
  out: Output,
): Promise<void> {
  const engine = new Engine(rulesNamed(id).game);
  const g = positionWritten(engine, line);
  const what = seen(engine, g, written === undefined ? null : seatOf(engine, g, written));
  await saySeen(what, out);
  out.result(what);
}
