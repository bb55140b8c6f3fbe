import type { Happened } from "@westmarch/boardkit";
import { useNews } from "@westmarch/boardkit/motion";
import { isVisible } from "@westmarch/boardkit/visible";
import type { Core } from "@westmarch/kernel";
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Spent } from "../spending/index.ts";
import { whereLay } from "../trays/lying.ts";
import styles from "./flights.module.css";

/** So many fly at once at the most. */
const MOST = 3;
/** Milliseconds of a flight, for which a die is seen waiting to hear what it is spent on, and in which it fades. */
const FLIES = 620;
const WAITS = 900;
const FADES = 240;

type Spot = readonly [x: number, y: number];
const middleOf = ({ left, top, width, height }: DOMRect): Spot => [left + width / 2, top + height / 2];

/** Where a thing is on the screen, or the tab of the tray that it lies in; null: nowhere to be seen. */
function spotOf(table: Element, thing: string): Spot | null {
  const [kind, number] = thing.split(":");
  const found = table.querySelectorAll(
    kind === "region"
      ? `path[data-region="${number}"]`
      : `[data-explain="${thing}"], [data-points~="${thing}"]`,
  );
  const { left, top, right, bottom } = table.getBoundingClientRect();
  for (const one of found) {
    if (!isVisible(one)) continue;
    const [x, y] = middleOf(one.getBoundingClientRect());
    if (x > left && x < right && y > top && y < bottom) return [x, y];
  }
  return null;
}

type Die = Spent<number, number>;

interface FlyingProps {
  readonly spent: Die;
  readonly root: RefObject<HTMLElement | null>;
  readonly calm: boolean;
  readonly over: (id: string) => void;
  /** Another die is spent since: it waits no longer. */
  readonly late: boolean;
  readonly children: ReactNode;
}

/** Lifted from where it lay. */
const LIFTED = "translateY(-10px) scale(1.16)";

/** The way of a die that is spent on something: in a bow to it, and gone there. */
function fly(die: HTMLElement, [dx, dy]: Spot): Animation {
  const lean = Math.sign(dx) * 24;
  return die.animate(
    [
      { transform: LIFTED, opacity: 1 },
      {
        transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 34}px) rotate(${lean}deg) scale(1.2)`,
        opacity: 1,
        offset: 0.46,
      },
      { transform: `translate(${dx}px, ${dy}px) scale(.96)`, opacity: 1, offset: 0.82 },
      { transform: `translate(${dx}px, ${dy}px) scale(.6)`, opacity: 0 },
    ],
    { duration: FLIES, easing: "cubic-bezier(.45, .05, .3, 1)", fill: "forwards" },
  );
}

/**
 * One die: it rises from where it lay, flies to what it is spent on and is gone. While nothing says what that is, it is soon
 * out of sight, and out of the way of other dice.
 */
const Flying = ({ spent, root, calm, over, late, children }: FlyingProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { id, side, face, onto } = spent;
  const [lay] = useState(() => whereLay(side, face));
  useEffect(() => {
    const rising = box.current?.animate(
      calm ? [{ opacity: 1 }, { opacity: 0 }] : [{ transform: "none" }, { transform: LIFTED }],
      { duration: calm ? FADES : 200, easing: "ease-out", fill: "forwards" },
    );
    return () => rising?.cancel();
  }, [calm]);
  useEffect(() => {
    if (calm || !lay || (late && onto === null)) {
      const tired = setTimeout(() => over(id), FADES);
      return () => clearTimeout(tired);
    }
    if (onto !== null) return;
    const fading = box.current?.animate([{ opacity: 1 }, { opacity: 0 }], {
      delay: WAITS,
      duration: FADES,
      fill: "forwards",
    });
    return () => fading?.cancel();
  }, [calm, lay, late, onto, id, over]);
  useEffect(() => {
    const die = box.current;
    const table = root.current?.closest("[data-layout]");
    if (calm || onto === null || !die || !lay || !table) return;
    const [ax, ay] = middleOf(lay);
    const [bx, by] = spotOf(table, onto) ?? [ax, ay - 26];
    const flight = fly(die, [bx - ax, by - ay]);
    flight.onfinish = () => over(id);
    return () => flight.cancel();
  }, [calm, onto, id, lay, root, over]);
  const [page] = useState(() => root.current?.getBoundingClientRect());
  if (!lay || !page) return null;
  const { left, top, width } = lay;
  return (
    <div
      ref={box}
      className={styles.flying}
      style={{ insetInlineStart: left - page.left, insetBlockStart: top - page.top, inlineSize: width }}
      aria-hidden="true"
    >
      {children}
    </div>
  );
};

interface FlightsProps<G extends Core, D extends Die> {
  readonly props: {
    readonly view: G;
    readonly log: readonly Happened<G>[];
    readonly live: boolean;
    readonly calm: boolean;
  };
  /** What holds the dice, in a table with `data-layout`. */
  readonly root: RefObject<HTMLElement | null>;
  /** The dice that are on their way, after more has happened. */
  readonly spentAfter: (old: readonly D[], news: readonly Happened<G>[], view: G) => readonly D[];
  readonly die: (spent: D) => ReactNode;
}

/** Dice that are spent fly from where they lay to what they are spent on. */
const Flights = <G extends Core, D extends Die>({
  props: { view, log, live, calm },
  root,
  spentAfter,
  die,
}: FlightsProps<G, D>) => {
  const [spent, spend] = useState<readonly D[]>([]);
  useNews(log, live, (news) => {
    spend((old) => spentAfter(old, news, view).slice(-MOST));
  });
  const over = useCallback((id: string) => spend((old) => old.filter((one) => one.id !== id)), []);
  return spent.map((one, i) => (
    <Flying key={one.id} spent={one} root={root} calm={calm} over={over} late={i < spent.length - 1}>
      {die(one)}
    </Flying>
  ));
};

/** The flights of a game: which dice are on their way, and how they look. */
export const flightsBy =
  <G extends Core, D extends Die>(spentAfter: FlightsProps<G, D>["spentAfter"], Face: ComponentType<D>) =>
  (flights: Pick<FlightsProps<G, D>, "props" | "root">) => (
    <Flights {...flights} spentAfter={spentAfter} die={(spent) => <Face {...spent} />} />
  );
