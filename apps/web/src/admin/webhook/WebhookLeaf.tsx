import type { WebhookNewsKind, WebhookTold } from "@westmarch/protocol";
import { WEBHOOK_NEWS } from "@westmarch/protocol/constants";
import { type FormEvent, useEffect, useState } from "react";
import { ago } from "../../i18n/dates.ts";
import { useWords } from "../../i18n/index.ts";
import { Button, Field, Slip } from "../../ui/index.ts";
import { Toggles } from "../../ui/Segments.tsx";
import { Trouble } from "../../ui/Trouble.tsx";
import styles from "../admin.module.css";
import { setWebhook, tryWebhook, webhook } from "../deskApi.ts";
import { type DeskSay, deskFailure, useDeskWords } from "../deskWords.ts";

/** Where news of the whole server is posted, and whether it arrives. */
export function WebhookLeaf() {
  const say = useDeskWords();
  const [hook, setHook] = useState<WebhookTold | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [told, setTold] = useState("");
  useEffect(() => {
    let wanted = true;
    void webhook().then((answer) => wanted && answer.ok && setHook(answer.value));
    return () => {
      wanted = false;
    };
  }, []);
  if (!say || !hook) return null;
  const set = async (wish: Parameters<typeof setWebhook>[0]) => {
    const answer = await setWebhook(wish);
    setTrouble(answer.ok ? null : deskFailure(answer, say));
    if (answer.ok) setHook(answer.value);
    return answer.ok;
  };
  const test = async () => {
    const answer = await tryWebhook();
    setTrouble(answer.ok ? null : deskFailure(answer, say));
    if (!answer.ok) return;
    const { value } = answer;
    setTold(
      value.outcome === "refused"
        ? say("tried.refused", { status: value.status })
        : say(`tried.${value.outcome}`),
    );
    const now = await webhook();
    if (now.ok) setHook(now.value);
  };
  return (
    <Slip aria-labelledby="webhook">
      <h2 id="webhook">{say("hook")}</h2>
      <Trouble told={trouble} />
      <HowItGoes hook={hook} say={say} />
      {hook.hook && (
        <div className={styles.actions}>
          <Button onClick={() => void test()}>{say("hook.try")}</Button>
          {hook.hook.by === "page" && (
            <Button variant="quiet" onClick={() => void set(null)}>
              {say("hook.off")}
            </Button>
          )}
        </div>
      )}
      <p role="status" className={styles.told}>
        {told}
      </p>
      <details className={styles.more}>
        <summary>{say("hook.choose")}</summary>
        <HookForm hook={hook} say={say} onSet={set} />
      </details>
    </Slip>
  );
}

function HowItGoes({ hook: told, say }: { readonly hook: WebhookTold; readonly say: DeskSay }) {
  const { language } = useWords();
  const { hook, sentAt, failedAt, gaveUpAt, waiting, knowsAddress } = told;
  const when = (at: number) => ago(at, Date.now(), language);
  if (!hook) return <p>{say("hook.none")}</p>;
  return (
    <>
      <p>
        {say("hook.at", { host: hook.host, service: hook.service })}{" "}
        {hook.by === "settings" && say("hook.settings")}
      </p>
      {gaveUpAt !== null && <Trouble told={say("hook.gave-up", { when: when(gaveUpAt) })} />}
      {sentAt !== null && <p className={styles.aside}>{say("hook.sent", { when: when(sentAt) })}</p>}
      {failedAt !== null && failedAt > (sentAt ?? 0) && (
        <p className={styles.aside}>{say("hook.failed", { when: when(failedAt), waiting })}</p>
      )}
      {!knowsAddress && <p className={styles.aside}>{say("hook.address")}</p>}
    </>
  );
}

interface HookFormProps {
  readonly hook: WebhookTold;
  readonly say: DeskSay;
  readonly onSet: (wish: Parameters<typeof setWebhook>[0]) => Promise<boolean>;
}

/** Another address, in the language of the page, and what is told there. */
function HookForm({ hook: { hook }, say, onSet }: HookFormProps) {
  const { language } = useWords();
  const [url, setUrl] = useState("");
  const [kinds, setKinds] = useState<readonly WebhookNewsKind[]>(hook?.kinds ?? WEBHOOK_NEWS);
  const set = async (event: FormEvent) => {
    event.preventDefault();
    if (await onSet({ url: url.trim(), language, kinds: [...kinds] })) setUrl("");
  };
  return (
    <form onSubmit={(event) => void set(event)} className={styles.form}>
      <Field
        label={say("hook.url")}
        help={say("hook.about")}
        type="url"
        required
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <Toggles
        label={say("hook.kinds")}
        segments={WEBHOOK_NEWS.map((id) => ({ id, text: say(`hook.${id}`) }))}
        on={kinds}
        onTurn={(id, on) =>
          setKinds(WEBHOOK_NEWS.filter((kind) => (kind === id ? on : kinds.includes(kind))))
        }
      />
      <Button type="submit">{say("hook.set")}</Button>
    </form>
  );
}
