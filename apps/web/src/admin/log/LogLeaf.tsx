import type { LogRow } from "@westmarch/protocol";
import { LOGGED } from "@westmarch/protocol/constants";
import { useEffect, useState } from "react";
import { useWords } from "../../i18n/index.ts";
import { Button, Slip } from "../../ui/index.ts";
import { Trouble } from "../../ui/Trouble.tsx";
import { logFile, readLog } from "../deskApi.ts";
import { type DeskSay, deskFailure } from "../deskWords.ts";
import { dateIn } from "../measures.ts";
import { Chooser } from "../people/Chooser.tsx";
import { Search } from "../people/Search.tsx";
import styles from "./log.module.css";

/** Milliseconds after the last letter of a name before it is looked for. */
const PAUSE = 300;

/** What was done, of a kind and by or about somebody. */
interface Asked {
  readonly who: string;
  readonly did: (typeof LOGGED)[number] | "any";
}

const queryOf = ({ who, did }: Asked): Readonly<Record<string, string>> => ({
  ...(who.trim() !== "" && { who: who.trim() }),
  ...(did !== "any" && { did }),
});

/** The rows that are asked for, and the way to older ones. */
function useLog(say: DeskSay) {
  const [asked, setAsked] = useState<Asked>({ who: "", did: "any" });
  const [rows, setRows] = useState<readonly LogRow[] | null>(null);
  const [more, setMore] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(
      async () => {
        const answer = await readLog(queryOf(asked));
        if (!wanted) return;
        setTrouble(answer.ok ? null : deskFailure(answer, say));
        if (!answer.ok) return;
        setRows(answer.value.rows);
        setMore(answer.value.more);
      },
      asked.who === "" ? 0 : PAUSE,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [asked, say]);
  const older = async () => {
    const answer = await readLog({ ...queryOf(asked), before: rows?.at(-1)?.id ?? "" });
    setTrouble(answer.ok ? null : deskFailure(answer, say));
    if (!answer.ok) return;
    setRows([...(rows ?? []), ...answer.value.rows]);
    setMore(answer.value.more);
  };
  return { asked, setAsked, rows, more, trouble, older };
}

/** All that hosts, moderators and organisers have done, the latest first. It is read here, and changed nowhere. */
export function LogLeaf({ say }: { readonly say: DeskSay }) {
  const { asked, setAsked, rows, more, trouble, older } = useLog(say);
  return (
    <Slip aria-labelledby="log" className={styles.leaf}>
      <header className={styles.head}>
        <h2 id="log">{say("tab.log")}</h2>
        <p>{say("log.about")}</p>
        <Chooser
          label={say("log.did")}
          value={asked.did}
          options={[
            { id: "any", text: say("log.any") },
            ...LOGGED.map((id) => ({ id, text: say(`logged.${id}`) })),
          ]}
          onPick={(did) => setAsked({ ...asked, did })}
        />
        <Search label={say("log.who")} value={asked.who} onSearch={(who) => setAsked({ ...asked, who })} />
      </header>
      <Trouble told={trouble} />
      {rows && <Rows rows={rows} say={say} />}
      {rows?.length === 0 && <p role="status">{say("log.none")}</p>}
      <footer className={styles.foot}>
        <a href={logFile(queryOf(asked))} download>
          {say("log.save")}
        </a>
        {more && (
          <Button variant="quiet" onClick={() => void older()}>
            {say("log.more")}
          </Button>
        )}
      </footer>
    </Slip>
  );
}

/** A moment as the log keeps it. */
const MOMENT = /\b\d{4}-\d\d-\d\dT[\d:.]+Z/g;

function Rows({ rows, say }: { readonly rows: readonly LogRow[]; readonly say: DeskSay }) {
  const { language } = useWords();
  return (
    <div>
      <table className={styles.rows}>
        <thead>
          <tr>
            {(["when", "by", "did", "whom", "what"] as const).map((column) => (
              <th key={column} scope="col">
                {say(`log.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, at, way, by, did, about, what }) => {
            const known = LOGGED.find((one) => one === did);
            return (
              <tr key={id}>
                <td>{dateIn(language, at)}</td>
                <td>{way === "account" ? by : say(`by.${way}`)}</td>
                <td>{known ? say(`logged.${known}`) : did}</td>
                <td>{about}</td>
                <td>{what.replace(MOMENT, (moment) => dateIn(language, Date.parse(moment)))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
