import type { AdminNow } from "@westmarch/protocol";
import { type AdminDeed, mayDo } from "@westmarch/protocol/roles";
import { useCallback, useEffect, useState } from "react";
import { Link, useSearch } from "wouter";
import { useHash } from "../net/links.ts";
import { Busy, Button, Notice, Page, Slip } from "../ui/index.ts";
import styles from "./admin.module.css";
import { adminNow, type Deeds, enterRoom, keep, leaveRoom } from "./api.ts";
import { useDeskWords } from "./deskWords.ts";
import { Leaves } from "./Leaves.tsx";
import { AllLimits } from "./LimitsLeaf.tsx";
import type { LeafProps } from "./leafProps.ts";
import { LogLeaf } from "./log/LogLeaf.tsx";
import { PeopleTab } from "./people/PeopleTab.tsx";
import { type AdminSay, useAdminWords } from "./words.ts";

const house = new URL("../drawn/sight-house.svg", import.meta.url).href;

/** Milliseconds between looks. */
const EVERY = 10_000;

type State = "coming" | "outside" | "refused" | AdminNow;

/** `/host/room#TICKET`: the admin page, for a host with its link. */
export function AdminPage() {
  const say = useAdminWords();
  const ticket = useHash();
  const [state, setState] = useState<State>("coming");
  const [failed, setFailed] = useState(false);
  const look = useCallback(async () => {
    const answer = await adminNow();
    if (answer.ok) setState(answer.value);
    else
      setState((old) => {
        if (old === "refused") return old;
        return answer.status === 401 || typeof old === "string" ? "outside" : old;
      });
  }, []);
  useEffect(() => {
    let current = true;
    void (async () => {
      if (ticket !== "") {
        const answer = await enterRoom(ticket);
        // What was good once need not stand in the history.
        history.replaceState(null, "", location.pathname);
        if (current && !answer.ok) return setState("refused");
      }
      if (current) await look();
    })();
    const timer = setInterval(() => document.visibilityState === "visible" && void look(), EVERY);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [ticket, look]);
  if (!say || state === "coming") return <Busy />;
  if (typeof state === "string") return <Outside say={say} refused={state === "refused"} />;
  const act = async <D extends keyof Deeds>(deed: D, wish: Deeds[D]): Promise<boolean> => {
    const answer = await keep(deed, wish);
    setFailed(!answer.ok);
    if (answer.ok) setState(answer.value);
    return answer.ok;
  };
  return <Room now={state} say={say} act={act} failed={failed} onLeft={() => setState("outside")} />;
}

interface RoomProps extends LeafProps {
  readonly failed: boolean;
  readonly onLeft: () => void;
}

/** The tabs of the room by what a role may do. */
const TABS = [
  ["server", "announce"],
  ["people", "people"],
  ["limits", "limits"],
  ["log", "log"],
] as const satisfies readonly (readonly [string, AdminDeed])[];

/** The room for whoever has come in: as much of it as the role may see. */
function Room({ now, say, act, failed, onLeft }: RoomProps) {
  const desk = useDeskWords();
  const asked = new URLSearchParams(useSearch()).get("tab");
  const [counts, setCounts] = useState<{ readonly all: number; readonly today: number } | null>(null);
  const tabs = TABS.flatMap(([tab, deed]) => (mayDo(now.you.role, deed) ? [tab] : []));
  const tab = tabs.find((one) => one === asked) ?? tabs[0];
  if (!desk) return <Busy />;
  return (
    <Page
      broad
      title={say("title")}
      subtitle={tab === "people" && counts ? desk("counts", counts) : say("about")}
      beside={
        <nav className={styles.tabs} aria-label={say("title")}>
          {tabs.map((one) => (
            <Link
              key={one}
              href={`/host/room?tab=${one}`}
              {...(one === tab && { "aria-current": "page" as const })}
            >
              {desk(`tab.${one}`)}
            </Link>
          ))}
          {now.you.name === "" && <Leaving say={say} onLeft={onLeft} />}
        </nav>
      }
    >
      {failed && (
        <Notice tone="danger">
          <p>{say("failed")}</p>
        </Notice>
      )}
      {tab === "server" && <Leaves now={now} say={say} act={act} />}
      {tab === "people" && (
        <PeopleTab you={now.you} accounts={now.accounts} say={desk} onCounts={setCounts} />
      )}
      {tab === "limits" && now.server && <AllLimits now={now} server={now.server} say={say} act={act} />}
      {tab === "log" && <LogLeaf say={desk} />}
    </Page>
  );
}

interface LeavingProps {
  readonly say: AdminSay;
  readonly onLeft: () => void;
}

/** Gives the browser's pass back. */
const Leaving = ({ say, onLeft }: LeavingProps) => (
  <Button variant="quiet" onClick={() => void leaveRoom().then(onLeft)}>
    {say("leave")}
  </Button>
);

function Outside({ say, refused }: { readonly say: AdminSay; readonly refused: boolean }) {
  return (
    <Page broad title={say("title")} subtitle={say("about")} sight={house}>
      {refused && (
        <Notice tone="danger">
          <p>{say("enter.failed")}</p>
        </Notice>
      )}
      <Slip className={styles.enter} aria-labelledby="enter">
        <h2 id="enter">{say("enter")}</h2>
        <p>{say("enter.about")}</p>
        <pre lang="en">
          <code>npx westmarch host-link</code>
        </pre>
      </Slip>
    </Page>
  );
}
