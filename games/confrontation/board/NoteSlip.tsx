import { Spoken } from "@westmarch/boardkit";
import { type AskedThing, Slip } from "@westmarch/boardkit/slips";
import type { RefObject } from "react";
import { CHARACTERS_OF, type Side } from "../data/ids.ts";
import styles from "./Board.module.css";
import { Icon } from "./icons/Icon.tsx";
import { CHARACTER_ICONS } from "./icons/names.ts";
import type { GameSay } from "./keys.ts";
import { nameOf, regionName, sideName } from "./names.ts";
import type { Note, Notes } from "./notes.ts";
import type { Piece } from "./pieces/standing.ts";

export interface NoteSlipProps {
  readonly piece: Piece;
  readonly asked: AskedThing;
  readonly table: RefObject<HTMLElement | null>;
  readonly say: GameSay;
  readonly note: Note;
  /** A click on the standee attacks it. */
  readonly attacked: boolean;
  readonly write: (note: Note) => void;
  readonly close: () => void;
}

/** What a hidden piece is asked about by. */
export const hiddenId = (piece: Piece): string => `hidden:${piece.key}`;
export const isHidden = (id: string): boolean => id.startsWith("hidden:");

/** What a player has noted on a piece; of their own they know who it is. */
export const noteOn = (
  { side, region, place }: Piece,
  { own, notes }: { readonly own: Side | null; readonly notes: Notes | null },
): Note => (side === own ? 0 : (notes?.[region]?.[place] ?? 0));

/** Where fingers are at home, the hint names what they do. */
const byTouch = (): boolean => matchMedia("(any-pointer: coarse)").matches;

/**
 * Beside a hidden standee: whom it may be by all that was seen, and what the player pencils on it. Open, it can be
 * changed; otherwise it can only be read.
 */
export const NoteSlip = ({ piece, asked, table, say, note, attacked, write, close }: NoteSlipProps) => {
  const { open } = asked;
  const reading = `board.note.${attacked ? "attack" : "open"}` as const;
  const hint = open ? "board.note.how" : byTouch() ? (`${reading}.touch` as const) : reading;
  return (
    <Slip
      asked={asked}
      table={table}
      close={close}
      title={say("board.piece.hidden", {
        side: sideName(say, piece.side),
        place: regionName(say, piece.region),
      })}
      label={say("board.note")}
    >
      <div className={styles.noteGrid}>
        {CHARACTERS_OF[piece.side].map((id, i) => {
          const possible = (piece.may & (1 << i)) !== 0;
          const pencilled = (note & (1 << i)) !== 0;
          const inner = (
            <>
              <Icon name={CHARACTER_ICONS[id]} size={open ? 26 : 22} />
              <span>{nameOf(say, id)}</span>
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
              <Spoken as={say(possible ? "board.note.may" : "board.note.cannot", { who: nameOf(say, id) })}>
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
      <p className={styles.noteHint}>{say(hint)}</p>
    </Slip>
  );
};
