/** What is told of events by a table of them, each by its name. */

/** Something about some events of a game, given their facts. */
export type AboutSome<Events, G, About> = {
  readonly [T in keyof Events]?: (facts: Events[T], view: G) => About;
};

interface Event<Events, T extends keyof Events> {
  readonly type: T;
  readonly facts: Events[T];
}

/** What a table says about an event. */
export const aboutEvent = <Events, T extends keyof Events, G, About>(
  table: AboutSome<Events, G, About>,
  { type, facts }: Event<Events, T>,
  view: G,
): About | undefined => table[type]?.(facts, view);

/** What the latest event up to a place of the log says, of those that say anything. */
export function latest<E, T>(log: readonly E[], at: number, of: (event: E) => T | undefined): T | undefined {
  for (let i = at; i >= 0; i--) {
    const event = log[i];
    const said = event && of(event);
    if (said !== undefined) return said;
  }
  return undefined;
}

/** What a game says of the events that a card brings about. */
interface Behind<E, Card> {
  readonly doer: (log: readonly E[], at: number) => number;
  /** The card that an event lays open, or null. */
  readonly cardOf: (event: E) => Card | null;
  /** What came before it has nothing to do with what comes after. */
  readonly begins: (event: E) => boolean;
}

/** The card that some events come of, if another seat has played it: it lies there until all of it has happened. */
export const cardBringing =
  <E, Card>({ doer, cardOf, begins }: Behind<E, Card>) =>
  (log: readonly E[], [first]: readonly E[], seat: number | null): Card | null => {
    const from = first ? log.lastIndexOf(first) : -1;
    if (from < 0 || doer(log, from) === seat) return null;
    for (let at = from; at >= 0; at--) {
      const event = log[at];
      if (event === undefined) continue;
      const card = cardOf(event);
      if (card !== null) return card;
      if (begins(event)) return null;
    }
    return null;
  };

/**
 * The place in the log where the fight begins that the event at `at` belongs to, or -1: its beginning and its end do too.
 * None goes on over the end of a turn.
 */
export function fightAround(
  log: readonly { readonly type: string }[],
  at: number,
  [begins, ends]: readonly [begins: string, ends: string],
): number {
  for (let i = at; i >= 0; i--) {
    const type = log[i]?.type;
    if (type === begins) return i;
    if (type === "turn" || (type === ends && i < at)) return -1;
  }
  return -1;
}
