/** What a map is asked about. Pure. */
import type { Id } from "@westmarch/kernel";

/** Places, each once, in order. */
const inOrder = <P extends number>(places: readonly P[]): readonly P[] =>
  [...new Set(places)].sort((a, b) => a - b);

/**
 * Places that something is asked about or that can be taken up: they are marked on the small map. Foremost are where
 * something in hand stands and where it can go, and with empty hands none; `to`: where a way leads that is being thought of.
 */
export function askedOn<Kind extends string>(
  reach: ReadonlyMap<Id<Kind>, unknown>,
  able: ReadonlySet<Id<Kind>>,
  from: Id<Kind>,
  to: Id<Kind> | undefined,
): { readonly asked: readonly Id<Kind>[]; readonly foremost: readonly Id<Kind>[] } {
  const held = [from, to ?? from].filter((place) => place >= 0);
  const asked = inOrder([...reach.keys(), ...able, ...held]);
  return { asked, foremost: from >= 0 ? inOrder([...reach.keys(), ...held]) : [] };
}
