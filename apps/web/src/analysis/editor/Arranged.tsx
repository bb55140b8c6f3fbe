import type { Rack } from "@westmarch/boardkit";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useLayout } from "../../table/board/frame.tsx";
import { Slip } from "../../ui/index.ts";
import shared from "../../ui/TabList.module.css";
import { idOfTab, TabList } from "../../ui/TabList.tsx";
import { useMedia } from "../../ui/useMedia.ts";
import styles from "./editor.module.css";
import type { RackForm } from "./Racks.tsx";
import type { EditorSay } from "./words.ts";

const spacious = matchMedia("(min-width: 75rem) and (min-height: 40rem)");

/** Racks with more pieces than this lie beside the board, which has its leaf alone, and others below it. */
const BELOW = 8;

interface ArrangedProps {
  readonly say: EditorSay;
  /** How many faults the position has. */
  readonly faults: number;
  readonly racks: readonly Rack[];
  readonly board: ReactNode;
  readonly pieces: (form: RackForm) => ReactNode;
  /** What stands in the place that is looked at; null: none is. */
  readonly standing: ReactNode;
  /** Null: positions of this game are set up by their notation alone. */
  readonly knobs: ReactNode;
  readonly holds: ReactNode;
  readonly notation: ReactNode;
  /** What becomes of the position, with the fold that opens the notation. */
  readonly ways: (fold: ReactNode) => ReactNode;
}

/** The parts of the desk within one screen: side by side where there is room, and else the board with one part at a time. */
export function Arranged(props: ArrangedProps) {
  const isSpacious = useMedia(spacious);
  return isSpacious ? <Spread {...props} /> : <OneAtATime {...props} />;
}

/** There are several kinds of pieces that are known by their names alone. */
const isMany = (racks: readonly Rack[]): boolean => {
  const pieces = racks.flatMap((rack) => rack.pieces);
  return pieces.length > BELOW && pieces.some(({ many }) => many);
};

interface FoldProps {
  readonly say: EditorSay;
  readonly isOpen: boolean;
  readonly onTurn: () => void;
}

const Fold = ({ say, isOpen, onTurn }: FoldProps) => (
  <button type="button" className={styles.wordFold} aria-expanded={isOpen} onClick={onTurn}>
    {say("notation")}
  </button>
);

/** Everything at once. Many pieces share a leaf with what else is said; the notation, and what stands in a place, come into it. */
function Spread(props: ArrangedProps) {
  const { say, racks, board, pieces, standing, knobs, holds, notation, ways } = props;
  const [written, write] = useState(false);
  const [tab, open] = useState<"pieces" | "position">("pieces");
  // The desk stays as it is while pieces come and go.
  const [isBeside] = useState(() => isMany(racks));
  const fold = knobs !== null && <Fold say={say} isOpen={written} onTurn={() => write(!written)} />;
  const rest = standing || (written || knobs === null ? notation : knobs);
  return (
    <div className={styles.spread}>
      <div className={styles.left}>
        {board}
        {racks.length > 0 && !isBeside && pieces("rows")}
      </div>
      <div className={styles.right}>
        {isBeside && !standing && !written ? (
          <Tabbed
            tabs={["pieces", "position"]}
            tab={tab}
            label={say("title")}
            nameOf={(one) => say(`tab.${one}`)}
            onOpen={open}
          >
            {tab === "pieces" ? <Slip className={styles.leaf}>{pieces("one")}</Slip> : knobs}
          </Tabbed>
        ) : (
          <div className={styles.scrolled}>{rest}</div>
        )}
        {holds}
        {ways(fold)}
      </div>
    </div>
  );
}

type Tab = "pieces" | "position" | "legal" | "play";

/** The board, and under or beside it one of the other parts at a time. */
function OneAtATime(props: ArrangedProps) {
  const { say, racks, board, standing, knobs, faults } = props;
  const isTall = useLayout() === "tall";
  const tabs: readonly Tab[] = [
    ...(racks.length > 0 ? (["pieces"] as const) : []),
    "position",
    "legal",
    "play",
  ];
  const [tab, open] = useState<Tab>(tabs[0]);
  const looks = standing !== null && standing !== false;
  // Whoever looks at a place sees what stands there.
  useEffect(() => {
    if (looks) open(racks.length > 0 ? "pieces" : "position");
  }, [looks, racks.length]);
  const nameOf = (one: Tab) =>
    one === "legal" && faults > 0 ? say("tab.legal.not", { count: faults }) : say(`tab.${one}`);
  return (
    <div className={styles.single} data-tall={isTall || undefined} data-bare={knobs === null || undefined}>
      {board}
      <Tabbed tabs={tabs} tab={tab} label={say("title")} nameOf={nameOf} onOpen={open}>
        <Shown {...props} tab={tab} hasRacks={racks.length > 0} />
      </Tabbed>
    </div>
  );
}

interface ShownProps extends ArrangedProps {
  readonly tab: Tab;
  readonly hasRacks: boolean;
}

function Shown({ tab, hasRacks, say, pieces, standing, knobs, holds, notation, ways }: ShownProps) {
  const [written, write] = useState(false);
  if (tab === "pieces") return standing || pieces("one");
  if (tab === "position") return (!hasRacks && standing) || knobs || notation;
  if (tab === "play") return ways(null);
  return (
    <>
      {holds}
      {knobs !== null && <Fold say={say} isOpen={written} onTurn={() => write(!written)} />}
      {knobs !== null && written && notation}
    </>
  );
}

interface TabbedProps<T extends Tab> {
  readonly tabs: readonly T[];
  readonly tab: T;
  readonly label: string;
  readonly nameOf: (tab: T) => string;
  readonly onOpen: (tab: T) => void;
  readonly children: ReactNode;
}

/** Tabs, and the part that is open. */
function Tabbed<T extends Tab>({ children, ...tabs }: TabbedProps<T>) {
  const id = useId();
  return (
    <div className={styles.tabbed}>
      <TabList {...tabs} opens={id} className={`${shared.tabs} ${styles.tabs}`} />
      <div id={id} role="tabpanel" aria-labelledby={idOfTab(id, tabs.tab)} className={styles.scrolled}>
        {children}
      </div>
    </div>
  );
}
