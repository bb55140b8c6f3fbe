import type { ReactNode } from "react";
import css from "./rolled.module.css";

/** What one side has rolled: its name, and its dice in the order in which they fell. */
export interface Pool {
  readonly id: string;
  readonly name: string;
  readonly dice: readonly ReactNode[];
}

/** Both pools as they fall: a row for each side, one die after the other. */
export const RolledPools = ({ pools }: { readonly pools: readonly Pool[] }) => (
  <div className={css.pools}>
    {pools.map(({ id, name, dice }) => (
      <p key={id} className={css.pool}>
        <span>{name}</span>
        <span className={css.dice}>
          {dice.map((die, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place
            <span key={i} className={css.die} style={{ animationDelay: `${i * 55}ms` }}>
              {die}
            </span>
          ))}
        </span>
      </p>
    ))}
  </div>
);
