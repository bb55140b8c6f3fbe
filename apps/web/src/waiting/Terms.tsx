import { latePart } from "@westmarch/boardkit/later";
import type { Settings } from "@westmarch/kernel";
import type { Pace } from "@westmarch/protocol";
import { useEffect, useState } from "react";
import { arrangeTable } from "../arrival/api.ts";
import { changeable, useTerms } from "../arrival/terms.ts";
import { failureKey } from "../net/api.ts";
import { useSay } from "../table/text/words.tsx";
import { useKeepsTime } from "../time/keeping.ts";
import { draftOf, paceLine, paceOf, zoneHere } from "../time/paces.ts";
import { useTimeWords } from "../time/words.ts";
import { Picks, Slip } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";
import type { LeafProps } from "./leaf.ts";
import styles from "./waiting.module.css";

const PaceFields = latePart(async () => (await import("../time/PaceChoice.tsx")).PaceFields);
const SettingsList = latePart(async () => (await import("../lobby/Settings.tsx")).SettingsList);

interface TermsProps extends LeafProps {
  /** The player has opened the table, and nobody else has sat down yet. */
  readonly mayChange: boolean;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** What is played, as one sentence; who opened the table may still change it until the first guest sits down. */
export function Terms({ model, loaded, token, words, mayChange, open, onOpen }: TermsProps) {
  const terms = useTerms(loaded, model.settings, model.pace);
  const roles = model.mine.map((seat) => loaded.say(`seat.${model.seats[seat]?.role ?? ""}`));
  const told = { game: loaded.say("game.title"), clock: terms?.clock ?? "", rules: terms?.rules ?? "" };
  const sentence =
    roles.length === 0 ? words("terms.watched", told) : words("terms", { ...told, role: roles.join(", ") });
  return (
    <Slip className={styles.terms}>
      <div className={styles.sentence}>
        <p>{sentence}</p>
        {mayChange && (
          <button type="button" className={styles.change} aria-expanded={open} onClick={() => onOpen(!open)}>
            {words(open ? "terms.fold" : "terms.change")}
          </button>
        )}
      </div>
      {open && <Changing {...{ model, loaded, token, words }} />}
    </Slip>
  );
}

/** Side and settings, held as they are chosen. The link that was sent stays good. */
function Changing({ model, loaded, token, words }: LeafProps) {
  const say = useSay();
  const [failed, setFailed] = useState<ReturnType<typeof failureKey> | null>(null);
  const change = async (wish: {
    readonly seat?: number;
    readonly settings?: Settings;
    readonly pace?: Pace;
  }) => {
    const answer = await arrangeTable({ token, ...wish });
    setFailed(answer.ok ? null : failureKey(answer));
  };
  const sides = model.seats.filter(({ seat, player }) => model.mine.includes(seat) || player === null);
  const settings = changeable(loaded);
  const keepsTime = useKeepsTime(model.game);
  return (
    <div className={styles.changing}>
      {model.mine.length === 1 && sides.length > 1 && (
        <Picks
          legend={words("terms.side")}
          picked={String(model.mine[0])}
          onPick={(seat) => void change({ seat: Number(seat) })}
          picks={sides.map(({ seat, role }) => ({ id: String(seat), text: loaded.say(`seat.${role}`) }))}
        />
      )}
      {keepsTime && <Clock pace={model.pace} onChange={(pace) => void change({ pace })} />}
      {settings.length > 0 && (
        <details className={styles.rules}>
          <summary>{words("terms.rules")}</summary>
          <SettingsList
            settings={settings}
            chosen={model.settings}
            onChoose={(news) => void change({ settings: news })}
            say={loaded.say}
          />
        </details>
      )}
      <Trouble told={failed && say(failed)} />
      <p className={styles.whoever}>{words("terms.stays")}</p>
    </div>
  );
}

/** Milliseconds without a further press or letter after which a clock is held as it was chosen. */
const SETTLED = 700;

interface ClockProps {
  readonly pace: Pace | null;
  readonly onChange: (pace: Pace) => void;
}

/** How much time people have, held once it is chosen and written to its end. */
function Clock({ pace, onChange }: ClockProps) {
  const say = useTimeWords();
  const [draft, setDraft] = useState(() => draftOf(pace));
  const [changed, setChanged] = useState<Pace | null>(null);
  useEffect(() => {
    if (changed === null) return;
    const timer = setTimeout(() => {
      setChanged(null);
      onChange(changed);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [changed, onChange]);
  if (!say) return null;
  return (
    <details className={styles.rules}>
      <summary>{paceLine(pace ?? undefined, say)}</summary>
      <PaceFields
        draft={draft}
        onDraft={(next) => {
          setDraft(next);
          setChanged(paceOf(next, zoneHere()));
        }}
      />
    </details>
  );
}
