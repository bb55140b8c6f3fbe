import type { Say } from "@westmarch/boardkit";
import type { KeepsTold } from "@westmarch/protocol";
import { useCallback } from "react";
import type { WordFile } from "../i18n/files.ts";
import { useWords } from "../i18n/index.ts";
import { partWords } from "../i18n/parts.ts";
import { call } from "../net/api.ts";
import { useFetched } from "../net/useFetched.ts";
import type en from "../text/keeps.en.json";
import { Busy, Button, Notice } from "../ui/index.ts";

type KeepsSay = Say<keyof typeof en>;

const useKeepsWords = partWords<keyof typeof en>(import.meta.glob<WordFile>("../text/keeps.*.json"));

/** What is kept about people: as this server tells it, and not as servers are in general. */
export function Keeps() {
  const say = useKeepsWords();
  const { say: shell } = useWords();
  const fetched = useFetched(
    useCallback(async () => {
      const answer = await call<KeepsTold>("/api/keeps", {});
      if (!answer.ok) throw new Error(answer.code);
      return { told: answer.value };
    }, []),
  );
  if (!say || fetched.state === "loading") return <Busy />;
  return (
    <>
      <p>{say("none")}</p>
      {fetched.state === "failed" ? (
        <Notice tone="danger" actions={<Button onClick={fetched.retry}>{shell("retry")}</Button>}>
          <p>{say("unknown")}</p>
        </Notice>
      ) : (
        <OfHouse say={say} told={fetched.told} />
      )}
      <p>{say("device")}</p>
    </>
  );
}

export function OfHouse({ say, told }: { readonly say: KeepsSay; readonly told: KeepsTold }) {
  const { kinds, finished, abandoned, archived } = told;
  const stays = [
    finished > 0 && say("stay.finished", { days: finished }),
    abandoned > 0 && say("stay.abandoned", { days: abandoned }),
    finished + abandoned > 0 && archived && say("stay.archived"),
    finished * abandoned === 0 && say("stay"),
  ].filter((words) => words !== false);
  return (
    <>
      <p>{say("server")}</p>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>{say(`kept.${kind}`)}</li>
        ))}
      </ul>
      {[say("log"), ...stays, say("backups"), say("yours")].map((words) => (
        <p key={words}>{words}</p>
      ))}
      {kinds.includes("accounts") && <p>{say("yours.account")}</p>}
    </>
  );
}
