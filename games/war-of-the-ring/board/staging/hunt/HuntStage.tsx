import { UNSEEN } from "@westmarch/boardkit";
import { type ReactNode, useState } from "react";
import { FREE, NONE } from "../../../data/ids.ts";
import { DIE_TILE, EYE_TILE, isStandard, TILE_OF_CARD, TILE_VALUE } from "../../../data/tiles.ts";
import { BY_CARD, BY_STEP, BY_STRONGHOLD } from "../../../rules/hunt/terms.ts";
import { CORRUPTION_LIMIT } from "../../../state.ts";
import { Tile, TileBack } from "../../cards/Tile.tsx";
import type { GameSay, Props } from "../../keys.ts";
import { label } from "../../labels.ts";
import { line } from "../../lines.ts";
import { cardName, characterName, place } from "../../names.ts";
import { Standing } from "../battle/Standing.tsx";
import type { Pips } from "../battle/telling.ts";
import { Die } from "../Die.tsx";
import { SceneFrame } from "../SceneFrame.tsx";
import css from "./hunt.module.css";
import { Night } from "./Night.tsx";
import { leaves, price } from "./prices.ts";
import { type Drawn, type HuntScene, STEPS } from "./telling.ts";

interface Part {
  readonly scene: HuntScene;
  readonly props: Props;
}

const Dice = ({
  dice,
  again = false,
  say,
}: {
  readonly dice: readonly Pips[];
  readonly again?: boolean;
  readonly say: GameSay;
}) => (
  <p className={css.throw} data-again={again || undefined}>
    <span style={UNSEEN}>
      {say("hunt.dice", {
        dice: dice.map(({ pips }) => pips).join(", "),
        successes: dice.filter(({ hit }) => hit).length,
      })}
    </span>
    {dice.map(({ pips, hit }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place
      <Die key={i} pips={pips} hit={hit} side="shadow" again={again} nth={i} />
    ))}
  </p>
);

const REASONS = ["nazgul", "army", "stronghold"] as const;

/** What the Shadow throws, on what, and what it throws again. */
const Search = ({ scene, props: { say } }: Part) => {
  const { search, level } = scene;
  if (!search) return null;
  const { roll, again, needed, successes, reasons } = search;
  return (
    <section className={css.panel} data-side="shadow" aria-label={say("hunt.search")}>
      <h3>{say("hunt.search")}</h3>
      <p className={css.aside}>{say("hunt.search.on", { level, needed })}</p>
      <Dice dice={roll} say={say} />
      {(again.length > 0 || reasons) && (
        <div className={css.again}>
          <h4>{say("hunt.again")}</h4>
          {reasons && (
            <ul className={css.reasons}>
              {REASONS.map((name) => (
                <li key={name} data-no={!reasons[name] || undefined}>
                  {say(reasons[name] ? `hunt.again.${name}` : `hunt.again.no-${name}`)}
                </li>
              ))}
            </ul>
          )}
          {again.length > 0 && <Dice dice={again} again say={say} />}
        </div>
      )}
      <p className={css.total} key={successes}>
        <b>{successes}</b> {say("hunt.successes", { successes })}
      </p>
    </section>
  );
};

function tileTitle(say: GameSay, { tile }: Drawn): string {
  for (const [card, special] of TILE_OF_CARD) if (special === tile) return cardName(say, card);
  const value = TILE_VALUE[tile];
  if (value === EYE_TILE) return say("hunt.tile.eye");
  return value === DIE_TILE ? say("hunt.tile.die") : say("hunt.tile.number", { value });
}

/** Why it is drawn, where no Hunt roll is the reason. */
const WHY = new Map<number, "hunt.tile.by-step" | "hunt.tile.by-stronghold" | "hunt.tile.by-card">([
  [BY_STEP, "hunt.tile.by-step"],
  [BY_STRONGHOLD, "hunt.tile.by-stronghold"],
  [BY_CARD, "hunt.tile.by-card"],
]);

function tileWords(say: GameSay, { tile, damage, reveals, stops }: Drawn, by: number): string {
  const value = TILE_VALUE[tile];
  const why = WHY.get(by);
  return [
    why && say(why),
    value === DIE_TILE && (damage === null ? say("hunt.tile.rolls") : say("hunt.tile.damage", { damage })),
    value < 0 && say("hunt.tile.heals", { by: -value }),
    value === EYE_TILE && say("hunt.tile.as-many", { damage: damage ?? 0 }),
    !isStandard(tile) && value >= 0 && value < EYE_TILE && say("hunt.tile.damage", { damage: value }),
    reveals && say("hunt.tile.reveals"),
    stops && say("hunt.tile.stops"),
  ]
    .filter(Boolean)
    .join(" ");
}

/** The tile, turned over large in the middle. */
const Middle = ({ scene, props: { say } }: Part) => {
  const { drawn } = scene;
  return (
    <div className={css.middle}>
      {drawn ? (
        <figure className={css.tile} key={drawn.tile} data-explain={`tile:${drawn.tile}`}>
          <span className={css.turner}>
            <Tile tile={drawn.tile} size="100%" />
          </span>
          <figcaption>
            <b>{tileTitle(say, drawn)}</b>
            <span>{tileWords(say, drawn, scene.by)}</span>
          </figcaption>
        </figure>
      ) : (
        <figure className={css.tile}>
          <span className={css.coin}>
            <TileBack size="100%" />
          </span>
          <figcaption>
            <span>{say("hunt.tile.none")}</span>
          </figcaption>
        </figure>
      )}
    </div>
  );
};

const Company = ({ scene, props: { say, view } }: Part) => {
  const where = view.mordor !== NONE ? say("mordor.step", { step: view.mordor }) : place(say, view.bearers);
  return (
    <section className={css.panel} data-side="free" aria-label={say("hunt.company")}>
      <h3>{say("hunt.company")}</h3>
      <p className={css.aside}>
        {scene.revealed
          ? say("hunt.company.revealed", { where })
          : say("hunt.company.hidden", { where, progress: view.progress })}
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
    <div className={css.corruption} data-explain="corruption">
      <span className={css.corruptionName} id="hunt-corruption">
        {say("hunt.corruption")}
      </span>
      <span style={UNSEEN}>{say("hunt.corruption.now", { now: corruption })}</span>
      <ol aria-hidden="true">
        {Array.from({ length: CORRUPTION_LIMIT + 1 }, (_, i) => (
          <li
            key={`at-${i.toString()}`}
            data-at={i === corruption || undefined}
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
        <Middle scene={scene} props={props} />
        <Company scene={scene} props={props} />
        <div className={css.foot}>
          <Corruption scene={scene} cost={cost} say={say} />
          <Answers props={props} aim={aim} />
        </div>
      </div>
    </SceneFrame>
  );
};
