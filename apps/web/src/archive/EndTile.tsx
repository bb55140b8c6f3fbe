import type { ArchivedTold } from "@westmarch/protocol";
import { doorOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { SmallBoard } from "../public-lobby/SmallBoard.tsx";
import type { Glimpses } from "../public-lobby/useGlimpses.ts";
import type { StatisticsSay } from "../statistics/words.ts";
import { Drawing } from "../ui/Drawing.tsx";
import styles from "./archive.module.css";
import { endingOf, firstSentence, playersOf } from "./told.ts";

export interface GameProps {
  readonly of: ArchivedTold;
  readonly glimpse: ReturnType<Glimpses["get"]>;
  readonly say: StatisticsSay;
}

interface EndTileProps extends GameProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** How a game stood at its end, in small: a press chooses it. */
export function EndTile({ of, glimpse, say, isChosen, onChoose }: EndTileProps) {
  const { say: shell, language } = useWords();
  const door = doorOf(of.game);
  const names = playersOf(of, say, language, (level) =>
    shell("tables.bot", { level: levelIn(level, shell) }),
  );
  const how = firstSentence(endingOf(of, say));
  return (
    <button
      type="button"
      className={styles.end}
      aria-pressed={isChosen}
      aria-label={say("archive.choose", { names, how })}
      onClick={onChoose}
    >
      <SmallBoard
        glimpse={glimpse}
        players={of.seats.map(({ player }) => player)}
        bot={say("archive.computers")}
      />
      <time dateTime={new Date(of.endedAt).toISOString()}>
        {new Intl.DateTimeFormat(language, { day: "numeric", month: "short" }).format(of.endedAt)}
      </time>
      <span className={styles.caption}>
        {door && <Drawing of={door.art} />}
        <span>
          <b>{names}</b>
          <small>{how}</small>
        </span>
      </span>
    </button>
  );
}

type ShellSay = ReturnType<typeof useWords>["say"];
const LEVELS = ["first", "gentle", "fair", "skilled", "strong", "best"] as const;

/** A level in words, as the shell calls it. */
export const levelIn = (level: string, shell: ShellSay): string => {
  const known = LEVELS.find((one) => one === level);
  return known ? shell(`level.${known}`) : level;
};
