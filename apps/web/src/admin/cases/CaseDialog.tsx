import type { CaseFile } from "@westmarch/protocol";
import { OUTCOMES } from "@westmarch/protocol/constants";
import { type AdminYou, mayDo } from "@westmarch/protocol/roles";
import { type FormEvent, useEffect, useState } from "react";
import { ago } from "../../i18n/dates.ts";
import { useWords } from "../../i18n/index.ts";
import { Busy, Button, Dialog, Field, Picks } from "../../ui/index.ts";
import { Trouble } from "../../ui/Trouble.tsx";
import { type CaseDeeds, doToCase } from "../deskApi.ts";
import { type DeskSay, deskFailure } from "../deskWords.ts";
import styles from "./cases.module.css";

interface CaseDialogProps {
  readonly number: number;
  readonly you: AdminYou;
  readonly say: DeskSay;
  readonly gameOf: (game: string) => string;
  readonly onClose: () => void;
  readonly onChanged: () => Promise<void>;
}

type Act = <D extends keyof CaseDeeds>(deed: D, wish: CaseDeeds[D]) => Promise<void>;

/** A case: what was reported, what was done, and what comes of it. Opening it is noted in its history. */
export function CaseDialog({ number, you, say, gameOf, onClose, onChanged }: CaseDialogProps) {
  const [file, setFile] = useState<CaseFile | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    void doToCase("read", { number }).then((answer) => {
      if (!wanted) return;
      if (answer.ok) setFile(answer.value);
      else setTrouble(deskFailure(answer, say));
    });
    return () => {
      wanted = false;
    };
  }, [number, say]);
  const act: Act = async (deed, wish) => {
    const answer = await doToCase(deed, wish);
    setTrouble(answer.ok ? null : deskFailure(answer, say));
    if (!answer.ok) return;
    setFile(answer.value);
    await onChanged();
  };
  return (
    <Dialog open onClose={onClose} title={say("case", { number })}>
      <Trouble told={trouble} />
      {!file ? (
        trouble === null && <Busy />
      ) : (
        <div className={styles.file}>
          <p>
            {say("case.of", {
              by: file.by === "" ? "none" : file.by,
              name: file.name,
              game: gameOf(file.game),
            })}
          </p>
          <blockquote>{file.about}</blockquote>
          {file.said.length > 0 && (
            <>
              <h3>{say("case.said")}</h3>
              <ul className={styles.said}>
                {file.said.map(({ text, at }) => (
                  <li key={`${at} ${text}`}>{text}</li>
                ))}
              </ul>
            </>
          )}
          <History file={file} say={say} />
          {file.settled === null ? (
            <Settle file={file} you={you} say={say} act={act} />
          ) : (
            <Button onClick={() => void act("reopen", { number })}>{say("case.reopen")}</Button>
          )}
        </div>
      )}
    </Dialog>
  );
}

function History({ file: { history }, say }: { readonly file: CaseFile; readonly say: DeskSay }) {
  const { language } = useWords();
  return (
    <section aria-labelledby="history">
      <h3 id="history">{say("case.history")}</h3>
      {history.length === 0 && <p>{say("case.nobody")}</p>}
      <ol className={styles.history}>
        {history.map(({ at, way, by, did, what }) => (
          <li key={`${at} ${did} ${what}`}>
            <b>{way === "account" ? by : say(`by.${way}`)}</b> {say(`did.${did}`, { what })}{" "}
            <small className={styles.when}>{ago(at, Date.now(), language)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SettleProps {
  readonly file: CaseFile;
  readonly you: AdminYou;
  readonly say: DeskSay;
  readonly act: Act;
}

function Settle({ file, you, say, act }: SettleProps) {
  const possible = OUTCOMES.filter(
    (how) =>
      (how !== "ban" || file.reachable) &&
      (how !== "suspend" || (file.account !== null && mayDo(you.role, "suspend"))),
  );
  const [how, setHow] = useState<(typeof OUTCOMES)[number]>("mute");
  const [days, setDays] = useState("7");
  const [toReporter, setToReporter] = useState("");
  const [toReported, setToReported] = useState("");
  const settle = (event: FormEvent) => {
    event.preventDefault();
    const [one, other] = [toReporter.trim(), toReported.trim()];
    void act("settle", {
      number: file.number,
      how,
      days: Number(days),
      ...(one !== "" && { toReporter: one }),
      ...(other !== "" && { toReported: other }),
    });
  };
  return (
    <form onSubmit={settle} className={styles.form}>
      <Picks
        legend={say("case.outcome")}
        picks={possible.map((id) => ({ id, text: say(`outcome.${id}`) }))}
        picked={how}
        onPick={setHow}
      />
      {how !== "dismiss" && (
        <Field
          label={say("suspend.days")}
          type="number"
          min={1}
          max={365}
          required
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
      )}
      {file.canAnswer && (
        <Field
          label={say("case.to-reporter", { name: file.by })}
          maxLength={500}
          value={toReporter}
          onChange={({ target }) => setToReporter(target.value)}
        />
      )}
      <Field
        label={say("case.to-reported", { name: file.name })}
        maxLength={500}
        value={toReported}
        onChange={({ target }) => setToReported(target.value)}
      />
      <Button type="submit" variant="gold">
        {say("case.settle")}
      </Button>
    </form>
  );
}
