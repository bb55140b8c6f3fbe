import { SceneFrame } from "@westmarch/boardkit/stage";
import { listed } from "@westmarch/boardkit/writing";
import { Caption, CardChoices, Field, LaidCard, LaidCards, NoCard } from "@westmarch/campaign/staging";
import { useMemo } from "react";
import { FORD, sideOf } from "../../../ids.ts";
import { printed } from "../../../printing.ts";
import type { FiveArmies } from "../../../state.ts";
import { StageOdds } from "../../forecast/StageOdds.tsx";
import type { GameSay, Props } from "../../keys.ts";
import { placeName } from "../../names.ts";
import { CampSide } from "./CampSide.tsx";
import { type Card, CombatBack, CombatFace } from "./CombatFace.tsx";
import css from "./combat.module.css";
import { offerOf } from "./fighting.ts";
import { Ground } from "./Ground.tsx";
import { Odds } from "./Odds.tsx";
import { Setting } from "./Setting.tsx";
import { type Camp, type CombatScene, STEPS } from "./scene.ts";
import { needs, said, sceneryOf, sideClass, stepNames, title } from "./words.ts";

/** A map, folded. */
const MAP = "M2.5 6L9 3.5L15 6L21.5 3.5V18L15 20.5L9 18L2.5 20.5ZM9 3.5V18M15 6V20.5";

interface StageProps {
  readonly scene: CombatScene;
  readonly props: Props;
  readonly fold: () => void;
}

/** What a slip says of a card. */
const explains = ([is, card]: Card): string => (is === "event" ? `card:${card}` : `maneuver:${card}`);

type Offer = NonNullable<ReturnType<typeof offerOf>>;

/** The cards that may be laid, each with what the round is to bring with it. */
const Choices = ({ props, offer: { cards, on, give } }: { readonly props: Props; readonly offer: Offer }) => {
  const { say, view, ask } = props;
  const side = sideOf(ask?.seat ?? 0);
  return (
    <CardChoices
      name={say(on ? "combat.choices.on" : "combat.choices")}
      cards={cards.map((option) => {
        const card: Card = option[0] === "card" ? ["event", option[1]] : ["maneuver", option[1]];
        return {
          explain: explains(card),
          face: <CombatFace card={card} side={sideClass(side)} say={say} view={view} />,
          go: () => give(option),
          note: <Odds say={say} view={view} side={side} tried={option} again={on} />,
        };
      })}
    />
  );
};

/** What has come of a maneuver, at the foot of its card. */
function footOf(say: GameSay, { laid, dice, roll }: Camp): { black: number; words: string } | undefined {
  if (laid.maneuver < 0) return undefined;
  const black = dice.filter((die) => die.black);
  if (roll.length === 0) return undefined;
  if (laid.is !== "open")
    return {
      black: black.length,
      words: say(laid.is === "used" ? "combat.card.used" : "combat.card.stopped"),
    };
  if (black.length === 0) return { black: 0, words: say("combat.card.none") };
  return {
    black: black.length,
    words: say(black.some(({ hit }) => hit) ? "combat.card.bites" : "combat.card.held"),
  };
}

/** What one side has laid: nothing yet, face down, or turned. */
const Laid = ({
  camp,
  say,
  view,
}: {
  readonly camp: Camp;
  readonly say: GameSay;
  readonly view: FiveArmies;
}) => {
  const { laid, side, beorn } = camp;
  const name = sideClass(side);
  if (beorn) return null;
  const card: Card | null =
    laid.event >= 0 ? ["event", laid.event] : laid.maneuver >= 0 ? ["maneuver", laid.maneuver] : null;
  if (card === null && !laid.down) return <NoCard side={name} />;
  return (
    <LaidCard
      side={name}
      back={<CombatBack side={name} />}
      unseen={say("combat.card.down")}
      turned={
        card && {
          id: card.join(),
          explain: explains(card),
          face: <CombatFace card={card} side={name} say={say} view={view} foot={footOf(say, camp)} />,
        }
      }
      waits={laid.down ? say("combat.card.waits") : null}
      dead={laid.is === "stopped" ? say("combat.card.stopped") : null}
    />
  );
};

/** In a combined attack: the armies, of which the attacker chooses one before each round. */
const Joined = ({ scene, props }: Omit<StageProps, "fold">) => {
  const { say, ask, act } = props;
  // A single army has no other to attack together with.
  if (scene.armies.length < 2) return null;
  const choosing = ask?.prompt === "fighting" ? ask.options : [];
  if (choosing.length === 0)
    return (
      <p className={css.joined}>
        {say("combat.joined", {
          armies: listed(
            say,
            scene.armies.map((at) => placeName(say, at)),
          ),
        })}
      </p>
    );
  return (
    <ul className={css.armies} aria-label={say("combat.armies")}>
      {choosing.map((option) => (
        <li key={option[1]}>
          <button type="button" onClick={() => act([option])}>
            {placeName(say, option[1])}
          </button>
        </li>
      ))}
    </ul>
  );
};

/** A combat over the map, told event by event; what is open is answered in the prompt bar, or on cards, shields and dice. */
export const CombatStage = ({ scene, props, fold }: StageProps) => {
  const { say, view, layout, calm, step } = props;
  const [free, shadow] = scene.camps;
  const offer = useMemo(() => offerOf(props), [props]);
  const chooses = offer !== null;
  const laid = scene.camps.some(({ laid: one }) => one.down || one.maneuver >= 0 || one.event >= 0);
  const { points, borders, territory } = printed(view);
  return (
    <SceneFrame
      layout={layout}
      calm={calm}
      opens={step?.name === "combat"}
      title={title(say, scene)}
      steps={stepNames(say, scene)}
      stepsSay={say("stage.steps")}
      at={STEPS.indexOf(scene.step)}
      away={step?.stays === undefined ? { text: say("stage.see-map"), picture: MAP, go: fold } : null}
      caption={
        <Caption say={say} round={scene.round > 0 && say("combat.round", { round: scene.round })}>
          {said(say, scene) ?? needs(say, scene)}
        </Caption>
      }
      setting={
        <Setting
          {...sceneryOf(scene, {
            settled: points[scene.target] > 0,
            ford: borders[scene.from][scene.target] === FORD,
            bats: (view.bats[territory[scene.target]] ?? 0) > 0,
          })}
        />
      }
    >
      <Field
        className={css.field}
        chooses={chooses}
        laid={laid}
        begins={scene.step === "terrain" || scene.step === "laid"}
        rolled={STEPS.indexOf(scene.step) >= STEPS.indexOf("roll")}
        camps={[
          <CampSide key="free" camp={free} scene={scene} props={props} />,
          <CampSide key="shadow" camp={shadow} scene={scene} props={props} />,
        ]}
      >
        {offer && <Choices props={props} offer={offer} />}
        {laid && !chooses && (
          <LaidCards>
            <Laid camp={free} say={say} view={view} />
            <Laid camp={shadow} say={say} view={view} />
          </LaidCards>
        )}
        <Joined scene={scene} props={props} />
        <Ground scene={scene} say={say} />
        <StageOdds say={say} told={props.told} />
      </Field>
    </SceneFrame>
  );
};
