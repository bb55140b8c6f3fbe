import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import styles from "./ui.module.css";

type FieldProps = Omit<ComponentPropsWithRef<"input">, "id"> & {
  readonly label: string;
  /** What is wrong with what was written, or null. */
  readonly problem?: string | null;
  /** Says more, below. */
  readonly help?: string;
};

/** One line to write on. */
export function Field({ label, problem = null, help, className = "", ...rest }: FieldProps) {
  const id = useId();
  const below = problem ?? help;
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-invalid={problem !== null}
        aria-describedby={below === undefined ? undefined : `${id}-below`}
        {...rest}
      />
      {below !== undefined && (
        <p
          id={`${id}-below`}
          className={problem === null ? styles.help : styles.problem}
          role={problem === null ? undefined : "alert"}
        >
          {below}
        </p>
      )}
    </div>
  );
}

interface Pick<T extends string> {
  readonly id: T;
  readonly text: string;
  readonly about?: string;
  readonly icon?: ReactNode;
}

interface PicksProps<T extends string> {
  readonly legend: string;
  readonly picks: readonly Pick<T>[];
  readonly picked: T;
  readonly onPick: (id: T) => void;
  /** Larger slips with a line about each. */
  readonly wide?: boolean;
}

/** One out of a few: radio buttons that look like slips. */
export function Picks<T extends string>({ legend, picks, picked, onPick, wide = false }: PicksProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.picks}>
      <legend>{legend}</legend>
      <div className={wide ? styles.widePicks : styles.narrowPicks}>
        {picks.map(({ id, text, about, icon }) => (
          <label key={id} className={styles.pick} data-picked={id === picked}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === picked}
              onChange={() => onPick(id)}
              className={styles.unseen}
            />
            {icon}
            <span>
              <span className={styles.pickName}>{text}</span>
              {about && <span className={styles.pickAbout}>{about}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly about?: string;
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
}

/** On or off. */
export function Switch({ label, about, on, onTurn }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => onTurn(event.target.checked)}
      />
      <span className={styles.switchMark} aria-hidden="true" />
      <span>
        {label}
        {about && <span className={styles.pickAbout}>{about}</span>}
      </span>
    </label>
  );
}
