/** What the cards in play say, sorted by what it is about. */

/** Says something of a kind. */
export type Say<Kinds> = <K extends keyof Kinds>(kind: K, said: Kinds[K]) => void;

/** A list for each kind, of what is said of it. */
interface Lists<Kinds> {
  get<K extends keyof Kinds>(kind: K): Kinds[K][] | undefined;
  set<K extends keyof Kinds>(kind: K, list: Kinds[K][]): unknown;
}

const NOTHING: readonly never[] = [];

/**
 * Looks up what is said of a kind, in the order in which it is told. What `tell` tells is gathered once for each value of
 * `from`, which is replaced and never changed: nothing of this stands in a state, and clones share it.
 */
export function gathering<G, Kinds extends object>(
  from: (g: G) => object,
  tell: (g: G, say: Say<Kinds>) => void,
): <K extends keyof Kinds>(g: G, kind: K) => readonly Kinds[K][] {
  const known = new WeakMap<object, Lists<Kinds>>();
  const gathered = (g: G): Lists<Kinds> => {
    const lists: Lists<Kinds> = new Map();
    tell(g, (kind, said) => {
      const list = lists.get(kind);
      if (list) list.push(said);
      else lists.set(kind, [said]);
    });
    known.set(from(g), lists);
    return lists;
  };
  return (g, kind) => (known.get(from(g)) ?? gathered(g)).get(kind) ?? NOTHING;
}
