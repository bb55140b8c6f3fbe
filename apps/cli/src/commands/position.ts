import { type Ask, type Core, Engine, type Seat } from "@westmarch/kernel";
import { positionWritten, rulesNamed } from "../arguments.ts";
import type { Output } from "../output.ts";
import { Trouble } from "../trouble.ts";

/** What a seat (null: whoever holds everything) sees and may do, as text and as data. */
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

/** Says it to a person. */
export function saySeen(what: ReturnType<typeof seen>, out: Output): void {
  out.say(what.position);
  for (const { seat, prompt, words } of what.asks as readonly (Ask & { words: string[] })[]) {
    out.say(`seat ${seat}, ${prompt}: ${words.join(" ")}`);
  }
  if (what.result) {
    const { winners, reason } = what.result;
    out.say(winners.length > 0 ? `won by seat ${winners.join(", ")} (${reason})` : `drawn (${reason})`);
  } else if (what.asks.length === 0) out.say(`to choose: seat ${what.owes.join(", ")}`);
}

/** A seat of this very game by its number or role. */
export function seatOf(engine: Engine<Core, unknown>, g: Core, written: string): Seat {
  const roles = engine.game.seats({});
  const named = roles.length === g.sealed.length ? roles.indexOf(written) : -1;
  const seat = /^\d+$/.test(written) ? Number(written) : named;
  if (seat < 0 || seat >= g.sealed.length) {
    throw new Trouble(
      `there is no seat ${written}; seats are 0 to ${g.sealed.length - 1}, in the order ${roles.join(", ")}`,
    );
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
  saySeen(what, out);
  out.result(what);
}
