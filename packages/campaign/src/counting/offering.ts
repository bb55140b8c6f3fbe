/** What of the trays is offered, and what a touch of it does. */
import type { Taking } from "./touch.ts";

const NO_TRAYS: ReadonlySet<never> = new Set();

/** The trays of which something is offered: of an action only once a die has been taken up for it. */
export const offeredOn = <Name extends string>(
  ask: { readonly prompt: string } | null,
  { things, die }: Pick<Taking, "things"> & { readonly die: number | null },
  traysOf: (things: ReadonlySet<string>) => ReadonlySet<Name>,
): ReadonlySet<Name> => (ask?.prompt === "act" && die === null ? NO_TRAYS : traysOf(things));

/** The same acting; a tray that lies over the map folds when something in it is taken up. */
export const closing = <A extends Pick<Taking, "take">>(acting: A, close: (() => void) | undefined): A => ({
  ...acting,
  take: (thing: string) => {
    close?.();
    acting.take(thing);
  },
});

/** The cards in a hand, for a player who points at its tray: see `data-explain`. */
export const pointsOfHand = (cards: readonly number[]): string =>
  cards.map((card) => `card:${card}`).join(" ");

/** The trays that hold these things; `trayOf` tells where a thing lies, if in any. */
export function traysHolding<Name extends string>(
  things: ReadonlySet<string>,
  trayOf: (kind: string, number: number) => Name | null,
): ReadonlySet<Name> {
  const trays = new Set<Name>();
  for (const thing of things) {
    const [kind = "", word] = thing.split(":");
    const tray = trayOf(kind, Number(word));
    if (tray !== null) trays.add(tray);
  }
  return trays;
}
