import type { ChallengeTold } from "@westmarch/protocol";
import { useState } from "react";
import { failureIn } from "../accounts/api.ts";
import { useChallengesSent, withdraw } from "../accounts/byName.ts";
import styles from "../accounts/people.module.css";
import type { PeopleSay } from "../accounts/words.ts";
import { useDevice } from "../device/index.ts";
import { doorOf } from "../games/doors.ts";
import { ago } from "../i18n/dates.ts";
import { useWords } from "../i18n/index.ts";
import { tableAddress } from "../net/links.ts";
import { Drawing } from "../ui/Drawing.tsx";
import { announce, Button, ButtonLink, Slip } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";

interface ChallengesProps {
  /** Only those to the person of this name are shown; left out: all. */
  readonly to?: string;
  readonly say: PeopleSay;
}

/** Whom one has challenged and who has not come yet, with the way to the table and the way back. */
export function Challenges({ to, say }: ChallengesProps) {
  const all = useChallengesSent();
  const shown = to === undefined ? all : all.filter(({ name }) => name.toLowerCase() === to.toLowerCase());
  if (shown.length === 0) return null;
  return (
    <Slip aria-labelledby="challenged" className={styles.invited} data-leaf>
      <h3 id="challenged">{say("challenged")}</h3>
      <ul>
        {shown.map((one) => (
          <Sent key={`${one.table} ${one.seat} ${one.name}`} of={one} say={say} />
        ))}
      </ul>
    </Slip>
  );
}

/** One of them: who, to which game, since when. */
function Sent({
  of: { name, table, seat, game: id, at },
  say,
}: {
  readonly of: ChallengeTold;
  readonly say: PeopleSay;
}) {
  const { say: shell, language } = useWords();
  // The table's link comes to each device with the account's other tables.
  const token = useDevice(({ tables }) => tables.find((known) => known.table === table)?.token);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const door = doorOf(id);
  const game = door ? shell(`door.${door.id}.title`) : id;
  const takeBack = async () => {
    setBusy(true);
    const answer = await withdraw({ table, seat });
    setBusy(false);
    if (answer.ok) announce(say("challenged.withdrawn", { name }));
    else setTrouble(failureIn(answer, say, shell));
  };
  return (
    <li>
      {door && <Drawing of={door.art} className={styles.door} />}
      <p>
        {say("challenged.to", { name, game })} · {ago(at, Date.now(), language)}
      </p>
      <div className={styles.answers}>
        {token !== undefined && (
          <ButtonLink
            href={tableAddress(table, token)}
            aria-label={say("challenged.table.one", { name, game })}
          >
            {say("challenged.table")}
          </ButtonLink>
        )}
        <Button
          variant="quiet"
          disabled={isBusy}
          onClick={() => void takeBack()}
          aria-label={say("challenged.withdraw.one", { name, game })}
        >
          {say("challenged.withdraw")}
        </Button>
        <Trouble told={trouble} />
      </div>
    </li>
  );
}
