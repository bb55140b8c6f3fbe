import { fetchAhead, latePart } from "@westmarch/boardkit/later";
import type { Core } from "@westmarch/kernel";
import { useCallback, useEffect, useState } from "react";
import { isHere } from "../device/localToken.ts";
import type { Hinted } from "../hints/Hint.tsx";
import { Bar } from "../table/board/Bar.tsx";
import { useRoomy, useTall } from "../table/board/frame.tsx";
import { News } from "../table/board/Notices.tsx";
import { Stage } from "../table/board/Stage.tsx";
import { useTold } from "../table/board/useSequence.ts";
import { type TableModel, viewOf } from "../table/connection/model.ts";
import { nextSeat } from "../table/connection/seating.ts";
import type { Table } from "../table/connection/store.ts";
import { isCutOff, useLineNews } from "../table/connection/useLineNews.ts";
import { Drawer } from "../table/drawers/Drawer.tsx";
import { Explained, GameDrawer, Preferences, Rules } from "../table/drawers/GameDrawer.tsx";
import { tableTools } from "../table/drawers/tools.ts";
import { useDrawers } from "../table/drawers/useDrawers.ts";
import { useWatching } from "../table/history/watching.ts";
import { useHearing } from "../table/log/hear.ts";
import { RedBook } from "../table/log/RedBook.tsx";
import { RedBookSlip } from "../table/log/RedBookSlip.tsx";
import { focusOn, useKeys } from "../table/prompt/keys.ts";
import { Prompt } from "../table/prompt/Prompt.tsx";
import { Instead, passName, waitingSentence } from "../table/prompt/Waiting.tsx";
import { type Filter, since, tidingsText } from "../table/text/lines.ts";
import { hasPartners, invitationsAt, otherPeople, together } from "../table/text/people.ts";
import { useNamed } from "../table/text/useNamed.ts";
import { isWhole, type Loaded, useSay } from "../table/text/words.tsx";
import { Busy } from "../ui/index.ts";
import { reportOf } from "./report.ts";
import { useClock, useFallen, useTidings } from "./tableNotices.ts";
import { trying, useSeat } from "./useSeat.ts";

// Nobody needs these to make a first choice.
const Timing = latePart(async () => (await import("../time/Timing.tsx")).Timing);
const Hint = latePart(async () => (await import("../hints/Hint.tsx")).Hint);
const HintSaid = latePart(async () => (await import("../hints/Hint.tsx")).HintSaid);
const Offers = latePart(async () => (await import("./Offers.tsx")).Offers);
const AfterGame = latePart(async () => (await import("./AfterGame.tsx")).AfterGame);
const Questions = latePart(async () => (await import("./Questions.tsx")).Questions);
const Recap = latePart(async () => (await import("../table/board/Slips.tsx")).Recap);
const Refusal = latePart(async () => (await import("../table/board/Refusal.tsx")).Refusal);
const PastFoot = latePart(async () => (await import("../table/history/PastFoot.tsx")).PastFoot);
const Share = latePart(async () => (await import("../table-links/Share.tsx")).Share);
const TableDrawer = latePart(async () => (await import("./TableDrawer.tsx")).TableDrawer);
const LATER = [trying, Offers, Refusal, PastFoot, Explained, Rules, TableDrawer, Questions, Preferences];

export interface SeatedProps {
  readonly table: Table;
  readonly model: TableModel;
  readonly loaded: Loaded;
  readonly token: string;
}

/** Whether a scene lies over the table, and the Red Book beside the map has made way for it. */
const scenePlays = (): boolean => document.querySelector("#board [data-staged]") !== null;

/** The table as the one sees it who sits (or watches) at this screen now. */
export function Seated({ table, model, loaded: bare, token }: SeatedProps) {
  const say = useSay();
  const { named: loaded, names } = useNamed(bare, model.seats);
  const few = useTall();
  const roomy = useRoomy();
  const drawers = useDrawers();
  const [filter, setFilter] = useState<Filter>("all");
  const [talking, setTalking] = useState(0);
  const [question, setQuestion] = useState<"resign" | "draw" | "keys" | "back" | null>(null);
  const [shared, setShared] = useState(false);
  const [hinted, hint] = useState<Hinted | null>(null);
  const [ended, setEnded] = useState(true);
  const [heard, setHeard] = useState(model.chat.length);
  const { open } = drawers;
  const explain = useCallback((id: string) => open({ kind: "explain", id }), [open]);
  const { props, past, look, deeds, talk, language, settled, goOn, hurry } = useSeat(
    table,
    model,
    loaded,
    token,
    explain,
    names,
  );

  const news = useLineNews(table);
  const { seat } = table.seating;
  const { now, time } = model;
  const hinting = hinted?.version === now.version ? hinted : null;
  // The end is told when the last blow has been shown.
  const over = now.result !== null && settled;
  const ask = props?.ask ?? null;
  const sentence = ask && props ? loaded.module.sentence(ask, props) : null;
  const rule = (ask && isWhole(loaded) && loaded.besides.all.ruleOf?.(ask)) || null;
  useHearing(deeds, talk, ask, sentence, past !== null);

  const beside = roomy && !few;
  const bookOpen = beside || drawers.top?.kind === "book";
  useEffect(() => {
    if (bookOpen) setHeard(talk.length);
  }, [bookOpen, talk.length]);

  const tells = past !== null && props?.log.at(-1)?.version === past.at;
  const watching = useWatching({ past, look, settled, tells, newest: now.version });
  const talkNow = () => {
    setFilter("talk");
    setTalking((times) => times + 1);
    if (!beside || scenePlays()) open({ kind: "book" });
  };
  const back = () => (past ? look(null) : look(now.version));
  const canUndo = viewOf(model, seat)?.canUndo === true;
  const hasChosen = deeds.some(({ by, kind }) => by === seat && kind !== "turn");
  const mayUndo = seat !== null && now.result === null && !past && (canUndo || hasChosen);
  const [undone, setUndone] = useState<readonly number[]>([]);
  const undo = () => {
    if (!canUndo) return setQuestion("back");
    setUndone([...undone, model.chat.at(-1)?.id ?? 0]);
    table.undo();
  };
  const tidings = useTidings(model.chat, undone);
  const fallen = useFallen(model.fallen);
  const clock = useClock();
  const whole = isWhole(loaded);
  useEffect(() => {
    if (whole) void fetchAhead(LATER);
  }, [whole]);
  // A question about the last choice ends with the moment that it was asked at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new version that ends it
  useEffect(() => setQuestion((open) => (open === "back" ? null : open)), [now.version]);

  useKeys({
    c: () => focusOn("#choices"),
    b: () => focusOn("#board"),
    ...(mayUndo && { u: undo }),
    h: back,
    r: () => drawers.toggle({ kind: "rules", rule }),
    l: () => (beside && !scenePlays() ? focusOn("#red-book") : drawers.toggle({ kind: "book" })),
    t: talkNow,
    m: () => drawers.toggle({ kind: "table" }),
    "?": () => setQuestion("keys"),
  });

  const next = nextSeat(table.seating, model.mine, now.owes);
  const present = viewOf(model, seat);
  const told = useTold(
    waitingSentence(
      model,
      seat,
      next === null ? null : passName(model, next, bare.say),
      say,
      language,
      clock,
      (present && loaded.module.awaited?.({ view: present.view as Core, say: loaded.say })) ?? null,
    ),
    settled,
  );
  // Of what the others do nothing is known now.
  const waiting = isCutOff(table.connection) && !over ? say("table.wait.cut") : told;

  if (!props) return null;
  const tools = tableTools({
    say,
    drawers,
    rule,
    takeBack: mayUndo ? undo : null,
    history: now.version > 0 ? back : null,
    looking: past !== null,
    talk: talkNow,
    news: talk.length > heard,
    few,
    roomy,
  });
  const timing = (at: "sentence" | "bar" | "choices") =>
    (time ?? model.clocks) && (
      <Timing at={at} table={table} names={names} onOpen={() => drawers.toggle({ kind: "table" })} />
    );
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
      onRule={(rule) => open({ kind: "rules", rule })}
      onWatch={(line) => {
        if (drawers.top?.kind === "book") drawers.close();
        watching.again(line);
      }}
      partners={seat !== null && hasPartners(loaded.module, model, seat)}
      talking={talking}
      seats={model.seats}
    />
  );
  const others = together(
    model.seats
      .filter((info) => info.seat !== seat && info.player?.kind === "person")
      .map((info) => names[info.seat] ?? ""),
    language,
  );

  const refused = table.denied && isWhole(loaded) && (
    <Refusal
      denied={table.denied}
      loaded={loaded}
      onRule={(rule) => open({ kind: "rules", rule })}
      onClose={() => table.deny(null)}
    />
  );
  const foot = past ? (
    <PastFoot
      past={past}
      look={look}
      watching={watching}
      newest={now.version}
      turn={seat !== null && now.owes.includes(seat)}
      deed={deeds.findLast((line) => line.version <= past.at)?.text ?? ""}
    />
  ) : (
    <Prompt
      loaded={loaded}
      props={props}
      waiting={waiting}
      clock={
        <>
          {timing("sentence")}
          {model.hints && ask && isWhole(loaded) && (
            <Hint
              model={model}
              loaded={loaded}
              props={props}
              token={token}
              hinted={hinting}
              onHinted={hint}
            />
          )}
        </>
      }
      instead={
        time?.rests
          ? timing("choices")
          : settled &&
            !(ended && over) && (
              <Instead table={table} model={model} loaded={bare} onEnding={() => setEnded(true)} />
            )
      }
      sending={table.sending !== null}
    />
  );
  const notices = (
    <>
      {news && <News>{say(news)}</News>}
      {table.denied?.at === null && refused}
      {tidings && <News>{tidingsText(tidings, say)}</News>}
      {fallen && <News>{say("table.fell-back", { name: names[fallen.seat] ?? "" })}</News>}
      {(question === "back" || now.offers.length > 0) && (
        <Offers
          table={table}
          names={names}
          back={question === "back" ? others : null}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );

  const invitations = invitationsAt(model, bare.say);

  return (
    <Stage
      book
      loaded={loaded}
      props={props}
      onGo={past ? null : goOn}
      onHurry={past ? null : hurry}
      foot={foot}
      bar={
        <>
          <Bar
            clocks={few ? null : timing("bar")}
            title={loaded.say("game.title")}
            subtitle={[
              say("table.versus", {
                names: together(names, language),
                count: names.length,
                a: names[0] ?? "",
                b: names[1] ?? "",
              }),
              ...(model.evening ? [model.evening.won.join(" : ")] : []),
              ...(isHere(token) ? [say("table.here")] : []),
            ].join(" · ")}
            moment={loaded.module.moment?.(props)}
            tools={tools}
            notices={notices}
            {...(ask && { news: say("table.your-turn") })}
          />
          {few && timing("bar")}
        </>
      }
    >
      {table.denied?.at && refused}
      {hinting && ask && isWhole(loaded) && (
        <HintSaid hinted={hinting} loaded={loaded} props={props} onClose={() => hint(null)} />
      )}
      {invitations.length > 0 && !shared && !over && (
        <Share game={model.game} invitations={invitations} onClose={() => setShared(true)} />
      )}
      {recap.length > 0 && (
        <Recap
          lines={recap}
          onClose={() => table.tellFrom(null)}
          onWatch={() => {
            if (table.recap !== null) watching.watch(table.recap);
            table.tellFrom(null);
          }}
        />
      )}
      {ended && over && !past && isWhole(loaded) && (
        <AfterGame
          model={model}
          loaded={loaded}
          props={props}
          token={token}
          onLook={(version) => {
            setEnded(false);
            look(version);
          }}
          onClose={() => setEnded(false)}
        />
      )}
      {beside && drawers.top?.kind !== "book" && <RedBookSlip>{book}</RedBookSlip>}
      {drawers.top?.kind === "book" && (
        <Drawer
          title={say("table.log")}
          onClose={drawers.close}
          focus={talking > 0 && filter === "talk" ? "own" : "heading"}
        >
          {book}
        </Drawer>
      )}
      {drawers.top?.kind === "table" && (
        <Drawer title={say("table.table")} onClose={drawers.close}>
          <TableDrawer
            waiting={<Busy />}
            model={model}
            gameSay={bare.say}
            seat={seat}
            report={() =>
              isWhole(loaded)
                ? reportOf(loaded.besides.all.game, props.view, seat, now.version, language)
                : ""
            }
            onHistory={() => {
              drawers.close();
              look(now.version);
            }}
            onReference={() => open({ kind: "reference" })}
            onPreferences={() => open({ kind: "preferences" })}
            onKeys={few ? null : () => setQuestion("keys")}
            onDraw={() => {
              drawers.close();
              if (otherPeople(model).length > 0) table.offer("draw");
              else setQuestion("draw");
            }}
            onResign={() => setQuestion("resign")}
            onReplace={(of, to) => {
              drawers.close();
              if (seat !== null) table.replace({ seat, of, to });
            }}
            onPass={table.pass}
            onOffer={(what) => {
              drawers.close();
              table.offer(what);
            }}
            onTell={table.tell}
            loaded={loaded}
            shown={props}
            token={token}
          />
        </Drawer>
      )}
      <GameDrawer drawers={drawers} loaded={loaded} props={props} />
      {question !== null && question !== "back" && (
        <Questions
          asked={question}
          onClose={() => setQuestion(null)}
          onResign={() => {
            drawers.close();
            if (seat !== null) table.resign(seat);
          }}
          onOffer={() => table.offer("draw")}
        />
      )}
    </Stage>
  );
}
