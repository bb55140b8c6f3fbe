import { twilightCurve } from "../../decks/curve.ts";
import type { DeckList } from "../../decks/deck.ts";
import styles from "./Curve.module.css";
import { usePlace } from "./place.ts";

/** How many cards of each side cost how much, as bars with their numbers. */
export function Curve({ list }: { readonly list: DeckList }) {
  const { say } = usePlace();
  const steps = twilightCurve(list);
  const most = Math.max(1, ...steps.flatMap(({ freePeoples, shadow }) => [freePeoples, shadow]));
  const bar = (side: "free" | "shadow", count: number) => (
    <span className={styles.bar} data-side={side} style={{ "--share": count / most } as React.CSSProperties}>
      <b>{count > 0 && count}</b>
      <i />
    </span>
  );
  return (
    <section className={styles.panel} aria-labelledby="curve">
      <h2 id="curve">{say("build.curve")}</h2>
      <ol className={styles.curve}>
        {steps.map(({ twilight, freePeoples, shadow }) => (
          <li key={twilight}>
            <span
              role="img"
              aria-label={say("build.curve.step", { twilight, freePeoples, shadow })}
              className={styles.bars}
            >
              {bar("free", freePeoples)}
              {bar("shadow", shadow)}
            </span>
            <span aria-hidden="true">{twilight}</span>
          </li>
        ))}
      </ol>
      <p className={styles.key} aria-hidden="true">
        <i data-side="free" /> {say("build.side.Free Peoples")} <i data-side="shadow" />{" "}
        {say("build.side.Shadow")}
      </p>
    </section>
  );
}
