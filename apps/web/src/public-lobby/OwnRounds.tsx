import { useDevice } from "../device/index.ts";
import { doorOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { useMine } from "../tournaments/useMine.ts";
import { Drawing } from "../ui/Drawing.tsx";
import { ButtonLink } from "../ui/index.ts";
import styles from "./commons.module.css";
import { usePublicLobbyWords } from "./words.ts";

/** The running games of one's own tournaments to which this device has no link yet; its other tables are listed anyway. */
export function OwnRounds() {
  const { say: shell } = useWords();
  const say = usePublicLobbyWords();
  const known = useDevice((device) => device.tables);
  const mine = useMine().filter(
    ({ call }) => call !== null && !known.some(({ table }) => table === call.table),
  );
  if (!say || mine.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {mine.map(({ id, name, game, round }) => {
        const door = doorOf(game);
        return (
          <li key={id} className={styles.own}>
            {door ? <Drawing of={door.art} /> : <span />}
            <div>
              <h3 className={styles.title}>{door ? shell(`door.${door.id}.title`) : name}</h3>
              <p className={styles.who}>{say("own.tournament", { name, round })}</p>
            </div>
            <div className={styles.actions}>
              <ButtonLink href={`/tournament/${id}`}>{say("own.tournament.go")}</ButtonLink>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
