import { useId } from "react";
import css from "./search.module.css";

/** The field of a reference in which one says what is looked for. */
export const Search = ({
  label,
  value,
  onValue,
}: {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}) => {
  const id = useId();
  return (
    <label className={css.search} htmlFor={id}>
      <span>{label}</span>
      <input
        id={id}
        type="search"
        value={value}
        autoComplete="off"
        onChange={({ target }) => onValue(target.value)}
      />
    </label>
  );
};
