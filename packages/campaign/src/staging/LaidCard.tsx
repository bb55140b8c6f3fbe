import { UNSEEN } from "@westmarch/boardkit";
import type { ReactNode } from "react";
import css from "./laid.module.css";

export interface LaidCardProps {
  readonly side: "free" | "shadow";
  /** Its back, and what a voice says of that while it lies face down. */
  readonly back: ReactNode;
  readonly unseen: string;
  /** What it is: another face is turned anew. Null while it lies face down. */
  readonly turned: { readonly id: string; readonly face: ReactNode; readonly explain?: string } | null;
  /** It has no effect, and the word for that on a ribbon. */
  readonly dead?: string | null;
  /** It lies face down for everybody else, and the word for that on a ribbon: its owner sees what it is. */
  readonly waits?: string | null;
}

/** Cards that have been laid, side by side. */
export const LaidCards = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.cards} data-uncovered>
    {children}
  </div>
);

/** The empty place of a card that has not been laid. */
export const NoCard = ({ side }: Pick<LaidCardProps, "side">) => (
  <div className={css.place} data-side={side} data-none />
);

/** A card that has been laid in a scene: face down, or turned. */
export const LaidCard = ({ side, back, unseen, turned, dead = null, waits = null }: LaidCardProps) => {
  const reverse = <span className={css.back}>{back}</span>;
  if (turned === null)
    return (
      <div className={css.place} data-side={side} data-down>
        {reverse}
        <span style={UNSEEN}>{unseen}</span>
      </div>
    );
  if (waits !== null)
    return (
      <div className={css.place} data-side={side} data-explain={turned.explain} data-down>
        <div className={css.face} data-waits>
          {turned.face}
        </div>
        <span className={css.ribbon} data-waits>
          {waits}
        </span>
      </div>
    );
  return (
    <div className={css.place} data-side={side} data-explain={turned.explain} key={turned.id}>
      <div className={css.turner}>
        <div className={css.face} data-dead={dead !== null || undefined}>
          {turned.face}
        </div>
        {reverse}
      </div>
      {dead !== null && <span className={css.ribbon}>{dead}</span>}
    </div>
  );
};
