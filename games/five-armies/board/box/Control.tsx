import type { Reading } from "../../language/reading.ts";
import type { Pack } from "../../pack/types.ts";
import styles from "./box.module.css";
import { called } from "./called.ts";
import type { Control as How } from "./fields/field.ts";
import { Count, Pick, PlaceOptions, Places } from "./Inputs.tsx";
import type { PlaceProps } from "./place.ts";
import { Sentence } from "./Sentence.tsx";

interface ControlProps<E> {
  readonly say: PlaceProps["say"];
  readonly pack: Pack;
  readonly label: string;
  readonly control: How<E>;
  readonly entry: E;
  readonly reading: Reading | null;
  /** Something was chosen. */
  readonly onChange: (entry: E) => void;
  /** A letter was typed. */
  readonly onType: (entry: E) => void;
}

/** What is given to a field that is entered by one means. */
type By<E, Kind extends How<E>["kind"]> = Omit<ControlProps<E>, "control"> & {
  readonly control: Extract<How<E>, { readonly kind: Kind }>;
};

const Line = <E,>({ label, control, entry, onType }: By<E, "text">) => (
  <input
    className={styles.line}
    aria-label={label}
    value={control.get(entry)}
    maxLength={80}
    onChange={({ target }) => onType(control.set(entry, target.value))}
  />
);

/** A sentence of the rules' language, which an entry may do without. */
function Worded<E>({ say, label, control, entry, reading, onChange, onType }: By<E, "sentence">) {
  const text = control.get(entry);
  const { drop } = control;
  if (text === null)
    return (
      <button type="button" className={styles.word} onClick={() => onChange(control.set(entry, ""))}>
        {say("box.sentence.add")}
      </button>
    );
  return (
    <>
      <Sentence
        say={say}
        label={label}
        reads={control.reads}
        text={text}
        reading={reading}
        onType={(next) => onType(control.set(entry, next))}
      />
      {drop && (
        <button type="button" className={styles.word} onClick={() => onChange(drop(entry))}>
          {say("box.sentence.drop")}
        </button>
      )}
    </>
  );
}

/** One name of several. */
const Choice = <E,>({ say, label, control, entry, onChange }: By<E, "choice">) => (
  <span className={styles.picks} role="radiogroup" aria-label={label}>
    {control.names.map((name) => (
      <Pick
        key={name}
        text={called(say, control.of, name)}
        type="radio"
        group={label}
        on={control.get(entry) === name}
        onTurn={() => onChange(control.set(entry, name))}
      />
    ))}
  </span>
);

/** Any of several names. */
function Several<E>({ say, label, control, entry, onChange }: By<E, "several">) {
  const has = control.get(entry);
  return (
    <fieldset className={styles.picks} aria-label={label}>
      {control.names.map((name) => (
        <Pick
          key={name}
          text={called(say, control.of, name)}
          type="checkbox"
          on={has.includes(name)}
          onTurn={(on) =>
            onChange(control.set(entry, on ? [...has, name] : has.filter((one) => one !== name)))
          }
        />
      ))}
    </fieldset>
  );
}

/** A count by name. */
const Counts = <E,>({ say, label, control, entry, onChange }: By<E, "counts">) => (
  <fieldset className={styles.counts} aria-label={label}>
    {control.names.map((name) => (
      <span key={name} className={styles.count}>
        <Count
          say={say}
          label={called(say, control.of, name)}
          count={control.get(entry)[name] ?? 0}
          least={0}
          most={control.most}
          onCount={(count) => onChange(control.set(entry, name, count))}
        />
        <span aria-hidden="true">{called(say, control.of, name)}</span>
      </span>
    ))}
  </fieldset>
);

/** What a die shows, face by face. */
const Faces = <E,>({ say, label, control, entry, onChange }: By<E, "faces">) => (
  <fieldset className={styles.faces} aria-label={label}>
    {control.get(entry).map((face, at) => (
      <select
        // biome-ignore lint/suspicious/noArrayIndexKey: the places of a die are what they are
        key={at}
        aria-label={say("box.face", { number: at + 1 })}
        value={face}
        onChange={({ target }) => onChange(control.set(entry, at, target.value))}
      >
        {control.names.map((name) => (
          <option key={name} value={name}>
            {called(say, "face", name)}
          </option>
        ))}
      </select>
    ))}
  </fieldset>
);

/** The places between which a border runs. */
const BorderEnds = <E,>({ say, pack, label, control, entry, onChange }: By<E, "ends">) => (
  <fieldset className={styles.places} aria-label={label}>
    {control.get(entry).map((id, at) => (
      <select
        // biome-ignore lint/suspicious/noArrayIndexKey: the ends of a border are what they are
        key={at}
        aria-label={label}
        value={id}
        onChange={({ target }) => onChange(control.set(entry, at, target.value))}
      >
        <PlaceOptions say={say} pack={pack} except={[]} />
      </select>
    ))}
  </fieldset>
);

/** By what means one field of an entry is entered. */
export function Control<E>(props: ControlProps<E>) {
  const { say, pack, label, control, entry, onChange } = props;
  switch (control.kind) {
    case "text":
      return <Line {...props} control={control} />;
    case "sentence":
      return <Worded {...props} control={control} />;
    case "number":
      return (
        <Count
          say={say}
          label={label}
          count={control.get(entry)}
          least={control.least}
          most={control.most}
          onCount={(count) => onChange(control.set(entry, count))}
        />
      );
    case "choice":
      return <Choice {...props} control={control} />;
    case "several":
      return <Several {...props} control={control} />;
    case "flag":
      return (
        <Pick
          text={say("box.yes")}
          type="checkbox"
          on={control.get(entry)}
          onTurn={(on) => onChange(control.set(entry, on))}
        />
      );
    case "counts":
      return <Counts {...props} control={control} />;
    case "faces":
      return <Faces {...props} control={control} />;
    case "ends":
      return <BorderEnds {...props} control={control} />;
    case "places":
      return (
        <Places
          say={say}
          pack={pack}
          label={label}
          places={control.get(entry)}
          onPlaces={(places) => onChange(control.set(entry, places))}
        />
      );
  }
}
