import type { ReactNode } from "react";
import css from "./rolled.module.css";

/** What one side has rolled, in the order in which its dice fell. */
export interface Roll<Side, Face> {
  readonly side: Side;
  readonly faces: readonly Face[];
}

interface RolledProps<Side extends number, Face> {
  readonly rolls: readonly Roll<Side, Face>[];
  readonly name: (side: Side) => string;
  readonly die: (side: Side, face: Face) => ReactNode;
}

/** Both pools as they fall: a row for each side, one die after the other. */
export const RolledPools = <Side extends number, Face>({ rolls, name, die }: RolledProps<Side, Face>) => (
  <div className={css.pools}>
    {rolls.map(({ side, faces }) => (
      <p key={side} className={css.pool}>
        <span>{name(side)}</span>
        <span className={css.dice}>
          {faces.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place
            <span key={i} className={css.die} style={{ animationDelay: `${i * 55}ms` }}>
              {die(side, face)}
            </span>
          ))}
        </span>
      </p>
    ))}
  </div>
);
