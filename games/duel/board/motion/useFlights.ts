import type { Happened } from "@westmarch/boardkit";
import { type Flown as FlownTo, useFlown } from "@westmarch/boardkit/motion";
import { type RefObject, useState } from "react";
import type { Duel } from "../../state.ts";
import { type Flight, NOTHING_SHOWN, type Show, showOf } from "./flights.ts";

/** A flight with its two ends on the screen. */
export type Flown = FlownTo<Flight>;

/** Cards, tiles, tokens and coins that are in the air, told from the events since the table was last drawn. */
export function useFlights(
  table: RefObject<HTMLElement | null>,
  log: readonly Happened<Duel>[],
  live: boolean,
  calm: boolean,
) {
  const [show, setShow] = useState<Show>(NOTHING_SHOWN);
  const begun = (news: typeof log): readonly Flight[] => {
    const next = showOf(news);
    setShow(next);
    return next.flights;
  };
  const { flown, arrived } = useFlown(table, log, live && !calm, begun);
  return { show: calm ? NOTHING_SHOWN : show, flown, arrived };
}
