import type { ListedTable } from "@westmarch/protocol";
import styles from "./SeatMarks.module.css";

/** The first side's shield is a heater, the others' are horned: told apart by shape and not by colour alone. */
const HEATER = "M3 2h16v10c0 6-4 9-8 12c-4-3-8-6-8-12z";
const HORNED = "M3 4c2 1 4 0 4-3c2 2 6 2 8 0c0 3 2 4 4 3v8c0 6-4 9-8 12c-4-3-8-6-8-12z";

/** Seats in little, by their shields: filled where a player sits, dashed where the seat is free. Words beside it say as much. */
export const Shields = ({ free }: { readonly free: readonly boolean[] }) => (
  <span className={styles.marks} aria-hidden="true">
    {free.map((isFree, seat) => (
      <svg
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        key={seat}
        aria-hidden="true"
        viewBox="0 0 22 26"
        data-free={isFree}
        data-side={seat === 0 ? "one" : "other"}
      >
        <path d={seat === 0 ? HEATER : HORNED} />
      </svg>
    ))}
  </span>
);

/** The seats of a table. */
export const SeatMarks = ({ table: { seats, free } }: { readonly table: ListedTable }) => (
  <Shields free={seats.map((_, seat) => free.includes(seat))} />
);
