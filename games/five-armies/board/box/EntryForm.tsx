import type { Reading } from "../../language/reading.ts";
import { type Pack, SOURCES, type Source } from "../../pack/types.ts";
import { SourceMark } from "../cards/SourceMark.tsx";
import styles from "./box.module.css";
import { Control } from "./Control.tsx";
import {
  compared,
  doubled,
  type EditedPlace,
  entered,
  fieldsOf,
  ours,
  sourced,
  withEntry,
  without,
} from "./editing.ts";
import type { Field } from "./fields/field.ts";
import type { PlaceProps } from "./place.ts";
import { knownIn } from "./progress.ts";
import { type Entries, GROWING, SECTIONS, type Section } from "./sections.ts";
import { sourceOf } from "./sources.ts";

interface EntryFormProps<S extends Section> {
  readonly page: Pick<PlaceProps, "say" | "kit">;
  readonly pack: Pack;
  readonly place: EditedPlace<S>;
  readonly reading: Reading | null;
  readonly onChange: (pack: Pack) => void;
  readonly onType: (pack: Pack) => void;
  /** Goes to the next entry that is not known; null where all are. */
  readonly onNext: (() => void) | null;
}

interface OwnProps<S extends Section> extends EntryFormProps<S> {
  readonly entry: Entries[S];
  /** The pack with the entry changed to this. */
  readonly put: (next: Entries[S]) => Pack;
}

interface RowProps<S extends Section> extends OwnProps<S> {
  readonly field: Field<Entries[S]>;
}

/** One field: what it is called, by what means it is entered, and where it comes from. */
function Row<S extends Section>(props: RowProps<S>) {
  const { page, pack, place, reading, entry, field, put, onChange, onType } = props;
  const { say } = page;
  const { section } = place;
  const label = say(`box.field.${field.id}`);
  const source = sourceOf(entry.from, field.id);
  return (
    <div className={styles.row} data-source={source}>
      <span className={styles.label}>{label}</span>
      <div className={styles.control}>
        <Control
          say={say}
          pack={pack}
          label={label}
          control={field.control}
          entry={entry}
          reading={reading}
          onChange={(next) => onChange(put(entered(section, field, next)))}
          onType={(next) => onType(put(entered(section, field, next)))}
        />
      </div>
      <label className={styles.source} title={say(`card.from.${source}`)}>
        <SourceMark source={source} />
        <select
          aria-label={say("box.source.of", { what: label })}
          value={source}
          onChange={({ target }) => {
            const picked = SOURCES.find((one): one is Source => one === target.value);
            if (picked) onChange(put(sourced(section, entry, field, picked)));
          }}
        >
          {SOURCES.map((one) => (
            <option key={one} value={one}>
              {say(`card.from.${one}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** What can be done with the entry as a whole. */
function Doing<S extends Section>({ page, pack, place, entry, put, onChange, onNext }: OwnProps<S>) {
  const { say, kit } = page;
  const { section, at } = place;
  const built = ours(pack, place);
  const { known, all: fields } = knownIn(pack, section)[at] ?? { known: 0, all: 0 };
  const isWhole = known === fields;
  return (
    <p className={styles.doing}>
      <kit.Button
        type="button"
        variant={isWhole ? "plain" : "gold"}
        onClick={() => {
          onChange(put(compared(section, entry)));
          onNext?.();
        }}
      >
        {say("box.compared")}
      </kit.Button>
      {onNext && (
        <kit.Button type="button" variant="quiet" onClick={onNext}>
          {say("box.next")}
        </kit.Button>
      )}
      {built && (
        <kit.Button type="button" variant="quiet" onClick={() => onChange(put(built))}>
          {say("box.ours")}
        </kit.Button>
      )}
      {GROWING.has(section) && (
        <>
          <kit.Button type="button" variant="quiet" onClick={() => onChange(doubled(pack, place))}>
            {say("box.double")}
          </kit.Button>
          <kit.Button
            type="button"
            variant="quiet"
            disabled={SECTIONS[section].entries(pack).length < 2}
            onClick={() => onChange(without(pack, place))}
          >
            {say("box.away")}
          </kit.Button>
        </>
      )}
    </p>
  );
}

/** All that is printed on one thing of the box, to be compared with one's own copy. */
export function EntryForm<S extends Section>(props: EntryFormProps<S>) {
  const { page, pack, place } = props;
  const { section, at } = place;
  const entry = SECTIONS[section].entries(pack)[at];
  if (entry === undefined) return null;
  const put = (next: Entries[S]) => withEntry(pack, place, next);
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {fieldsOf(section, entry).map((field) => (
        <Row key={field.id} {...props} entry={entry} field={field} put={put} />
      ))}
      <Doing {...props} entry={entry} put={put} />
      <p className={styles.aside}>{page.say("box.compared.about")}</p>
    </form>
  );
}
