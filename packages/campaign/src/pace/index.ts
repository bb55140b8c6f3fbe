/** How long events are shown before they are told. */

/** How long a scene that has run its course stays until the table goes on by itself, in milliseconds. */
export const LINGER = 9000;
/** What the reader has just chosen himself needs no more than a blink, in milliseconds. */
export const BLINK = 220;

/** Milliseconds; `along` with the event before it; null: nothing to see. */
export type Pace = number | "along" | null;

/** What an event may look at to say how long it stands. */
interface Beside {
  /** It follows from a deed of the reader's own. */
  readonly own: boolean;
  readonly before: { readonly type: string } | undefined;
}

/** Whoever did it himself has seen it. */
export const unlessOwn =
  (lasts: number) =>
  (_facts: unknown, { own }: Beside): Pace =>
    own ? null : lasts;

/** The same thing twice in a row is seen at once. */
export const together =
  (type: string, lasts: number) =>
  (_facts: unknown, { before }: Beside): Pace =>
    before?.type === type ? "along" : lasts;

/** Both, each where it applies. */
export const togetherUnlessOwn =
  (type: string, lasts: number) =>
  (_facts: unknown, { before, own }: Beside): Pace =>
    before?.type === type ? "along" : own ? null : lasts;
