import "./colours.css";
import { useActing } from "./acting/useActing.ts";
import styles from "./Board.module.css";
import type { Props } from "./keys.ts";
import { Stages } from "./staging/Stages.tsx";
import { Trays } from "./trays/Trays.tsx";

/** The whole table: the map under everything, trays on sea and far land, the hand at the foot, battles and hunts as stages. */
export const Board = (props: Props) => {
  const acting = useActing(props);
  return (
    <div className={styles.table} data-layout={props.layout} data-calm={props.calm || undefined}>
      <Trays props={props} acting={acting} />
      <Stages {...props} />
    </div>
  );
};
