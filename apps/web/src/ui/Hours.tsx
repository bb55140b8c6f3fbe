import { hourOf } from "../i18n/dates.ts";
import { useWords } from "../i18n/index.ts";
import styles from "./Hours.module.css";
import { Select } from "./Select.tsx";

/** Hours of the day, from one until another; they may go past midnight. */
interface Span {
  readonly from: number;
  readonly until: number;
}

interface HoursProps extends Span {
  /** What its two ends are called. */
  readonly labels: readonly [from: string, until: string];
  readonly onPick: (hours: Span) => void;
}

/** A stretch of every day, by its first hour and the one at which it is over. */
export function Hours({ labels: [begins, ends], from, until, onPick }: HoursProps) {
  const { language } = useWords();
  const but = (other: number) =>
    Array.from({ length: 24 }, (_, hour) => ({ id: String(hour), text: hourOf(hour, language) })).filter(
      ({ id }) => id !== String(other),
    );
  return (
    <div className={styles.row}>
      <Select
        label={begins}
        value={String(from)}
        options={but(until)}
        onPick={(hour) => onPick({ from: Number(hour), until })}
      />
      <Select
        label={ends}
        value={String(until)}
        options={but(from)}
        onPick={(hour) => onPick({ from, until: Number(hour) })}
      />
    </div>
  );
}
