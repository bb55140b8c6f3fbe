/** Carrying pieces by mouse and finger: from a rack or the board to a place, or back. */
import { type PointerEvent as ReactPointer, type RefObject, useEffect, useRef, useState } from "react";

/** What lies at a point of the screen. */
export interface Found {
  readonly piece: string | null;
  readonly place: string | null;
  /** It is a rack, where pieces go that leave the board. */
  readonly rack: boolean;
}

/** A press that moved less than this, in CSS pixels, is a click. */
const STILL = 7;

/** The names of the things at a point, the uppermost first. */
function thingsAt(x: number, y: number, board: HTMLElement): readonly string[] {
  return document
    .elementsFromPoint(x, y)
    .filter((element) => board.contains(element))
    .flatMap((element) => thingsOf(element));
}

/** The names of what an element belongs to. */
export function thingsOf(element: Element): readonly string[] {
  const thing = element.closest("[data-explain], [data-point]");
  return [thing?.getAttribute("data-explain"), thing?.getAttribute("data-point")].flatMap(
    (name) => name || [],
  );
}

interface Known {
  readonly board: RefObject<HTMLElement | null>;
  readonly isPiece: (id: string) => boolean;
  readonly isPlace: (id: string) => boolean;
}

/** What there is at a point of the screen. */
export function foundAt(x: number, y: number, { board, isPiece, isPlace }: Known): Found {
  const under = document.elementFromPoint(x, y);
  const inRack = under?.closest<HTMLElement>("[data-edit-piece]")?.dataset.editPiece ?? null;
  const things = board.current ? thingsAt(x, y, board.current) : [];
  return {
    piece: inRack ?? things.find(isPiece) ?? null,
    place: things.find(isPlace) ?? null,
    rack: under?.closest("[data-edit-rack]") !== null && under !== null,
  };
}

interface Carried {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
}

interface CarryingOptions extends Known {
  /** A piece leaves its place. */
  readonly lift: (piece: string, fromRack: boolean) => void;
  /** It is let go of. */
  readonly drop: (found: Found) => void;
  readonly escape: () => void;
}

/** The hands that carry: what is carried just now, and what hears presses of the editor. */
export function useCarrying(options: CarryingOptions) {
  const latest = useRef(options);
  latest.current = options;
  const start = useRef<{ piece: string; fromRack: boolean; x: number; y: number } | null>(null);
  const [carried, setCarried] = useState<Carried | null>(null);
  const carrying = useRef(false);
  /** The click that follows a carried piece is none. */
  const swallow = useRef(false);
  useEffect(() => {
    const moved = (event: PointerEvent) => {
      const from = start.current;
      if (!from) return;
      const { clientX: x, clientY: y } = event;
      if (!carrying.current && Math.hypot(x - from.x, y - from.y) < STILL) return;
      if (!carrying.current) {
        carrying.current = true;
        latest.current.lift(from.piece, from.fromRack);
      }
      event.preventDefault();
      setCarried({ piece: from.piece, x, y });
    };
    const end = (at: PointerEvent | null) => {
      start.current = null;
      if (!carrying.current) return;
      carrying.current = false;
      swallow.current = true;
      setTimeout(() => {
        swallow.current = false;
      });
      setCarried(null);
      if (at) latest.current.drop(foundAt(at.clientX, at.clientY, latest.current));
      else latest.current.escape();
    };
    const up = (event: PointerEvent) => end(event);
    const cancel = () => end(null);
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      if (carrying.current) end(null);
      else latest.current.escape();
    };
    addEventListener("pointermove", moved);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
    addEventListener("keydown", key);
    return () => {
      removeEventListener("pointermove", moved);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
      removeEventListener("keydown", key);
    };
  }, []);
  const press = (event: ReactPointer) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const { clientX: x, clientY: y } = event;
    const found = foundAt(x, y, latest.current);
    const fromRack = event.target instanceof Element && event.target.closest("[data-edit-piece]") !== null;
    if (found.piece !== null) start.current = { piece: found.piece, fromRack, x, y };
  };
  return { carried, press, swallowed: () => swallow.current };
}
