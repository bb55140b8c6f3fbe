import type { AddressReason, HookService, WayInfo } from "@westmarch/protocol";
import { HOOK_SERVICES } from "@westmarch/protocol/constants";
import { type FormEvent, useState } from "react";
import { useWords } from "../i18n/index.ts";
import { type Failure, failureKey } from "../net/api.ts";
import { Button, Field } from "../ui/index.ts";
import { Select } from "../ui/Select.tsx";
import { addWay, tryWay } from "./api.ts";
import styles from "./notices.module.css";
import { type PartProps, WayList } from "./WayList.tsx";
import type { NoticeSay } from "./words.ts";

/** Names of their own, the same in every language. */
const NAMES: Readonly<Record<Exclude<HookService, "json">, string>> = {
  discord: "Discord",
  slack: "Slack",
  mattermost: "Mattermost",
  matrix: "Matrix",
  ntfy: "ntfy",
  gotify: "Gotify",
};

const nameOf = (service: HookService, say: NoticeSay): string =>
  service === "json" ? say("hook.json") : NAMES[service];

const REASONS: readonly AddressReason[] = ["insecure", "inside", "credentials", "no-topic"];

/** Channels and programs that are told by webhook, each of which can be tried out. */
export function Webhooks({ ways, say, onChange }: PartProps) {
  const { say: shell } = useWords();
  const [told, setTold] = useState("");
  const tryOut = async ({ id, to }: WayInfo) => {
    setTold(say("hook.testing"));
    const answer = await tryWay(id);
    if (!answer.ok) return setTold(shell(failureKey(answer)));
    const { value } = answer;
    setTold(
      value.outcome === "refused"
        ? say("hook.refused", { to, status: String(value.status) })
        : say(`hook.${value.outcome}`, { to }),
    );
    await onChange();
  };
  return (
    <>
      <NewWebhook say={say} onChange={onChange} />
      <WayList
        ways={ways.filter(({ kind }) => kind === "webhook")}
        told={({ service, state }) =>
          `${nameOf(service ?? "json", say)} · ${say(state === "gone" ? "hook.gone" : "hook.on")}`
        }
        more={(way) => (
          <Button
            variant="quiet"
            onClick={() => void tryOut(way)}
            aria-label={say("hook.test.one", { to: way.to })}
          >
            {say("hook.test")}
          </Button>
        )}
        say={say}
        onChange={onChange}
      />
      <p role="status">{told}</p>
    </>
  );
}

/** Adds a webhook. The secret by which a program knows who sends is shown once. */
function NewWebhook({ say, onChange }: Pick<PartProps, "say" | "onChange">) {
  const { say: shell, language } = useWords();
  const [url, setUrl] = useState("");
  const [service, setService] = useState<HookService | "auto">("auto");
  const [trouble, setTrouble] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const whyNot = (failure: Failure): string => {
    const reason = REASONS.find((known) => known === failure.told);
    if (reason) return say(`hook.${reason}`);
    return failure.code === "bad-message" ? say("hook.wrong") : shell(failureKey(failure));
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const picked = service === "auto" ? {} : { service };
    const answer = await addWay({ kind: "webhook", url: url.trim(), ...picked }, language);
    setSecret(null);
    if (!answer.ok) return setTrouble(whyNot(answer));
    setTrouble(null);
    setUrl("");
    // Only a program can check who has signed; a chat service does not.
    if (answer.value.way.service === "json") setSecret(answer.value.secret ?? null);
    await onChange();
  };
  return (
    <>
      <form className={styles.letters} onSubmit={(event) => void add(event)}>
        <Field
          label={say("hook")}
          help={say("hook.about")}
          problem={trouble}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          required
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
        <Select
          label={say("hook.service")}
          value={service}
          options={[
            { id: "auto" as const, text: say("hook.auto") },
            ...HOOK_SERVICES.map((id) => ({ id, text: nameOf(id, say) })),
          ]}
          onPick={setService}
        />
        <Button type="submit">{say("hook.add")}</Button>
      </form>
      {secret !== null && (
        <p role="status">
          {say("hook.secret")} <code className={styles.secret}>{secret}</code>
        </p>
      )}
    </>
  );
}
