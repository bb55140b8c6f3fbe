import type { Happened } from "@westmarch/boardkit";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Side } from "../../data/ids.ts";
import type { Drawing } from "../map/drawing.ts";
import { num } from "../names.ts";
import { Standee } from "../Standee.tsx";
import { type March, marchOf } from "./marching.ts";
import styles from "./pieces.module.css";

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
