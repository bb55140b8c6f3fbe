import { type Say, UNSEEN } from "@westmarch/boardkit";
import { listed } from "@westmarch/boardkit/writing";
import { type ReactNode, useState } from "react";
import styles from "./forecast.module.css";

/** Whose column of a slip it is, and what he does. */
export interface Party {
  readonly side: 0 | 1;
  readonly name: string;
  readonly role: string;
}

/** One line of figures, a cell for each party. */
export interface FigureRow {
  readonly name: string;
  readonly cells: readonly string[];
  /** It is what the others lead to. */
  readonly told?: boolean;
}

/** Figures of the two sides beside each other; without heads where they stand under others. */
export const Figures = ({
  parties,
  rows,
  heads = false,
}: {
  readonly parties: readonly Party[];
  readonly rows: readonly FigureRow[];
  readonly heads?: boolean;
}) => (
  <table className={`${styles.figures} ${styles.sides}`}>
    {heads && (
      <thead>
        <tr>
          <th scope="col" />
          {parties.map(({ side, name, role }) => (
            <th key={side} scope="col" data-side={side}>
              {name}
              <small>{role}</small>
            </th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>
      {rows.map(({ name, cells, told = false }) => (
        <tr key={name} className={told ? styles.told : undefined}>
          <th scope="row">{name}</th>
          {parties.map(({ side }, n) => (
            <td key={side} data-side={side}>
              {cells[n]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** One way in which something may end. */
export interface End {
  readonly key: string;
  readonly share: number;
  readonly text: string;
  /** Whose end it is: its words are of that colour; `null`: neither side's. */
  readonly side: 0 | 1 | null;
  /** Whether its part of the bar is of that colour too. */
  readonly fills: boolean;
}

/** The ends of an attack, and how often each comes about. */
type Shares<E extends string> = { readonly [K in E]: number };

/** The ends of an attack that come about at all, in this order: the attacker's, nobody's, and those of the defender. */
export const endsOf = <E extends string>(
  say: Say<`forecast.ends.${NoInfer<E>}`>,
  order: readonly E[],
  attacker: 0 | 1,
  shares: Shares<E>,
): readonly End[] =>
  order
    .filter((end) => shares[end] >= 0.005)
    .map((end) => ({
      key: end,
      share: shares[end],
      side: end === "both" ? null : end === "won" ? attacker : attacker === 0 ? 1 : 0,
      fills: end !== "held",
      text: say(`forecast.ends.${end}`, { share: shares[end] }),
    }));

/** The ends that are possible at all, as a bar and in words. */
export const Ends = ({ ends }: { readonly ends: readonly End[] }) => (
  <>
    <div className={styles.bar} aria-hidden="true" data-first>
      {ends.map(({ key, share, side, fills }) => (
        <span
          key={key}
          data-end={key}
          data-side={fills ? (side ?? undefined) : undefined}
          style={{ flexGrow: share }}
        />
      ))}
    </div>
    <ul className={styles.ends} data-first>
      {ends.map(({ key, side, text }) => (
        <li key={key} data-side={side ?? undefined}>
          {text}
        </li>
      ))}
    </ul>
  </>
);

/** The ends for a screen reader: of all figures of a slip, the outcome alone is read out as it changes. */
export const EndsTold = ({
  say,
  texts,
}: {
  readonly say: Parameters<typeof listed>[0];
  readonly texts: readonly string[];
}) => (
  <p style={UNSEEN} aria-live="polite" data-first>
    {listed(say, texts, "parts")}
  </p>
);

/** What is left out, in small words. */
const Without = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text) => (
    <p key={text} className={styles.note}>
      {text}
    </p>
  ));

/** A slip of what is to come: its title, and what it leaves out in small words. */
export const Slip = ({
  title,
  without = [],
  children,
}: {
  readonly title: string;
  readonly without?: readonly string[];
  readonly children: ReactNode;
}) => (
  <section className={styles.slip}>
    <h3 className={styles.title}>{title}</h3>
    {children}
    <Without texts={without} />
  </section>
);

/** The forecast of an attack: where a phone shows it over the map, only how it may end, until the rest is asked for. */
export const FightSlip = ({
  say,
  without,
  children,
}: {
  readonly say: Say<"acting.more">;
  readonly without: readonly string[];
  readonly children: ReactNode;
}) => {
  const [open, unfold] = useState(false);
  return (
    <section className={`${styles.slip} ${styles.fight}`} data-uncovered data-open={open || undefined}>
      {children}
      <Without texts={without} />
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={open}
        aria-label={say("acting.more")}
        onClick={() => unfold(!open)}
        data-first
      />
    </section>
  );
};
