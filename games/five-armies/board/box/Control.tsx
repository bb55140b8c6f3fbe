import { useId } from "react";
import type { Reading } from "../../language/reading.ts";
import type { Pack } from "../../pack/types.ts";
import styles from "./box.module.css";
import { called, placeCalled } from "./called.ts";
import type { Control as How } from "./fields/field.ts";
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

/** By what means one field of an entry is entered. */
export function Control<E>(props: ControlProps<E>) {
  const { say, pack, label, control, entry, reading, onChange, onType } = props;
  switch (control.kind) {
    case "text":
      return (
        <input
          className={styles.line}
          aria-label={label}
          value={control.get(entry)}
          maxLength={80}
          onChange={({ target }) => onType(control.set(entry, target.value))}
        />
      );
    case "sentence": {
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
      return (
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
    case "several": {
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
      return (
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
    case "faces":
      return (
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
    case "ends":
      return (
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

interface CountProps {
  readonly say: PlaceProps["say"];
  readonly label: string;
  readonly count: number;
  readonly least: number;
  readonly most: number;
  readonly onCount: (count: number) => void;
}

/** A small number with a way up and a way down. */
function Count({ say, label, count, least, most, onCount }: CountProps) {
  return (
    <span className={styles.counter}>
      <button
        type="button"
        aria-label={say("box.fewer", { what: label })}
        disabled={count <= least}
        onClick={() => onCount(count - 1)}
      >
        −
      </button>
      <input
        type="number"
        aria-label={label}
        min={least}
        max={most}
        value={count}
        onChange={({ target }) => {
          const number = Number(target.value);
          if (Number.isInteger(number) && number >= least && number <= most) onCount(number);
        }}
      />
      <button
        type="button"
        aria-label={say("box.more", { what: label })}
        disabled={count >= most}
        onClick={() => onCount(count + 1)}
      >
        +
      </button>
    </span>
  );
}

interface PickProps {
  readonly text: string;
  readonly type: "radio" | "checkbox";
  readonly group?: string;
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
}

function Pick({ text, type, group, on, onTurn }: PickProps) {
  const own = useId();
  return (
    <label className={styles.pick} data-on={on}>
      <input type={type} name={group ?? own} checked={on} onChange={({ target }) => onTurn(target.checked)} />
      {text}
    </label>
  );
}

interface PlacesProps {
  readonly say: PlaceProps["say"];
  readonly pack: Pack;
  readonly label: string;
  readonly places: readonly string[];
  readonly onPlaces: (places: readonly string[]) => void;
}

/** Regions by name: each can be taken away, and one put to them. */
function Places({ say, pack, label, places, onPlaces }: PlacesProps) {
  return (
    <fieldset className={styles.places} aria-label={label}>
      {places.map((id) => (
        <button
          key={id}
          type="button"
          className={styles.chip}
          aria-label={say("box.place.away", { place: placeCalled(say, pack, id) })}
          onClick={() => onPlaces(places.filter((one) => one !== id))}
        >
          {placeCalled(say, pack, id)} <span aria-hidden="true">×</span>
        </button>
      ))}
      <select
        aria-label={say("box.place.add", { what: label })}
        value=""
        onChange={({ target }) => onPlaces([...places, target.value])}
      >
        <option value="" disabled>
          {say("box.place.choose")}
        </option>
        <PlaceOptions say={say} pack={pack} except={places} />
      </select>
    </fieldset>
  );
}

interface PlaceOptionsProps {
  readonly say: PlaceProps["say"];
  readonly pack: Pack;
  readonly except: readonly string[];
}

/** The regions and mustering points of a pack, as one finds them in a list. */
const PlaceOptions = ({ say, pack, except }: PlaceOptionsProps) =>
  [...pack.regions.map(({ id }) => id), ...pack.passes.map(({ point }) => point)]
    .filter((id) => !except.includes(id))
    .map((id) => ({ id, name: placeCalled(say, pack, id) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, say.language))
    .map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
