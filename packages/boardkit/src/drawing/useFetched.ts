import { useEffect, useState } from "react";

/** A file that belongs to the page. Throws where it cannot be had. */
export async function fetched(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

/** Things that are fetched when they are needed, each once, and kept by their names. */
export interface Shelf<Name, Thing> {
  readonly load: (name: Name) => Promise<Thing>;
  readonly known: Map<Name, Thing>;
}
export const shelf = <Name, Thing>(load: (name: Name) => Promise<Thing>): Shelf<Name, Thing> => ({
  load,
  known: new Map(),
});

/** Fetches the thing of this name before a component needs it. */
export async function stock<Name, Thing>({ load, known }: Shelf<Name, Thing>, name: Name): Promise<void> {
  if (!known.has(name)) known.set(name, await load(name));
}

/** The thing of this name, or `null` until it is here; an error goes to the page, which can be loaded again. */
export function useFetched<Name, Thing>({ load, known }: Shelf<Name, Thing>, name: Name): Thing | null {
  const [, arrived] = useState(0);
  const [failed, setFailed] = useState<unknown>(null);
  useEffect(() => {
    if (known.has(name)) return;
    let wanted = true;
    load(name).then(
      (thing) => {
        known.set(name, thing);
        if (wanted) arrived((n) => n + 1);
      },
      (error: unknown) => {
        if (wanted) setFailed(error);
      },
    );
    return () => {
      wanted = false;
    };
  }, [load, known, name]);
  if (failed) throw failed;
  return known.get(name) ?? null;
}
