import { useState } from "react";
import { useSearch } from "wouter";
import { type Chosen, useChosen } from "../decks/DeckChoices.tsx";
import { type ChosenPack, useChosenPack } from "../decks/PackChoice.tsx";
import { useDevice } from "../device/index.ts";
import { schoolOf } from "../games/doors.ts";
import type { LoadedGame } from "../games/useLoadedGame.ts";
import { useOnline } from "../net/useOnline.ts";
import { usePractice } from "../practice/index.ts";
import { type Choices, howOf, seatPlan } from "./choices.ts";
import { asPrinted, firstChoices, settingsIn } from "./door/first.ts";
import { useKept } from "./door/kept.ts";
import type { How } from "./plan.ts";

/** What is chosen for a new table so far. */
function useChoices(id: string, game: LoadedGame, search: URLSearchParams) {
  const name = useDevice((device) => device.name);
  const known = useDevice((device) => device.tables.some((table) => table.game === id));
  const bouts = usePractice((practice) => practice.bouts);
  const kept = useKept(({ doors }) => doors[id]);
  const [choices, set] = useState<Choices>(() => {
    const played = known || bouts.some((bout) => bout.game === id);
    return firstChoices({ id, game, search, kept, bouts, name, played });
  });
  const choose = (news: Partial<Choices>) => set((old) => ({ ...old, ...news }));
  const chooseSettings = (news: Choices["settings"]) =>
    set((old) => ({ ...old, settings: { ...old.settings, ...news } }));
  const reset = () => set((old) => ({ ...old, ...asPrinted, settings: settingsIn(game, search) }));
  return { choices, choose, chooseSettings, reset, bouts, last: kept };
}

/** What does not hang on the way that is taken. */
interface Base {
  readonly id: string;
  readonly game: LoadedGame;
  readonly choices: Choices;
  readonly online: boolean;
  readonly deck: Chosen;
  readonly pack: ChosenPack;
}

/** What follows from the choices where a table is opened in this way. */
function following({ id, game, choices, online, deck }: Base, how: How) {
  const { decks } = game;
  const seats = seatPlan(game, choices, how);
  const { others, invited, shared } = seats;
  /** After a draft its round is the server’s to hold. */
  const mayStayHere = schoolOf(id)?.id === id && !invited;
  /** It is wanted on this device alone, as it must be without a server. */
  const keeps = choices.kept || choices.unreached || !online;
  const here = keeps && mayStayHere;
  const brings = [
    deck.at(0),
    ...others.map(({ guest }, at) => (guest === "computer" ? deck.given(at + 1) : deck.at(at + 1))),
  ];
  return {
    how,
    seats,
    mayStayHere,
    keeps,
    here,
    timed: !shared && !here,
    brings,
    /** No deck lacks anything. */
    isWhole: !decks || brings.every((one) => one === null || decks.isWhole(one)),
  };
}

/** A new table as it is chosen on the form, and what follows from the choices in the way of the large leaf. */
export function useNewTable(id: string, game: LoadedGame) {
  const search = new URLSearchParams(useSearch());
  const chosen = useChoices(id, game, search);
  const online = useOnline();
  const { decks, packs } = game;
  const [lastDeck = null] = chosen.last?.decks ?? [];
  const deck = useChosen(id, decks, search.get("deck") ?? lastDeck);
  const pack = useChosenPack(id, packs, search.get("pack"));
  const base = { ...chosen, id, game, online, deck, pack };
  /** The same table, opened in another way. */
  const as = (how: How) => ({ ...base, ...following(base, how) });
  return { ...as(howOf(chosen.choices.way)), as };
}

/** A new table as it is chosen on the form. */
export type NewTable = Omit<ReturnType<typeof useNewTable>, "as">;

/** What a part of the form is given. */
export interface NewTableProps {
  readonly table: NewTable;
}
