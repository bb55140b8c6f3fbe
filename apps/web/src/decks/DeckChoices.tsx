import type { Brings, DeckChoosing } from "@westmarch/boardkit";
import { useState } from "react";
import type { LoadedGame } from "../games/useLoadedGame.ts";
import { draw } from "./decksAt.ts";
import { useShelf } from "./useShelf.ts";

/** What people have chosen so far, by place: the opener first, the others in the order of their seats. */
export interface Chosen {
  /** Of a person: the usual deck where none was chosen. */
  readonly at: (place: number) => Brings;
  /** Of a computer: null where it chooses for itself. */
  readonly given: (place: number) => Brings | null;
  /** The name of a person’s deck, ready or on the shelf; null: it has none. */
  readonly name: (place: number) => string | null;
  readonly choose: (place: number, brings: Brings | null) => void;
}

/** Decks of a new table. `asked` names the deck with which the player came here. */
export function useChosen(game: string, choosing: DeckChoosing | null, asked: string | null): Chosen {
  const shelf = useShelf("deck", game);
  const [usual] = useState(() => choosing?.usual(draw) ?? {});
  const [brings, setBrings] = useState<Readonly<Record<number, Brings | null>>>(() => {
    const named = asked === null ? null : choosing?.named(asked, shelf);
    return named ? { 0: named } : {};
  });
  const at = (place: number): Brings => brings[place] ?? usual;
  return {
    at,
    name: (place) => choosing?.nameOf(at(place), shelf) ?? null,
    given: (place) => brings[place] ?? null,
    choose: (place, news) => setBrings((old) => ({ ...old, [place]: news })),
  };
}

/** A seat at the table, by place. */
export interface Whose {
  readonly place: number;
  readonly legend: string;
}

interface DeckChoicesProps {
  readonly game: string;
  readonly loaded: LoadedGame;
  readonly chosen: Chosen;
  /** Whose decks are chosen here, and where they stand among the others. */
  readonly people: readonly Whose[];
  /** How it is said that a computer chooses for itself: they are computers. */
  readonly itself?: string;
}

/** A deck for each of these, who do not choose for themselves. */
export function DeckChoices({ game, loaded: { decks, say }, chosen, people, itself }: DeckChoicesProps) {
  const shelf = useShelf("deck", game);
  return (
    decks &&
    people.map(({ place, legend }) => (
      <decks.Choice
        key={place}
        say={say}
        legend={legend}
        shelf={shelf}
        brings={itself === undefined ? chosen.at(place) : chosen.given(place)}
        {...(itself !== undefined && { itself })}
        onBring={(brings) => chosen.choose(place, brings)}
        addressOf={(deck) => `/decks/${game}/${deck}`}
      />
    ))
  );
}
