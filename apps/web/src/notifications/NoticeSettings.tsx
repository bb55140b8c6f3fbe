import type { MyNotices, NoticesOffered } from "@westmarch/protocol";
import { type FormEvent, useCallback, useEffect, useState } from "react";
import { useDevice } from "../device/index.ts";
import { useWords } from "../i18n/index.ts";
import { failureKey } from "../net/api.ts";
import { Hours } from "../ui/Hours.tsx";
import { Button, Field, Switch } from "../ui/index.ts";
import { addWay, dropWay, hearOfAll, myNotices, noticesOffered, sayWishes } from "./api.ts";
import { useTelling } from "./device.ts";
import styles from "./notices.module.css";
import { pushState, subscribe, unsubscribe } from "./push.ts";
import { type PartProps, WayList } from "./WayList.tsx";
import { Webhooks } from "./Webhooks.tsx";
import { useNoticeWords } from "./words.ts";

/** How this device's owner is told of a turn while away: on this device, by letter, and by webhook. */
export function NoticeSettings() {
  const say = useNoticeWords();
  const { language } = useWords();
  const { quiet, hours } = useTelling();
  const [offered, setOffered] = useState<NoticesOffered | null>(null);
  const [ways, setWays] = useState<MyNotices["ways"] | null>(null);
  const look = useCallback(async () => {
    const mine = await myNotices();
    if (!mine.ok) return;
    setWays(mine.value.ways);
    useTelling.setState({ on: mine.value.ways.length > 0 });
    // Tables that came to this device since are heard of as well.
    if (mine.value.ways.length > 0) await hearOfAll(useDevice.getState().tables);
  }, []);
  useEffect(() => {
    void noticesOffered().then((answer) => answer.ok && setOffered(answer.value));
    void look();
  }, [look]);
  if (!say || !offered || !ways) return null;
  const wish = (news: Partial<Pick<ReturnType<typeof useTelling.getState>, "quiet" | "hours">>) => {
    useTelling.setState(news);
    void sayWishes(language);
  };
  return (
    <div className={styles.away}>
      <p>{say("about")}</p>
      <PushSwitch offered={offered} ways={ways} say={say} onChange={look} />
      {offered.mail && <Letters ways={ways} say={say} onChange={look} />}
      <details open={ways.some(({ kind }) => kind === "webhook")}>
        <summary>{say("hook.title")}</summary>
        <Webhooks ways={ways} say={say} onChange={look} />
      </details>
      {ways.length > 0 && (
        <Switch
          label={say("quiet")}
          about={say("quiet.about")}
          on={quiet}
          onTurn={(on) => wish({ quiet: on })}
        />
      )}
      {ways.length > 0 && quiet && (
        <Hours
          labels={[say("quiet.from"), say("quiet.until")]}
          {...hours}
          onPick={(hours) => wish({ hours })}
        />
      )}
    </div>
  );
}

function PushSwitch({ offered, ways, say, onChange }: PartProps & { readonly offered: NoticesOffered }) {
  const { say: shell, language } = useWords();
  const [trouble, setTrouble] = useState("");
  const state = pushState();
  const pushed = ways.filter(({ kind }) => kind === "push");
  const on = pushed.some((way) => way.state === "on");
  if (state !== "possible") return <p role="status">{say(`push.${state}`)}</p>;
  const turn = async (wish: boolean) => {
    setTrouble("");
    if (wish) {
      const way = await subscribe(offered.push);
      if (way === "blocked" || way === "failed") return setTrouble(say(`push.${way}`));
      const answer = await addWay(way, language);
      if (!answer.ok) return setTrouble(shell(failureKey(answer)));
    } else {
      for (const { id } of pushed) await dropWay(id);
      await unsubscribe();
    }
    await onChange();
  };
  return (
    <>
      <Switch label={say("push")} about={say("push.about")} on={on} onTurn={(wish) => void turn(wish)} />
      <p role="status">{trouble}</p>
    </>
  );
}

function Letters({ ways, say, onChange }: PartProps) {
  const { say: shell, language } = useWords();
  const [address, setAddress] = useState("");
  const [trouble, setTrouble] = useState<string | null>(null);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await addWay({ kind: "mail", address: address.trim() }, language);
    if (!answer.ok)
      return setTrouble(answer.code === "bad-message" ? say("mail.wrong") : shell(failureKey(answer)));
    setTrouble(null);
    setAddress("");
    await onChange();
  };
  return (
    <>
      <form className={styles.letters} onSubmit={(event) => void add(event)}>
        <Field
          label={say("mail")}
          help={say("mail.about")}
          problem={trouble}
          type="email"
          autoComplete="email"
          required
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <Button type="submit">{say("mail.add")}</Button>
      </form>
      <WayList
        ways={ways.filter(({ kind }) => kind === "mail")}
        told={({ state }) => say(`mail.${state}`)}
        say={say}
        onChange={onChange}
      />
    </>
  );
}
