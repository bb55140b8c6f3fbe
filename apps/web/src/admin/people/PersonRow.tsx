import type { PersonListed } from "@westmarch/protocol";
import { type AdminYou, mayDo, ROLES, type Role } from "@westmarch/protocol/roles";
import { Seal } from "../../accounts/Seal.tsx";
import { ago } from "../../i18n/dates.ts";
import { useWords } from "../../i18n/index.ts";
import { Button, WordButton } from "../../ui/index.ts";
import { unseen } from "../../ui/unseen.ts";
import type { DeskSay } from "../deskWords.ts";
import { Chooser } from "./Chooser.tsx";
import styles from "./people.module.css";
import { dayIn, waysOf } from "./told.ts";

interface PersonRowProps {
  readonly person: PersonListed;
  readonly you: AdminYou;
  readonly say: DeskSay;
  readonly onOpen: () => void;
  readonly onSuspend: () => void;
  readonly onLift: () => void;
  readonly onRole: (role: Role) => void;
}

/** An account in the list. */
export function PersonRow({ person, you, say, onOpen, onSuspend, onLift, onRole }: PersonRowProps) {
  const { language } = useWords();
  const { name, suspension, role, mayAct } = person;
  const about = suspension
    ? say("suspended.until", {
        when: dayIn(language, suspension.until),
        by: suspension.by === "" ? "none" : suspension.by,
        reason: suspension.reason,
      })
    : [say("since", { when: dayIn(language, person.madeAt) }), ...waysOf(person, say)].join(" · ");
  return (
    <li className={styles.person} data-suspended={suspension !== null}>
      <Seal seal={person} size={34} />
      <div className={styles.name}>
        <WordButton onClick={onOpen} aria-label={say("open.of", { name })}>
          {name}
        </WordButton>
        <small>{about}</small>
      </div>
      <span className={styles.role}>
        {suspension ? (
          <em>{say("suspended")}</em>
        ) : mayAct && mayDo(you.role, "role") ? (
          <Chooser
            label={say("role.of", { name })}
            value={role}
            options={ROLES.map((id) => ({ id, text: say(`role.${id}`) }))}
            onPick={onRole}
          />
        ) : (
          say(`role.${role}`)
        )}
      </span>
      <span className={styles.seen}>
        <span className={unseen}>{say("column.seen")} </span>
        {person.seenAt === null ? say("never") : ago(person.seenAt, Date.now(), language)}
      </span>
      <span className={styles.games}>
        <span className={unseen}>{say("column.games")} </span>
        <span className={styles.narrow} aria-hidden="true">
          {say("column.games")}{" "}
        </span>
        {new Intl.NumberFormat(language).format(person.games)}
      </span>
      <Last person={person} you={you} say={say} onSuspend={onSuspend} onLift={onLift} />
    </li>
  );
}

/** What may be done at once. */
function Last({
  person: { name, suspension, mayAct, you: isYou },
  you,
  say,
  onSuspend,
  onLift,
}: Omit<PersonRowProps, "onOpen" | "onRole">) {
  return (
    <span className={styles.deed}>
      {isYou ? (
        <i>{say("you")}</i>
      ) : (
        mayAct &&
        mayDo(you.role, "suspend") &&
        (suspension ? (
          <Button variant="quiet" onClick={onLift} aria-label={say("lift.of", { name })}>
            {say("lift")}
          </Button>
        ) : (
          <Button variant="quiet" onClick={onSuspend} aria-label={say("suspend.of", { name })}>
            {say("suspend")}
          </Button>
        ))
      )}
    </span>
  );
}
