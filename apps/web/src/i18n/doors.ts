import type { Catalogue } from "@westmarch/boardkit/say";

/** What stands on a game's door: its name, a line, how many play and for how long, and what it is about. */
export interface DoorWords {
  readonly title: string;
  readonly line: string;
  readonly facts: string;
  readonly about: string;
}

/** The shell's words with those of every game's door, as `door.<id>.title` and so on. `doors` is by file. */
export function withDoors(words: Catalogue, doors: Readonly<Record<string, DoorWords>>): Catalogue {
  const all: Record<string, string> = { ...words };
  for (const [file, door] of Object.entries(doors)) {
    const id = /games\/([^/]+)\//.exec(file)?.[1];
    if (id === undefined) throw new Error(`${file} is not in a game's folder`);
    for (const [part, text] of Object.entries(door)) all[`door.${id}.${part}`] = text;
  }
  return all;
}
