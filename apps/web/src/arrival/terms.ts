/** What is played at a table, in words. */
import type { BoardModule, Say } from "@westmarch/boardkit";
import type { Setting, Settings } from "@westmarch/kernel";
import type { Pace } from "@westmarch/protocol";
import { paceLine } from "../time/paces.ts";
import { useTimeWords } from "../time/words.ts";
import { useArrivalWords } from "./words.ts";

/** A game with the words that its settings are told in. */
interface Told {
  readonly module: BoardModule;
  readonly say: Say;
}

/** The settings that have words: the others, as the decks of the seats, are chosen elsewhere. */
const told = ({ module, say }: Told): readonly Setting[] =>
  module.game.settings.filter(({ id, of }) => !of && say(`setting.${id}`) !== `setting.${id}`);

/** The settings that can be changed while seats stay as many as they are. */
export const changeable = (game: Told): readonly Setting[] =>
  told(game).filter(
    (setting) =>
      setting.kind !== "choice" ||
      new Set(setting.values.map((value) => game.module.game.seats({ [setting.id]: value }).length)).size < 2,
  );

/** What differs from the printed rules. */
const differing = (game: Told, settings: Settings): readonly string[] =>
  changeable(game).flatMap(({ id, kind, initial }) => {
    const value = settings[id] ?? initial;
    if (value === initial || kind === "document" || kind === "lines") return [];
    const name = game.say(`setting.${id}`);
    return [kind === "switch" ? name : game.say(`setting.${id}.${value}`)];
  });

/** How a table is played besides the sides: its clock, and what differs from the printed rules. */
export interface Terms {
  readonly clock: string;
  readonly rules: string;
}

/** Null until the words are here. */
export function useTerms(game: Told, settings: Settings, pace: Pace | null): Terms | null {
  const time = useTimeWords();
  const words = useArrivalWords();
  if (!time || !words) return null;
  const differs = differing(game, settings);
  const list = new Intl.ListFormat(words.language, { type: "conjunction" });
  return {
    clock: paceLine(pace ?? undefined, time),
    rules: differs.length === 0 ? words("terms.printed") : list.format(differs),
  };
}
