import type { ArrivalSay } from "../arrival/words.ts";
import { Slip } from "../ui/index.ts";
import styles from "./waiting.module.css";

interface MilestonesProps {
  readonly words: ArrivalSay;
  readonly isOpener: boolean;
  /** One guest alone is awaited, or has come. */
  readonly alone: boolean;
  /** How many other people sit here already. */
  readonly others: number;
}

/** What happens next, as milestones on the way. */
export function Milestones({ words, isOpener, alone, others }: MilestonesProps) {
  const steps = [isOpener ? "send" : "seated", alone ? "guest" : "sits", "begins"] as const;
  const now = isOpener ? 0 : 1;
  return (
    <Slip className={styles.milestones} aria-label={words("next")}>
      <ol>
        {steps.map((step, at) => (
          <li key={step} aria-current={at === now ? "step" : undefined}>
            <svg viewBox="0 0 30 42" aria-hidden="true" width="30" height="42">
              <path d="M2 40V15C2 7 8 2 15 2s13 5 13 13v25z" />
              <text x="15" y="29" textAnchor="middle">
                {at + 1}
              </text>
            </svg>
            <span>
              <b>{words(`next.${step}`)}</b>
              <small>{words(`next.${step}.about`, { count: others })}</small>
            </span>
          </li>
        ))}
      </ol>
    </Slip>
  );
}
