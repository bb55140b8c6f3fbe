import { UNSEEN } from "@westmarch/boardkit";
import { NONE } from "@westmarch/kernel";
import { useEffect, useState } from "react";
import { VALUE } from "../../data/cards.ts";
import { CHARACTERS, DARK, GOOD, type Side } from "../../data/ids.ts";
import { seatOf } from "../../state.ts";
import { CardBack, CardFace } from "../cards/index.tsx";
import type { Props } from "../keys.ts";
import { cardName, kindOf, nameOf } from "../names.ts";
import { Standee } from "../Standee.tsx";
import css from "./bout.module.css";
import { note, type Waiting } from "./captions.ts";
import { type Fighter, type Laid, type Scene, strengthOf } from "./scene.ts";

interface BoutProps {
  readonly scene: Scene;
  readonly waiting: Waiting | null;
  readonly props: Props;
}

const words = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(" ");
const sideClass = (side: Side): string => (side === GOOD ? css.good : css.bad);

/** A standee on the stage: shown, using a power, falling, slipping away. */
const Figure = ({ side, scene, waiting, props }: BoutProps & { readonly side: Side }) => {
  const { say } = props;
  const fighter: Fighter = side === GOOD ? scene.good : scene.dark;
  const shown = fighter.character !== NONE;
  const below = note(side, scene, waiting, props);
  return (
    <figure className={words(css.figure, sideClass(side))}>
      <div
        className={words(css.piece, fighter.fate !== "stands" && css[fighter.fate])}
        key={`${scene.bout}:${fighter.character}`}
        data-point={shown ? `fighter:${fighter.character}` : undefined}
      >
        {side === GOOD && scene.beside !== NONE && (
          <span className={css.beside}>
            <Standee character={scene.beside} side={GOOD} size="100%" />
          </span>
        )}
        <Standee
          character={shown ? fighter.character : null}
          side={side}
          size="100%"
          {...(shown && { strength: strengthOf(scene, fighter) })}
          glow={
            scene.struckBy === fighter.character && shown && fighter.fate === "stands" && scene.step === 2
              ? "gold"
              : null
          }
        />
      </div>
      <figcaption data-uncovered>
        <b>{shown ? nameOf(say, fighter.character) : say("stage.hidden")}</b>
        <span className={css.note}>
          {below ?? (shown ? say(`ability.${CHARACTERS[fighter.character]}`) : "")}
        </span>
      </figcaption>
    </figure>
  );
};

/** A card's place: empty, a card face down, or the card turned, with what Magic fetched laid over it. */
const Place = ({ side, scene, waiting, props }: BoutProps & { readonly side: Side }) => {
  const { say, view } = props;
  const card: Laid | null = side === GOOD ? scene.goodCard : scene.darkCard;
  const down = !card && waiting?.cards && view.sealed[seatOf(view, side)];
  if (!card) {
    return (
      <div className={words(css.place, sideClass(side), down && css.down)}>
        {down ? <CardBack side={side} width="100%" /> : <span className={css.empty} />}
        {down && <span style={UNSEEN}>{say(side === GOOD ? "cards.back.good" : "cards.back.dark")}</span>}
      </div>
    );
  }
  return (
    <div className={words(css.place, sideClass(side), css.up)}>
      <div className={css.turner} key={card.card}>
        <CardFace
          card={card.card}
          say={say}
          width="100%"
          dead={card.dead !== null && card.fetched === NONE}
        />
        <CardBack side={side} width="100%" />
      </div>
      {card.fetched !== NONE && (
        <div className={css.fetched}>
          <CardFace card={card.fetched} say={say} width="100%" dead={card.dead !== null} />
        </div>
      )}
      <span style={UNSEEN}>
        {cardName(say, card.card)}
        {card.fetched !== NONE && `, ${say("stage.fetched")}: ${cardName(say, card.fetched)}`}
      </span>
      {card.dead && <span className={css.ribbon}>{say(`stage.${card.dead}`)}</span>}
    </div>
  );
};

/** Counts up to a number in half a second; at once where motion is unwelcome. */
function useCount(goal: number | null, calm: boolean): number | null {
  const [count, setCount] = useState(goal);
  useEffect(() => {
    if (goal === null || calm) return setCount(goal);
    let frame = 0;
    let began: number | null = null;
    const tick = (now: number) => {
      began ??= now;
      const along = Math.min(1, (now - began) / 520);
      setCount(Math.round(goal * along));
      if (along < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [goal, calm]);
  return count;
}

/** What the card adds, once that is known: nothing if it is void, or if it has words. */
const added = (card: Laid | null, compared: boolean): number | null => {
  if (!card) return null;
  if (card.dead !== null) return 0;
  const exchanging = kindOf(card.card) === "magic" && card.fetched === NONE && !compared;
  if (exchanging) return null;
  return VALUE[card.fetched === NONE ? card.card : card.fetched];
};

const Sum = ({
  side,
  scene,
  calm,
}: {
  readonly side: Side;
  readonly scene: Scene;
  readonly calm: boolean;
}) => {
  const fighter = side === GOOD ? scene.good : scene.dark;
  const plus = added(side === GOOD ? scene.goodCard : scene.darkCard, scene.step >= 5);
  const total = useCount(scene.totals ? (side === GOOD ? scene.totals.good : scene.totals.dark) : null, calm);
  const other = scene.totals && (side === GOOD ? scene.totals.dark : scene.totals.good);
  const own = scene.totals && (side === GOOD ? scene.totals.good : scene.totals.dark);
  return (
    <span
      className={words(css.sum, sideClass(side), own !== null && other !== null && own <= other && css.less)}
    >
      {total !== null && (
        <>
          <b className={css.total}>{total}</b>
          <span className={css.equals}>=</span>
        </>
      )}
      <span className={css.parts}>
        <b>{fighter.character === NONE ? "?" : strengthOf(scene, fighter)}</b>
        <u>+</u>
        <em className={plus === null ? css.unknown : undefined}>{plus ?? "?"}</em>
      </span>
    </span>
  );
};

/** Two fighters, two cards, two sums. The Fellowship stands in the west. */
export const Bout = (bout: BoutProps) => {
  const { scene, props } = bout;
  const compared = scene.step < 2 || scene.struckBy === NONE;
  return (
    <div className={css.bout}>
      <Figure {...bout} side={GOOD} />
      <div className={css.middle}>
        <div className={css.cards}>
          <Place {...bout} side={GOOD} />
          <span className={css.ray} />
          <Place {...bout} side={DARK} />
        </div>
        {scene.good.character !== NONE && (
          <div className={words(css.sums, !compared && css.moot)} data-uncovered>
            <Sum side={GOOD} scene={scene} calm={props.calm} />
            <span className={css.against}>{props.say("stage.against")}</span>
            <Sum side={DARK} scene={scene} calm={props.calm} />
          </div>
        )}
      </div>
      <Figure {...bout} side={DARK} />
    </div>
  );
};
