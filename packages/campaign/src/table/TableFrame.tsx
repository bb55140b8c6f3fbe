import type { Layout } from "@westmarch/boardkit";
import type { ReactNode, Ref } from "react";
import styles from "./table.module.css";

interface TableProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly layout: Layout;
  /** Whether there is room beside the map for what is thought of, and below it for the hand. */
  readonly roomy: boolean;
  readonly calm: boolean;
  /** The map and the trays around it. */
  readonly land: ReactNode;
  /** One's own cards, or null. */
  readonly hand: ReactNode;
  /** What is thought of: who goes, and what would come of it; null where nothing is. */
  readonly thought: {
    readonly split: ReactNode;
    readonly forecast: ReactNode;
  } | null;
  /** What lies over all that: stages and slips. */
  readonly children: ReactNode;
}

/** Lays out the table. Its game may set `--forecast`, how wide a forecast is. */
export const TableFrame = (props: TableProps) => {
  const { ref, layout, roomy, calm, land, hand, thought, children } = props;
  const wide = layout === "wide";
  return (
    <div
      ref={ref}
      className={styles.table}
      data-layout={layout}
      data-roomy={(roomy && wide) || undefined}
      data-calm={calm || undefined}
    >
      <div className={styles.under}>
        {land}
        {/* By keys, too, it comes before the hand: whoever divides an army has it before them. */}
        {thought && (
          <div className={styles.thought} data-yields data-on-map={!wide || undefined}>
            {thought.split}
            {thought.forecast && (
              <div className={styles.forecast} data-on-map>
                {thought.forecast}
              </div>
            )}
          </div>
        )}
        {hand && wide && roomy && (
          <div className={styles.hand} data-on-map>
            {hand}
          </div>
        )}
      </div>
      {children}
    </div>
  );
};
