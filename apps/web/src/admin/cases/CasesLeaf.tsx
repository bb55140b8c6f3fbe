import type { CasesTold } from "@westmarch/protocol";
import type { AdminYou } from "@westmarch/protocol/roles";
import { useCallback, useEffect, useState } from "react";
import { doorOf } from "../../games/doors.ts";
import { useWords } from "../../i18n/index.ts";
import { Button, Slip } from "../../ui/index.ts";
import { Trouble } from "../../ui/Trouble.tsx";
import { listCases } from "../deskApi.ts";
import { type DeskSay, deskFailure } from "../deskWords.ts";
import { CaseDialog } from "./CaseDialog.tsx";
import styles from "./cases.module.css";

/** Cases that are shown before all are asked for. */
const FIRST = 3;

/** Reports of players: the open ones first to hand, and all of them on request. */
export function CasesLeaf({ you, say }: { readonly you: AdminYou; readonly say: DeskSay }) {
  const { say: shell } = useWords();
  const [told, setTold] = useState<CasesTold | null>(null);
  const [all, setAll] = useState(false);
  const [from, setFrom] = useState(0);
  const [shown, setShown] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const look = useCallback(async () => {
    const answer = await listCases({ state: "all", from: String(from) });
    setTrouble(answer.ok ? null : deskFailure(answer, say));
    if (answer.ok) setTold(answer.value);
  }, [from, say]);
  useEffect(() => void look(), [look]);
  const cases = told?.cases.slice(0, all ? undefined : FIRST) ?? [];
  const newest = cases.find(({ settled }) => settled === null)?.number;
  const gameOf = (game: string) => {
    const door = doorOf(game);
    return door ? shell(`door.${door.id}.title`) : game;
  };
  return (
    <Slip aria-labelledby="cases" className={styles.leaf}>
      <h2 id="cases">
        {say("cases")}
        <small className={styles.summary}>{told && say("cases.open", { open: told.open })}</small>
      </h2>
      <Trouble told={trouble} />
      {told?.count === 0 && <p>{say("cases.none")}</p>}
      <ul>
        {cases.map(({ number, name, by, game, settled }) => (
          <li key={number}>
            <b>{number}</b>
            <span>
              {say("case.of", { by: by === "" ? "none" : by, name, game: gameOf(game) })}
              <small>{settled === null ? say("case.open") : say(`outcome.${settled}`)}</small>
            </span>
            <Button
              variant={number === newest ? "gold" : "quiet"}
              aria-label={say("case.read.of", { number })}
              onClick={() => setShown(number)}
            >
              {say("case.read")}
            </Button>
          </li>
        ))}
      </ul>
      <Pages told={told} say={say} all={all} from={from} onAll={() => setAll(true)} onFrom={setFrom} />
      {shown !== null && (
        <CaseDialog
          number={shown}
          you={you}
          say={say}
          gameOf={gameOf}
          onClose={() => setShown(null)}
          onChanged={look}
        />
      )}
    </Slip>
  );
}

interface PagesProps {
  readonly told: CasesTold | null;
  readonly say: DeskSay;
  /** All cases are asked for, page by page. */
  readonly all: boolean;
  readonly from: number;
  readonly onAll: () => void;
  readonly onFrom: (from: number) => void;
}

/** The way to all cases, and to the pages of them. */
const Pages = ({ told, say, all, from, onAll, onFrom }: PagesProps) => (
  <p className={styles.pages}>
    {told && !all && told.count > FIRST && (
      <Button variant="quiet" onClick={onAll}>
        {say("cases.all")}
      </Button>
    )}
    {all && from > 0 && (
      <Button variant="quiet" onClick={() => onFrom(from - 10)}>
        {say("previous")}
      </Button>
    )}
    {all && told && from + told.cases.length < told.count && (
      <Button variant="quiet" onClick={() => onFrom(from + 10)}>
        {say("next")}
      </Button>
    )}
  </p>
);
