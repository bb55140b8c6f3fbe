import { Caption, CardChoices, Field, LaidCards } from "@westmarch/campaign/staging";
import { type ReactNode, useMemo } from "react";
import { GOES_ON } from "../../../data/battles.ts";
import { CARDS, type CardId } from "../../../data/cards.ts";
import { NONE } from "../../../data/ids.ts";
import { hasNazgul } from "../../../rules/battle/force.ts";
import { sideOf } from "../../../seats.ts";
import { CardFace } from "../../cards/CardFace.tsx";
import { StageOdds } from "../../forecast/StageOdds.tsx";
import type { GameSay, Props } from "../../keys.ts";
import { SceneFrame } from "../SceneFrame.tsx";
import css from "./battle.module.css";
import { byFigure, CampSide } from "./CampSide.tsx";
import { CombatCard } from "./CombatCard.tsx";
import { offerOf } from "./fighting.ts";
import { Odds } from "./Odds.tsx";
import { Setting } from "./Setting.tsx";
import { type BattleScene, STEPS, settingOf } from "./telling.ts";
import { caption, sideClass, stepNames, title } from "./words.ts";

/** As many Combat cards have room to be wider, and so less tall. */
const FEW = 3;

/** The cards as they lie in a battle, and the round without one: each with what it is to bring. */
const Choices = ({
  props,
  cards,
  round: { view },
  on,
  give,
}: NonNullable<ReturnType<typeof offerOf>> & { readonly props: Props }) => {
  const { say, ask } = props;
  const side = sideOf(view, ask?.seat ?? 0);
  const odds = (card: CardId | typeof NONE) => <Odds view={view} side={side} card={card} say={say} />;
  return (
    <>
      <CardChoices
        name={say(on ? "battle.choices.on" : "battle.choices")}
        cards={cards.map((card) => ({
          explain: `card:${card}`,
          face: <CardFace card={card} say={say} size="middle" part="combat" />,
          go: () => give(card),
          note: odds(card),
        }))}
      />
      <button
        type="button"
        className={css.without}
        title={say("battle.odds.enemy")}
        onClick={() => give(null)}
      >
        {say(on ? "battle.on.none" : "done.combat-card")} {odds(NONE)}
      </button>
    </>
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
      <svg viewBox="0 0 330 48" aria-hidden="true" focusable="false">
        <path d="M12 16H318" className={css.rule} />
        {Array.from({ length: 8 }, (_, i) => (
          <g key={`tick-${i.toString()}`} transform={`translate(${12 + (i * 306) / 7} 16)`}>
            <path d="M0-5V5" className={css.rule} />
            <text y="27">{i}</text>
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
  const cards = scene.camps.some(({ laid }) => laid.deck !== NONE);
  // One's own cards lie where the two will lie; that the enemy has laid his is said.
  const offer = useMemo(() => offerOf(props), [props]);
  const chooses = offer !== null && offer.cards.length > 0;
  return (
    <SceneFrame
      props={props}
      title={title(say, scene)}
      steps={stepNames(say, scene)}
      at={STEPS.indexOf(scene.step)}
      fold={fold}
      caption={
        <Caption say={say} round={scene.round > 0 && say("battle.round", { round: scene.round })}>
          {caption(say, scene)}
        </Caption>
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
      <Field
        className={`${css.field} ${cards || chooses ? "" : css.bare} ${(offer?.cards.length ?? 0) <= FEW ? css.few : ""}`}
        chooses={chooses}
        laid={cards}
        camps={[
          <CampSide key="free" camp={free} props={props} options={options} />,
          <CampSide key="shadow" camp={shadow} props={props} options={options} />,
        ]}
      >
        {offer && <Choices {...offer} props={props} />}
        {cards && !chooses && (
          <LaidCards>
            {scene.camps.map((camp) => (
              <CombatCard key={camp.side} camp={camp} say={say} layout={props.layout} />
            ))}
          </LaidCards>
        )}
        <Scale scene={scene} say={say} />
        {scene.over === GOES_ON && <StageOdds say={say} told={props.told} />}
      </Field>
    </SceneFrame>
  );
};
