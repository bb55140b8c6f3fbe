/** Decks that this device keeps, each under a key of its own: where one is spoilt, the others are not. */
import type { DeckShelf, KeptDeck, NotKept } from "@westmarch/boardkit";

const PREFIX = "westmarch-deck";
const keyOf = (game: string, id: string): string => `${PREFIX}:${game}:${id}`;

/** What a shelf needs of the browser's store. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** A shelf that tells when what stands on it has changed. */
export interface Shelf extends Omit<DeckShelf, "decks"> {
  /** The same list until something changes. */
  readonly decks: () => readonly KeptDeck[];
  readonly listen: (listener: () => void) => () => void;
  /** Something was changed from another page of this device. */
  readonly look: () => void;
}

function reasonOf(error: unknown): NotKept {
  return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "forbidden";
}

/** Everything of this game in the store; nothing where it may not be read. */
function storedIn(store: Store | null, game: string): KeptDeck[] {
  const prefix = keyOf(game, "");
  return Array.from({ length: store?.length ?? 0 }, (_, at) => store?.key(at) ?? "")
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ id: key.slice(prefix.length), text: store?.getItem(key) ?? "" }))
    .toSorted((one, other) => one.id.localeCompare(other.id, "en"));
}

/** The decks of one game. `store` is null where the browser keeps nothing. */
export function shelfOf(store: Store | null, game: string): Shelf {
  /** What the store would not take; it is here as long as the page is. */
  const unkept = new Map<string, string>();
  const listeners = new Set<() => void>();
  const read = (): readonly KeptDeck[] => [
    ...storedIn(store, game).filter(({ id }) => !unkept.has(id)),
    ...[...unkept].map(([id, text]) => ({ id, text })),
  ];
  let decks = read();
  const look = () => {
    decks = read();
    for (const listener of listeners) listener();
  };
  const write = (id: string, text: string): NotKept | null => {
    if (!store) return "forbidden";
    try {
      store.setItem(keyOf(game, id), text);
      return null;
    } catch (error) {
      return reasonOf(error);
    }
  };
  return {
    decks: () => decks,
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
      store?.removeItem(keyOf(game, id));
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

const shelves = new Map<string, Shelf>();

/** The shelf of a game on this device. */
export function shelfHere(game: string): Shelf {
  const known = shelves.get(game);
  if (known) return known;
  const shelf = shelfOf(storeHere(), game);
  shelves.set(game, shelf);
  addEventListener("storage", ({ key }) => {
    if (key === null || key.startsWith(keyOf(game, ""))) shelf.look();
  });
  return shelf;
}
