/** The log of a campaign: events as lines of it. */
import type { Besides, Happened, Say } from "@westmarch/boardkit";
import { paragraph, sentenceCase } from "@westmarch/boardkit/writing";
import type { Core } from "@westmarch/kernel";

/** What a line of a log is. `W`: what its words are said by. */
export interface LineOf<Facts, G, W> {
  readonly kind: "turn" | "move" | "battle" | "end";
  /** Null where another line says it. */
  readonly tell: (facts: Facts, say: W, view: G) => string | null;
}

/** Lines by their events. */
export type LinesOf<Events, G, W> = { readonly [T in keyof Events]?: LineOf<Events[T], G, W> };

interface Writing<G extends Core, Key extends string> {
  /** An event in words, and what kind of line it is; null: it is only for show. */
  readonly write: (
    event: Happened<G>,
    say: Say<Key>,
    view: G,
  ) => { readonly text: string; readonly kind: LineOf<never, G, Say<Key>>["kind"] } | null;
  /** Only a turn names its round: 0 stands below the turn before it. */
  readonly roundOf: (event: Happened<G>) => number;
  readonly doer: (event: Happened<G>, view: G) => number | undefined;
  /** The phase of the turn that an event is part of, by the key of its name; undefined: that of the events before it. */
  readonly phaseOf: (event: Happened<G>) => Key | undefined;
  /** Whether nothing came of an event, as what followed it tells, and the key by which that is said. */
  readonly vain?: {
    readonly is: (event: Happened<G>, next: () => Happened<G> | undefined) => boolean;
    readonly says: Key;
  };
  /** What of a view a line depends on; another one has it written anew. */
  readonly hangsOn?: (view: G) => number;
}

/** One line of the log after the other. */
export function linesBy<G extends Core, Key extends string>({
  write,
  roundOf,
  doer,
  phaseOf,
  vain,
  hangsOn = () => 0,
}: Writing<G, Key>): Besides<G, Key>["line"] {
  type Told = ReturnType<Besides<G, Key>["line"]>;
  /** Lines by their events: a long log is asked for again whenever it grows, and what is told never changes. */
  const kept = new WeakMap<
    Happened<G>,
    { readonly say: Say<Key>; readonly on: number; readonly isVain: boolean; readonly told: Told }
  >();
  return (event, { say, view, log }) => {
    const on = hangsOn(view);
    const next = () => {
      const at = log.indexOf(event);
      return at < 0 ? undefined : log[at + 1];
    };
    const isVain = vain?.is(event, next) ?? false;
    const old = kept.get(event);
    if (old?.say === say && old.on === on && old.isVain === isVain) return old.told;
    const line = write(event, say, view);
    const phase = phaseOf(event);
    const told = line && {
      text: sentenceCase(vain && isVain ? paragraph(say, line.text, say(vain.says)) : line.text),
      kind: line.kind,
      round: roundOf(event),
      by: doer(event, view),
      phase: phase && say(phase),
    };
    kept.set(event, { say, on, isVain, told });
    return told;
  };
}

/** An event in the words of a table of lines. */
export function lineIn<Events, T extends keyof Events, G, W>(
  lines: LinesOf<Events, G, W>,
  { type, facts }: { readonly type: T; readonly facts: Events[T] },
  say: W,
  view: G,
): { readonly text: string; readonly kind: LineOf<never, G, W>["kind"] } | null {
  const line = lines[type];
  const text = line?.tell(facts, say, view);
  return line && text !== null && text !== undefined ? { text, kind: line.kind } : null;
}
