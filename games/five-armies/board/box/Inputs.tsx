/** What the fields of an entry are entered with: a count, a mark to set, places of the map. */
import { useId } from "react";
import type { Pack } from "../../pack/types.ts";
import styles from "./box.module.css";
import { placeCalled } from "./called.ts";
import type { PlaceProps } from "./place.ts";

interface CountProps {
  readonly say: PlaceProps["say"];
  readonly label: string;
  readonly count: number;
  readonly least: number;
  readonly most: number;
  readonly onCount: (count: number) => void;
}

/** A small number with a way up and a way down. */
export function Count({ say, label, count, least, most, onCount }: CountProps) {
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

/** One of several names, to be chosen by itself or beside others. */
export function Pick({ text, type, group, on, onTurn }: PickProps) {
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
export function Places({ say, pack, label, places, onPlaces }: PlacesProps) {
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
export const PlaceOptions = ({ say, pack, except }: PlaceOptionsProps) =>
  [...pack.regions.map(({ id }) => id), ...pack.passes.map(({ point }) => point)]
    .filter((id) => !except.includes(id))
    .map((id) => ({ id, name: placeCalled(say, pack, id) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, say.language))
    .map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
