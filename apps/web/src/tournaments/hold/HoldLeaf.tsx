import { type FormEvent, Fragment, useCallback, useState } from "react";
import { useLocation } from "wouter";
import { useAccount } from "../../accounts/account.ts";
import { useDevice } from "../../device/index.ts";
import { DOORS } from "../../games/doors.ts";
import { useWords } from "../../i18n/index.ts";
import { useKeepsTime } from "../../time/keeping.ts";
import { type TimeSay, useTimeWords } from "../../time/words.ts";
import { Button, Slip, WordButton } from "../../ui/index.ts";
import { Trouble } from "../../ui/Trouble.tsx";
import { Word } from "../../ui/Word.tsx";
import { openTournament } from "../api.ts";
import { Flag } from "../Flag.tsx";
import { roman } from "../numerals.ts";
import { failureIn, type TournamentsSay } from "../words.ts";
import { Choices } from "./Choices.tsx";
import { type Draft, faultIn, firstDraft, roundsOf, startOf, wishOf } from "./draft.ts";
import { HoldRoad } from "./HoldRoad.tsx";
import styles from "./hold.module.css";
import { keepHeld, lastHeld } from "./lastHeld.ts";
import { sentenceOf } from "./sentence.ts";

const FIRST_GAME = DOORS.find(({ open }) => open)?.id ?? "";

interface HoldLeafProps {
  readonly say: TournamentsSay;
  /** A game waits for its player elsewhere on the page. */
  readonly called: boolean;
}

/** What is chosen, and what is known besides. */
function useHolding(say: TournamentsSay) {
  const { say: shell, language } = useWords();
  const time = useTimeWords();
  const { on: accounts, person } = useAccount();
  const { name: known } = useDevice();
  const [now] = useState(Date.now);
  const [draft, setDraft] = useState(() => firstDraft(FIRST_GAME, now));
  const fill = useCallback((part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part })), []);
  const keepsTime = useKeepsTime(draft.game);
  const title = shell(`door.${draft.game}.title`);
  const owner = person?.name || known;
  const called = owner
    ? say("hold.called", { name: owner, game: title })
    : say("hold.called.game", { game: title });
  return { draft, fill, time, language, accounts, called, title, keepsTime, now };
}

/** How a tournament is opened: one sentence whose words can be touched, and the road of rounds that comes of it. */
export function HoldLeaf({ say, called: isCalled }: HoldLeafProps) {
  const { say: shell } = useWords();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const holding = useHolding(say);
  const { draft, time, accounts, called, now } = holding;
  const [last] = useState(() => lastHeld(now));
  if (!time) return null;
  const fault = faultIn(draft, Date.now());
  const open = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const name = (draft.name.trim() || called).slice(0, 60);
    const answer = await openTournament(wishOf(draft, { accounts, name, now: Date.now() }));
    setBusy(false);
    if (answer.ok) keepHeld(draft);
    if (answer.ok) navigate(`/tournament/${answer.value.id}`);
    else setTrouble(failureIn(answer, say, shell));
  };
  const rounds = roundsOf(draft);
  return (
    <Slip aria-labelledby="hold" className={styles.leaf}>
      <form onSubmit={(event) => void open(event)} className={styles.form}>
        <div className={styles.words}>
          <header className={styles.head}>
            <h2 id="hold">{say("open")}</h2>
            {last && <WordButton onClick={() => holding.fill(last)}>{say("hold.last")}</WordButton>}
          </header>
          <Sentence {...holding} time={time} say={say} />
          <HoldRoad draft={draft} starts={startOf(draft, now)} say={say} />
        </div>
        <div className={styles.flag}>
          <Flag
            game={draft.game}
            figure={rounds === null || draft.kind === "arena" ? "" : roman(rounds)}
            width={170}
          />
          {fault && <p className={styles.problem}>{say(`fault.${fault}`)}</p>}
          <Trouble told={trouble} />
          <Button type="submit" variant={isCalled ? "plain" : "gold"} disabled={busy || fault !== null}>
            {say("open.do")}
          </Button>
        </div>
      </form>
    </Slip>
  );
}

type SentenceProps = ReturnType<typeof useHolding> & {
  readonly say: TournamentsSay;
  readonly time: TimeSay;
};

/** All that is chosen, in one sentence whose words can be touched. */
function Sentence({ draft, fill, say, called, keepsTime, ...around }: SentenceProps) {
  const { say: shell } = useWords();
  const words = sentenceOf(draft, { ...around, say, called, keepsTime });
  const comma = say("hold.comma");
  return (
    <p className={styles.sentence}>
      {words.map(({ part, text }, at) => (
        <Fragment key={part}>
          {/* No line begins with a comma. */}
          <span className={styles.whole}>
            <Word
              label={say("hold.word", { of: say(`part.${part}`), word: text })}
              text={text}
              changed={false}
              close={shell("close")}
            >
              <Choices part={part} {...{ draft, fill, say, called, keepsTime }} />
            </Word>
            {at < words.length - 1 ? comma.trimEnd() : say("hold.end")}
          </span>
          {comma.endsWith(" ") && " "}
        </Fragment>
      ))}
    </p>
  );
}
