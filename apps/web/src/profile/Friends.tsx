import type { FriendsTold, FriendTold, MetTold } from "@westmarch/protocol";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link } from "wouter";
import { askFriend, endFriend, hush, showHere } from "../accounts/api.ts";
import { Leaf } from "../accounts/Leaf.tsx";
import styles from "../accounts/people.module.css";
import { Seal } from "../accounts/Seal.tsx";
import type { PeopleSay } from "../accounts/words.ts";
import { doorOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { Button, ButtonLink, Field, Switch } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";
import own from "./friends.module.css";
import { type ChangeFriends, useFriends } from "./useFriends.ts";

const pageOf = (name: string): string => `/people/${encodeURIComponent(name)}`;

interface PartProps {
  readonly told: FriendsTold;
  readonly say: PeopleSay;
  readonly change: ChangeFriends;
}

/** One's friends, the people one has met lately, and those whom one does not hear. */
export function Friends({ say }: { readonly say: PeopleSay }) {
  const { told, trouble, change } = useFriends(say);
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
          <Row key={name} seal={{ name, ...seal }} about={say("friends.asking")}>
            <Button onClick={() => void change(askFriend(name), say("friends.now", { name }))}>
              {say("friends.yes")}
            </Button>
            <Button variant="quiet" onClick={() => void change(endFriend(name), say("friends.declined"))}>
              {say("friends.no")}
            </Button>
          </Row>
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
      <Met {...{ told, say, change }} />
      <Hushed {...{ told, say, change }} />
    </Leaf>
  );
}

interface RowProps {
  readonly seal: FriendTold | MetTold | FriendsTold["asking"][number];
  readonly about: string;
  /** Full: here. Open: not. Left out: that is not told. */
  readonly here?: boolean | null;
  readonly children?: ReactNode;
}

/** A person: seal, name, a few words, and what can be done. */
const Row = ({ seal, about, here = null, children }: RowProps) => (
  <li>
    <span className={own.seal} {...(here !== null && { "data-here": here })}>
      <Seal seal={seal} size={38} />
    </span>
    <div>
      <Link href={pageOf(seal.name)}>{seal.name}</Link>
      <p className={styles.aside}>{about}</p>
    </div>
    <span className={own.deeds}>{children}</span>
  </li>
);

function Friend({ of, say }: { readonly of: FriendTold; readonly say: PeopleSay }) {
  const { name, here } = of;
  return (
    <Row seal={of} here={here} about={say(here === null ? "here.untold" : here ? "here.now" : "here.away")}>
      <ButtonLink href={pageOf(name)} aria-label={say("challenge", { name })}>
        {say("challenge.short")}
      </ButtonLink>
    </Row>
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

/** People with whom one sat at a table lately. */
function Met({ told: { met, friends, asked }, say, change }: PartProps) {
  const { say: shell, language } = useWords();
  if (met.length === 0) return null;
  const day = new Intl.DateTimeFormat(language, { day: "numeric", month: "short" });
  const isKnown = (name: string) => asked.includes(name) || friends.some((friend) => friend.name === name);
  return (
    <>
      <h3>{say("met")}</h3>
      <ul className={own.people}>
        {met.map((one) => {
          const { name, game, at } = one;
          const door = doorOf(game);
          const title = door ? shell(`door.${door.id}.title`) : game;
          return (
            <Row key={name} seal={one} about={`${title} · ${day.format(at)}`}>
              {!isKnown(name) && (
                <Button
                  variant="quiet"
                  aria-label={say("friends.be.one", { name })}
                  onClick={() => void change(askFriend(name), say("friends.sent", { name }))}
                >
                  {say("friends.be")}
                </Button>
              )}
              <ButtonLink href={pageOf(name)} aria-label={say("challenge", { name })}>
                {say("challenge.short")}
              </ButtonLink>
            </Row>
          );
        })}
      </ul>
    </>
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
