/** What a touch of a thing on a tray does. */

/** What is offered of the things on trays, each by what `data-explain` calls it. */
export interface Taking {
  readonly things: ReadonlySet<string>;
  /** The thing in hand, or null. */
  readonly thing: string | null;
  readonly take: (thing: string) => void;
}

export interface Touch {
  readonly able: boolean;
  /** Rimmed with gold: before a die is taken up the dice are what is offered, and nothing else. */
  readonly gold: boolean;
  readonly taken: boolean;
  /** Takes it up where something can be done with it, and explains it otherwise. */
  readonly touch: () => void;
}

/** `shown`: whatever is offered is to be rimmed with gold. */
export function touchOf(
  explain: (id: string) => void,
  { things, thing: inHand, take }: Taking,
  thing: string,
  shown: boolean,
): Touch {
  const able = things.has(thing);
  return {
    able,
    gold: able && shown,
    taken: inHand === thing,
    touch: () => (able ? take(thing) : explain(thing)),
  };
}
