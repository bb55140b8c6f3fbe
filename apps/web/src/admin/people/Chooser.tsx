import { useId } from "react";
import { unseen } from "../../ui/unseen.ts";
import styles from "./people.module.css";

interface ChooserProps<T extends string> {
  /** What is chosen: heard, and not seen, as it stands where that is plain. */
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly id: T; readonly text: string }[];
  readonly onPick: (id: T) => void;
}

/** One out of a few, as a word of a line: the list of the system opens. */
export function Chooser<T extends string>({ label, value, options, onPick }: ChooserProps<T>) {
  const id = useId();
  return (
    <span className={styles.chooser}>
      <label htmlFor={id} className={unseen}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const picked = options.find((option) => option.id === target.value);
          if (picked) onPick(picked.id);
        }}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.text}
          </option>
        ))}
      </select>
    </span>
  );
}
