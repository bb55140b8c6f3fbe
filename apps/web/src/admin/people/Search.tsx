import { useId } from "react";
import { unseen } from "../../ui/unseen.ts";
import styles from "./people.module.css";

interface SearchProps {
  /** What is looked for: heard as its name, and seen as long as nothing is written. */
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** A field to look for a name in, at the head of a list. */
export function Search({ label, value, onSearch }: SearchProps) {
  const id = useId();
  return (
    <span className={styles.search}>
      <label htmlFor={id} className={unseen}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        placeholder={label}
        value={value}
        maxLength={24}
        onChange={({ target }) => onSearch(target.value)}
      />
    </span>
  );
}
