import type { PersonFile } from "@westmarch/protocol";
import { type AdminYou, mayDo } from "@westmarch/protocol/roles";
import { type FormEvent, useCallback, useEffect, useState } from "react";
import { saveAs } from "../../device/saveAs.ts";
import { ago } from "../../i18n/dates.ts";
import { useWords } from "../../i18n/index.ts";
import { Busy, Button, Dialog, Field } from "../../ui/index.ts";
import { Trouble } from "../../ui/Trouble.tsx";
import { deletePerson, doToPerson, keptOfPerson, type PersonDeeds, personFile } from "../deskApi.ts";
import { type DeskSay, deskFailure } from "../deskWords.ts";
import styles from "./people.module.css";
import { dayIn, waysOf } from "./told.ts";

interface PersonDialogProps {
  readonly id: string;
  readonly you: AdminYou;
  readonly say: DeskSay;
  readonly onClose: () => void;
  /** Something about the account has changed. */
  readonly onChanged: () => Promise<void>;
}

type Act = <D extends keyof PersonDeeds>(deed: D, wish: PersonDeeds[D]) => Promise<void>;

interface PartProps extends Pick<PersonDialogProps, "you" | "say"> {
  readonly file: PersonFile;
  readonly act: Act;
}

/** What is known of one account: its devices, its bots, and what may be done about it. */
export function PersonDialog({ id, you, say, onClose, onChanged }: PersonDialogProps) {
  const { language } = useWords();
  const [file, setFile] = useState<PersonFile | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const look = useCallback(async () => {
    const answer = await personFile(id);
    if (answer.ok) setFile(answer.value);
    else setTrouble(deskFailure(answer, say));
  }, [id, say]);
  useEffect(() => void look(), [look]);
  const act: Act = async (deed, wish) => {
    const answer = await doToPerson(deed, wish);
    setTrouble(answer.ok ? null : deskFailure(answer, say));
    if (!answer.ok) return;
    setFile(answer.value);
    await onChanged();
  };
  const gone = async () => {
    const answer = await deletePerson(id);
    if (!answer.ok) return setTrouble(deskFailure(answer, say));
    await onChanged();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={file?.person.name ?? say("tab.people")}>
      <Trouble told={trouble} />
      {!file ? (
        trouble === null && <Busy />
      ) : (
        <div className={styles.file}>
          <p>
            {[
              say("since", { when: dayIn(language, file.person.madeAt) }),
              ...waysOf(file.person, say),
              ...(file.mail === null ? [] : [file.mail]),
            ].join(" · ")}
          </p>
          <p>{say("running", { count: file.running })}</p>
          <Devices file={file} you={you} say={say} act={act} />
          <Bots file={file} you={you} say={say} act={act} />
          {file.person.mayAct && mayDo(you.role, "rename") && <Rename file={file} say={say} act={act} />}
          <Leaving file={file} you={you} say={say} onDelete={gone} onTrouble={setTrouble} />
        </div>
      )}
    </Dialog>
  );
}

function Devices({ file: { person, sessions }, you, say, act }: PartProps) {
  const { language } = useWords();
  const may = person.mayAct && mayDo(you.role, "sessions");
  return (
    <section aria-labelledby="devices">
      <h3 id="devices">{say("sessions")}</h3>
      {sessions.length === 0 && <p>{say("sessions.none")}</p>}
      <ul className={styles.lines}>
        {sessions.map(({ id, device, seenAt }) => (
          <li key={id}>
            <span>
              {device || say("sessions.unnamed")} · {ago(seenAt, Date.now(), language)}
            </span>
            {may && (
              <Button variant="quiet" onClick={() => void act("sessions", { id: person.id, session: id })}>
                {say("sessions.end")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {may && sessions.length > 1 && (
        <Button variant="quiet" onClick={() => void act("sessions", { id: person.id, session: null })}>
          {say("sessions.all")}
        </Button>
      )}
    </section>
  );
}

function Bots({ file: { person, bots }, you, say, act }: PartProps) {
  const [sure, setSure] = useState<string | null>(null);
  if (bots.length === 0) return null;
  const may = person.mayAct && mayDo(you.role, "bots");
  return (
    <section aria-labelledby="bots">
      <h3 id="bots">{say("bots")}</h3>
      <ul className={styles.lines}>
        {bots.map(({ id, name, isThere }) => (
          <li key={id}>
            <span>
              {sure === id ? say("bots.sure", { name }) : isThere ? `${name} · ${say("bots.there")}` : name}
            </span>
            {may &&
              (sure === id ? (
                <>
                  <Button variant="danger" onClick={() => void act("bots", { id: person.id, bot: id })}>
                    {say("bots.end")}
                  </Button>
                  <Button variant="quiet" onClick={() => setSure(null)}>
                    {say("cancel")}
                  </Button>
                </>
              ) : (
                <Button variant="quiet" onClick={() => setSure(id)}>
                  {say("bots.end")}
                </Button>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rename({ file: { person }, say, act }: Omit<PartProps, "you">) {
  const [name, setName] = useState(person.name);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    void act("rename", { id: person.id, name: name.trim() });
  };
  return (
    <form onSubmit={rename} className={styles.line}>
      <Field
        label={say("rename.to")}
        value={name}
        required
        maxLength={24}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" disabled={name.trim() === "" || name.trim() === person.name}>
        {say("rename")}
      </Button>
    </form>
  );
}

interface LeavingProps extends Omit<PartProps, "act"> {
  readonly onDelete: () => Promise<void>;
  readonly onTrouble: (words: string) => void;
}

/** What a person may ask the host for: all that is kept, and to be forgotten. */
function Leaving({ file: { person }, you, say, onDelete, onTrouble }: LeavingProps) {
  const [sure, setSure] = useState(false);
  const save = async () => {
    const answer = await keptOfPerson(person.id);
    if (answer.ok) saveAs(`westmarch-${person.name}.json`, answer.value);
    else onTrouble(deskFailure(answer, say));
  };
  return (
    <div className={styles.leaving}>
      {mayDo(you.role, "export") && <Button onClick={() => void save()}>{say("export")}</Button>}
      {person.mayAct && mayDo(you.role, "delete") && !sure && (
        <Button variant="danger" onClick={() => setSure(true)}>
          {say("delete")}
        </Button>
      )}
      {sure && (
        <div role="alert" className={styles.sure}>
          <p>{say("delete.sure", { name: person.name })}</p>
          <Button variant="danger" onClick={() => void onDelete()}>
            {say("delete")}
          </Button>
          <Button variant="quiet" onClick={() => setSure(false)}>
            {say("cancel")}
          </Button>
        </div>
      )}
    </div>
  );
}
