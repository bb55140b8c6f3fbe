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
}

/** One throw in a scene, the dice in the order in which they fell; nothing where nothing was thrown. */
export const Throw = ({ name, on, dice, side, spoken }: ThrowProps) =>
  dice.length > 0 && (
    <div className={css.roll}>
      <p>
        <span>{name}</span> <em>{on}</em>
      </p>
      <span className={css.throw}>
        {dice.map((die, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place
          <PipDie key={i} {...die} side={side} nth={i} />
        ))}
      </span>
      <span style={UNSEEN}>{spoken}</span>
    </div>
  );
