import type { ArrivalSay } from "../arrival/words.ts";
import { Slip } from "../ui/index.ts";
import styles from "./waiting.module.css";

interface MilestonesProps {
  readonly words: ArrivalSay;
  readonly isOpener: boolean;
  /** Who was challenged and has been told; null: the link is to be sent. */
  readonly called: string | null;
  /** One guest alone is awaited, or has come. */
  readonly alone: boolean;
  /** How many other people sit here already. */
  readonly others: number;
}

/** What happens next, as milestones on the way. */
export function Milestones({ words, isOpener, called, alone, others }: MilestonesProps) {
  const steps = [isOpener ? "send" : "seated", alone ? "guest" : "sits", "begins"] as const;
  const now = isOpener && called === null ? 0 : 1;
  const titleOf = (step: (typeof steps)[number]) => {
    if (called === null || step === "begins") return words(`next.${step}`);
    return words(step === steps[0] ? "next.told" : "next.called", { name: called });
  };
  const aboutOf = (step: (typeof steps)[number]) =>
    called !== null && step === steps[1] ? null : words(`next.${step}.about`, { count: others });
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
              <b>{titleOf(step)}</b>
              <small>{aboutOf(step)}</small>
            </span>
          </li>
        ))}
      </ol>
    </Slip>
  );
}
