/** What changes of a position come to, and whether it holds. Pure. */
import type { EditFault, Editing, EditSay } from "@westmarch/boardkit";
import type { Core, Engine } from "@westmarch/kernel";
import { positionIn } from "../positionSetup.ts";
import type { EditorSay } from "./words.ts";

/** The words of the editor, and those of the game with what all games say of their positions. */
export interface Says {
  readonly own: EditorSay;
  readonly game: EditSay;
}

/** What is wrong with a position, and what of it keeps the game from being played. */
export interface Legality {
  readonly faults: readonly EditFault<Core>[];
  /** Why it cannot be played, in a sentence; null: it can. */
  readonly stops: string | null;
}

/** Steps are changes one after the other; the position after all of them, or why one of them cannot be. */
export function stepped(
  editing: Editing,
  g: Core,
  { piece, place, by }: { readonly piece: string; readonly place: string; readonly by: number },
  say: EditSay,
) {
  let now = g;
  for (let left = Math.abs(by); left > 0; left--) {
    const [from, to] = by > 0 ? [null, place] : [place, null];
    const edited = editing.move(now, piece, from, to, say);
    if ("not" in edited) return now === g ? edited : { g: now };
    now = edited.g;
  }
  return { g: now };
}

/** Everything that is wrong with a position, in sentences. */
export function verdictOf(engine: Engine<Core>, editing: Editing | null, g: Core, says: Says): Legality {
  const { own, game } = says;
  const { notation } = engine.game;
  const broken = (notation.faults?.(g) ?? []).map(
    (fault): EditFault<Core> =>
      editing?.fault(fault, g, game) ?? {
        text: own(fault.rule === null ? "holds.reason" : "holds.rule", {
          rule: fault.rule ?? "",
          reason: fault.reason,
        }),
      },
  );
  const unique = broken.filter(({ text }, at) => broken.findIndex((one) => one.text === text) === at);
  const faults = [...unique, ...(editing?.doubts(g, game) ?? [])];
  const [first] = [...unique, ...faults.filter(({ stops }) => stops)];
  if (first) return { faults, stops: first.text };
  const stuck = stuckAt(engine, g, own);
  return stuck === null ? { faults, stops: null } : { faults: [{ text: stuck }, ...faults], stops: stuck };
}

/** Why the rules cannot go on from a position, in a sentence; null: they can. */
function stuckAt(engine: Engine<Core>, g: Core, own: EditorSay): string | null {
  const read = positionIn(engine, engine.game.notation.write(g));
  if ("g" in read) return null;
  const { reason } = read.fault;
  return reason === null ? own("holds.nobody") : own("holds.reason", { reason });
}
