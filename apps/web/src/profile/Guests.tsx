import type { PersonTold } from "@westmarch/protocol";
import { useState } from "react";
import { type GuestThings, useAccount } from "../accounts/account.ts";
import styles from "../accounts/people.module.css";
import type { PeopleSay } from "../accounts/words.ts";
import { useWords } from "../i18n/index.ts";
import { Button, Notice, WordButton } from "../ui/index.ts";

interface GuestsProps {
  readonly person: NonNullable<PersonTold["person"]>;
  readonly say: PeopleSay;
}

/** Whether what a guest had on this device goes into the account. Nothing does before it is said. */
export function Guests({ person, say }: GuestsProps) {
  const guests = useAccount((account) => account.guests);
  if (!guests || guests.stays) return null;
  return <GuestsAsked person={person} say={say} guests={guests} />;
}

export function GuestsAsked({ person, say, guests }: GuestsProps & { readonly guests: GuestThings }) {
  const { busy, trouble, bring } = useBringing(person.id);
  const { name } = person;
  const leave = async () => (await import("../accounts/sync.ts")).leaveGuests(person.id);
  return (
    <div className={styles.asked}>
      <Notice
        title={say("guests", { name })}
        actions={
          <>
            <Button variant="gold" disabled={busy} onClick={() => void bring()}>
              {say("guests.bring")}
            </Button>
            <Button disabled={busy} onClick={() => void leave()}>
              {say("guests.leave")}
            </Button>
          </>
        }
      >
        <Things say={say} guests={guests} />
        <p>{say("guests.about", { name })}</p>
        {trouble && <p role="alert">{trouble}</p>}
      </Notice>
    </div>
  );
}

/** The same for those who have left them on this device, in one line. */
export function GuestsLeft({ person, say }: GuestsProps) {
  const guests = useAccount((account) => account.guests);
  const { busy, trouble, bring } = useBringing(person.id);
  if (!guests?.stays) return null;
  return (
    <div className={styles.aside}>
      <p>{say("guests.left")}</p>
      <Things say={say} guests={guests} />
      <WordButton disabled={busy} onClick={() => void bring()}>
        {say("guests.bring")}
      </WordButton>
      {trouble && <p role="alert">{trouble}</p>}
    </div>
  );
}

function Things({
  say,
  guests: { tables, items },
}: {
  readonly say: PeopleSay;
  readonly guests: GuestThings;
}) {
  return (
    <ul>
      {tables > 0 && <li>{say("guests.tables", { tables })}</li>}
      {items > 0 && <li>{say("guests.items", { items })}</li>}
    </ul>
  );
}

function useBringing(person: string) {
  const { say: shell } = useWords();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const bring = async () => {
    setBusy(true);
    setTrouble(null);
    const { bringGuests } = await import("../accounts/sync.ts");
    if (!(await bringGuests(person))) setTrouble(shell("error.offline"));
    setBusy(false);
  };
  return { busy, trouble, bring };
}
