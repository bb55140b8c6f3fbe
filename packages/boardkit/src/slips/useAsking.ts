/** Asking about things on the table: everything that carries `data-explain` answers. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Thing } from "../outline.ts";
import {
  type AskedThing,
  hearAll,
  hearHand,
  hearNames,
  hearPresses,
  hearRest,
  idOf,
  type PressedBy,
  resting,
} from "./asking.ts";

/** What is asked about now, and the ways to ask and to close by hand. */
export interface Asking {
  readonly asked: AskedThing | null;
  readonly open: (id: string, thing: Thing) => void;
  /**
   * Says in a few words what a pressed thing is. A mouse goes on pressing: its slip takes no press and goes with the pointer.
   * For a finger or a key it opens.
   */
  readonly show: (id: string, thing: Thing) => void;
  readonly close: () => void;
}

export interface AskingOptions {
  /** Opens the whole explanation. */
  readonly explain: (id: string) => void;
  /** Where asking for everything opens the thing's own slip instead. */
  readonly opens?: (id: string) => boolean;
  /** Keys that ask for everything. */
  readonly keys?: readonly string[];
}

const KEYS = ["?", "i"];

/**
 * A short slip while the pointer or the focus rests on a thing; one that stays after a long press; everything there is
 * to say after a right click or a key. Escape closes.
 */
export function useAsking(root: RefObject<HTMLElement | null>, options: AskingOptions): Asking {
  const [asked, ask] = useState<AskedThing | null>(null);
  const latest = useRef({ ...options, asked });
  useLayoutEffect(() => {
    latest.current = { ...options, asked };
  });
  const open = useCallback((id: string, thing: Thing) => ask({ id, thing, open: true }), []);
  const hand = useRef<PressedBy>("key");
  const show = useCallback(
    (id: string, thing: Thing) => ask({ id, thing, open: hand.current !== "mouse" }),
    [],
  );
  const close = useCallback(() => ask(null), []);

  useEffect(() => {
    const table = root.current;
    if (!table) return;
    const off = new AbortController();
    const { signal } = off;
    const rest = resting(
      () => latest.current.asked,
      (thing, short) => ask(thing && { id: idOf(thing), thing, open: false, short }),
    );
    hearRest(table, signal, rest);
    hearHand(signal, (by) => {
      hand.current = by;
    });
    const press = hearPresses(table, signal, rest, (thing) => open(idOf(thing), thing));
    hearNames(signal, (thing) => open(idOf(thing), thing));
    const askAll = (thing: Thing) => {
      rest.hide();
      const { explain, opens } = latest.current;
      if (opens?.(idOf(thing))) open(idOf(thing), thing);
      else explain(idOf(thing));
    };
    hearAll(table, signal, press, { keys: () => latest.current.keys ?? KEYS, ask: askAll });
    return () => {
      off.abort();
      rest.end();
      press.end();
    };
  }, [root, open]);
  return { asked, open, show, close };
}
