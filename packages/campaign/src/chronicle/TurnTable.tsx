import { UNSEEN } from "@westmarch/boardkit";

/** A column: its heading, and what stands in it for a turn. */
export type Column<T> = readonly [name: string, of: (turn: T) => number];

/** What all turns come to. */
export const total = <T,>(turns: readonly T[], of: (turn: T) => number): number =>
  turns.reduce((sum, turn) => sum + of(turn), 0);

export interface TurnTableProps<T> {
  readonly caption: string;
  readonly turn: string;
  readonly turns: readonly T[];
  readonly columns: readonly Column<T>[];
}

/** The charts of a finished game as a table, for who cannot see them. */
export function TurnTable<T extends { readonly turn: number }>({
  caption,
  turn,
  turns,
  columns,
}: TurnTableProps<T>) {
  return (
    <table style={UNSEEN}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{turn}</th>
          {columns.map(([name]) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {turns.map((one) => (
          <tr key={one.turn}>
            <th scope="row">{one.turn}</th>
            {columns.map(([name, of]) => (
              <td key={name}>{of(one)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
