import { useCallback, useEffect, useState } from "react";
import { Button } from "../ui/index.ts";
import { AfterGame } from "./AfterGame.tsx";
import { Bar } from "./Bar.tsx";
import { useRoomy, useTall } from "./frame.tsx";
import { GameLeaf } from "./GameLeaf.tsx";
import { useHearing } from "./hear.ts";
import { focusOn, useKeys } from "./keys.ts";
import { Leaf } from "./Leaf.tsx";
import { useLeaves } from "./leaves.ts";
import { type Filter, since } from "./lines.ts";
import { invitationsOf, type TableModel, viewOf } from "./model.ts";
import { AskBack, Offers } from "./Offers.tsx";
import { Prompt } from "./Prompt.tsx";
import { together } from "./people.ts";
import { KeysHelp, ResignQuestion } from "./Questions.tsx";
import { RedBook } from "./RedBook.tsx";
import { RedBookSlip } from "./RedBookSlip.tsx";
import { refusalOf } from "./refusals.ts";
import { reportOf } from "./report.ts";
import { rich } from "./rich.tsx";
import { Scrubber } from "./Scrubber.tsx";
import { Share } from "./Share.tsx";
import { Down, Recap, Refused } from "./Slips.tsx";
import { Stage } from "./Stage.tsx";
import { nextSeat } from "./seating.ts";
import type { Table } from "./store.ts";
import { TableLeaf } from "./TableLeaf.tsx";
import { tableTools } from "./tools.ts";
import { useSeat } from "./useSeat.ts";
import { Instead, passName, waitingSentence } from "./Waiting.tsx";
import type { Loaded } from "./words.tsx";
import { useSay } from "./words.tsx";

export interface SeatedProps {
  readonly table: Table;
  readonly model: TableModel;
  readonly loaded: Loaded;
  readonly token: string;
}

/** The table as the one sees it who sits (or watches) at this screen now. */
export function Seated({ table, model, loaded, token }: SeatedProps) {
  const say = useSay();
  const few = useTall();
  const roomy = useRoomy();
  const leaves = useLeaves();
  const [filter, setFilter] = useState<Filter>("all");
  const [talking, setTalking] = useState(0);
  const [question, setQuestion] = useState<"resign" | "keys" | "back" | null>(null);
  const [shared, setShared] = useState(false);
  const [ended, setEnded] = useState(model.now.result !== null);
  const [heard, setHeard] = useState(model.chat.length);
  const { open } = leaves;
  const explain = useCallback((id: string) => open({ kind: "explain", id }), [open]);
  const { props, past, look, names, deeds, talk, language } = useSeat(table, model, loaded, token, explain);

  const { seat } = table.seating;
  const { now } = model;
  const over = now.result !== null;
  const ask = props?.ask ?? null;
  const sentence = ask && props ? loaded.module.sentence(ask, props) : null;
  useHearing(deeds, talk, ask, sentence);

  // The end is told when it comes, but a board that shows the last blow is given time to.
  useEffect(() => {
    if (!over) return setEnded(false);
    const soon = setTimeout(() => setEnded(true), 1200);
    return () => clearTimeout(soon);
  }, [over]);

  const bookOpen = (roomy && !few) || leaves.top?.kind === "book";
  useEffect(() => {
    if (bookOpen) setHeard(talk.length);
  }, [bookOpen, talk.length]);

  const talkNow = () => {
    setFilter("talk");
    setTalking((times) => times + 1);
    if (!roomy) open({ kind: "book" });
  };
  const back = () => (past ? look(null) : look(now.version));
  const undo = () => (viewOf(model, seat)?.canUndo ? table.undo() : setQuestion("back"));
  const mayUndo = seat !== null && !over && !past && deeds.length > 0;

  useKeys({
    c: () => focusOn("#choices"),
    b: () => focusOn("#board"),
    ...(mayUndo && { u: undo }),
    h: back,
    r: () => leaves.toggle({ kind: "rules", rule: null }),
    l: () => (roomy ? focusOn("#red-book") : leaves.toggle({ kind: "book" })),
    t: talkNow,
    m: () => leaves.toggle({ kind: "table" }),
    "?": () => setQuestion("keys"),
  });

  if (!props) return null;
  const tools = tableTools({
    say,
    leaves,
    takeBack: mayUndo ? undo : null,
    history: now.version > 0 ? back : null,
    looking: past !== null,
    talk: talkNow,
    news: talk.length > heard,
    few,
    roomy,
  });
  const next = nextSeat(table.seating, model.mine, now.owes);
  const recap = table.recap === null || past ? [] : since(deeds, table.recap);
  const book = (
    <RedBook
      gameSay={loaded.say}
      deeds={deeds}
      talk={talk}
      seat={seat}
      filter={filter}
      onFilter={setFilter}
      onSay={seat === null ? null : table.talk}
      talking={talking}
    />
  );
  const others = together(
    model.seats
      .filter((info) => info.seat !== seat && info.player?.kind === "person")
      .map((info) => names[info.seat] ?? ""),
    language,
  );

  const refused = table.denied && (
    <Refused
      {...refusalOf(table.denied, loaded.module, loaded.say, say)}
      at={table.denied.at}
      onRule={(rule) => open({ kind: "rules", rule })}
      onClose={() => table.deny(null)}
    />
  );
  const then = past && deeds.findLast((line) => line.version <= past.at);
  const foot = past ? (
    <Scrubber
      label={say("table.history")}
      at={past.at}
      from={0}
      to={now.version}
      says={say("table.history.at", { at: past.at, of: now.version })}
      onTurn={look}
      above={past.failed ? <span role="alert">{say("table.history.failed")}</span> : rich(then?.text ?? "")}
    >
      <Button variant="gold" onClick={() => look(null)}>
        {say(now.owes.includes(seat ?? -1) ? "table.history.turn" : "table.history.now")}
      </Button>
    </Scrubber>
  ) : (
    <Prompt
      loaded={loaded}
      props={props}
      waiting={waitingSentence(
        model,
        seat,
        next === null ? null : passName(model, next, loaded.say),
        say,
        language,
      )}
      instead={
        !ended && <Instead table={table} model={model} loaded={loaded} onEnding={() => setEnded(true)} />
      }
      sending={table.sending !== null}
    >
      {table.denied?.at === null && refused}
      {question === "back" && (
        <AskBack names={others} onAsk={() => table.offer("take-back")} onClose={() => setQuestion(null)} />
      )}
      {seat !== null && (
        <Offers
          model={model}
          names={names}
          seat={seat}
          onAnswer={(what, by, accept) => table.answer({ what, seat: by, accept })}
        />
      )}
    </Prompt>
  );

  const invitations = invitationsOf(model).map((link) => ({
    token: link.token,
    role: loaded.say(`seat.${model.seats[link.seat]?.role ?? ""}`),
  }));

  return (
    <Stage
      book
      loaded={loaded}
      props={props}
      name={past?.then ? "past" : "now"}
      foot={foot}
      bar={
        <Bar
          title={loaded.say("game.title")}
          subtitle={say("table.versus", {
            names: together(names, language),
            count: names.length,
            a: names[0] ?? "",
            b: names[1] ?? "",
          })}
          tools={tools}
          {...(ask && { news: say("table.your-turn") })}
        />
      }
    >
      {table.denied?.at && refused}
      {table.connection === "lost" && <Down>{say(table.sending ? "table.down.sending" : "table.down")}</Down>}
      {model.fallen.length > 0 && !over && <Fallen model={model} names={names} />}
      {invitations.length > 0 && !shared && !over && (
        <Share invitations={invitations} onClose={() => setShared(true)} />
      )}
      {recap.length > 0 && <Recap lines={recap} onClose={() => table.tellFrom(null)} />}
      {ended && over && !past && (
        <AfterGame
          table={table}
          model={model}
          loaded={loaded}
          props={props}
          onClose={() => setEnded(false)}
        />
      )}
      {roomy && !few && <RedBookSlip>{book}</RedBookSlip>}
      {leaves.top?.kind === "book" && (
        <Leaf
          title={say("table.log")}
          onClose={leaves.close}
          focus={talking > 0 && filter === "talk" ? "own" : "heading"}
        >
          {book}
        </Leaf>
      )}
      {leaves.top?.kind === "table" && (
        <Leaf title={say("table.table")} onClose={leaves.close}>
          <TableLeaf
            model={model}
            gameSay={loaded.say}
            seat={seat}
            report={() => reportOf(loaded.module, props.view, seat, now.version, language)}
            onHistory={() => {
              leaves.close();
              look(now.version);
            }}
            onReference={() => open({ kind: "reference" })}
            onPreferences={() => open({ kind: "preferences" })}
            onKeys={few ? null : () => setQuestion("keys")}
            onDraw={() => {
              leaves.close();
              table.offer("draw");
            }}
            onResign={() => setQuestion("resign")}
            onPass={table.pass}
          />
        </Leaf>
      )}
      <GameLeaf leaves={leaves} loaded={loaded} props={props} />
      <ResignQuestion
        open={question === "resign"}
        onClose={() => setQuestion(null)}
        onResign={() => {
          leaves.close();
          if (seat !== null) table.resign(seat);
        }}
      />
      <KeysHelp open={question === "keys"} onClose={() => setQuestion(null)} />
    </Stage>
  );
}

/** A computer player that could not go on was replaced; nobody should wonder why it plays otherwise now. */
function Fallen({ model, names }: { model: TableModel; names: readonly string[] }) {
  const say = useSay();
  const [seenCount, setSeen] = useState(0);
  const last = model.fallen.at(-1);
  if (!last || model.fallen.length === seenCount) return null;
  return (
    <Down>
      {say("table.fell-back", { name: names[last.seat] ?? "" })}{" "}
      <Button variant="quiet" onClick={() => setSeen(model.fallen.length)}>
        {say("close")}
      </Button>
    </Down>
  );
}
