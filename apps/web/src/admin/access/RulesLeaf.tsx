import type { AccessAction, AccessNow, AccessRule } from "@westmarch/protocol";
import { useId } from "react";
import type { AccessSay } from "../../access/words.ts";
import { Button, Slip } from "../../ui/index.ts";
import { SentenceOf } from "../../ui/SentenceOf.tsx";
import { WordPicks } from "../../ui/WordPicks.tsx";
import { DoorPicture } from "./DoorPicture.tsx";
import styles from "./hostAccess.module.css";
import type { ActOnAccess } from "./useHostAccess.ts";

const RULES = ["everybody", "invitation", "approval", "members"] as const;
const ACTIONS = ["watch", "open", "join", "register"] as const;
/** What one of the four pictures rules: whoever may come in may do all of it. Onlookers have their own word. */
const RULED = ["open", "join", "register"] as const;

interface RulesLeafProps {
  readonly now: AccessNow;
  readonly say: AccessSay;
  readonly act: ActOnAccess;
}

/** Who may come in: four pictures for everything at once, and a sentence whose words rule each thing by itself. */
export function RulesLeaf({ now: { rules, changed, accounts }, say, act }: RulesLeafProps) {
  const name = useId();
  const picked = RULES.find((rule) =>
    RULED.every((action) => !isOf(action, accounts) || rules[action] === rule),
  );
  const all = (rule: AccessRule) => void act("access", { open: rule, join: rule, register: rule });
  const offered = RULES.filter((rule) => accounts || rule !== "members");
  return (
    <Slip aria-labelledby="access" className={styles.headed}>
      <h2 id="access">{say("title")}</h2>
      <div role="radiogroup" aria-labelledby="access" className={styles.doors}>
        {offered.map((rule) => (
          <label key={rule} className={styles.door} data-picked={rule === picked || undefined}>
            <input type="radio" name={name} checked={rule === picked} onChange={() => all(rule)} />
            <DoorPicture rule={rule} />
            <span>
              <b>{say(`pick.${rule}`)}</b>
              <small>{say(`pick.${rule}.about`)}</small>
            </span>
          </label>
        ))}
      </div>
      <SentenceOf
        head={say("each")}
        words={ACTIONS.filter((action) => isOf(action, accounts)).map((action) => (
          <WordPicks
            key={action}
            legend={say(`each.${action}`)}
            picks={offered.map((rule) => ({ id: rule, text: say(`word.${action}`, { rule }) }))}
            picked={rules[action]}
            onPick={(rule) => void act("access", { [action]: rule })}
          />
        ))}
      />
      {!accounts && <p className={styles.aside}>{say("no-members")}</p>}
      {changed.length > 0 && (
        <p className={styles.aside}>
          {say("changed")}{" "}
          <Button
            variant="quiet"
            onClick={() => void act("access", { open: null, join: null, watch: null, register: null })}
          >
            {say("changed.back")}
          </Button>
        </p>
      )}
    </Slip>
  );
}

/** Where there are no accounts, nobody registers. */
const isOf = (action: AccessAction, accounts: boolean): boolean => accounts || action !== "register";
