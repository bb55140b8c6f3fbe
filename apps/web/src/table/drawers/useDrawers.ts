import type { BoardProps } from "@westmarch/boardkit";
import { useCallback, useState } from "react";

/** A drawer that may lie at the edge of the map. */
export type DrawerKind =
  | { readonly kind: "book" }
  | { readonly kind: "rules"; readonly rule: string | null }
  | { readonly kind: "explain"; readonly id: string }
  | { readonly kind: "reference" }
  | { readonly kind: "glance" }
  | { readonly kind: "table" }
  | { readonly kind: "preferences" };

export interface Drawers {
  readonly top: DrawerKind | null;
  readonly deep: boolean;
  /** Lays a drawer on the others; one that lies there already comes up instead. */
  readonly open: (drawer: DrawerKind) => void;
  /** Opens it alone, or puts it away if it is the one that is up. */
  readonly toggle: (drawer: DrawerKind) => void;
  readonly back: () => void;
  readonly close: () => void;
}

type Stack = readonly DrawerKind[];

/**
 * What is laid out after a press on what opens a drawer: it alone, or none if it was the one that is up. As long as it cannot be
 * shown yet (`isHere`), a further press is an impatient one, and puts nothing away.
 */
export const toggled = (stack: Stack, drawer: DrawerKind, isHere: boolean): Stack =>
  isHere && stack.at(-1)?.kind === drawer.kind ? [] : [drawer];

/** Whether a drawer lies over a question to the player: on a phone it comes from below. It says so, then, and leads there. */
export const hidesPrompt = ({ layout, ask }: Pick<BoardProps, "layout" | "ask">): boolean =>
  layout === "tall" && ask !== null;

const always = () => true;

/** The drawers laid out, the newest on top. `isHere`: whether what a drawer is made of has come. */
export function useDrawers(isHere: () => boolean = always): Drawers {
  const [stack, setStack] = useState<Stack>([]);
  const open = useCallback((drawer: DrawerKind) => {
    setStack((old) => [...old.filter(({ kind }) => kind !== drawer.kind), drawer]);
  }, []);
  const toggle = useCallback(
    (drawer: DrawerKind) => setStack((old) => toggled(old, drawer, isHere())),
    [isHere],
  );
  const back = useCallback(() => setStack((old) => old.slice(0, -1)), []);
  const close = useCallback(() => setStack([]), []);
  return { top: stack.at(-1) ?? null, deep: stack.length > 1, open, toggle, back, close };
}
