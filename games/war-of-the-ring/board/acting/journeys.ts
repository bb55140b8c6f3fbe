/** Figures without an Army that are carried over the map: who they are, and who of them can set out. Pure. */
import type { AskOf } from "@westmarch/kernel";
import { type FigureId, NAZGUL, NONE, person } from "../../data/ids.ts";
import type { War } from "../../state.ts";
import type { Thing } from "../pieces/standing.ts";
import type { Outing } from "./errands.ts";

/** Who a piece on the map is, where it is no Army. */
export const figuresOf = (thing: Thing): readonly FigureId[] =>
  thing.kind === "nazgul" ? [NAZGUL] : thing.kind === "company" ? thing.characters.map(person) : [];

/** Those who can set out by an answer to this question, where a die has been paid already. */
export const leaversAt = (view: War, ask: AskOf<War> | null): readonly Outing[] =>
  ask?.prompt === "minion" || ask?.prompt === "companions" || ask?.prompt === "group"
    ? ask.options.flatMap((option): Outing[] => {
        if (option[0] === "from") return [{ figure: NAZGUL, from: option[1], face: NONE, options: [option] }];
        if (option[0] !== "character") return [];
        return [{ figure: person(option[1]), from: view.at[option[1]], face: NONE, options: [option] }];
      })
    : [];
