import type { Editing, EditSay } from "@westmarch/boardkit";
import type { Core, Engine } from "@westmarch/kernel";
import { type KeyboardEvent, type SyntheticEvent, useMemo, useRef } from "react";
import type { Whole } from "../../table/text/words.tsx";
import { announce, Slip } from "../../ui/index.ts";
import type { AnalysisSay } from "../words.ts";
import { Arranged } from "./Arranged.tsx";
import styles from "./editor.module.css";
import { Hand } from "./Hand.tsx";
import { Holds } from "./Holds.tsx";
import { Knobs } from "./Knobs.tsx";
import { NotationLeaf } from "./NotationLeaf.tsx";
import { Racks } from "./Racks.tsx";
import { Standing } from "./Standing.tsx";
import { Surface } from "./Surface.tsx";
import { type Found, foundAt, thingsOf, useCarrying } from "./useCarrying.ts";
import { type Editor, type InHand, useEditor } from "./useEditor.ts";
import { Ways } from "./Ways.tsx";
import type { EditorSay } from "./words.ts";

interface DeskProps {
  readonly loaded: Whole;
  readonly labSay: AnalysisSay;
  readonly own: EditorSay;
  readonly engine: Engine<Core>;
  /** Null: the game's positions are set up by their notation alone. */
  readonly editing: Editing | null;
  readonly both: EditSay;
  readonly begun: Core;
}

/** What there is on the desk of a position: its racks and places by name. */
function useThings({ editing, both }: DeskProps, g: Core) {
  return useMemo(() => {
    const racks = editing?.racks(g, both) ?? [];
    const places = editing?.places(g, both) ?? [];
    const pieces = new Map(racks.flatMap((rack) => rack.pieces.map((piece) => [piece.id, piece])));
    return { racks, places, pieces, placed: new Map(places.map((place) => [place.id, place])) };
  }, [editing, g, both]);
}

type Things = ReturnType<typeof useThings>;

/** Sets pieces down, and says what became of it. */
function useSettingDown(editor: Editor, { pieces, placed }: Things, say: EditorSay) {
  return (what: InHand, to: string | null): void => {
    const piece = pieces.get(what.piece)?.name ?? what.piece;
    if (!editor.setDown(what, to)) return;
    announce(to === null ? say("back", { piece }) : say("set", { piece, place: placed.get(to)?.name ?? to }));
  };
}

/** The places that take what is in hand. */
function useTakes({ editing, both }: DeskProps, { g, hand }: Editor, places: Things["places"]) {
  return useMemo(() => {
    if (!editing || !hand) return new Set<string>();
    const takes = places.filter(
      ({ id }) => id !== hand.from && "g" in editing.move(g, hand.piece, hand.from, id, both),
    );
    return new Set(takes.map(({ id }) => id));
  }, [editing, both, g, hand, places]);
}

/** A press on a piece or a place of the board. Returns whether something comes of it. */
const tapping =
  (editor: Editor, pieces: Things["pieces"], setDown: ReturnType<typeof useSettingDown>) =>
  ({ piece, place }: Pick<Found, "piece" | "place">): boolean => {
    const { hand } = editor;
    const stands = piece === null ? null : (pieces.get(piece)?.at ?? null);
    const at = stands ?? place;
    if (hand) {
      if (piece === hand.piece) editor.take(null);
      else if (at !== null) setDown(hand, at);
      return at !== null || piece !== null;
    }
    if (piece !== null && stands !== null) editor.take({ piece, from: stands });
    else if (place !== null) editor.look(place);
    return piece !== null || place !== null;
  };

/** What a press on the board comes to: something is taken up, set down, or a place is looked at. */
function useBoardHands(editor: Editor, things: Things, setDown: ReturnType<typeof useSettingDown>) {
  const board = useRef<HTMLDivElement>(null);
  const { pieces, placed } = things;
  const known = {
    board,
    isPiece: (id: string) => pieces.has(id),
    isPlace: (id: string) => placed.has(id),
  };
  const lift = (piece: string, place: string | null) =>
    editor.take({ piece, from: pieces.get(piece)?.at ?? place });
  const tap = tapping(editor, pieces, setDown);
  const carrying = useCarrying({
    ...known,
    lift: (piece, fromRack) => lift(piece, fromRack ? null : (pieces.get(piece)?.at ?? null)),
    drop: ({ place, rack }) => {
      const from = pieces.get(carrying.carried?.piece ?? "")?.at ?? null;
      const what = editor.hand ?? (carrying.carried && { piece: carrying.carried.piece, from });
      if (!what) return;
      if (place !== null) setDown(what, place);
      else if (rack) setDown(what, null);
      editor.letGo();
    },
    escape: () => editor.take(null),
  });
  const stopIfOurs = (event: SyntheticEvent) => {
    const { target } = event;
    if (target instanceof Element && thingsOf(target).some((id) => pieces.get(id)?.at != null))
      event.stopPropagation();
  };
  const hears = {
    onPointerDownCapture: carrying.press,
    onMouseDownCapture: stopIfOurs,
    onTouchStartCapture: stopIfOurs,
    onClickCapture: (event: React.MouseEvent) => {
      const found = foundAt(event.clientX, event.clientY, known);
      if (carrying.swallowed() || tap(found)) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      if ((event.key !== "Enter" && event.key !== " ") || !(event.target instanceof Element)) return;
      const names = thingsOf(event.target);
      const piece = names.find(known.isPiece) ?? null;
      if (!tap({ piece, place: names.find(known.isPlace) ?? null })) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { board, hears, carrying };
}

/** The desk on which a position is set up: board, racks, what else there is to say, faults, and what becomes of it. */
export function Desk(props: DeskProps) {
  const { loaded, labSay, own: say, engine, editing, both, begun } = props;
  const says = useMemo(() => ({ own: say, game: both }), [say, both]);
  const editor = useEditor(engine, editing, () => begun, says);
  const { g } = editor;
  const things = useThings(props, g);
  const { racks, pieces, placed } = things;
  const setDown = useSettingDown(editor, things, say);
  const takes = useTakes(props, editor, things.places);
  const { board, hears, carrying } = useBoardHands(editor, things, setDown);
  const looked = editor.place === null ? null : (placed.get(editor.place) ?? null);
  const { carried, press } = carrying;
  return (
    <div className={styles.desk} data-carrying={carried !== null || undefined} onPointerDown={press}>
      <Arranged
        say={say}
        faults={editor.verdict.faults.length}
        racks={racks}
        board={
          <Slip className={styles.boardLeaf}>
            <Surface {...{ loaded, g, board, takes, hears }} label={say("board")} />
            {editing && <UnderBoard {...{ editor, editing, things, say, setDown }} />}
          </Slip>
        }
        pieces={(form) => <Racks {...{ racks, editor, say, form }} places={placed} />}
        standing={
          editing &&
          looked && <Standing key={looked.id} {...{ place: looked, editing, racks, editor, say }} />
        }
        knobs={
          editing && (
            <Slip className={styles.leaf}>
              <Knobs groups={editing.groups(g, both)} say={say} onChange={editor.change} />
            </Slip>
          )
        }
        holds={<Holds editor={editor} say={say} />}
        notation={<NotationLeaf {...{ engine, editor, say, labSay }} />}
        ways={(fold) => <Ways {...{ loaded, editor, say, labSay, fold }} />}
      />
      {carried && (
        <div
          className={styles.ghost}
          style={{ left: carried.x, top: carried.y }}
          data-named={pieces.get(carried.piece)?.figure === undefined || undefined}
          aria-hidden="true"
        >
          {pieces.get(carried.piece)?.figure ?? pieces.get(carried.piece)?.name}
        </div>
      )}
    </div>
  );
}

interface UnderBoardProps {
  readonly editor: Editor;
  readonly editing: Editing;
  readonly things: Things;
  readonly say: EditorSay;
  readonly setDown: ReturnType<typeof useSettingDown>;
}

/** Under the board: what is in hand, and the ways back. */
function UnderBoard({ editor, editing, things: { pieces, places }, say, setDown }: UnderBoardProps) {
  const { g, hand } = editor;
  return (
    <Hand
      editor={editor}
      nameOf={(piece) => pieces.get(piece)?.name ?? piece}
      places={places.filter(({ id }) => id !== hand?.from)}
      say={say}
      onSetDown={(to) => hand && setDown(hand, to)}
      onClear={() => {
        editor.change(editing.clear(g));
        announce(say("cleared"));
      }}
    />
  );
}
