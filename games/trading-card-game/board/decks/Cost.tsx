import styles from "./Cost.module.css";
import { usePlace } from "./place.ts";

/** What a card costs, on a dark disc. */
export function Cost({ twilight }: { readonly twilight: number | undefined }) {
  const { say } = usePlace();
  if (twilight === undefined) return null;
  return (
    <span className={styles.cost} role="img" aria-label={say("build.costs", { twilight })}>
      {twilight}
    </span>
  );
}
