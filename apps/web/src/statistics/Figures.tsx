import type { GameStatistics } from "@westmarch/protocol";
import { useWords } from "../i18n/index.ts";
import { Cards, Endings, Months, Openings, Rounds, Sides } from "./leaves.tsx";
import { Standing } from "./Standing.tsx";
import styles from "./statistics.module.css";
import type { StatisticsSay } from "./words.ts";

interface FiguresProps {
  readonly of: GameStatistics;
  readonly say: StatisticsSay;
  readonly inTable: boolean;
  readonly roleOf: (role: string) => string;
}

/** The six leaves of figures, and folded under them when the games were played. */
export function Figures({ roleOf, ...given }: FiguresProps) {
  const { language } = useWords();
  const names = new Intl.ListFormat(language, { type: "conjunction" });
  const sideOf = (side: number | null) =>
    side === null
      ? given.say("side.nobody")
      : names.format((given.of.roles[side] ?? []).map((role) => roleOf(role)));
  const leaf = { ...given, sideOf };
  return (
    <>
      <div className={styles.leaves}>
        <Sides {...leaf} />
        <Endings {...leaf} />
        <Rounds {...leaf} />
        <Openings {...leaf} />
        <Cards {...leaf} />
        <Standing {...leaf} />
      </div>
      <details className={styles.fold} open={given.inTable}>
        <summary>{given.say("months")}</summary>
        <Months {...leaf} />
      </details>
    </>
  );
}
