import type { ReactNode } from "react";
import styles from "./glance.module.css";

/** A column of the table of figures. */
export interface Column {
  readonly id: string;
  readonly title: string;
}

interface Line {
  readonly id: string;
  readonly sign: ReactNode;
  readonly name: string;
  /** What is in each column. */
  readonly cells: readonly ReactNode[];
}

interface FiguresProps {
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly lines: readonly Line[];
  readonly explain: (id: string) => void;
}

/** How many figures there are of those whom each line tells of. */
export const Figures = ({ caption, columns, lines, explain }: FiguresProps) => (
  <table className={styles.figures} aria-label={caption}>
    <thead>
      <tr>
        <td />
        {columns.map(({ id, title }) => (
          <th key={id} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lines.map(({ id, sign, name, cells }) => (
        <tr key={id}>
          <th scope="row">
            <button type="button" onClick={() => explain(id)}>
              {sign}
              <span>{name}</span>
            </button>
          </th>
          {columns.map((column, i) => (
            <td key={column.id}>{cells[i]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
