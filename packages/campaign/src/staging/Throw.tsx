import { UNSEEN } from "@westmarch/boardkit";
import { PipDie, type PipDieProps } from "./PipDie.tsx";
import css from "./throw.module.css";

/** A die of a throw. */
export type Thrown = Pick<PipDieProps, "pips" | "hit" | "black" | "again">;

export interface ThrowProps {
  /** What the throw is called, and beside that what hits. */
  readonly name: string;
  readonly on: string;
  readonly dice: readonly Thrown[];
  readonly side: "free" | "shadow";
  /** All of it for the voice. */
  readonly spoken: string;
  /** What choosing a die does now, by its place; null where it cannot be chosen. */
  readonly pick?: (nth: number) => { readonly says: string; readonly go: () => void } | null;
}

/** A die that can be chosen is a button. */
const OneDie = ({
  die,
  side,
  nth,
  pick,
}: Pick<ThrowProps, "side" | "pick"> & { readonly die: Thrown; readonly nth: number }) => {
  const choice = pick?.(nth) ?? null;
  const drawn = <PipDie {...die} side={side} nth={nth} />;
  if (choice === null) return drawn;
  return (
    <button type="button" className={css.pick} aria-label={choice.says} onClick={choice.go}>
      {drawn}
    </button>
  );
};

/** One throw in a scene, the dice in the order in which they fell; nothing where nothing was thrown. */
export const Throw = ({ name, on, dice, side, spoken, pick }: ThrowProps) =>
  dice.length > 0 && (
    <div className={css.roll} data-uncovered>
      <p>
        <span>{name}</span> <em>{on}</em>
      </p>
      <span className={css.throw}>
        {dice.map((die, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place
          <OneDie key={i} die={die} side={side} nth={i} {...(pick && { pick })} />
        ))}
      </span>
      <span style={UNSEEN}>{spoken}</span>
    </div>
  );
