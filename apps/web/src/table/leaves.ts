import { useCallback, useState } from "react";

/** A leaf that may lie at the edge of the map. */
export type LeafKind =
  | { readonly kind: "book" }
  | { readonly kind: "rules"; readonly rule: string | null }
  | { readonly kind: "explain"; readonly id: string }
  | { readonly kind: "reference" }
  | { readonly kind: "table" }
  | { readonly kind: "preferences" };

export interface Leaves {
  readonly top: LeafKind | null;
  readonly deep: boolean;
  /** Lays a leaf on the others; one that lies there already comes up instead. */
  readonly open: (leaf: LeafKind) => void;
  /** Opens it alone, or puts it away if it is the one that is up. */
  readonly toggle: (leaf: LeafKind) => void;
  readonly back: () => void;
  readonly close: () => void;
}

/** The leaves laid out, the newest on top. */
export function useLeaves(): Leaves {
  const [stack, setStack] = useState<readonly LeafKind[]>([]);
  const open = useCallback((leaf: LeafKind) => {
    setStack((old) => [...old.filter(({ kind }) => kind !== leaf.kind), leaf]);
  }, []);
  const toggle = useCallback((leaf: LeafKind) => {
    setStack((old) => (old.at(-1)?.kind === leaf.kind ? [] : [leaf]));
  }, []);
  const back = useCallback(() => setStack((old) => old.slice(0, -1)), []);
  const close = useCallback(() => setStack([]), []);
  return { top: stack.at(-1) ?? null, deep: stack.length > 1, open, toggle, back, close };
}
