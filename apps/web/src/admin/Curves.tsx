import type { LoadSample } from "@westmarch/protocol";
import { useWords } from "../i18n/index.ts";
import styles from "./admin.module.css";
import { shareIn } from "./measures.ts";
import type { AdminSay } from "./words.ts";

const WIDE = 520;
const HIGH = 130;
const DAY = 86_400_000;

/** Where a share stands on the leaf. */
const height = (share: number): number => Math.round((HIGH - Math.min(1, share) * HIGH) * 10) / 10;

/** The last day as ribbons of ink, each with its name where it ends; and the same in words. */
export function Curves({ day, say }: { readonly day: readonly LoadSample[]; readonly say: AdminSay }) {
  const { language } = useWords();
  const now = day.at(-1);
  if (!now) return null;
  const across = (at: number) => Math.round(Math.max(0, 1 - (now.at - at) / DAY) * WIDE * 10) / 10;
  const line = (of: (sample: LoadSample) => number) =>
    day
      .map((sample, place) => `${place === 0 ? "M" : "L"}${across(sample.at)} ${height(of(sample))}`)
      .join("");
  const choices = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(now.choices);
  const ends = [
    { id: "processor", share: now.processor },
    { id: "memory", share: now.memory },
  ] as const;
  return (
    <figure className={styles.curves}>
      <svg viewBox={`-4 -12 ${WIDE + 8} ${HIGH + 18}`} aria-hidden="true">
        {[0, 0.5, 1].map((share) => (
          <path key={share} d={`M0 ${height(share)}H${WIDE}`} className={styles.rule} />
        ))}
        <path d={line(({ memory }) => memory)} className={styles.memory} />
        <path d={line(({ processor }) => processor)} className={styles.processor} />
        {ends.map(({ id, share }) => (
          <circle key={id} cx={WIDE} cy={height(share)} r="3.5" className={styles[id]} data-end />
        ))}
        <text x="0" y={height(1) - 3}>
          {say("full")}
        </text>
        <text x="0" y={height(0.5) - 3}>
          {say("half")}
        </text>
      </svg>
      <figcaption>
        {say("curve.all", {
          processor: shareIn(language, now.processor),
          memory: shareIn(language, now.memory),
          choices,
        })}
      </figcaption>
      <p className={styles.names}>
        <span data-curve="processor">{say("curve.processor")}</span>
        <span data-curve="memory">{say("curve.memory")}</span>
        <span>{say("now")}</span>
      </p>
    </figure>
  );
}
