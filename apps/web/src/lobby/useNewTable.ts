import { isLevel } from "@westmarch/kernel";
import { useState } from "react";
import { useSearch } from "wouter";
import { useChosen } from "../decks/DeckChoices.tsx";
import { useChosenPack } from "../decks/PackChoice.tsx";
import { useDevice } from "../device/index.ts";
import { schoolOf } from "../games/doors.ts";
import type { LoadedGame } from "../games/useLoadedGame.ts";
import { useOnline } from "../net/useOnline.ts";
import { levelFor } from "../practice/bouts.ts";
import { usePractice } from "../practice/index.ts";
import { type Choices, seatPlan } from "./choices.ts";
import { isHow } from "./plan.ts";

/** Settings by the address of the page: the way to play that was entered. */
function settingsIn({ module }: LoadedGame, search: URLSearchParams): Choices["settings"] {
  const named = module.game.settings.flatMap((setting) => {
    const value = search.get(setting.id);
    return setting.kind === "choice" && value !== null && setting.values.includes(value)
      ? [[setting.id, value] as const]
      : [];
  });
  return Object.fromEntries(named);
}

/** What is chosen for a new table so far, first by the address of the page. */
function useChoices(id: string, search: URLSearchParams, settings: Choices["settings"]) {
  const name = useDevice((device) => device.name);
  const bouts = usePractice((practice) => practice.bouts);
  const [choices, set] = useState<Choices>(() => {
    const how = search.get("how");
    const level = search.get("level");
    return {
      how: isHow(how) ? how : "computer",
      side: "0",
      level: isLevel(level) ? level : levelFor(bouts, id),
      settings,
      name,
      second: "",
      company: { guests: [], names: [] },
      listed: { join: false, watch: false },
      pace: { kind: "none" },
      rated: true,
      kept: search.has("here"),
    };
  });
  const choose = (news: Partial<Choices>) => set((old) => ({ ...old, ...news }));
  const chooseSettings = (news: Choices["settings"]) =>
    set((old) => ({ ...old, settings: { ...old.settings, ...news } }));
  return { choices, choose, chooseSettings, bouts };
}

/** A new table as it is chosen on the form, and what follows from the choices. */
export function useNewTable(id: string, game: LoadedGame) {
  const search = new URLSearchParams(useSearch());
  const chosen = useChoices(id, search, settingsIn(game, search));
  const online = useOnline();
  const { choices } = chosen;
  const { decks, packs } = game;
  const deck = useChosen(id, decks, search.get("deck"));
  const pack = useChosenPack(id, packs, search.get("pack"));
  const seats = seatPlan(game, choices);
  const { others, invited, shared } = seats;
  /** After a draft its round is the server’s to hold. */
  const mayStayHere = schoolOf(id)?.id === id && !invited;
  /** It is wanted on this device alone, as it must be without a server. */
  const keeps = choices.kept || !online;
  const here = keeps && mayStayHere;
  const brings = [
    deck.at(0),
    ...others.map(({ guest }, at) => (guest === "computer" ? deck.given(at + 1) : deck.at(at + 1))),
  ];
  return {
    ...chosen,
    id,
    game,
    online,
    deck,
    pack,
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

/** A new table as it is chosen on the form. */
export type NewTable = ReturnType<typeof useNewTable>;

/** What a part of the form is given. */
export interface NewTableProps {
  readonly table: NewTable;
}
