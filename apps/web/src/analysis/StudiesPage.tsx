import { useEffect, useState } from "react";
import { Button as AriaButton, FileTrigger } from "react-aria-components";
import { Link, useLocation } from "wouter";
import { DOORS } from "../games/doors.ts";
import { ago } from "../i18n/dates.ts";
import { useWords } from "../i18n/index.ts";
import { findSave } from "../table/history/reading.ts";
import { buttonClasses } from "../ui/Button.tsx";
import { Drawing } from "../ui/Drawing.tsx";
import { announce, Busy, Button, ButtonLink, Notice, Page, Slip } from "../ui/index.ts";
import { studyInFile } from "./file.ts";
import styles from "./lab.module.css";
import { addressOfStudy, studyOfGame } from "./newStudy.ts";
import { dropStudy, keepStudy, keptStudies, onNews, type StoredStudy } from "./storage.ts";
import type { Study } from "./study.ts";
import { type AnalysisSay, useAnalysisWords } from "./words.ts";

/** `/lab`: the studies of this device, and the ways to begin one. */
export function StudiesPage() {
  const labSay = useAnalysisWords();
  return labSay ? <Lab labSay={labSay} /> : <Busy />;
}

/** What this device keeps; null until it is here, and where it keeps nothing. */
function useKept(): readonly StoredStudy[] | "nothing" | null {
  const [kept, set] = useState<readonly StoredStudy[] | "nothing" | null>(null);
  useEffect(() => {
    let current = true;
    const look = () => {
      keptStudies().then(
        (found) => current && set(found),
        () => current && set("nothing"),
      );
    };
    look();
    const stop = onNews(look);
    return () => {
      current = false;
      stop();
    };
  }, []);
  return kept;
}

interface PartProps {
  readonly labSay: AnalysisSay;
}

function Lab({ labSay }: PartProps) {
  const kept = useKept();
  return (
    <Page title={labSay("title")} subtitle={labSay("about")} broad>
      <div className={styles.page}>
        <Slip aria-labelledby="lab-kept">
          <h2 id="lab-kept">{labSay("kept")}</h2>
          {kept === null && <Busy />}
          {kept === "nothing" && <Notice tone="danger" title={labSay("unkept")} />}
          {Array.isArray(kept) && kept.length === 0 && <p>{labSay("kept.none")}</p>}
          {Array.isArray(kept) && <Studies kept={kept} labSay={labSay} />}
        </Slip>
        <div className={styles.ways}>
          <FromPosition labSay={labSay} />
          <FromFile labSay={labSay} />
        </div>
      </div>
    </Page>
  );
}

/** The ways to a study that begins at a position. */
function FromPosition({ labSay }: PartProps) {
  const { say } = useWords();
  return (
    <Slip aria-labelledby="lab-begin">
      <h2 id="lab-begin">{labSay("setup")}</h2>
      <p>{labSay("setup.about")}</p>
      <ul className={styles.doors}>
        {DOORS.filter(({ open: isOpen }) => isOpen).map(({ id, art }) => (
          <li key={id}>
            <Link href={`/lab/${id}`}>
              <Drawing of={art} className={styles.door} />
              <span>{say(`door.${id}.title`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Slip>
  );
}

/** The way to a study that lies in a file. */
function FromFile({ labSay }: PartProps) {
  const { say } = useWords();
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState<string | null>(null);
  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      const study = await studyIn(await file.text(), say);
      if (!study) return setFailed(labSay("file.unreadable"));
      navigate(addressOfStudy(study));
    } catch {
      setFailed(labSay("unkept"));
    }
  };
  return (
    <Slip aria-labelledby="lab-file">
      <h2 id="lab-file">{labSay("file.open")}</h2>
      <p>{labSay("file.open.about")}</p>
      <FileTrigger
        acceptedFileTypes={[".json", "application/json"]}
        onSelect={(files) => void open(files?.[0])}
      >
        <AriaButton className={buttonClasses("plain")}>{labSay("file.choose")}</AriaButton>
      </FileTrigger>
      <p role="alert">{failed}</p>
      <ButtonLink href="/replay" variant="quiet">
        {labSay("to-replay")}
      </ButtonLink>
    </Slip>
  );
}

function Studies({ kept, labSay }: { readonly kept: readonly StoredStudy[]; readonly labSay: AnalysisSay }) {
  const { say, language } = useWords();
  return (
    <ul className={styles.kept}>
      {kept.map((one) => (
        <li key={one.id}>
          <Link href={addressOfStudy(one)}>{one.title || say(`door.${one.game}.title`)}</Link>
          <small>
            {say(`door.${one.game}.title`)} ·{" "}
            {labSay("kept.holds", { branches: one.branches, notes: one.notes })} ·{" "}
            {ago(one.changed, Date.now(), language)}
          </small>
          <Drop one={one} labSay={labSay} />
        </li>
      ))}
    </ul>
  );
}

/** Throws a study away, when that was meant. */
function Drop({ one, labSay }: { readonly one: StoredStudy; readonly labSay: AnalysisSay }) {
  const [sure, ask] = useState(false);
  if (!sure)
    return (
      <Button variant="quiet" onClick={() => ask(true)} aria-label={labSay("drop.of", { title: one.title })}>
        {labSay("drop")}
      </Button>
    );
  const drop = () => {
    void dropStudy(one.id).then(() => announce(labSay("dropped", { title: one.title })));
  };
  return (
    <span className={styles.sure}>
      <Button variant="danger" onClick={drop}>
        {labSay("drop.sure")}
      </Button>
      <Button variant="quiet" onClick={() => ask(false)}>
        {labSay("drop.not")}
      </Button>
    </span>
  );
}

/** Takes a study out of a file, or begins one of a saved game in it; null where it holds neither. */
async function studyIn(text: string, say: ReturnType<typeof useWords>["say"]): Promise<Study | null> {
  const study = studyInFile(text);
  if (study) {
    await keepStudy(study);
    return study;
  }
  const save = findSave(text);
  return save && studyOfGame(save, [], say(`door.${save.game}.title`), 0);
}
