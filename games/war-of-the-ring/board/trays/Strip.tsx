import type { Side } from "../../data/ids.ts";
import { Dice } from "./Dice.tsx";
import type { Laid } from "./Trays.tsx";
import styles from "./trays.module.css";

/** The dice of a side on a strip of their own, where its tray is folded. */
export const Strip = ({
  laid: { props, acting, near, seated },
  side,
}: {
  readonly laid: Laid;
  readonly side: Side;
}) => (
  <div className={styles.strip} data-side={side} data-near={side === near || undefined}>
    <Dice props={props} acting={acting} side={side} own={seated && side === near} />
  </div>
);
