import type { InvitationNow } from "@westmarch/protocol";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import type { ArrivalSay } from "../../arrival/words.ts";
import { type Brought, broughtAtFirst, GuestDeck, NOTHING } from "../../decks/GuestDeck.tsx";
import { freshSeal } from "../../device/contribution.ts";
import { useDevice } from "../../device/index.ts";
import { doorOf } from "../../games/doors.ts";
import { useWords } from "../../i18n/index.ts";
import { failureKey, freshKey, joinTable } from "../../net/api.ts";
import { tableAddress } from "../../net/links.ts";
import { Button, Field } from "../../ui/index.ts";
import { Trouble } from "../../ui/Trouble.tsx";
import styles from "./invitation.module.css";
import type { Failed } from "./lookUp.ts";

interface TakeSeatProps {
  readonly now: InvitationNow;
  readonly token: string;
  readonly words: ArrivalSay;
  /** The seat could not be had after all. */
  readonly onLost: () => void;
}

/** Takes the seat of an invitation, and goes there. */
function useTaking({ now, token, onLost }: TakeSeatProps) {
  const { say } = useWords();
  const [, navigate] = useLocation();
  const { remember, set } = useDevice();
  const [state, setState] = useState<"asking" | "taking" | Failed>("asking");
  const [key] = useState(freshKey);
  const take = async (name: string, brings: Brought) => {
    setState("taking");
    const seal = await freshSeal();
    const answer = await joinTable({
      invitation: token,
      name: name || say("new.name.default"),
      key,
      seal,
      ...(brings.settings && { settings: { ...brings.settings } }),
    });
    if (!answer.ok) {
      const isLost = answer.code === "bad-token" || answer.code === "not-found" || answer.code === "finished";
      if (isLost) onLost();
      return setState(isLost ? "asking" : { failed: failureKey(answer) });
    }
    const { table, token: seatToken } = answer.value;
    set({ name });
    remember({ token: seatToken, table, game: now.game, invitation: token, at: Date.now() });
    // The invitation is spent: going back must not offer it again.
    navigate(tableAddress(table, seatToken), { replace: true });
  };
  return { state, take };
}

/** The name, which may stay empty, and the seat. */
export function TakeSeat(props: TakeSeatProps) {
  const { now, words } = props;
  const { say } = useWords();
  const { name: first } = useDevice();
  const [name, setName] = useState(first);
  const [brings, setBrings] = useState<Brought>(() => (now.gathers ? broughtAtFirst(now.game) : NOTHING));
  const { state, take } = useTaking(props);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Where a keyboard comes up by that, it would cover what the page says.
    if (matchMedia("(pointer: fine)").matches)
      form.current?.querySelector("input")?.focus({ preventScroll: true });
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void take(name.trim(), brings);
  };
  const { host } = now;
  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      {now.gathers && doorOf(now.game)?.deckPages && (
        <div className={styles.deck}>
          <GuestDeck game={now.game} seat={now.seat ?? 0} onBring={setBrings} />
        </div>
      )}
      <Field
        label={say("new.name")}
        value={name}
        onChange={({ target }) => setName(target.value)}
        placeholder={say("new.name.default")}
        help={host ? words("join.sees", { host }) : say("new.name.help")}
        maxLength={24}
        autoComplete="nickname"
      />
      <Button type="submit" variant="gold" disabled={state === "taking" || !brings.isWhole}>
        {say(state === "taking" ? "join.taking" : "join.take")}
      </Button>
      <Trouble told={typeof state === "object" ? say(state.failed) : null} />
    </form>
  );
}
