import { useCarryKeys } from "@westmarch/boardkit/carry";
import { AboutSlip, onSought, useAsking } from "@westmarch/boardkit/slips";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { type CardId, other, type Side } from "../data/ids.ts";
import { Area } from "./areas/Area.tsx";
import styles from "./Board.module.css";
import { isOnMap, nearSide } from "./choices.ts";
import { explain as explanation } from "./explain.tsx";
import type { Props } from "./keys.ts";
import { Landmarks } from "./landmarks/Landmarks.tsx";
import { MapSheet } from "./MapSheet.tsx";
import { Flights } from "./motion/Flights.tsx";
import { pageSeen } from "./motion/flights.ts";
import { shownAfter } from "./motion/shown.ts";
import { useFlights } from "./motion/useFlights.ts";
import { Look, type Looked } from "./offer/Look.tsx";
import { Offer } from "./offer/Offer.tsx";
import { type Page, Pages } from "./Pages.tsx";
import { Piles } from "./piles/Piles.tsx";
import { Quest } from "./Quest.tsx";
import { Tableau } from "./tableau/Tableau.tsx";

/** The props of the board while a step is shown: nothing lies, stands or counts on the table before its step. */
function useShown(given: Props): Props {
  const { view, step, told, since } = given;
  const shown = useMemo(() => (step ? shownAfter(told, since) : view), [step, told, since, view]);
  return useMemo(() => ({ ...given, view: shown }), [given, shown]);
}

/** What stands on the page of the map. */
const ON_MAP = /^(?:region:|quest$)/;

/**
 * The page that is open, and what is looked at: what another does turns to where it is seen, a question to where it is
 * answered, and a lesson to what it speaks of.
 */
function usePage({ ask, step, view }: Props, near: Side) {
  const [look, setLook] = useState<Looked | null>(null);
  const [page, turnTo] = useState<Page>("cards");
  const onMap = isOnMap(ask);
  const prompt = ask?.prompt ?? null;
  const seen = view.turn === near ? null : pageSeen(step);
  useEffect(() => {
    if (seen !== null) turnTo(seen);
  }, [seen]);
  useEffect(() => {
    if (prompt === null) return;
    setLook(null);
    turnTo(onMap ? "map" : "cards");
  }, [prompt, onMap]);
  useEffect(() => onSought((name) => turnTo(ON_MAP.test(name) ? "map" : "cards")), []);
  return { look, setLook, page, turnTo };
}

/** The whole table. Wide: everything at once; else a page of it, and the page that a question needs by itself. */
export const Board = (given: Props) => {
  const props = useShown(given);
  const { seat, log, live, explain, say, layout, calm } = props;
  const near = nearSide(seat);
  const table = useRef<HTMLDivElement>(null);
  useCarryKeys(table);
  const { asked, close } = useAsking(table, { explain });
  const { show, flown, arrived } = useFlights(table, log, live, calm);
  const awaited = useMemo(() => new Set(flown.map(({ goal }) => goal)), [flown]);
  const [carried, carry] = useState<CardId | null>(null);
  const { look, setLook, page, turnTo } = usePage(props, near);
  const takes = carried !== null;
  const shared = { props, near };
  const parts: Parts = {
    tableau: <Tableau {...shared} show={show} carrying={carry} />,
    map: <MapSheet {...shared} />,
    quest: <Quest {...shared} />,
    landmarks: <Landmarks {...shared} />,
    piles: <Piles props={props} takes={takes} open={() => setLook({ what: "pile" })} />,
    area: (own, shape) => {
      const side = own ? near : other(near);
      return (
        <Area
          {...{ props, side, shape, awaited }}
          own={own && seat !== null}
          takes={own && takes}
          open={() => setLook({ what: "area", side })}
        />
      );
    },
  };
  return (
    <div
      ref={table}
      className={styles.table}
      data-layout={layout}
      data-calm={calm || undefined}
      data-carrying={takes || undefined}
    >
      {layout !== "wide" ? (
        <Pages {...shared} page={page} turnTo={turnTo} takes={takes} pages={paged(parts)} />
      ) : (
        <Wide {...parts} />
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

/** What lies on the table, wherever there is room for it. */
interface Parts {
  readonly tableau: ReactNode;
  readonly map: ReactNode;
  readonly quest: ReactNode;
  readonly landmarks: ReactNode;
  readonly piles: ReactNode;
  readonly area: (own: boolean, shape: "strip" | "panel") => ReactNode;
}

/** Everything at once. */
const Wide = ({ tableau, map, quest, landmarks, piles, area }: Parts) => (
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
);

/** A page at a time. */
const paged = ({
  tableau,
  map,
  quest,
  landmarks,
  piles,
  area,
}: Parts): Readonly<Record<Page, ReactNode>> => ({
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
});
