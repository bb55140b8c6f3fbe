import type { Brings, DeckChoosing } from "@westmarch/boardkit";
import { useState } from "react";
import { useShelf } from "../decks/useShelf.ts";
import { draw } from "./decks.ts";
import type { LoadedGame } from "./useGame.ts";

/** What people have chosen so far, by place: the opener first, the others in the order of their seats. */
export interface Chosen {
  readonly at: (place: number) => Brings;
  readonly choose: (place: number, brings: Brings) => void;
}

/** Decks of a new table. `asked` names the deck with which somebody came here. */
export function useChosen(game: string, choosing: DeckChoosing | null, asked: string | null): Chosen {
  const shelf = useShelf(game);
  const [usual] = useState(() => choosing?.usual(draw) ?? {});
  const [brings, setBrings] = useState<Readonly<Record<number, Brings>>>(() => {
    const named = asked === null ? null : choosing?.named(asked, shelf);
    return named ? { 0: named } : {};
  });
  return {
    at: (place) => brings[place] ?? usual,
    choose: (place, news) => setBrings((old) => ({ ...old, [place]: news })),
  };
}

interface DeckChoicesProps {
  readonly game: string;
  readonly loaded: LoadedGame;
  readonly chosen: Chosen;
  /** Whose decks are chosen here, and where they stand among the others. */
  readonly people: readonly { readonly place: number; readonly legend: string }[];
}

/** A deck for everybody who does not choose for himself. */
export function DeckChoices({ game, loaded: { decks, say }, chosen, people }: DeckChoicesProps) {
  const shelf = useShelf(game);
  return (
    decks &&
    people.map(({ place, legend }) => (
      <decks.Choice
        key={place}
        say={say}
        legend={legend}
        shelf={shelf}
        brings={chosen.at(place)}
        onBring={(brings) => chosen.choose(place, brings)}
        addressOf={(deck) => `/decks/${game}/${deck}`}
      />
    ))
  );
}
