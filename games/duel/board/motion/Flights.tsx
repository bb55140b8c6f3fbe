import { useEffect, useRef } from "react";
import { CardFace, LandmarkFace, TokenFace } from "../faces/index.ts";
import { Emblem } from "../icons/index.ts";
import { FLIGHT, type Flying } from "./flights.ts";
import styles from "./motion.module.css";
import type { Flown } from "./useFlights.ts";

/** How high a card is lifted before it falls, in CSS pixels. */
const LIFT = 26;
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
  const { id, start, end, delay, what } = flight;
  const small = what.kind === "coin";
  const width = small ? COIN : start.width;
  useEffect(() => {
    const thing = box.current;
    if (!thing) return;
    const half = (rect: Flown["start"]) => [rect.x + rect.width / 2, rect.y + rect.height / 2] as const;
    const [ax, ay] = half(start);
    const [bx, by] = half(end);
    const scale = small ? 1 : Math.max(0.2, Math.min(end.width / start.width, 1.6));
    const lean = Math.max(-9, Math.min(9, (bx - ax) / 60));
    const at = (x: number, y: number, size: number, turn: number) =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${size})`;
    const frames: Keyframe[] = [
      { transform: at(ax, ay, 1, 0), easing: "cubic-bezier(.2, .7, .4, 1)" },
      {
        transform: at(ax + (bx - ax) * 0.12, ay - LIFT, 1.06, lean),
        offset: 0.3,
        easing: "cubic-bezier(.45, .05, .85, .6)",
      },
      { transform: at(bx, by, scale, 0) },
    ];
    const way = thing.animate(frames, { duration: small ? FLIGHT * 0.9 : FLIGHT, delay, fill: "both" });
    way.onfinish = () => arrived(id);
    return () => way.cancel();
  }, [id, start, end, delay, small, arrived]);
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
