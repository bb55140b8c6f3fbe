import { Button } from "../ui/index.ts";
import { Select } from "../ui/Select.tsx";
import { EvaluationCurves } from "./EvaluationCurves.tsx";
import { apartIn, NAMED, type Point, pointsOf, turnsOf } from "./evaluation.ts";
import styles from "./lab.module.css";
import type { PanelProps } from "./panelProps.ts";
import { share } from "./percent.ts";
import type { Side } from "./sides.ts";
import { Turns } from "./Turns.tsx";
import { tellingOf } from "./telling.ts";
import type { Evaluation } from "./useEvaluation.ts";

export interface EvaluationGraphProps
  extends Pick<PanelProps, "loaded" | "course" | "labSay" | "names" | "looked" | "settings" | "onTry"> {
  readonly looking: Evaluation;
  readonly sides: readonly Side[];
  /** Null: it is only looked at. */
  readonly mayLook: boolean;
}

/** How the game stood along the course, where it turned, and where one stands. */
export function EvaluationGraph(props: EvaluationGraphProps) {
  const { loaded, course, labSay, looking, looked, names, sides } = props;
  const { line, moment, go } = course;
  const { length } = line;
  const points = pointsOf(looking.known, length);
  const turns = turnsOf(points, NAMED, apartIn(length), looked.whose).toSorted(
    (one, other) => one.after.at - other.after.at,
  );
  const lines = tellingOf(line, loaded);
  const here = points.findLast(({ at }) => at <= moment.at) ?? null;
  const spoken = (point: Point) =>
    labSay("balance.of", {
      all: sides.map(({ name, seat }) => `${name} ${share(point.values[seat] ?? 0)}`).join(" · "),
    });
  const step = (at: number) => go({ ...moment, at }, false);
  return (
    <section className={styles.balance} aria-label={labSay("balance")}>
      {points.length > 1 && (
        <>
          <EvaluationCurves
            {...{ points, turns, sides, length, lines }}
            at={moment.at}
            even={labSay("balance.even")}
            said={here ? spoken(here) : labSay("balance")}
            onGo={step}
          />
          {here && <p className={styles.now}>{spoken(here)}</p>}
          <Select
            label={labSay("turns.whose")}
            value={String(looked.seat)}
            options={[
              { id: "null", text: labSay("turns.everybody") },
              ...names.map((name, seat) => ({ id: String(seat), text: name })),
            ]}
            onPick={(id) => looked.pick(id === "null" ? null : Number(id))}
          />
          {turns.length > 0 ? (
            <Turns
              key={`${moment.course} ${looked.seat}`}
              {...{ turns, lines, loaded, line, names, sides, labSay }}
              settings={props.settings}
              of={looked.seat}
              rests={looking.depth === null}
              onGo={step}
              onTry={props.onTry}
            />
          ) : (
            looking.depth === null &&
            looking.whole && <p className={styles.advised}>{labSay("turns.none")}</p>
          )}
        </>
      )}
      {turns.length > 0 && <p className={styles.advised}>{labSay("balance.sees")}</p>}
      {props.mayLook && <Looks looking={looking} few={points.length < 2} labSay={labSay} />}
    </section>
  );
}

interface LooksProps extends Pick<EvaluationGraphProps, "looking" | "labSay"> {
  /** Too few moments are known for a curve. */
  readonly few: boolean;
}

/** The ways to let the computer look at the course, and how far it has come. */
function Looks({ looking, few, labSay }: LooksProps) {
  const { depth, done, whole, failed, look } = looking;
  return (
    <div className={styles.looks}>
      {depth === null ? (
        few || !whole ? (
          <Button onClick={() => look("first")}>{labSay("look")}</Button>
        ) : (
          <Button variant="quiet" onClick={() => look("deep")}>
            {labSay("look.deep")}
          </Button>
        )
      ) : (
        <>
          <progress max={1} value={done} aria-label={labSay("looking")} />
          <Button variant="quiet" onClick={() => look(null)}>
            {labSay("look.stop")}
          </Button>
        </>
      )}
      {failed && <p role="alert">{labSay("look.failed")}</p>}
    </div>
  );
}
