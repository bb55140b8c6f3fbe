import type { AccessNow } from "@westmarch/protocol";
import type { AccessSay } from "../../access/words.ts";
import { ago } from "../../i18n/dates.ts";
import { useWords } from "../../i18n/index.ts";
import { Button, Slip } from "../../ui/index.ts";
import styles from "./hostAccess.module.css";
import type { ActOnAccess } from "./useHostAccess.ts";

interface AskingLeafProps {
  readonly asking: AccessNow["asking"];
  readonly say: AccessSay;
  readonly act: ActOnAccess;
}

/** Who asks to come in, and the host's answers. */
export function AskingLeaf({ asking, say, act }: AskingLeafProps) {
  const { language } = useWords();
  return (
    <Slip aria-labelledby="asking" className={styles.headed}>
      <h2 id="asking" aria-live="polite">
        {say("asking", { n: asking.length })}
      </h2>
      {asking.length === 0 && <p className={styles.aside}>{say("asking.about")}</p>}
      <ul className={styles.list}>
        {asking.map(({ id, name, text, at, hears }) => (
          <li key={id}>
            <span className={styles.who}>
              <b>{name}</b>
              <span>{say("asking.says", { text })}</span>
              <small>
                {ago(at, Date.now(), language)}
                {hears && <> · {say("asking.hears")}</>}
              </small>
            </span>
            <span className={styles.answers}>
              <Button
                variant="quiet"
                aria-label={say("let-in.one", { name })}
                onClick={() => void act("answer", { id, yes: true })}
              >
                {say("let-in")}
              </Button>
              <Button
                variant="quiet"
                aria-label={say("no.one", { name })}
                onClick={() => void act("answer", { id, yes: false })}
              >
                {say("no")}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Slip>
  );
}
