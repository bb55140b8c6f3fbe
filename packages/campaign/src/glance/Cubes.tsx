import { Spoken } from "@westmarch/boardkit";
import type { ReactNode } from "react";
import styles from "./glance.module.css";

interface CubesProps<Face> {
  /** Those that have not been used; null: not rolled. */
  readonly unused: readonly (Face | null)[];
  /** What those showed that have been used; null where nothing has been told of it. */
  readonly used: readonly (Face | null)[];
  readonly die: (face: Face | null) => ReactNode;
  readonly spoken: string;
}

/** Dice in a row; those that have been used are faded. */
export const Cubes = <Face,>({ unused, used, die, spoken }: CubesProps<Face>) => (
  <span className={styles.cubes}>
    <Spoken as={spoken}>
      {unused.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they lie in order
        <span key={i}>{die(face)}</span>
      ))}
      {used.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they lie in order
        <span key={i} data-used>
          {die(face)}
        </span>
      ))}
    </Spoken>
  </span>
);
