import type { Say } from "@westmarch/boardkit";
import { type ReactNode, useRef } from "react";
import styles from "./SplitSlip.module.css";
import { type Ends, useBesideArmy } from "./useBesideArmy.ts";
import { useWheel } from "./useWheel.ts";

/** One kind of figure of an army that is being divided. */
export interface SplitRow {
  readonly key: string | number;
  readonly name: string;
  /** One figure of it, as it goes or stays. */
  readonly figure: ReactNode;
  /** How many may go, how many of them go, and how many stay whatever is chosen. */
  readonly able: number;
  readonly going: number;
  readonly bound: number;
  /** A character with a name: goes along or does not. */
  readonly person: boolean;
}

export interface SplitSlipProps {
  readonly say: Say<
    "split.title" | "split.fewer" | "split.more" | "split.stays" | "split.goes" | "split.bound"
  >;
  readonly rows: readonly SplitRow[];
  /** Where the army stands, in words. */
  readonly place: string;
  /** Where it stands and where it goes: the slip lies beside it; and what says that so many of a row go. */
  readonly splitting: Ends & { readonly change: (row: number, going: number) => void };
  /** What else is to be said or chosen of those who go. */
  readonly children?: ReactNode;
}

/** A row of a number that can be made smaller and larger. */
export const Steps = ({
  many,
  least,
  most,
  fewer,
  more,
  change,
}: {
  readonly many: number;
  readonly least: number;
  readonly most: number;
  readonly fewer: string;
  readonly more: string;
  readonly change: (many: number) => void;
}) => (
  <span className={styles.steps}>
    <button type="button" aria-label={fewer} disabled={many <= least} onClick={() => change(many - 1)}>
      −
    </button>
    <output>{many}</output>
    <button type="button" aria-label={more} disabled={many >= most} onClick={() => change(many + 1)}>
      +
    </button>
  </span>
);

/** So many figures of a kind are drawn, and the others counted. */
const DRAWN = 6;

/** The figures of a kind: those who go, and paler those who stay. */
const Crowd = ({ row: { figure, able, bound, going } }: { readonly row: SplitRow }) => (
  <span className={styles.crowd} aria-hidden="true">
    {Array.from({ length: Math.min(DRAWN, able + bound) }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: one of a kind is as good as another
      <span key={i} data-stays={i >= going || undefined}>
        {figure}
      </span>
    ))}
  </span>
);

/** A leaf beside the army in hand: who goes, by numbers, and who stays. The wheel over the army says it too. */
export const SplitSlip = ({ say, rows, place, splitting, children }: SplitSlipProps) => {
  const { change } = splitting;
  const title = say("split.title", { place });
  const slip = useRef<HTMLElement>(null);
  useBesideArmy(slip, splitting);
  useWheel(rows, change);
  return (
    <section data-uncovered ref={slip} className={styles.slip} aria-label={title} data-yields>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.rows}>
        {rows.map((row, i) => {
          const { key, name, able, going, bound, person } = row;
          const left = able + bound - going;
          return (
            <li key={key} className={styles.row}>
              <span className={styles.kind}>
                {name}
                <Crowd row={row} />
              </span>
              {able === 0 ? (
                <span className={styles.note}>{say("split.bound")}</span>
              ) : person ? (
                <label className={styles.along}>
                  <input
                    type="checkbox"
                    checked={going > 0}
                    onChange={(event) => change(i, event.target.checked ? 1 : 0)}
                  />
                  {say("split.goes")}
                </label>
              ) : (
                <Steps
                  many={going}
                  least={0}
                  most={able}
                  fewer={say("split.fewer", { name })}
                  more={say("split.more", { name })}
                  change={(many) => change(i, many)}
                />
              )}
              <span className={styles.note}>
                {left > 0 && able > 0 ? say("split.stays", { count: left }) : ""}
              </span>
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
};

/** A sentence at the foot of the slip. */
export const SplitNote = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.rear}>{children}</p>
);

/** A number at the foot of the slip that is chosen besides. */
export const SplitFoot = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.row}>
    <span>{name}</span>
    {children}
  </div>
);
