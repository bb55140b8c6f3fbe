/**
 * The built-in pack. The rules, the settlements, what stands where and the sizes of decks are the rulebook's; most of what
 * is printed on cards, tiles, tokens and figures was not to be had, and is a balanced reconstruction in words of our own.
 */
import { FORMAT, type Pack } from "./types.ts";
import { EVENTS } from "./westmarch/events.ts";
import { FATE } from "./westmarch/fate.ts";
import { CHARACTERS, DICE, MANEUVERS, SETUP, TILES, TOKENS, UNITS } from "./westmarch/figures.ts";
import { FREE_PEOPLES } from "./westmarch/free-peoples.ts";
import { BORDERS, PASSES, REGIONS } from "./westmarch/map.ts";
import { SHADOW } from "./westmarch/shadow.ts";

export const WESTMARCH: Pack = {
  format: FORMAT,
  id: "westmarch",
  title: "The Westmarch reconstruction",
  version: "1",
  licence: "MIT: facts of the rulebook, and designs of Westmarch where it is silent",
  regions: REGIONS,
  borders: BORDERS,
  passes: PASSES,
  reach: 2,
  units: UNITS,
  eagles: { figures: 4, from: { all: "reconstructed" } },
  bats: { figures: 6, from: { all: "rulebook" } },
  maneuvers: MANEUVERS,
  characters: CHARACTERS,
  tokens: TOKENS,
  tiles: TILES,
  dice: DICE,
  cards: [...EVENTS, ...FREE_PEOPLES, ...SHADOW, ...FATE],
  setup: SETUP,
};
