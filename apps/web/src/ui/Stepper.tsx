import styles from "./Stepper.module.css";

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** What the buttons do, to a reader who hears them. */
  readonly fewer: string;
  readonly more: string;
  readonly onStep: (value: number) => void;
}

/** A whole number: one fewer, one more, or written. Not in `index.ts`: few pages count. */
export function Stepper({ label, value, least, most, fewer, more, onStep }: StepperProps) {
  const step = (next: number) => {
    if (next >= least && next <= most && next !== value) onStep(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons and a number are no fieldset
    <span className={styles.stepper} role="group" aria-label={label}>
      <button type="button" aria-label={fewer} disabled={value <= least} onClick={() => step(value - 1)}>
        <span aria-hidden="true">−</span>
      </button>
      <input
        inputMode="numeric"
        aria-label={label}
        value={value}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          const written = Number(target.value);
          if (target.value !== "" && Number.isInteger(written))
            step(Math.min(most, Math.max(least, written)));
        }}
      />
      <button type="button" aria-label={more} disabled={value >= most} onClick={() => step(value + 1)}>
        <span aria-hidden="true">+</span>
      </button>
    </span>
  );
}
