import { useState } from "react";
import { announce, Button, Field } from "../ui/index.ts";
import styles from "./lab.module.css";
import type { PanelProps } from "./panelProps.ts";
import { share } from "./percent.ts";
import {
  branchOf,
  bringBack,
  type CourseId,
  homeOf,
  placeOf,
  remove,
  rename,
  sameMoment,
  type Worth,
  worthAt,
} from "./study.ts";
import { toldAfter, toldAt } from "./telling.ts";
import { type BranchRow, rowsOf } from "./tree.ts";
import { Unfold } from "./Unfold.tsx";

/** What a branch is called: by its name, else by its first choice. */
function nameIn({ loaded, course, studying, labSay }: PanelProps, id: CourseId): string {
  const { study } = studying;
  const branch = branchOf(study, id);
  if (!branch) return labSay("main");
  return branch.name || toldAfter(course.lines.of(study, id), branch.from.at, loaded) || labSay("branch");
}

/** What was tried, as a tree: the newest moment above. */
export function Branches(props: PanelProps) {
  const { loaded, course, studying, sides, labSay, onKeep } = props;
  const { study, change } = studying;
  const { lines, moment, go } = course;
  const home = homeOf(study, moment);
  const rows = rowsOf(study, (id) => lines.of(study, id).length, [home]);
  const deepest = Math.max(...rows.map(({ depth }) => depth));
  const wordsOf = ({ moment: at, ends, first }: BranchRow): string => {
    if (first) return nameIn(props, ends);
    if (at.at === 0) return labSay("beginning");
    return toldAt(lines.of(study, at.course), at.at, loaded) ?? labSay("moment", { at: at.at });
  };
  const own = branchOf(study, moment.course);
  return (
    <>
      <ol className={styles.tree} aria-label={labSay("tab.branches")}>
        {rows.map((row) => (
          <li key={placeOf(row.moment)}>
            <button
              type="button"
              className={styles.row}
              aria-current={sameMoment(row.moment, home) ? "location" : undefined}
              data-ends={row.first || undefined}
              onClick={() => go(row.moment, false)}
            >
              <Twig row={row} deepest={deepest} here={sameMoment(row.moment, home)} />
              <span>{wordsOf(row)}</span>
              <Stands worth={worthAt(study, row.moment)} sides={sides} labSay={labSay} />
            </button>
          </li>
        ))}
      </ol>
      {own && !onKeep && (
        <Own
          key={own.id}
          name={own.name}
          shown={nameIn(props, own.id)}
          label={labSay("branch.name")}
          remove={labSay("branch.remove")}
          onName={(name) => change((old) => rename(old, own.id, name))}
          onRemove={() => {
            announce(labSay("branch.removed", { name: nameIn(props, own.id) }));
            go(own.from, false);
            change((old) => remove(old, own.id));
          }}
        />
      )}
      {!onKeep && <Gone studying={studying} labSay={labSay} />}
    </>
  );
}

/** Branches that were removed, and the ways to bring them back. */
function Gone({ studying, labSay }: Pick<PanelProps, "studying" | "labSay">) {
  const { study, change } = studying;
  const gone = study.removed.toReversed();
  if (gone.length === 0) return null;
  return (
    <Unfold title={labSay("removed", { count: gone.length })}>
      <ul>
        {gone.map(([branch]) =>
          branch ? (
            <li key={branch.id}>
              <span>{branch.name || labSay("branch")}</span>
              <Button variant="quiet" onClick={() => change((old) => bringBack(old, branch.id))}>
                {labSay("branch.back")}
              </Button>
            </li>
          ) : null,
        )}
      </ul>
    </Unfold>
  );
}

/** How a moment stands for the first of two sides: above even with a plus, below with a minus. */
function Stands({ worth, sides, labSay }: Pick<PanelProps, "sides" | "labSay"> & { worth: Worth | null }) {
  const [one, other] = sides;
  const value = one && worth?.values[one.seat];
  if (!one || !other || sides.length > 2 || value === undefined) return null;
  const over = Math.round((value - 0.5) * 100);
  return (
    <b
      data-for={over >= 0 ? "first" : "other"}
      title={labSay("worth", { name: one.name, value: share(value) })}
    >
      {over > 0 ? `+${over}` : over < 0 ? `−${-over}` : "0"}
    </b>
  );
}

interface OwnProps {
  readonly name: string;
  /** What it goes by where it has no name. */
  readonly shown: string;
  readonly label: string;
  readonly remove: string;
  readonly onName: (name: string) => void;
  readonly onRemove: () => void;
}

/** The branch on which one stands: its name, and the way to be rid of it. */
function Own({ name, shown, label, remove: words, onName, onRemove }: OwnProps) {
  const [written, write] = useState(name);
  return (
    <div className={styles.own}>
      <Field
        label={label}
        value={written}
        placeholder={shown}
        maxLength={60}
        onChange={(event) => write(event.target.value)}
        onBlur={() => written.trim() !== name && onName(written.trim())}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
      <Button variant="danger" onClick={onRemove}>
        {words}
      </Button>
    </div>
  );
}

/** Pixels between two trunks, and the height of a row. */
const APART = 16;
const HIGH = 44;
const x = (depth: number): number => 11 + depth * APART;

/** The piece of the tree beside a row. */
function Twig({
  row,
  deepest,
  here,
}: {
  readonly row: BranchRow;
  readonly deepest: number;
  readonly here: boolean;
}) {
  const { depth, first, last } = row;
  const wide = x(deepest) + 11;
  const middle = HIGH / 2;
  return (
    <svg viewBox={`0 0 ${wide} ${HIGH}`} width={wide} height={HIGH} aria-hidden="true">
      {Array.from({ length: depth }, (_, under) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a trunk is its place
          key={under}
          d={`M${x(under)} 0V${HIGH}`}
          className={styles.trunk}
          data-main={under === 0 || undefined}
        />
      ))}
      <path
        d={`M${x(depth)} ${first ? middle : 0}V${last ? middle : HIGH}`}
        className={styles.trunk}
        data-main={depth === 0 || undefined}
      />
      {last && depth > 0 && (
        <path
          d={`M${x(depth)} ${middle}C${x(depth)} ${HIGH - 4} ${x(depth - 1)} ${HIGH - 8} ${x(depth - 1)} ${HIGH}`}
          className={styles.trunk}
        />
      )}
      {here && <circle cx={x(depth)} cy={middle} r="9" className={styles.ring} />}
      <circle
        cx={x(depth)}
        cy={middle}
        r={first || here ? 5.5 : 4}
        className={styles.bud}
        data-main={depth === 0 || undefined}
      />
    </svg>
  );
}
