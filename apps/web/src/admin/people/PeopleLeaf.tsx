import type { PeopleAsked, PeopleListed, PersonListed } from "@westmarch/protocol";
import { PEOPLE_PAGE } from "@westmarch/protocol/constants";
import { type AdminYou, mayDo } from "@westmarch/protocol/roles";
import { useCallback, useEffect, useState } from "react";
import { useWords } from "../../i18n/index.ts";
import { Button, Slip } from "../../ui/index.ts";
import { Trouble } from "../../ui/Trouble.tsx";
import { unseen } from "../../ui/unseen.ts";
import { doToPerson, listPeople, PEOPLE_FILE } from "../deskApi.ts";
import { type DeskSay, deskFailure } from "../deskWords.ts";
import { Chooser } from "./Chooser.tsx";
import { PersonDialog } from "./PersonDialog.tsx";
import { PersonRow } from "./PersonRow.tsx";
import styles from "./people.module.css";
import { RolesDialog } from "./RolesDialog.tsx";
import { Search } from "./Search.tsx";
import { SuspendDialog } from "./SuspendDialog.tsx";

interface PeopleLeafProps {
  readonly you: AdminYou;
  readonly say: DeskSay;
  readonly onCounts: (counts: { readonly all: number; readonly today: number }) => void;
}

const ORDERS = ["seen", "name", "made", "games"] as const;
const SHOWN = ["all", "suspended", "roles"] as const;

/** Milliseconds after the last letter of a name before it is looked for. */
const PAUSE = 300;

type Asked = Pick<PeopleAsked, "search" | "order" | "show" | "from">;

/** The list as it is asked for; it is fetched again when something about an account has changed. */
function usePeople(say: DeskSay, onCounts: PeopleLeafProps["onCounts"]) {
  const [asked, setAsked] = useState<Asked>({ search: "", order: "seen", show: "all", from: 0 });
  const [list, setList] = useState<PeopleListed | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const look = useCallback(
    async (isWanted: () => boolean = () => true) => {
      const answer = await listPeople({ ...asked, search: asked.search.trim(), from: String(asked.from) });
      if (!isWanted()) return;
      setTrouble(answer.ok ? null : deskFailure(answer, say));
      if (!answer.ok) return;
      setList(answer.value);
      onCounts(answer.value);
    },
    [asked, say, onCounts],
  );
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => void look(() => wanted), asked.search === "" ? 0 : PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [look, asked.search]);
  return { asked, setAsked, list, trouble, setTrouble, look };
}

/** The accounts of the server: search, order, pages, and what may be done about each. */
export function PeopleLeaf({ you, say, onCounts }: PeopleLeafProps) {
  const { asked, setAsked, list, trouble, setTrouble, look } = usePeople(say, onCounts);
  const [shown, setShown] = useState<string | null>(null);
  const [suspending, setSuspending] = useState<PersonListed | null>(null);
  const change = (wish: Partial<Asked>) => setAsked({ ...asked, from: 0, ...wish });
  const act = async (work: ReturnType<typeof doToPerson>) => {
    const answer = await work;
    if (answer.ok) await look();
    else setTrouble(deskFailure(answer, say));
  };
  return (
    <Slip aria-labelledby="people" className={styles.leaf}>
      <Head asked={asked} say={say} onChange={change} />
      <Trouble told={trouble} />
      <div className={styles.columns} aria-hidden="true">
        <span>{say("column.name")}</span>
        <span>{say("role")}</span>
        <span>{say("column.seen")}</span>
        <span>{say("column.games")}</span>
      </div>
      <ul className={styles.people}>
        {list?.people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            you={you}
            say={say}
            onOpen={() => setShown(person.id)}
            onSuspend={() => setSuspending(person)}
            onLift={() => void act(doToPerson("unsuspend", { id: person.id }))}
            onRole={(role) => void act(doToPerson("role", { id: person.id, role }))}
          />
        ))}
      </ul>
      {list?.count === 0 && <p role="status">{say("none")}</p>}
      <Foot
        you={you}
        say={say}
        list={list}
        from={asked.from}
        onFrom={(from) => setAsked({ ...asked, from })}
      />
      {suspending && (
        <SuspendDialog
          person={suspending}
          say={say}
          onClose={() => setSuspending(null)}
          onDone={() => {
            setSuspending(null);
            void look();
          }}
        />
      )}
      {shown !== null && (
        <PersonDialog id={shown} you={you} say={say} onClose={() => setShown(null)} onChanged={look} />
      )}
    </Slip>
  );
}

interface HeadProps {
  readonly asked: Asked;
  readonly say: DeskSay;
  readonly onChange: (wish: Partial<Asked>) => void;
}

/** Which accounts are listed, and in which order. */
const Head = ({ asked, say, onChange }: HeadProps) => (
  <header className={styles.head}>
    <h2 id="people">{say("tab.people")}</h2>
    <p className={styles.choosers}>
      <Chooser
        label={say("show")}
        value={asked.show}
        options={SHOWN.map((id) => ({ id, text: say(`show.${id}`) }))}
        onPick={(show) => onChange({ show })}
      />
      <Chooser
        label={say("order")}
        value={asked.order}
        options={ORDERS.map((id) => ({ id, text: say(`order.${id}`) }))}
        onPick={(order) => onChange({ order })}
      />
    </p>
    <Search label={say("search")} value={asked.search} onSearch={(search) => onChange({ search })} />
  </header>
);

interface FootProps extends Pick<PeopleLeafProps, "you" | "say"> {
  readonly list: PeopleListed | null;
  readonly from: number;
  readonly onFrom: (from: number) => void;
}

function Foot({ you, say, list, from, onFrom }: FootProps) {
  const [roles, setRoles] = useState(false);
  const { language } = useWords();
  const number = new Intl.NumberFormat(language);
  const count = list?.count ?? 0;
  const to = Math.min(count, from + PEOPLE_PAGE);
  return (
    <footer className={styles.foot}>
      {mayDo(you.role, "list") && (
        <a href={PEOPLE_FILE} download>
          {say("save-list")}
        </a>
      )}
      <Button variant="quiet" onClick={() => setRoles(true)}>
        {say("roles")}
      </Button>
      <p className={styles.pages}>
        {from > 0 && (
          <Button variant="quiet" onClick={() => onFrom(Math.max(0, from - PEOPLE_PAGE))}>
            {say("previous")}
          </Button>
        )}
        {count > 0 && (
          <span role="status">
            <span className={unseen}>{say("tab.people")} </span>
            {say("page", {
              from: number.format(from + 1),
              to: number.format(to),
              count: number.format(count),
            })}
          </span>
        )}
        {to < count && (
          <Button variant="quiet" onClick={() => onFrom(to)}>
            {say("next")}
          </Button>
        )}
      </p>
      <RolesDialog open={roles} onClose={() => setRoles(false)} say={say} />
    </footer>
  );
}
