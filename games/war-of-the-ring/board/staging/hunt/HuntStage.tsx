import { UNSEEN } from "@westmarch/boardkit";
import { type ReactNode, useState } from "react";
import { FREE, NONE } from "../../../data/ids.ts";
import { CORRUPTION_LIMIT } from "../../../state.ts";
import type { GameSay, Props } from "../../keys.ts";
import { label } from "../../labels.ts";
import { line } from "../../lines.ts";
import { characterName, place } from "../../names.ts";
import { after } from "../after.ts";
import { Standing } from "../battle/Standing.tsx";
import { SceneFrame } from "../SceneFrame.tsx";
import { DrawnTile } from "./DrawnTile.tsx";
import css from "./hunt.module.css";
import { Night } from "./Night.tsx";
import type { Part } from "./part.ts";
import { leaves, price } from "./prices.ts";
import { Search } from "./Search.tsx";
import { type HuntScene, STEPS } from "./telling.ts";

const Company = ({ scene, props: { say, view, told, since } }: Part) => {
  // As far as it has been told: what is being told may just have moved the Fellowship.
  const { mordor, bearers, progress } = after(told, since, view);
  const where = mordor !== NONE ? say("mordor.step", { step: mordor }) : place(say, bearers);
  return (
    <section className={css.panel} data-uncovered data-side="free" aria-label={say("hunt.company")}>
      <h3>{say("hunt.company")}</h3>
      <p className={css.aside}>
        {scene.revealed
          ? say("hunt.company.revealed", { where })
          : say("hunt.company.hidden", { where, progress })}
      </p>
      <ul className={css.fellows}>
        {scene.company.map(({ character, guides, level, gone }) => (
          <li key={character} data-gone={gone || undefined} data-explain={`character:${character}`}>
            <Standing character={character} side={FREE} />
            <span>
              {characterName(say, character)} {guides && !gone && <em>{say("hunt.guides")}</em>}
              {gone && <em>{say("hunt.gone")}</em>}
            </span>
            <b>
              <span style={UNSEEN}>{say("hunt.level", { level })}</span>
              <span aria-hidden="true">{level}</span>
            </b>
          </li>
        ))}
        {scene.company.length === 0 && <li>{say("hunt.alone")}</li>}
      </ul>
    </section>
  );
};

/** From 0 to 12: where Corruption stands, and what is to come hatched. */
const Corruption = ({
  scene,
  cost,
  say,
}: {
  readonly scene: HuntScene;
  readonly cost: number;
  readonly say: GameSay;
}) => {
  const { corruption, before } = scene;
  const to = Math.min(CORRUPTION_LIMIT, corruption + cost);
  return (
    <div className={css.corruption} data-explain="corruption" data-uncovered>
      <span className={css.corruptionName} id="hunt-corruption">
        {say("hunt.corruption")}
      </span>
      <span style={UNSEEN}>{say("hunt.corruption.now", { now: corruption })}</span>
      <ol aria-hidden="true">
        {Array.from({ length: CORRUPTION_LIMIT + 1 }, (_, i) => (
          <li
            key={`at-${i.toString()}`}
            data-at={i === corruption || undefined}
            data-point={i === corruption ? "corruption" : undefined}
            data-new={(i > before && i <= corruption) || undefined}
            data-cost={(i > corruption && i <= to) || undefined}
            data-end={i === CORRUPTION_LIMIT || undefined}
          >
            {i === corruption ? (
              <svg viewBox="-10 -12 20 24" className={css.here} aria-hidden="true" focusable="false">
                <circle r="6.5" cy="2.5" className={css.ring} />
                <path d="M0-10L3.2-6.4L0-3L-3.2-6.4Z" className={css.spark} />
              </svg>
            ) : (
              i
            )}
          </li>
        ))}
      </ol>
    </div>
  );
};

/** The answers, with what would come of each. The prompt bar has the same as buttons. */
const Answers = ({ props, aim }: { readonly props: Props; readonly aim: (cost: number | null) => void }) => {
  const { ask, act } = props;
  const options = (ask?.options ?? []).flatMap((option) => {
    const words = price(props, option);
    return words === null ? [] : [{ option, words }];
  });
  if (!ask || options.length === 0) return null;
  return (
    <ul className={css.answers}>
      {options.map(({ option, words }) => {
        const look = () => aim(leaves(props, option));
        return (
          <li key={option.join(":")}>
            <button
              type="button"
              onClick={() => act([option])}
              onPointerEnter={look}
              onPointerLeave={() => aim(null)}
              onFocus={look}
              onBlur={() => aim(null)}
            >
              <b>{label(option, ask, props).text}</b>
              <span>{words}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};

/** What has just happened, as its line in the log says it. */
function caption({ scene, props }: Part): string {
  const { say, view, seat, log } = props;
  if (scene.asks === "price" && scene.left > 0) return say("hunt.said.price", { left: scene.left });
  const said = scene.said && line(scene.said, { say, view, seat, log })?.text;
  return said ? said.replace(/<\/?b>/g, "") : say("hunt.said.begins", { level: scene.level });
}

/** The Hunt for the Ring over the map: the search, the tile, and who pays its price. */
export const HuntStage = ({ scene, props, fold }: Part & { readonly fold: () => void }): ReactNode => {
  const { say } = props;
  const [aimed, aim] = useState<number | null>(null);
  const cost = scene.asks === "price" ? (aimed ?? scene.left) : 0;
  return (
    <SceneFrame
      props={props}
      title={say("hunt.title")}
      caption={caption({ scene, props })}
      steps={STEPS.map((name) => say(`hunt.step.${name}`))}
      at={STEPS.indexOf(scene.step)}
      setting={<Night fellows={scene.company.filter(({ gone }) => !gone).length} />}
      fold={fold}
    >
      <div className={css.hunt} data-search={scene.search ? true : undefined}>
        <Search scene={scene} props={props} />
        <DrawnTile scene={scene} props={props} />
        <Company scene={scene} props={props} />
        <div className={css.foot}>
          <Corruption scene={scene} cost={cost} say={say} />
          <Answers props={props} aim={aim} />
        </div>
      </div>
    </SceneFrame>
  );
};
