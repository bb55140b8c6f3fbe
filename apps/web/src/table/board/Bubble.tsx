import { lookAt, seek, useBeside } from "@westmarch/boardkit/slips";
import { sparing, watchTold } from "@westmarch/boardkit/slips/sparing";
import { type CSSProperties, type ReactNode, useEffect } from "react";
import { Slip } from "../../ui/index.ts";
import { find, isStaged, leading, theBoard, usePointed } from "../prompt/pointing.ts";
import styles from "./Bubble.module.css";
import { useSceneOver } from "./sceneOver.ts";

export interface BubbleProps {
  /** The thing on the board that it speaks of; null, or where that is not to be seen: it lies in a corner. */
  readonly point: string | null;
  readonly label: string;
  /** It makes way for what is being shown. */
  readonly yields?: boolean;
  /** The window is taller than wide. */
  readonly tall: boolean;
  /**
   * On tall windows it stands between the board and its foot, where it covers nothing. Where nothing is said of that, it does so
   * below scenes: most are full of what they tell.
   */
  readonly docks?: boolean | undefined;
  readonly children: ReactNode;
}

/** The leaf of trays that a thing lies on: what else stands there is read together with it. */
const leafOf = (thing: Element | null): Element | null => thing?.closest("[data-leaf]") ?? null;

/** As wide as the leaf and as high as the thing: the slip lies beside the leaf and points at the line. */
function besideLeaf(outline: DOMRect, thing: Element): DOMRect {
  const leaf = leafOf(thing)?.getBoundingClientRect();
  return leaf ? new DOMRect(leaf.x, outline.y, leaf.width, outline.height) : outline;
}

/** What is said about a thing on the board, beside it. */
export function Bubble({ point, label, yields = false, tall, docks, children }: BubbleProps) {
  const found = usePointed(point);
  const isStaging = useSceneOver();
  const docked = tall && (docks ?? isStaging);
  // Under a scene nobody sees the map.
  const isCovered = isStaging && found !== null && !isStaged(found);
  const thing = isCovered ? null : found;
  const { ref, style, side, moved, isLaid } = useBeside(docked ? null : thing, {
    table: theBoard,
    centred: true,
    choosing: sparing,
    watching: watchTold,
    spread: besideLeaf,
  });
  const lies: CSSProperties & Record<`--${string}`, string> = { ...style, "--moved": `${moved}px` };
  // What stands on another page is shown there, though it has a name on this one, too. Whoever turns the page afterwards is not
  // turned back.
  useEffect(() => {
    if (point !== null && (!find(point) || leading(point))) seek(point);
  }, [point]);
  // What it speaks of is to be seen, also on a map of which only a part is.
  useEffect(() => {
    if (thing) lookAt(thing);
  }, [thing]);
  // Nothing else says which thing it is where the slip does not lie beside it.
  const framed = docked || leafOf(thing) !== null || (side === null && isLaid);
  useEffect(() => {
    if (!thing || !framed) return;
    thing.dataset.spoken = "";
    return () => {
      delete thing.dataset.spoken;
    };
  }, [thing, framed]);
  useEffect(() => {
    if (docked) thing?.scrollIntoView({ block: "nearest" });
  }, [thing, docked]);
  return (
    <Slip
      ref={ref}
      className={styles.bubble}
      data-yields={yields || undefined}
      style={side ? lies : {}}
      data-side={docked ? "docked" : (side ?? "corner")}
      aria-label={label}
    >
      {children}
    </Slip>
  );
}
