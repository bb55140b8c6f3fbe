import { useCarryKeys } from "@westmarch/boardkit/carry";
import { AboutSlip, useAsking } from "@westmarch/boardkit/slips";
import { useEffect, useMemo, useRef, useState } from "react";
import { type CardId, other } from "../data/ids.ts";
import { Area } from "./areas/Area.tsx";
import styles from "./Board.module.css";
import { isOnMap, nearSide } from "./choices.ts";
import { explain as explanation } from "./explain.tsx";
import type { Props } from "./keys.ts";
import { Landmarks } from "./landmarks/Landmarks.tsx";
import { MapSheet } from "./MapSheet.tsx";
import { Flights } from "./motion/Flights.tsx";
import { shownAfter } from "./motion/shown.ts";
import { useFlights } from "./motion/useFlights.ts";
import { Look, type Looked } from "./offer/Look.tsx";
import { Offer } from "./offer/Offer.tsx";
import { type Page, Pages } from "./Pages.tsx";
import { Piles } from "./piles/Piles.tsx";
import { Quest } from "./Quest.tsx";
import { Tableau } from "./tableau/Tableau.tsx";

/** The whole table. Wide: everything at once; else a page of it, and the page that a question needs by itself. */
export const Board = (given: Props) => {
  const { view, step, told, since } = given;
  // Nothing lies, stands or counts on the table before its step.
  const shown = useMemo(() => (step ? shownAfter(told, since) : view), [step, told, since, view]);
  const props = useMemo(() => ({ ...given, view: shown }), [given, shown]);
  const { seat, ask, log, live, explain, say, layout, calm } = props;
  const near = nearSide(seat);
  const far = other(near);
  const table = useRef<HTMLDivElement>(null);
  useCarryKeys(table);
  const { asked, close } = useAsking(table, { explain });
  const { show, flown, arrived } = useFlights(table, log, live, calm);
  const awaited = useMemo(() => new Set(flown.map(({ goal }) => goal)), [flown]);
  const [carried, carry] = useState<CardId | null>(null);
  const [look, setLook] = useState<Looked | null>(null);
  const [page, turnTo] = useState<Page>("cards");
  const onMap = isOnMap(ask);
  const prompt = ask?.prompt ?? null;
  useEffect(() => {
    if (prompt === null) return;
    setLook(null);
    turnTo(onMap ? "map" : "cards");
  }, [prompt, onMap]);

  const shared = { props, near };
  const tableau = <Tableau {...shared} show={show} carrying={carry} />;
  const map = <MapSheet {...shared} />;
  const quest = <Quest {...shared} />;
  const landmarks = <Landmarks {...shared} />;
  const piles = <Piles props={props} takes={carried !== null} open={() => setLook({ what: "pile" })} />;
  const area = (own: boolean, shape: "strip" | "panel") => (
    <Area
      props={props}
      side={own ? near : far}
      own={own && seat !== null}
      shape={shape}
      awaited={awaited}
      takes={own && carried !== null}
      open={() => setLook({ what: "area", side: own ? near : far })}
    />
  );
  return (
    <div
      ref={table}
      className={styles.table}
      data-layout={layout}
      data-calm={calm || undefined}
      data-carrying={carried !== null || undefined}
    >
      {layout !== "wide" ? (
        <Pages
          {...shared}
          page={page}
          turnTo={turnTo}
          takes={carried !== null}
          pages={{
            cards: (
              <>
                {tableau}
                {landmarks}
              </>
            ),
            map: (
              <>
                {quest}
                {map}
              </>
            ),
            near: (
              <>
                {area(true, "panel")}
                {piles}
              </>
            ),
            far: area(false, "panel"),
          }}
        />
      ) : (
        <>
          <div className={styles.west}>
            {map}
            {landmarks}
          </div>
          <div className={styles.middle}>
            {quest}
            {tableau}
          </div>
          <div className={styles.east}>
            {area(false, "panel")}
            {piles}
          </div>
          <div className={styles.near} data-hand>
            {area(true, "strip")}
          </div>
        </>
      )}
      <Offer props={props} />
      {look && <Look look={look} props={props} close={() => setLook(null)} />}
      <Flights flown={flown} arrived={arrived} />
      <AboutSlip
        asked={asked}
        table={table}
        close={close}
        about={(id) => explanation(id, props)}
        more={{ text: say("board.more"), explain }}
      />
    </div>
  );
};
