import { fly } from "@westmarch/boardkit/motion";
import { useEffect, useRef } from "react";
import { CardFace, LandmarkFace, TokenFace } from "../faces/index.ts";
import { Emblem } from "../icons/index.ts";
import { FLIGHT, type Flying } from "./flights.ts";
import styles from "./motion.module.css";
import type { Flown } from "./useFlights.ts";

const COIN = 22;

const Face = ({ what }: { readonly what: Flying }) => {
  switch (what.kind) {
    case "card":
      return <CardFace card={what.id} />;
    case "landmark":
      return <LandmarkFace landmark={what.id} />;
    case "token":
      return <TokenFace token={what.id} />;
    case "coin":
      return <Emblem name="coin" size={COIN} />;
  }
};

const OneFlight = ({
  flight,
  arrived,
}: {
  readonly flight: Flown;
  readonly arrived: (id: string) => void;
}) => {
  const box = useRef<HTMLDivElement>(null);
  const { id, start, what } = flight;
  const small = what.kind === "coin";
  const width = small ? COIN : start.width;
  useEffect(() => {
    const thing = box.current;
    if (!thing) return;
    const way = fly(thing, flight, { lasts: small ? FLIGHT * 0.9 : FLIGHT, scales: !small });
    way.onfinish = () => arrived(id);
    return () => way.cancel();
  }, [id, flight, small, arrived]);
  return (
    <div ref={box} className={styles.flight} style={{ inlineSize: width }} data-kind={what.kind}>
      <Face what={what} />
    </div>
  );
};

/** Everything that is in the air just now. Only for show. */
export const Flights = ({
  flown,
  arrived,
}: {
  readonly flown: readonly Flown[];
  readonly arrived: (id: string) => void;
}) => (
  <div className={styles.sky} aria-hidden="true">
    {flown.map((flight) => (
      <OneFlight key={flight.id} flight={flight} arrived={arrived} />
    ))}
  </div>
);
