import { useWords } from "../i18n/index.ts";
import { Button, Slip } from "../ui/index.ts";
import styles from "./admin.module.css";
import type { LeafProps } from "./leafProps.ts";
import { dateIn } from "./measures.ts";

/** Who is muted or banned, and the way back. */
export function Bans({ now: { bars }, say, act }: LeafProps) {
  const { language } = useWords();
  if (!bars || bars.length === 0) return null;
  return (
    <Slip aria-labelledby="bars">
      <h2 id="bars">{say("bars")}</h2>
      <ul className={styles.rows}>
        {bars.map(({ kind, whom, until }) => (
          <li key={`${kind} ${whom}`}>
            <span>{say(`bars.${kind}`, { when: dateIn(language, until) })}</span>
            <Button variant="quiet" onClick={() => void act("lift", { kind, whom })}>
              {say("bars.lift")}
            </Button>
          </li>
        ))}
      </ul>
    </Slip>
  );
}
