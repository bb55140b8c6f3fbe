import { useCarryKeys } from "@westmarch/boardkit/carry";
import { latePart, laterAtRest, useLater } from "@westmarch/boardkit/later";
import { AboutSlip, isNamed, useAsking } from "@westmarch/boardkit/slips";
import { NONE } from "@westmarch/kernel";
import { type ReactNode, type RefObject, use, useEffect, useMemo, useRef, useState } from "react";
import { Acting, Explaining } from "./acting/acts.ts";
import { looking } from "./acting/looking.ts";
import { StandingLine } from "./acting/Stops.tsx";
import { TABLE } from "./acting/touches.ts";
import { useActing } from "./acting/useActing.ts";
import { ChoiceSheet } from "./areas/ChoiceSheet.tsx";
import type { Opened, Seen } from "./areas/Laid.tsx";
import { Panel } from "./areas/Panel.tsx";
import { Pool } from "./areas/Pool.tsx";
import { Sheets } from "./areas/Sheets.tsx";
import { Support } from "./areas/Support.tsx";
import { useWalk } from "./areas/useWalk.ts";
import css from "./Board.module.css";
import { Foot } from "./hand/Foot.tsx";
import { Hand } from "./hand/Hand.tsx";
import { useDrawer } from "./hand/useDrawer.ts";
import type { Props } from "./keys.ts";
import { Heads } from "./lanes/Heads.tsx";
import { Lanes } from "./lanes/Lanes.tsx";
import { load } from "./lanes/load.ts";
import { Swipe } from "./lanes/Swipe.tsx";
import { copyThing, look as lookAt } from "./look/look.ts";
import { useTotals } from "./look/useTotals.ts";
import { matterOf } from "./reading/matter.ts";
import { ReadingPlace, type Shows } from "./reading/ReadingPlace.tsx";
import { ReadingSlip } from "./reading/ReadingSlip.tsx";
import { type Reading, useReading, useReads } from "./reading/useReading.ts";
import { type ReadSlip, useSlip } from "./reading/useSlip.ts";
import { Ribbon } from "./road/Ribbon.tsx";
import { Road } from "./road/Road.tsx";
import { Words } from "./road/Words.tsx";
import seats from "./seats.module.css";
import { shownAfter } from "./staging/shown.ts";

/** Everything at once: the road above, minions before the fellowship, players and what supports them at the sides. */
const Wide = ({ seen, children }: { readonly seen: Seen; readonly children: ReactNode }) => {
  const { props, look } = seen;
  const [rival, ...more] = look.others;
  const two = more.length === 0;
  return (
    <>
      <Road {...seen} />
      <div className={css.body} data-players={two ? "two" : "more"} data-reads={children ? true : undefined}>
        <div className={css.side}>
          {two && rival ? (
            <div className={css.west}>
              <Panel seen={seen} player={rival} />
              <Support seen={seen} player={rival} />
            </div>
          ) : (
            <ul className={css.round}>
              {look.others.map((player) => (
                <li key={player.seat} data-out={player.out || undefined}>
                  <Panel seen={seen} player={player}>
                    <Support seen={seen} player={player} most={4} />
                  </Panel>
                </li>
              ))}
            </ul>
          )}
          <div className={css.pool}>
            <Pool {...seen} />
          </div>
          <div className={css.east}>
            <Support seen={seen} player={look.own} />
          </div>
        </div>
        <div className={css.middle}>
          <Ribbon props={props} look={look} />
          <StandingLine props={props} />
          <Lanes {...seen} />
        </div>
        <div className={css.near}>
          <Panel seen={seen} player={look.own} />
        </div>
        <div className={css.foot}>
          <Hand props={props} look={look} />
        </div>
        {children}
      </div>
    </>
  );
};

/** So many cards stand side by side on a phone with names that can be read. */
const MOST_ON_A_PHONE = 5.7;

/** Both rows where they have room, else one lane at a time; and everything else a word away. */
const Narrow = ({ seen, children }: { readonly seen: Seen; readonly children: ReactNode }) => {
  const { props, look } = seen;
  const [at, go] = useState(0);
  const fought = look.lanes.some(({ minions }) => minions.length > 0);
  const waiting = look.columns.some(({ minions }) => minions.length > 0);
  const last = look.lanes.length - (fought && waiting ? 0 : 1);
  const fighting = look.lanes.findIndex(({ now }) => now);
  // The table turns to the skirmish that begins, and away from a lane that is no longer there.
  useEffect(() => {
    if (fighting >= 0) go(fighting);
  }, [fighting]);
  const here = Math.max(0, Math.min(at, last));
  const drawer = useDrawer(props, look, use(Acting));
  return (
    <>
      <div className={css.upper} data-behind={drawer.open || undefined}>
        <Words {...seen} />
        {props.standing && props.standing.passed > 0 && <StandingLine props={props} />}
        {load(look, true) <= MOST_ON_A_PHONE ? (
          <Lanes {...seen} />
        ) : (
          <>
            <Heads seen={seen} at={here} go={go} />
            <Swipe seen={seen} at={here} arrived={go} />
          </>
        )}
        {children}
      </div>
      <Hand props={props} look={look} drawer={drawer} />
      <Foot seen={seen} drawer={drawer} />
    </>
  );
};

/** Wide without height: the road in words, and all lanes small, or in their place the hand. */
const Low = ({ seen, children }: { readonly seen: Seen; readonly children: ReactNode }) => {
  const { props, look } = seen;
  const drawer = useDrawer(props, look, use(Acting));
  return (
    <>
      <Words {...seen} />
      {drawer.open ? <Hand props={props} look={look} drawer={drawer} /> : <Lanes {...seen} />}
      {children}
      <Foot seen={seen} drawer={drawer} />
    </>
  );
};

/** Skirmishes as scenes over the table. */
const Stages = latePart(async () => (await import("./staging/Stages.tsx")).Stages);

/** What is in the air. */
const Flights = latePart(async () => (await import("./motion/Flights.tsx")).Flights);

/** What the slips say: fetched when the table is drawn. */
const explaining = laterAtRest(() => import("./explain.tsx"));
const NOT_YET = { title: "", body: null };

/**
 * What is asked about: read in its place where the table has one, on a phone in a slip of its own, and told in a slip or a
 * drawer elsewhere.
 */
function useTold(
  table: RefObject<HTMLElement | null>,
  { layout, explain }: Props,
  matter: string,
  chosen: string | null,
) {
  const reads = useReads(layout);
  const reading = useReading(table, reads, matter);
  const slip = useSlip(chosen);
  const small = layout !== "wide";
  const { keep } = reading;
  const { open } = slip;
  const tell = reads ? keep : small ? open : explain;
  const { asked, close } = useAsking(table, { explain: tell });
  // A long press has the card whole.
  const pressed = asked?.open && (reads || small) ? asked.id : null;
  useEffect(() => {
    if (pressed === null) return;
    if (reads) keep(pressed);
    else open(pressed, true);
    close();
  }, [pressed, reads, keep, open, close]);
  // What is named elsewhere is read here as well.
  const read = asked && isNamed(asked.thing) ? { ...reading, id: asked.id } : reading;
  return {
    reads,
    reading: read,
    slip: small ? slip : null,
    tell,
    asked: reads || small ? null : asked,
    close,
  };
}

/** What there is to read of a thing; null until the words are here. */
function useShows(props: Props): Shows | null {
  const about = useLater(explaining);
  const { prices } = use(Acting);
  return about && ((id, whole) => about.inPlace(id, props, { whole, prices }));
}

/** The standing place, with what the game has to say. */
const ReadHere = ({ props, reading }: { readonly props: Props; readonly reading: Reading }) => (
  <ReadingPlace say={props.say} reading={reading} shows={useShows(props)} />
);

/** The same on a phone. */
const ReadInSlip = ({ props, slip }: { readonly props: Props; readonly slip: ReadSlip }) => (
  <ReadingSlip say={props.say} layout={props.layout} slip={slip} shows={useShows(props)} />
);

/** Whether something answers that is borne by another: all of that is then as high as a target has to be. */
const bornAnswers = ({ table }: Props["view"], { able, takes }: ReturnType<typeof useActing>): boolean =>
  table.some(({ id, on }) => on !== NONE && (able.has(copyThing(id)) || takes.has(copyThing(id))));

/** The whole table of the trading card game. */
export const Board = (given: Props) => {
  const { view, step, told, since } = given;
  // Nothing lies, stands or counts on the table before its step.
  const shown = useMemo(() => (step ? shownAfter(told, since, view) : view), [step, told, since, view]);
  const props = useMemo(() => ({ ...given, view: shown }), [given, shown]);
  const { say, seat, explain, layout, calm } = props;
  const acting = useActing(props, useLater(looking));
  const { shown: stands } = acting;
  const look = useMemo(() => lookAt(stands, seat), [stands, seat]);
  const totals = useTotals(stands);
  const table = useRef<HTMLDivElement>(null);
  const about = useLater(explaining);
  useCarryKeys(table);
  const { selected } = acting;
  const chosen = [...selected].at(-1) ?? null;
  const telling = useTold(table, props, matterOf(props, look, selected), chosen);
  const { reads, reading, slip, tell, asked, close } = telling;
  useWalk(table);
  const [opened, open] = useState<Opened | null>(null);
  const seen: Seen = { props, look, totals, open };
  return (
    <Explaining value={tell}>
      <Acting value={acting}>
        <div
          ref={table}
          className={`${css.table} ${seats.seats}`}
          data-layout={layout}
          data-calm={calm || undefined}
          data-hems={bornAnswers(stands, acting) || undefined}
          data-chooses={acting.sheet?.length}
        >
          <div className={css.scenes} data-drop={TABLE}>
            <Stages {...given} />
          </div>
          <div className={css.under}>
            {layout === "wide" ? (
              <Wide seen={seen}>{reads && <ReadHere props={props} reading={reading} />}</Wide>
            ) : layout === "tall" ? (
              <Narrow seen={seen}>{slip && <ReadInSlip props={props} slip={slip} />}</Narrow>
            ) : (
              <Low seen={seen}>{slip && <ReadInSlip props={props} slip={slip} />}</Low>
            )}
          </div>
          <Flights props={given} shown={stands} table={table} />
          {opened && (
            <Sheets seen={seen} opened={opened} close={() => open(null)} road={<Road {...seen} />} />
          )}
          {acting.sheet && <ChoiceSheet props={props} cards={acting.sheet} />}
          <AboutSlip
            asked={asked}
            table={table}
            close={close}
            about={(id) => about?.beside(id, props) ?? NOT_YET}
            more={{ text: say("look.more-about"), explain }}
          />
        </div>
      </Acting>
    </Explaining>
  );
};
