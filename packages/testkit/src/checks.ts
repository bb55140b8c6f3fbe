/** What must hold at every decision of every game. Each check returns a sentence for what does not. */
import { type Ask, type Core, copy, type Engine, type Event, type Seat } from "@westmarch/kernel";
import { difference, notPlain, shares } from "./data.ts";
import { messageOf } from "./failing.ts";

/** The state can be saved: it is JSON and nothing else. */
export function checkPlain<G>(g: G): string | null {
  const odd = notPlain(g);
  if (odd) return `the state is not plain data: ${odd}`;
  const back = difference(JSON.parse(JSON.stringify(g)), g);
  return back && `the state does not survive JSON: ${back}`;
}

/**
 * The game's own clone is a whole copy and shares nothing that rules change in place: all but the locals of frames,
 * sealed answers, the result, and the keys named in `replaced`.
 */
export function checkClone<G extends Core<S>, S>(
  engine: Engine<G, S>,
  g: G,
  replaced: readonly string[] = [],
): string | null {
  const made = engine.game.clone(g);
  const differs = difference(made, g);
  if (differs) return `the clone is not the same: ${differs}`;
  if (made === g) return "the clone is the state itself";
  if (made.sealed === g.sealed) return "the clone shares sealed";
  if (made.stack === g.stack) return "the clone shares stack";
  const at = made.stack.findIndex((frame, i) => frame === g.stack[i]);
  if (at >= 0) return `the clone shares stack.${at}`;
  const free = new Set(["stack", "sealed", "result", ...replaced]);
  for (const key of Object.keys(g) as (keyof G & string)[]) {
    const common = free.has(key) ? null : shares(made[key], g[key], key);
    if (common) return `the clone shares ${common}`;
  }
  return null;
}

/** A seat is asked unless the game is over, each seat once, from options that differ and may be played. */
export function checkAsks<G extends Core<S>, S>(engine: Engine<G, S>, g: G): string | null {
  const asks = engine.asks(g);
  if (g.result) return asks.length > 0 ? "a seat is asked though the game is over" : null;
  if (asks.length === 0) return "no seat is asked, and there is no result";
  const seats = new Set(asks.map((ask) => ask.seat));
  if (seats.size < asks.length) return "a seat is asked twice at once";
  for (const ask of asks) {
    if (!(ask.seat in g.sealed)) return `there is no seat ${ask.seat} to ask`;
    if (ask.options.length === 0) return `${ask.prompt}: seat ${ask.seat} has no option`;
    const written = new Set(ask.options.map((option) => JSON.stringify(option)));
    if (written.size < ask.options.length) return `${ask.prompt}: an option is offered twice`;
    for (const option of ask.options) {
      const refusal = engine.refusal(g, ask.seat, option);
      if (refusal) return `${ask.prompt}: ${option.join(" ")} is offered and refused (${refusal.reason})`;
    }
  }
  return null;
}

/** Every seat's view is plain, final, and enough to know who owes and what oneself may choose. */
export function checkViews<G extends Core<S>, S>(engine: Engine<G, S>, g: G): string | null {
  const owes = engine.owes(g);
  const asks = engine.asks(g);
  for (let seat: Seat | null = g.sealed.length - 1; seat !== null; seat = seat > 0 ? seat - 1 : null) {
    const view = engine.view(g, seat);
    const who = `the view of seat ${seat}`;
    const odd = notPlain(view);
    if (odd) return `${who} is not plain data: ${odd}`;
    const again = difference(engine.view(view, seat), view);
    if (again) return `${who} seen again is another: ${again}`;
    const debts = difference(engine.owes(view), owes);
    if (debts) return `${who} tells otherwise who owes: ${debts}`;
    const ask: Ask | null = asks.find((one) => one.seat === seat) ?? null;
    const own = difference(engine.askOf(view, seat), ask);
    if (own) return `${who} offers other options: ${own}`;
  }
  const spectator = engine.view(g, null);
  const odd = notPlain(spectator);
  if (odd) return `the view of a spectator is not plain data: ${odd}`;
  const again = difference(engine.view(spectator, null), spectator);
  if (again) return `the view of a spectator seen again is another: ${again}`;
  const debts = difference(engine.owes(spectator), owes);
  return debts && `the view of a spectator tells otherwise who owes: ${debts}`;
}

/** Positions and choices can be written and read back; so can what each seat sees. */
export function checkNotation<G extends Core<S>, S>(engine: Engine<G, S>, g: G): string | null {
  const { notation } = engine.game;
  const readBack = (state: G, what: string): string | null => {
    const line = notation.write(state);
    if (line.includes("\n")) return `${what} is written on more than one line`;
    try {
      const differs = difference(notation.read(line), state);
      return differs && `${what} is read otherwise than written: ${differs}; ${line}`;
    } catch (error) {
      return `${what} cannot be read back: ${messageOf(error)}; ${line}`;
    }
  };
  const whole = readBack(g, "the position");
  if (whole) return whole;
  for (let seat = 0; seat < g.sealed.length; seat++) {
    const wrong = readBack(engine.view(g, seat), `the view of seat ${seat}`);
    if (wrong) return wrong;
  }
  for (const option of engine.asks(g).flatMap((ask) => ask.options)) {
    const word = notation.choice(option);
    if (/\s/.test(word) || word === "") return `${option.join(" ")} is not written as one word: “${word}”`;
    const differs = difference(notation.option(word), option);
    if (differs) return `${word} is read otherwise than written: ${differs}`;
  }
  return null;
}

/** An event is plain facts for seats that exist. */
export function checkEvent(event: Event, seats: number): string | null {
  const odd = notPlain(event);
  if (odd) return `the event ${event.type} is not plain data: ${odd}`;
  const heard = [...(event.only ?? []), ...(event.secret?.to ?? [])];
  const nobody = heard.find((seat) => !Number.isInteger(seat) || seat < 0 || seat >= seats);
  return nobody === undefined ? null : `the event ${event.type} is for seat ${nobody}, which is not there`;
}

/** Looking at a state leaves it as it was. */
export function checkUntouched<G extends Core<S>, S>(look: () => string | null, g: G): string | null {
  const before = copy(g);
  const found = look();
  if (found) return found;
  const differs = difference(g, before);
  return differs && `looking at the state changes it: ${differs}`;
}
