import type { Props } from "../keys.ts";
import { line } from "../lines.ts";
import { failedHunt } from "../staging/within.ts";
import styles from "./hunt.module.css";

/** Says that the last Hunt found nothing, in the words of the log: such a roll has no stage. */
export function FailedHunt(props: Props) {
  const failed = failedHunt(props.log);
  const note = failed && line(failed, props)?.text;
  return note ? (
    <p className={styles.note} role="note">
      {note}
    </p>
  ) : null;
}
