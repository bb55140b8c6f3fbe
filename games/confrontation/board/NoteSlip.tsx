import type { Say } from "@westmarch/boardkit";
import { Spoken } from "@westmarch/boardkit";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { CHARACTERS, NINE } from "../data/ids.ts";
import styles from "./Board.module.css";
import { Icon } from "./icons/Icon.tsx";
import { CHARACTER_ICONS } from "./icons/names.ts";
import { nameOf, regionName, sideName } from "./names.ts";
import type { Note } from "./notes.ts";
import type { Piece } from "./pieces/standing.ts";

export interface NoteSlipProps {
  readonly piece: Piece;
  /** The standee it lies beside. */
  readonly beside: HTMLElement;
  readonly table: RefObject<HTMLElement | null>;
  readonly say: Say;
  readonly note: Note;
  /** Open for the pencil; otherwise it only tells. */
  readonly open: boolean;
  readonly write: (note: Note) => void;
  readonly close: () => void;
}

/** Beside a hidden standee: whom it may be by all that was seen, and what the player pencils on it. */
export const NoteSlip = ({ piece, beside, table, say, note, open, write, close }: NoteSlipProps) => {
  const slip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const [box, room, own] = [
      beside.getBoundingClientRect(),
      table.current?.getBoundingClientRect(),
      slip.current,
    ];
    if (!room || !own) return;
    const [w, h] = [own.offsetWidth, own.offsetHeight];
    const right = box.right + 14 + w <= room.right;
    const left = right ? box.right + 14 : Math.max(room.left + 8, box.left - 14 - w);
    const top = Math.min(Math.max(room.top + 8, box.top - h / 3), room.bottom - h - 8);
    const narrow = box.left - 14 - w < room.left && !right;
    setAt({
      left: (narrow ? Math.max(room.left + 8, (room.left + room.right - w) / 2) : left) - room.left,
      top: (narrow ? (box.top - h - 8 > room.top ? box.top - h - 8 : box.bottom + 8) : top) - room.top,
    });
  }, [beside, table]);
  useEffect(() => {
    if (!open) return;
    slip.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
    const away = (e: Event) => {
      if (e instanceof KeyboardEvent && e.key !== "Escape") return;
      if (!(e instanceof KeyboardEvent) && e.target instanceof Node && slip.current?.contains(e.target))
        return;
      if (e instanceof KeyboardEvent) {
        e.preventDefault();
        beside.focus();
      }
      close();
    };
    document.addEventListener("pointerdown", away, true);
    document.addEventListener("keydown", away);
    return () => {
      document.removeEventListener("pointerdown", away, true);
      document.removeEventListener("keydown", away);
    };
  }, [open, close, beside]);

  const first = piece.side * NINE;
  return (
    <div
      ref={slip}
      className={styles.note}
      style={at ?? { left: 0, top: 0, visibility: "hidden" }}
      {...(open ? { role: "dialog", "aria-label": say("board.note") } : { role: "tooltip" })}
    >
      <p className={styles.noteTitle}>
        {say("board.piece.hidden", { side: sideName(say, piece.side), place: regionName(say, piece.region) })}
      </p>
      <div className={styles.noteGrid}>
        {CHARACTERS.slice(first, first + NINE).map((id, i) => {
          const possible = (piece.may & (1 << i)) !== 0;
          const pencilled = (note & (1 << i)) !== 0;
          const inner = (
            <>
              <Icon name={CHARACTER_ICONS[first + i]!} size={open ? 26 : 22} />
              <span>{nameOf(say, first + i)}</span>
            </>
          );
          const look = { "data-possible": possible, "data-pencilled": pencilled } as const;
          return open ? (
            <button
              key={id}
              type="button"
              className={styles.suspect}
              {...look}
              aria-pressed={pencilled}
              onClick={() => write(note ^ (1 << i))}
            >
              <Spoken
                as={say(possible ? "board.note.may" : "board.note.cannot", { who: nameOf(say, first + i) })}
              >
                {inner}
              </Spoken>
            </button>
          ) : (
            <span key={id} className={styles.suspect} {...look}>
              {inner}
            </span>
          );
        })}
      </div>
      <p className={styles.noteHint}>{say(open ? "board.note.how" : "board.note.open")}</p>
    </div>
  );
};
