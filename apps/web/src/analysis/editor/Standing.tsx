import type { Editing, EditPiece, EditPlace, Rack } from "@westmarch/boardkit";
import { useState } from "react";
import { Button, Slip } from "../../ui/index.ts";
import { Select } from "../../ui/Select.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import styles from "./editor.module.css";
import type { Editor } from "./useEditor.ts";
import type { EditorSay } from "./words.ts";

interface StandingProps {
  readonly place: EditPlace;
  readonly editing: Editing;
  readonly racks: readonly Rack[];
  readonly editor: Editor;
  readonly say: EditorSay;
}

/** What stands in a place: each piece with how many, to be changed by steps, and what else can be added. */
export function Standing({ place, editing, racks, editor, say }: StandingProps) {
  const [added, add] = useState<string | null>(null);
  const there = editing.standing(editor.g, place.id);
  const all = racks.flatMap(({ pieces }) => pieces);
  const shown = all.filter(({ id }) => there.has(id) || id === added);
  const more = all.filter(({ id, left }) => left > 0 && !there.has(id));
  return (
    <Slip className={styles.standing} aria-label={place.name}>
      <div className={styles.standingHead}>
        <h2>{place.name}</h2>
        <Button variant="quiet" onClick={() => editor.look(null)}>
          {say("place.close")}
        </Button>
      </div>
      {shown.length === 0 && <p className={styles.none}>{say("place.none")}</p>}
      <ul className={styles.steps}>
        {shown.map((piece) => (
          <li key={piece.id}>
            <span>{piece.name}</span>
            <Steps
              piece={piece}
              count={there.get(piece.id) ?? 0}
              place={place.id}
              editor={editor}
              say={say}
            />
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <Select
          label={say("place.add")}
          value={null}
          placeholder={say("hand.choose")}
          options={more.map(({ id, name }) => ({ id, text: name }))}
          onPick={(id) => {
            if (editor.setDown({ piece: id, from: null }, place.id)) add(id);
            editor.take(null);
          }}
        />
      )}
    </Slip>
  );
}

interface StepsProps {
  readonly piece: EditPiece;
  readonly count: number;
  readonly place: string;
  readonly editor: Editor;
  readonly say: EditorSay;
}

/** More and fewer of one piece in one place. */
const Steps = ({ piece, count, place, editor, say }: StepsProps) => (
  <Stepper
    label={piece.name}
    value={count}
    least={0}
    most={count + piece.left}
    fewer={say("step.fewer", { what: piece.name })}
    more={say("step.more", { what: piece.name })}
    onStep={(wanted) => editor.step(piece.id, place, wanted - count)}
  />
);
