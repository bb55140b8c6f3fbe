import { type Flown, fly, useFlown } from "@westmarch/boardkit/motion";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { CardGame } from "../../state.ts";
import { Burden, Drop } from "../areas/Tokens.tsx";
import { CardBack } from "../cards/CardBack.tsx";
import { CardFace } from "../cards/CardFace.tsx";
import { Twilight } from "../cards/seals.tsx";
import type { Props } from "../keys.ts";
import { Standee } from "../road/Standee.tsx";
import css from "./flights.module.css";
import { FLIGHT, type Flight, type Flying, flightsOf, type TokenKind } from "./flights.ts";

/** How things on the table are named for what flies to them. */
const NAMES = ["thing", "anchor"] as const;
/** How wide a token is in the air, and how high above its goal it begins to fall, in CSS pixels. */
const TOKEN = 26;
const HEIGHT = 64;

const Arrow = () => (
  <svg viewBox="0 0 26 26" aria-hidden="true" focusable="false">
    <path
      d="M2 13H22M16 8L23 13L16 18M2 13L6 9M2 13L6 17"
      fill="none"
      stroke="#efe2c0"
      strokeWidth="5"
      strokeLinejoin="round"
    />
    <path
      d="M2 13H22M16 8L23 13L16 18M2 13L6 9M2 13L6 17"
      fill="none"
      stroke="#241a12"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  </svg>
);

const TOKENS: Readonly<Record<TokenKind, () => ReactNode>> = {
  wound: Drop,
  heal: Drop,
  burden: Burden,
  arrow: Arrow,
  twilight: () => (
    <svg viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
      <Twilight x={0} y={0} radius={11} />
    </svg>
  ),
};

const Face = ({ what, props }: { readonly what: Flying; readonly props: Props }) => {
  switch (what.kind) {
    case "card":
      return <CardFace card={what.card} size="small" say={props.say} />;
    case "back":
      return <CardBack kind="free" />;
    case "standee":
      return <Standee seat={what.seat} own={what.seat === props.seat} />;
    case "token": {
      const Token = TOKENS[what.token];
      return <Token />;
    }
  }
};

/** From just above its goal, or the other way round. */
function shortWay(flight: Flown<Flight>): Flown<Flight> {
  const above = { ...flight.end, y: flight.end.y - HEIGHT };
  if (flight.short === "falls") return { ...flight, start: above };
  return flight.short === "rises" ? { ...flight, start: flight.end, end: above } : flight;
}

interface OneProps {
  readonly flight: Flown<Flight>;
  readonly props: Props;
  readonly table: RefObject<HTMLElement | null>;
  readonly arrived: (id: string) => void;
}

const One = ({ flight, props, table, arrived }: OneProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { id, what, start, goal, delay, short } = flight;
  const isCard = what.kind === "card" || what.kind === "back";
  useEffect(() => {
    const thing = box.current;
    if (!thing) return;
    const way = fly(thing, shortWay(flight), { lasts: FLIGHT, scales: isCard });
    way.onfinish = () => arrived(id);
    // What comes to lie there is not seen before it has arrived.
    const there =
      what.kind === "card" && !short
        ? table.current?.querySelector(`[data-thing="${CSS.escape(goal)}"][data-kind]`)
        : null;
    const hidden = there?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + FLIGHT });
    return () => {
      way.cancel();
      hidden?.cancel();
    };
  }, [id, flight, what, isCard, short, goal, delay, table, arrived]);
  const width = isCard ? start.width : TOKEN;
  return (
    <div
      ref={box}
      className={css.flight}
      style={{ inlineSize: width, "--card-width": `${width}px` } as Record<string, number | string>}
    >
      <Face what={what} props={props} />
    </div>
  );
};

interface FlightsProps {
  readonly props: Props;
  /** The table as far as it has been shown. */
  readonly shown: CardGame;
  readonly table: RefObject<HTMLElement | null>;
}

/** Everything that is in the air just now. Only for show; not over a scene, which shows what happens itself. */
export const Flights = ({ props, shown, table }: FlightsProps) => {
  const { log, live, calm, seat } = props;
  const before = useRef(shown);
  const begun = (news: typeof log): readonly Flight[] => {
    const hidden = table.current?.closest<HTMLElement>("[data-game]")?.dataset.underScene === "hidden";
    if (hidden) return [];
    return flightsOf(log, log.length - news.length, { before: before.current, after: shown, seat });
  };
  const { flown, arrived } = useFlown(table, log, live && !calm, begun, NAMES);
  useLayoutEffect(() => {
    before.current = shown;
  });
  return (
    <div className={css.sky} aria-hidden="true">
      <i className={css.edge} data-anchor="far" />
      <i className={css.edge} data-anchor="near" />
      {flown.map((flight) => (
        <One key={flight.id} flight={flight} props={props} table={table} arrived={arrived} />
      ))}
    </div>
  );
};
