import type { EditPiece, EditPlace, Rack } from "@westmarch/boardkit";
import { useState } from "react";
import { Select } from "../../ui/Select.tsx";
import styles from "./editor.module.css";
import type { Editor } from "./useEditor.ts";
import type { EditorSay } from "./words.ts";

/** Racks lie one below the other in rows, or one of several is chosen. */
export type RackForm = "rows" | "one";

interface RacksProps {
  readonly racks: readonly Rack[];
  readonly places: ReadonlyMap<string, EditPlace>;
  readonly editor: Editor;
  readonly say: EditorSay;
  readonly form: RackForm;
}

/** As many racks lie open where one of several is chosen otherwise. */
const FEW = 2;

const leftIn = ({ pieces }: Rack): number => pieces.reduce((sum, { left }) => sum + left, 0);

/** What can be set down, by side: each piece can be taken up by a press or carried. */
export function Racks({ racks, form, ...rest }: RacksProps) {
  const [chosen, choose] = useState<string | null>(null);
  const choosing = form === "one" && racks.length > FEW;
  const one = racks.find(({ id }) => id === chosen) ?? racks[0];
  return (
    <div
      className={styles.racks}
      data-form={form}
      data-many={racks.some(({ pieces }) => pieces.some(({ many }) => many)) || undefined}
    >
      {choosing && one && (
        <Select
          label={rest.say("rack")}
          value={one.id}
          options={racks.map((rack) => ({ id: rack.id, text: `${rack.name} · ${leftIn(rack)}` }))}
          onPick={choose}
        />
      )}
      {(choosing ? [one] : racks).map((rack) => rack && <OneRack key={rack.id} rack={rack} {...rest} />)}
    </div>
  );
}

interface OneRackProps extends Omit<RacksProps, "racks" | "form"> {
  readonly rack: Rack;
}

const OneRack = ({ rack, ...rest }: OneRackProps) => (
  // biome-ignore lint/a11y/useSemanticElements: buttons are no fields, and a region of the page would be too much
  <div
    role="group"
    className={styles.rack}
    data-edit-rack
    data-side={rack.side ?? undefined}
    aria-label={rack.name}
  >
    <h2>
      {rack.name}
      {rack.pieces.length > 0 && <small>{rest.say("rack.left", { count: leftIn(rack) })}</small>}
    </h2>
    <div className={styles.row}>
      {rack.pieces.map((piece) => (
        <Piece key={piece.id} piece={piece} {...rest} />
      ))}
    </div>
  </div>
);

interface PieceProps extends Omit<RacksProps, "racks" | "form"> {
  readonly piece: EditPiece;
}

/** A place of a rack: the piece while it lies there, and its name also when it stands on the board. */
function Piece({ piece, places, editor, say }: PieceProps) {
  const { id, name, figure, at, left, many } = piece;
  const held = editor.hand?.piece === id;
  const where = at === null ? null : (places.get(at)?.name ?? at);
  const label = many
    ? say("piece.left", { piece: name, count: left })
    : where === null
      ? say("piece.rack", { piece: name })
      : say("piece.at", { piece: name, place: where });
  return (
    <button
      type="button"
      className={styles.piece}
      data-edit-piece={id}
      data-gone={left === 0 || undefined}
      aria-pressed={held}
      aria-label={label}
      disabled={many && left === 0}
      onClick={() => editor.take(held ? null : { piece: id, from: at })}
    >
      <span className={styles.figure} aria-hidden="true">
        {left > 0 && (figure ?? null)}
      </span>
      <span className={styles.name}>
        {name}
        {many && <b aria-hidden="true"> {left}</b>}
      </span>
    </button>
  );
}
