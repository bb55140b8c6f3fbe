import { type ReactNode, useId } from "react";
import { Slip, unseen } from "../ui/index.ts";
import styles from "./statistics.module.css";

/** The same figures as a table: what stands over its columns, and its rows. */
export interface Table {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

interface LeafProps {
  readonly title: string;
  readonly aside?: string;
  readonly inTable: boolean;
  readonly table: Table;
  /** What is said where there are too few games to draw; null: there are enough. */
  readonly few?: string | null;
  /** The chart. */
  readonly children: ReactNode;
}

/** A leaf of figures: drawn, or as a table. A screen reader is given the table in either case. */
export function Leaf({ title, aside, inTable, table, few = null, children }: LeafProps) {
  const id = useId();
  return (
    <Slip className={styles.leaf} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside && <p>{aside}</p>}
      </header>
      {few !== null ? (
        <p className={styles.few}>{few}</p>
      ) : (
        <>
          <TableOf title={title} table={table} isSeen={inTable} />
          {!inTable && <div aria-hidden="true">{children}</div>}
        </>
      )}
    </Slip>
  );
}

interface TableOfProps {
  readonly title: string;
  readonly table: Table;
  readonly isSeen: boolean;
}

const TableOf = ({ title, table: { heads, rows }, isSeen }: TableOfProps) => (
  <div className={isSeen ? styles.table : unseen}>
    <table aria-label={title}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places
          <tr key={at}>
            <th scope="row">{first}</th>
            {others.map((cell, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
              <td key={nth}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
