import { useMemo, useState } from "react";
import styles from "./editor.module.css";
import type { EditorSay } from "./words.ts";

interface Thing {
  readonly id: string;
  readonly name: string;
}

interface SearchProps {
  readonly name: string;
  readonly all: readonly Thing[];
  readonly chosen: readonly string[];
  readonly say: EditorSay;
  /** Several alike can be in. */
  readonly repeats: boolean;
  readonly onIn: (one: string) => void;
  readonly onOut: (one: string) => void;
}

/** As many are found at once. */
const FEW = 8;

const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLocaleLowerCase();

/** Some of many: those that are in stand there, others are found by their names. */
export function Search({ name, all, chosen, say, repeats, onIn, onOut }: SearchProps) {
  const [text, write] = useState("");
  const wanted = folded(text.trim());
  const names = useMemo(() => new Map(all.map((one) => [one.id, one.name])), [all]);
  const found = useMemo(
    () =>
      wanted === ""
        ? []
        : all.filter((one) => (repeats || !chosen.includes(one.id)) && folded(one.name).includes(wanted)),
    [all, chosen, wanted, repeats],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a search and buttons are no fieldset
    <div role="group" aria-label={name} className={styles.search}>
      <p className={styles.legend}>{name}</p>
      <div className={styles.tokens}>
        {chosen.length === 0 && <span className={styles.none}>{say("none")}</span>}
        {chosen.map((id, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be there twice
            key={`${id} ${at}`}
            type="button"
            className={styles.token}
            aria-pressed="true"
            aria-label={say("take-out", { what: names.get(id) ?? id })}
            onClick={() => onOut(id)}
          >
            {names.get(id) ?? id} <span aria-hidden="true">×</span>
          </button>
        ))}
      </div>
      <input
        type="text"
        className={styles.find}
        placeholder={say("search")}
        aria-label={say("search.of", { what: name })}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => write(target.value)}
      />
      {wanted !== "" && (
        <Matches
          found={found}
          say={say}
          onPick={(id) => {
            onIn(id);
            write("");
          }}
        />
      )}
    </div>
  );
}

interface MatchesProps extends Pick<SearchProps, "say"> {
  readonly found: readonly Thing[];
  readonly onPick: (id: string) => void;
}

/** What was found by its name, each to be put in. */
const Matches = ({ found, say, onPick }: MatchesProps) => (
  <div className={styles.tokens} role="status">
    {found.length === 0 && <span className={styles.none}>{say("search.none")}</span>}
    {found.slice(0, FEW).map((one) => (
      <button
        key={one.id}
        type="button"
        className={styles.token}
        aria-pressed="false"
        aria-label={say("put-in", { what: one.name })}
        onClick={() => onPick(one.id)}
      >
        {one.name}
      </button>
    ))}
    {found.length > FEW && (
      <span className={styles.none}>{say("search.more", { count: found.length - FEW })}</span>
    )}
  </div>
);
