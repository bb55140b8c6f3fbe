import type { FriendsTold, FriendTold } from "@westmarch/protocol";
import { type FormEvent, useState } from "react";
import { askFriend, endFriend, hush, showHere } from "../accounts/api.ts";
import { Leaf } from "../accounts/Leaf.tsx";
import styles from "../accounts/people.module.css";
import type { PeopleSay } from "../accounts/words.ts";
import { Button, ButtonLink, Field, Switch } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";
import { FriendRow, pageOf } from "./FriendRow.tsx";
import own from "./friends.module.css";
import type { ChangeFriends, useFriends } from "./useFriends.ts";

interface PartProps {
  readonly told: FriendsTold;
  readonly say: PeopleSay;
  readonly change: ChangeFriends;
}

/** What is known of one's friends, which several leaves of a page show. */
export type FriendsKnown = ReturnType<typeof useFriends>;

/** One's friends, and those whom one does not hear. */
export function Friends({ known, say }: { readonly known: FriendsKnown; readonly say: PeopleSay }) {
  const { told, trouble, change } = known;
  if (!told) return null;
  const { friends, asking, asked } = told;
  const here = friends.filter((friend) => friend.here === true).length;
  return (
    <Leaf
      id="friends"
      title={say("friends")}
      {...(friends.length > 0 && { aside: say("friends.count", { count: friends.length, here }) })}
    >
      <ul className={own.people}>
        {asking.map(({ name, ...seal }) => (
          <FriendRow key={name} seal={{ name, ...seal }} about={say("friends.asking")}>
            <Button onClick={() => void change(askFriend(name), say("friends.now", { name }))}>
              {say("friends.yes")}
            </Button>
            <Button variant="quiet" onClick={() => void change(endFriend(name), say("friends.declined"))}>
              {say("friends.no")}
            </Button>
          </FriendRow>
        ))}
        {friends.map((friend) => (
          <Friend key={friend.name} of={friend} say={say} />
        ))}
      </ul>
      {friends.length === 0 && asking.length === 0 && <p className={styles.aside}>{say("friends.none")}</p>}
      {asked.length > 0 && (
        <p className={styles.aside}>{say("friends.asked", { names: asked.join(", ") })}</p>
      )}
      <Asking say={say} change={change} />
      <Trouble told={trouble} />
      <Switch
        label={say("here")}
        about={say("here.about")}
        on={told.here}
        onTurn={(on) => void change(showHere(on), say(on ? "here.on" : "here.off"))}
      />
      <Hushed {...{ told, say, change }} />
    </Leaf>
  );
}

function Friend({ of, say }: { readonly of: FriendTold; readonly say: PeopleSay }) {
  const { name, here } = of;
  return (
    <FriendRow
      seal={of}
      here={here}
      about={say(here === null ? "here.untold" : here ? "here.now" : "here.away")}
    >
      <ButtonLink href={pageOf(name)} aria-label={say("challenge", { name })}>
        {say("challenge.short")}
      </ButtonLink>
    </FriendRow>
  );
}

/** Asks a person by name to be friends. */
function Asking({ say, change }: Pick<PartProps, "say" | "change">) {
  const [name, write] = useState("");
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    await change(askFriend(name.trim()), say("friends.sent", { name: name.trim() }));
    write("");
  };
  return (
    <form className={styles.line} onSubmit={(event) => void ask(event)}>
      <Field
        label={say("friends.ask")}
        value={name}
        required
        maxLength={24}
        autoComplete="off"
        onChange={({ target }) => write(target.value)}
      />
      <Button type="submit">{say("friends.ask.do")}</Button>
    </form>
  );
}

/** People whom one does not hear, and the way to hear them again. */
function Hushed({ told: { muted, blocked }, say, change }: PartProps) {
  if (muted.length + blocked.length === 0) return null;
  const rows = [
    ...blocked.map((name) => ({ name, how: say("hush.block.is") })),
    ...muted.map((name) => ({ name, how: say("hush.mute.is") })),
  ];
  return (
    <>
      <h3>{say("blocked")}</h3>
      <ul className={styles.lines}>
        {rows.map(({ name, how }) => (
          <li key={name}>
            <span>{name}</span>
            <span className={styles.aside}>{how}</span>
            <Button
              variant="quiet"
              aria-label={say("unblock.one", { name })}
              onClick={() => void change(hush({ name, how: "none" }), say("hush.heard", { name }))}
            >
              {say("unblock")}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
