import { UNSEEN } from "@westmarch/boardkit";
import { type ReactNode, useMemo, useState } from "react";
import { CARDS } from "../../../data/cards.ts";
import {
  ALL_FIGURES,
  CHARACTER,
  FIGURE,
  type FigureId,
  LEADER,
  NONE,
  nationOfFigure,
  PERSON,
  type Side,
} from "../../../data/ids.ts";
import { hasNazgul } from "../../../rules/battle/force.ts";
import type { Chosen } from "../../../vocabulary.ts";
import { CardFace } from "../../cards/CardFace.tsx";
import type { GameSay, Props } from "../../keys.ts";
import { figureName, figures, nationName, withinCharacter } from "../../names.ts";
import { Die } from "../Die.tsx";
import { SceneFrame } from "../SceneFrame.tsx";
import css from "./battle.module.css";
import { CombatCard } from "./CombatCard.tsx";
import { Figure } from "./Figures.tsx";
import { Setting } from "./Setting.tsx";
import { type BattleScene, type Camp, type Pips, STEPS, settingOf } from "./telling.ts";
import { campName, means, nationsIn, needs, rearguard, said, sideClass, title } from "./words.ts";

/** Options of the ask that are about figures, by figure. */
function byFigure({ ask }: Props): ReadonlyMap<FigureId, readonly Chosen[]> {
  const found = new Map<FigureId, Chosen[]>();
  const add = (figure: FigureId, option: Chosen) => found.set(figure, [...(found.get(figure) ?? []), option]);
  for (const option of ask?.options ?? []) {
    const [verb, what] = option;
    if (verb === "lose" || verb === "reduce" || verb === "figure") {
      const figure = FIGURE.all[what];
      if (figure !== undefined) add(figure, option);
    } else if (verb === "character" && CHARACTER.is(what)) {
      const figure = ALL_FIGURES[PERSON + what];
      if (figure !== undefined) add(figure, option);
    }
  }
  return found;
}

const Throws = ({
  dice,
  side,
  again = false,
}: {
  readonly dice: readonly Pips[];
  readonly side: Side;
  readonly again?: boolean;
}) => (
  <span className={css.throw}>
    {dice.map(({ pips, hit }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place
      <Die key={i} pips={pips} hit={hit} side={sideClass(side)} again={again} nth={i} />
    ))}
  </span>
);

const spoken = (say: GameSay, dice: readonly Pips[]): string =>
  say("battle.dice", {
    dice: dice.map(({ pips }) => pips).join(", "),
    hits: dice.filter(({ hit }) => hit).length,
  });

/** One throw with its name and what hits. */
const Roll = ({
  name,
  on,
  dice,
  side,
  again = false,
  say,
}: {
  readonly name: string;
  readonly on: string;
  readonly dice: readonly Pips[];
  readonly side: Side;
  readonly again?: boolean;
  readonly say: GameSay;
}) =>
  dice.length > 0 && (
    <div className={css.roll}>
      <p>
        <span>{name}</span> <em>{on}</em>
      </p>
      <Throws dice={dice} side={side} again={again} />
      <span style={UNSEEN}>{spoken(say, dice)}</span>
    </div>
  );

const Dice = ({ camp, say }: { readonly camp: Camp; readonly say: GameSay }) => {
  const { roll, again, special, side, needed, hits } = camp;
  const on = (bonus: number) =>
    bonus > 0 ? say("battle.with-bonus", { bonus }) : say("battle.hits-on", { pips: needed });
  const thrown = roll.length + again.length + special.length > 0;
  return (
    <div className={css.dice} data-empty={!thrown || undefined}>
      <Roll name={say("battle.roll.special")} on="" dice={special} side={side} say={say} />
      <Roll name={say("battle.roll.combat")} on={on(camp.rollBonus)} dice={roll} side={side} say={say} />
      <Roll
        name={say("battle.roll.leaders")}
        on={on(camp.againBonus)}
        dice={again}
        side={side}
        again
        say={say}
      />
      {roll.length > 0 && (
        <p className={css.total}>
          <b key={hits}>{hits}</b> <span>{say("battle.total", { hits })}</span>
        </p>
      )}
    </div>
  );
};

interface CampProps {
  readonly camp: Camp;
  readonly props: Props;
  readonly options: ReadonlyMap<FigureId, readonly Chosen[]>;
}

/** Figures of one kind, the fallen last; with an option they can be chosen. */
const Kind = ({ figure, camp, props, options }: CampProps & { readonly figure: FigureId }) => {
  const { say, act } = props;
  const [aimed, aim] = useState(false);
  const [one] = options.get(figure) ?? [];
  const stands = camp.force[figure] ?? 0;
  const fell = camp.fallen[figure] ?? 0;
  const crowd = stands + fell > 5;
  const pieces = (
    <span className={css.crowd} data-crowd={crowd || undefined}>
      {Array.from({ length: stands + fell }, (_, i) => (
        <Figure
          // biome-ignore lint/suspicious/noArrayIndexKey: one of a kind is as good as another
          key={i}
          figure={figure}
          side={camp.side}
          struck={i >= stands || (aimed && one?.[0] !== "character" && i === stands - 1)}
        />
      ))}
    </span>
  );
  const several = nationsIn(camp).length > 1;
  const words =
    figure >= PERSON
      ? figureName(say, figure)
      : figure < LEADER + 5 && several
        ? nationName(say, nationOfFigure(figure))
        : null;
  const whole = [
    stands > 0 ? figures(say, figure, stands) : null,
    fell > 0 ? say("battle.fallen", { figures: figures(say, figure, fell) }) : null,
  ];
  return (
    <li className={css.kind} data-explain={`figure:${figure}`} data-figure={figure}>
      {one ? (
        <button
          type="button"
          className={css.take}
          aria-label={choosing(say, one, figure)}
          onClick={() => act([one])}
          onPointerEnter={() => aim(true)}
          onPointerLeave={() => aim(false)}
          onFocus={() => aim(true)}
          onBlur={() => aim(false)}
        >
          {pieces}
        </button>
      ) : (
        pieces
      )}
      <span style={UNSEEN}>{whole.filter(Boolean).join(", ")}</span>
      {words && (
        <span className={css.name} aria-hidden="true">
          {words}
        </span>
      )}
    </li>
  );
};

function choosing(say: GameSay, [verb]: Chosen, figure: FigureId): string {
  const name =
    figure >= PERSON ? withinCharacter(say, CHARACTER.all[figure - PERSON] ?? NONE) : figureName(say, figure);
  if (verb === "lose") return say("battle.choose.lose", { figure: name });
  return verb === "reduce"
    ? say("battle.choose.reduce", { figure: name })
    : say("battle.choose.figure", { figure: name });
}

const CampSide = (all: CampProps) => {
  const { camp, props } = all;
  const { say } = props;
  const rear = rearguard(say, camp);
  const kinds = ALL_FIGURES.filter((figure) => (camp.force[figure] ?? 0) + (camp.fallen[figure] ?? 0) > 0);
  return (
    <section className={css.camp} data-side={sideClass(camp.side)} aria-label={campName(say, camp)}>
      <h3>{campName(say, camp)}</h3>
      <p className={css.means}>{means(say, camp)}</p>
      {rear !== null && <p className={css.means}>{rear}</p>}
      <ul className={css.figures}>
        {kinds.map((figure) => (
          <Kind key={figure} {...all} figure={figure} />
        ))}
      </ul>
      <Dice camp={camp} say={say} />
    </section>
  );
};

/** The cards that may be laid now, as they lie in a battle. */
const Choices = ({ props }: { readonly props: Props }) => {
  const { ask, act, say } = props;
  if (ask?.prompt !== "combat-card") return null;
  const cards = ask.options.flatMap((option) => (option[0] === "card" ? [option] : []));
  if (cards.length === 0) return null;
  return (
    <ul className={css.choices} aria-label={say("battle.choices")}>
      {cards.map((option) => (
        <li key={option[1]} data-explain={`card:${option[1]}`}>
          <button type="button" onClick={() => act([option])}>
            <CardFace card={option[1]} say={say} size="middle" part="combat" />
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Where the two cards speak on the scale from 0 to 7. */
const Scale = ({ scene, say }: { readonly scene: BattleScene; readonly say: GameSay }) => {
  const marks = scene.camps.flatMap(({ laid, side }) =>
    laid.card === NONE ? [] : CARDS[laid.card].initiative.map((at) => ({ at, side })),
  );
  if (marks.length === 0) return null;
  return (
    <figure className={css.scale} aria-hidden="true">
      <svg viewBox="0 0 330 44" aria-hidden="true" focusable="false">
        <path d="M12 16H318" className={css.rule} />
        {Array.from({ length: 8 }, (_, i) => (
          <g key={`tick-${i.toString()}`} transform={`translate(${12 + (i * 306) / 7} 16)`}>
            <path d="M0-5V5" className={css.rule} />
            <text y="24">{i}</text>
          </g>
        ))}
        {marks.map(({ at, side }, i) => (
          <path
            key={`${side}-${at}`}
            data-side={sideClass(side)}
            className={css.mark}
            d={side === 0 ? "M-8-9H8V1Q8 8 0 11Q-8 8-8 1Z" : "M0-10L9 0L0 10L-9 0Z"}
            transform={`translate(${12 + (at * 306) / 7} ${marks.some((o, j) => j !== i && o.at === at) ? (side === 0 ? 9 : 23) : 16})`}
          />
        ))}
      </svg>
      <figcaption>{say("battle.initiative")}</figcaption>
    </figure>
  );
};

/** A battle over the map, told event by event; what is open is answered in the prompt bar, or on the figures. */
export const BattleStage = ({
  scene,
  props,
  fold,
}: {
  readonly scene: BattleScene;
  readonly props: Props;
  readonly fold: () => void;
}): ReactNode => {
  const { say } = props;
  const options = useMemo(() => byFigure(props), [props]);
  const [free, shadow] = scene.camps;
  const words = said(say, scene);
  const cards = scene.camps.some(({ laid }) => laid.deck !== NONE);
  // One's own cards lie where the two will lie; that the enemy has laid his is said.
  const chooses = props.ask?.prompt === "combat-card" && props.ask.options.some(([verb]) => verb === "card");
  return (
    <SceneFrame
      props={props}
      title={title(say, scene)}
      steps={STEPS.map((name) => say(`battle.step.${name}`))}
      at={STEPS.indexOf(scene.step)}
      fold={fold}
      caption={
        <>
          {scene.round > 0 && <b>{say("battle.round", { round: scene.round })}</b>}{" "}
          {words ?? needs(say, scene)}
        </>
      }
      setting={
        <Setting
          kind={settingOf(scene)}
          place={scene.to}
          within={scene.camps.find(({ walled }) => walled)?.side ?? null}
          nazgul={hasNazgul(shadow.force)}
        />
      }
    >
      <div
        className={css.field}
        data-cards={cards || chooses || undefined}
        data-laid={(cards && !chooses) || undefined}
      >
        <CampSide camp={free} props={props} options={options} />
        <div className={css.middle}>
          <Choices props={props} />
          {cards && !chooses && (
            <div className={css.cards}>
              {scene.camps.map((camp) => (
                <CombatCard key={camp.side} camp={camp} say={say} layout={props.layout} />
              ))}
            </div>
          )}
          <Scale scene={scene} say={say} />
        </div>
        <CampSide camp={shadow} props={props} options={options} />
      </div>
    </SceneFrame>
  );
};
