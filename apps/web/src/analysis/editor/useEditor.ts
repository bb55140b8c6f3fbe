import type { Edited, Editing } from "@westmarch/boardkit";
import type { Core, Engine } from "@westmarch/kernel";
import { useCallback, useMemo, useState } from "react";
import { announce } from "../../ui/index.ts";
import { type Says, stepped, verdictOf } from "./changes.ts";

/** A piece that has been taken up, and the place that it was taken from; null: the rack. */
export interface InHand {
  readonly piece: string;
  readonly from: string | null;
}

/** How many changes can be taken back. */
const MOST = 100;

/** A position that is being set up: its changes, what is in hand, and which place is looked at. */
export function useEditor(engine: Engine<Core>, editing: Editing | null, begin: () => Core, says: Says) {
  const [past, setPast] = useState<readonly Core[]>(() => [begin()]);
  const [hand, setHand] = useState<InHand | null>(null);
  const [place, look] = useState<string | null>(null);
  /** Why the last change could not be made. */
  const [not, setNot] = useState<string | null>(null);
  const g = past[past.length - 1] ?? begin();
  const change = useCallback((next: Core) => {
    setNot(null);
    setPast((all) => [...all.slice(-MOST), next]);
  }, []);
  const take = useCallback((next: InHand | null) => {
    setNot(null);
    setHand(next);
  }, []);
  /** Sets down what is in hand, or something else that has just been carried. */
  const setDown = (what: InHand, to: string | null): boolean => {
    if (!editing || what.from === to) {
      take(null);
      return false;
    }
    const edited: Edited<Core> = editing.move(g, what.piece, what.from, to, says.game);
    if ("not" in edited) {
      setNot(edited.not);
      announce(edited.not);
      return false;
    }
    change(edited.g);
    // Of several that are alike, the next is in hand at once.
    const more = editing.racks(edited.g, says.game).flatMap(({ pieces }) => pieces);
    const same = more.find(({ id }) => id === what.piece);
    setHand(same?.many && what.from === null && to !== null && same.left > 0 ? what : null);
    return true;
  };
  /** So many more or fewer of a piece in a place. */
  const step = (piece: string, at: string, by: number): void => {
    if (!editing || by === 0) return;
    const edited = stepped(editing, g, { piece, place: at, by }, says.game);
    if ("g" in edited) change(edited.g);
    else {
      setNot(edited.not);
      announce(edited.not);
    }
  };
  const verdict = useMemo(() => verdictOf(engine, editing, g, says), [engine, editing, g, says]);
  return {
    ...{ g, hand, place, not, verdict, take, look, setDown, step, change },
    /** Lets go of what is in hand; what was said of it stays. */
    letGo: () => setHand(null),
    line: engine.game.notation.write(g),
    undo: past.length > 1 ? () => setPast((all) => all.slice(0, -1)) : null,
  };
}

export type Editor = ReturnType<typeof useEditor>;
