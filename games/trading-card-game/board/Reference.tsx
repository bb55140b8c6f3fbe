import type { Props } from "./keys.ts";
import { copyName } from "./names.ts";

/** For the side drawer: every card on the table, and what is known of it. */
export const Reference = ({ say, view, explain }: Props) => (
  <ul>
    {view.table.map(({ id }) => (
      <li key={id}>
        <button type="button" onClick={() => explain(`copy:${id}`)}>
          {copyName(say, view, id)}
        </button>
      </li>
    ))}
  </ul>
);
