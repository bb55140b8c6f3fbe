import type { Seat } from "@westmarch/kernel";
import { LEVELS } from "@westmarch/kernel";
import type { Level } from "@westmarch/protocol";
import { useWords } from "../i18n/index.ts";
import type { TableModel } from "../table/connection/model.ts";
import { Button } from "../ui/index.ts";
import styles from "./commons.module.css";
import { usePublicLobbyWords } from "./words.ts";

/** Who takes over a seat: a computer of this strength, or the next player to come. */
export type Replacement = Level | "person";

interface ReplacingProps {
  readonly model: Pick<TableModel, "seats" | "mine">;
  readonly seat: Seat;
  readonly onReplace: (of: Seat, to: Replacement) => void;
}

/** Where a player has to leave, or has left: the others can let the computer or another person take over. */
export function Replacing({ model: { seats, mine }, seat, onReplace }: ReplacingProps) {
  const say = usePublicLobbyWords();
  const { say: shell } = useWords();
  const people = seats.filter(({ player }) => player?.kind === "person");
  // Where no other player sits, there is none to play on with.
  if (!say || !people.some((one) => !mine.includes(one.seat))) return null;
  const leaving = people.filter((one) => one.seat === seat || !mine.includes(one.seat));
  return (
    <section aria-label={say("replace")}>
      {leaving.map(({ seat: of, player, vacant }) => {
        const name = player?.kind === "person" ? player.name : "";
        return (
          <details key={of} className={styles.replacing}>
            <summary>{of === seat ? say("replace.me") : say("replace.one", { name })}</summary>
            <p>{say(of === seat ? "replace.me.about" : "replace.about")}</p>
            <div className={styles.actions}>
              {LEVELS.map((level) => (
                <Button key={level} onClick={() => onReplace(of, level)}>
                  {shell("tables.bot", { level: shell(`level.${level}`) })}
                </Button>
              ))}
              {!vacant && <Button onClick={() => onReplace(of, "person")}>{say("replace.person")}</Button>}
            </div>
          </details>
        );
      })}
    </section>
  );
}
