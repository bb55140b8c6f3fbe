import { type Happened, placeOf } from "@westmarch/boardkit";
import { usePassing, walk } from "@westmarch/boardkit/motion";
import { NONE } from "@westmarch/kernel";
import { useEffect, useRef } from "react";
import type { RegionId, Side } from "../../data/ids.ts";
import type { Confrontation } from "../../state.ts";
import type { Drawing } from "../map/drawing.ts";
import { Standee } from "../Standee.tsx";
import { type March, marchOf, WALK, WALK_CALM } from "./marching.ts";
import styles from "./pieces.module.css";

/** So many walk at once at the most: those before have arrived. */
const MOST = 3;

/** The marches of hidden standees since the board was last drawn; each ends when its walk has. */
export function useMarches(log: readonly Happened<Confrontation>[], live: boolean, own: Side | null) {
  const begun = (news: readonly Happened<Confrontation>[]): readonly March[] => {
    let battle: RegionId = NONE;
    const marches: March[] = [];
    for (const event of log) {
      if (event.type === "battle-began") battle = event.facts.region;
      const march = news.includes(event) ? marchOf(event, battle) : null;
      if (march && march.side !== own && march.from !== march.to)
        marches.push({ ...march, id: `${placeOf(event)}` });
    }
    return marches;
  };
  const { passing: marches, over: arrived } = usePassing(log, live, begun, MOST);
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
    const [start, goal] = [drawing.regions[from], drawing.regions[to]];
    if (!piece || !start || !goal) return;
    const way = walk(piece, start.stand, goal.stand, { lasts: calm ? WALK_CALM : WALK, calm });
    way.onfinish = () => arrived(id);
    return () => way.cancel();
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
