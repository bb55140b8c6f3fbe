/** What the player who thinks is deciding, as everybody at the table may know: by where the rules stand. */
import type { Say } from "@westmarch/boardkit";
import type { Core } from "@westmarch/kernel";

/** Those of these keys that tell what is decided. */
export type AwaitedKey<Key extends string> = Extract<Key, `awaited.${string}`>;

/** By a table of chapters, or of chapters and paragraphs where that tells more. */
export function awaitedBy<G extends Core, What extends string>(table: Readonly<Record<string, What>>) {
  /** The key of what is being decided, or null where there are no words for it. */
  const awaitedIn = ({ stack, result }: Pick<G, "stack" | "result">): What | null => {
    const frame = stack.at(-1);
    if (result || !frame) return null;
    return table[`${frame.chapter}/${frame.at}`] ?? table[frame.chapter] ?? null;
  };
  const awaited = ({ view, say }: { readonly view: G; readonly say: Say<What> }): string | null => {
    const what = awaitedIn(view);
    return what && say(what);
  };
  return { awaitedIn, awaited };
}
