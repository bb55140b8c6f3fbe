import type { Listing } from "@westmarch/protocol";
import { useEffect, useState } from "react";
import { useWords } from "../i18n/index.ts";
import { failureKey } from "../net/api.ts";
import { Notice, Switch } from "../ui/index.ts";
import { listingOf, listTable } from "./api.ts";
import { usePublicLobbyWords } from "./words.ts";

interface SwitchesProps {
  readonly listed: Pick<Listing, "join" | "watch">;
  /** Seats are free. */
  readonly free: boolean;
  readonly onTurn: (wish: Pick<Listing, "join" | "watch">) => void;
}

/** Whether anybody may come to a table: to sit down, and to look on. */
export function ListingSwitches({ listed, free, onTurn }: SwitchesProps) {
  const say = usePublicLobbyWords();
  if (!say) return null;
  const { join, watch } = listed;
  return (
    <>
      {free && (
        <Switch
          label={say("list.join")}
          about={say("list.join.about")}
          on={join}
          onTurn={(on) => onTurn({ join: on, watch })}
        />
      )}
      <Switch
        label={say("list.watch")}
        about={say("list.watch.about")}
        on={watch}
        onTurn={(on) => onTurn({ join, watch: on })}
      />
    </>
  );
}

interface ListedPartProps {
  readonly token: string;
  /** The one who looks opened the table, and settles who may come. */
  readonly opener: boolean;
  readonly free: boolean;
}

/** How a table stands in the public lobby, for those who sit at it. */
export function ListedPart({ token, opener, free }: ListedPartProps) {
  const say = usePublicLobbyWords();
  const { say: shell, language } = useWords();
  const [listed, setListed] = useState<Listing | null>(null);
  const [failed, setFailed] = useState<ReturnType<typeof failureKey> | null>(null);
  // How it stands is asked anew when a seat has been taken.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `free` is when to ask
  useEffect(() => {
    let current = true;
    void listingOf(token).then((answer) => current && answer.ok && setListed(answer.value));
    return () => {
      current = false;
    };
  }, [token, free]);
  if (!say || !listed?.open) return null;
  if (!opener) {
    return (
      <>
        {listed.join && free && <p>{say("list.joined")}</p>}
        {listed.watch && <p>{say("list.watched")}</p>}
      </>
    );
  }
  const turn = async (wish: Pick<Listing, "join" | "watch">) => {
    const answer = await listTable({ token, language, ...wish });
    setFailed(answer.ok ? null : failureKey(answer));
    if (answer.ok) setListed(answer.value);
  };
  return (
    <section aria-label={say("list")}>
      <ListingSwitches listed={listed} free={free} onTurn={turn} />
      {failed && (
        <Notice tone="danger">
          <p>{shell(failed)}</p>
        </Notice>
      )}
    </section>
  );
}
