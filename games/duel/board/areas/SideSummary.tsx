import { Spoken } from "@westmarch/boardkit";
import { sentenceCase } from "@westmarch/boardkit/writing";
import { useMemo } from "react";
import { RACES, SIDES, type Side, SKILLS } from "../../data/ids.ts";
import { Emblem } from "../icons/index.ts";
import type { Props } from "../keys.ts";
import { sideName } from "../names.ts";
import { Gauges } from "./Plaque.tsx";
import { produce } from "./produce.ts";
import shared from "./side.module.css";
import styles from "./sideSummary.module.css";

/** A side in two lines, for upright screens: who, and against whom one plays, coins, the three ways, skills and races. It opens the whole area. */
export const SideSummary = ({
  props,
  side,
  own,
  takes,
  open,
  pressed,
}: {
  readonly props: Props;
  readonly side: Side;
  readonly own: boolean;
  readonly takes: boolean;
  readonly open: () => void;
  readonly pressed: boolean;
}) => {
  // Figures wait for the cards that they count.
  const { told: view, say, names } = props;
  const has = useMemo(() => produce(view, side), [view, side]);
  const toMove = view.turn === side && !view.result;
  // Nobody in particular plays the other side of a guided game.
  const rival = own || names[side] === say(`seat.${SIDES[side]}`) ? null : names[side];
  return (
    <div
      className={`${shared.cloth} ${styles.summary}`}
      data-side={side}
      data-drop={own ? "area" : undefined}
      data-takes={takes || undefined}
      data-anchor={`area:${side}`}
    >
      <button type="button" className={styles.open} aria-pressed={pressed} onClick={open}>
        <Spoken
          as={say("board.line", {
            side: sideName(say, side),
            coins: has.coins,
            move: toMove ? "yes" : "no",
          })}
        >
          <b className={`${shared.name} ${styles.name}`} data-side={side} data-move={toMove || undefined}>
            {sentenceCase(sideName(say, side))}
          </b>
          <span className={`${shared.purse} ${styles.purse}`} data-anchor={`purse:${side}`}>
            <Emblem name="coin" size={22} />
            {has.coins}
          </span>
        </Spoken>
        {rival && <small className={styles.who}>{rival}</small>}
      </button>
      <Gauges props={props} side={side} has={has} />
      <Has has={has} />
    </div>
  );
};

/** Skills and races that a side has. */
const Has = ({ has }: { readonly has: ReturnType<typeof produce> }) => (
  <div className={styles.has} aria-hidden="true">
    {SKILLS.map((skill, i) => (
      <span
        key={skill}
        className={`${shared.counted} ${styles.skill}`}
        data-none={has.skills[i] === 0 || undefined}
      >
        <Emblem name={`skill:${skill}`} size={17} />
        {has.skills[i]}
      </span>
    ))}
    {has.slashed.map((group) => (
      <span key={group.join()} className={shared.slashed}>
        {group.map((skill) => (
          <Emblem key={skill} name={`skill:${SKILLS[skill]}`} size={14} />
        ))}
      </span>
    ))}
    {has.anySkill && <Emblem name="skill:any" size={17} />}
    <span className={styles.races}>
      {RACES.map((race, i) =>
        has.races[i] > 0 ? <Emblem key={race} name={`race:${race}`} size={17} /> : null,
      )}
      {has.eagle && <Emblem name="race:eagle" size={17} />}
    </span>
  </div>
);
