import type { Happened } from "@westmarch/boardkit";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { DARK, GONDOR, GOOD, MORDOR, type RegionId, SIDES, type Side, sideOf } from "../../data/ids.ts";
import type { Drawing } from "../map/drawing.ts";
import { num } from "../names.ts";
import { Standee } from "../Standee.tsx";
import styles from "./pieces.module.css";

/** One hidden standee on its way. It has no identity: only where from and where to. */
export interface March {
  readonly id: string;
  readonly side: Side;
  readonly from: RegionId;
  readonly to: RegionId;
}

/** What an event makes walk, or null. */
export function marchOf(event: Happened, battle: RegionId): Omit<March, "id"> | null {
  const { type, facts } = event;
  switch (type) {
    case "moved":
      return { side: facts.side === DARK ? DARK : GOOD, from: num(facts.from), to: num(facts.to) };
    case "retreated":
      return { side: sideOf(num(facts.character)), from: num(facts.from), to: num(facts.to) };
    case "recalled":
      return { side: DARK, from: num(facts.from), to: MORDOR };
    case "shelob-home":
      return { side: DARK, from: battle, to: GONDOR };
    default:
      return null;
  }
}

const placeOf = (event: Happened): number => event.version * 1000 + event.index;

/** The marches of hidden standees since the board was last drawn; each ends when its walk has. */
export function useMarches(log: readonly Happened[], live: boolean, own: Side | null) {
  const last = log.at(-1);
  const seen = useRef(last ? placeOf(last) : -1);
  const [marches, setMarches] = useState<readonly March[]>([]);
  // Before the picture is shown: the standee must not be seen where it has not arrived yet.
  useLayoutEffect(() => {
    const now = last ? placeOf(last) : -1;
    const before = seen.current;
    seen.current = now;
    if (!live || now <= before) return;
    let battle = -1;
    const news: March[] = [];
    for (const event of log) {
      if (event.type === "battle-began") battle = num(event.facts.region);
      if (placeOf(event) <= before) continue;
      const march = marchOf(event, battle);
      if (march && march.side !== own && march.from !== march.to)
        news.push({ ...march, id: `${placeOf(event)}` });
    }
    if (news.length > 0) setMarches((old) => [...old, ...news].slice(-3));
  }, [log, last, live, own]);
  const arrived = useCallback(
    (id: string) => setMarches((old) => old.filter((march) => march.id !== id)),
    [],
  );
  return { marches, arrived };
}

/** The standees that must not be seen twice: the last one of the side in each region somebody is walking to. */
export function walkingKeys(marches: readonly March[], count: readonly number[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { side, to } of marches) {
    const there = count[side * 16 + to]!;
    if (there > 0) keys.add(`${SIDES[side]}-${to}-${there - 1}`);
  }
  return keys;
}

interface GhostProps {
  readonly march: March;
  readonly drawing: Drawing;
  readonly calm: boolean;
  readonly arrived: (id: string) => void;
}

const Ghost = ({ march, drawing, calm, arrived }: GhostProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { from, to, id, side } = march;
  useEffect(() => {
    const piece = box.current;
    if (!piece) return;
    const [a, b] = [drawing.regions[from]!.stand, drawing.regions[to]!.stand];
    const width = drawing.standee;
    const at = ([x, y]: readonly [number, number], lean: number) =>
      `translate(${x - width / 2}px, ${y - width * 1.42}px) rotate(${lean}deg)`;
    const lean = Math.sign(b[0] - a[0]) * 5;
    const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 8] as const;
    const frames = calm
      ? [
          { transform: at(b, 0), opacity: 0 },
          { transform: at(b, 0), opacity: 1 },
        ]
      : [{ transform: at(a, 0) }, { transform: at(middle, lean) }, { transform: at(b, 0) }];
    const walk = piece.animate(frames, {
      duration: calm ? 150 : 460,
      easing: "cubic-bezier(.3, 0, .2, 1)",
      fill: "both",
    });
    walk.onfinish = () => arrived(id);
    return () => walk.cancel();
  }, [drawing, from, to, id, calm, arrived]);
  return (
    <div ref={box} className={styles.ghost} style={{ inlineSize: drawing.standee }}>
      <Standee character={null} side={side} size={drawing.standee} />
    </div>
  );
};

/** The hidden standees that are walking just now. */
export const Marches = ({
  marches,
  ...rest
}: { readonly marches: readonly March[] } & Omit<GhostProps, "march">) => (
  <>
    {marches.map((march) => (
      <Ghost key={march.id} march={march} {...rest} />
    ))}
  </>
);
