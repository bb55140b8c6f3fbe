/** What this device keeps of a game – decks, data packs –, each under a key of its own: where one is spoilt, the others are not. */
import type { KeptText, NotKept, Shelf } from "@westmarch/boardkit";

/** What is kept. Its name is part of the keys. */
export type KeptKind = "deck" | "pack";

const keyOf = (kind: KeptKind, game: string, id: string): string => `westmarch-${kind}:${game}:${id}`;

/** What a shelf needs of the browser's store. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** A shelf that tells when what stands on it has changed. */
export interface DeviceShelf extends Omit<Shelf, "kept"> {
  /** The same list until something changes. */
  readonly kept: () => readonly KeptText[];
  readonly listen: (listener: () => void) => () => void;
  /** Something was changed from another page of this device. */
  readonly look: () => void;
}

function reasonOf(error: unknown): NotKept {
  return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "forbidden";
}

/** Everything of this game in the store; nothing where it may not be read. */
function storedIn(store: Store | null, kind: KeptKind, game: string): KeptText[] {
  const prefix = keyOf(kind, game, "");
  return Array.from({ length: store?.length ?? 0 }, (_, at) => store?.key(at) ?? "")
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ id: key.slice(prefix.length), text: store?.getItem(key) ?? "" }))
    .toSorted((one, other) => one.id.localeCompare(other.id, "en"));
}

/** What is kept of one kind for one game. `store` is null where the browser keeps nothing. */
export function shelfOf(store: Store | null, kind: KeptKind, game: string): DeviceShelf {
  /** What the store would not take; it is here as long as the page is. */
  const unkept = new Map<string, string>();
  const listeners = new Set<() => void>();
  const read = (): readonly KeptText[] => [
    ...storedIn(store, kind, game).filter(({ id }) => !unkept.has(id)),
    ...[...unkept].map(([id, text]) => ({ id, text })),
  ];
  let kept = read();
  const look = () => {
    kept = read();
    for (const listener of listeners) listener();
  };
  const write = (id: string, text: string): NotKept | null => {
    if (!store) return "forbidden";
    try {
      store.setItem(keyOf(kind, game, id), text);
      return null;
    } catch (error) {
      return reasonOf(error);
    }
  };
  return {
    kept: () => kept,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    look,
    keep: (id, text) => {
      const trouble = write(id, text);
      if (trouble) unkept.set(id, text);
      else unkept.delete(id);
      look();
      return trouble;
    },
    remove: (id) => {
      unkept.delete(id);
      store?.removeItem(keyOf(kind, game, id));
      look();
    },
  };
}

function storeHere(): Store | null {
  try {
    return localStorage;
  } catch {
    return null; // the browser's owner has forbidden it
  }
}

const shelves = new Map<string, DeviceShelf>();

/** Heard at the window when something was kept or removed on this device. */
export const SHELF_CHANGED = "westmarch-shelf";

const PREFIX = "westmarch-";
const KINDS: readonly KeptKind[] = ["deck", "pack"];

/** Everything that this device keeps of any game, by `KIND:GAME:ID`. */
export function keptHere(store: Store | null = storeHere()): Map<string, string> {
  const keys = Array.from({ length: store?.length ?? 0 }, (_, at) => store?.key(at) ?? "");
  return new Map(
    keys
      .filter((key) => KINDS.some((kind) => key.startsWith(`${PREFIX}${kind}:`)))
      .map((key) => [key.slice(PREFIX.length), store?.getItem(key) ?? ""]),
  );
}

/** Puts something from elsewhere on this device's shelves, or takes it away. False if the browser does not keep it. */
export function putHere(key: string, text: string | null, store: Store | null = storeHere()): boolean {
  if (!store || !KINDS.some((kind) => key.startsWith(`${kind}:`))) return false;
  if (text === null) store.removeItem(PREFIX + key);
  else
    try {
      store.setItem(PREFIX + key, text);
    } catch {
      return false; // no room, or forbidden by the browser's owner
    }
  return true;
}

/** Shows on every shelf what has been put there from elsewhere. */
export function lookAgain(): void {
  for (const shelf of shelves.values()) shelf.look();
}

/** The shelf of a game on this device. */
export function shelfHere(kind: KeptKind, game: string): DeviceShelf {
  const prefix = keyOf(kind, game, "");
  const known = shelves.get(prefix);
  if (known) return known;
  const shelf = shelfOf(storeHere(), kind, game);
  shelves.set(prefix, shelf);
  shelf.listen(() => dispatchEvent(new Event(SHELF_CHANGED)));
  addEventListener("storage", ({ key }) => {
    if (key === null || key.startsWith(prefix)) shelf.look();
  });
  return shelf;
}
