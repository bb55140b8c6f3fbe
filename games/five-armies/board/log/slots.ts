/** What fills the slots of a line: who does it, with the form of the verb, and how dice, cards and units are called. */
import { listed } from "@westmarch/boardkit/writing";
import { type CharacterId, FACE, type FaceId, FREE, type PlaceId, type Side, UNIT } from "../../ids.ts";
import type { Units } from "../../printed.ts";
import type { GameSay } from "../keys.ts";
import { faceName, place, placeAt, sideName, units, withinCharacter } from "../names.ts";

/** The subject of a sentence; `many`: its verb is in the plural, where a language has one. */
export type Subject = { readonly who: string; readonly many: "yes" | "no" };

export const side = (say: GameSay, which: Side): Subject => ({
  who: sideName(say, which),
  many: which === FREE ? "yes" : "no",
});
export const character = (say: GameSay, which: CharacterId): Subject => ({
  who: withinCharacter(say, which),
  many: "no",
});

/** Where something happens. */
export const at = (say: GameSay, where: PlaceId): { readonly at: string } => ({ at: placeAt(say, where) });
export const way = (
  say: GameSay,
  f: { readonly from: PlaceId; readonly to: PlaceId },
): { readonly from: string; readonly to: string } => ({ from: place(say, f.from), to: place(say, f.to) });

/** Dice as they were rolled, counted by what they show. */
export const faces = (say: GameSay, rolled: readonly FaceId[]): string =>
  listed(
    say,
    FACE.all.flatMap((face) => {
      const count = rolled.filter((one) => one === face).length;
      return count > 0 ? [say("log.faces", { count, face: faceName(say, face) })] : [];
    }),
  );
/** Pips as they lie. */
export const pips = (say: GameSay, dice: readonly number[]): string => listed(say, dice.map(String), "parts");

/** Units counted by type. */
export const troops = (say: GameSay, counts: Units): string =>
  listed(
    say,
    UNIT.all.flatMap((unit) => {
      const count = counts[unit] ?? 0;
      return count > 0 ? [units(say, unit, count)] : [];
    }),
  );
