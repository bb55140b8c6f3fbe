import { Spoken } from "@westmarch/boardkit";
import { type CSSProperties, type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { CARDS_OF_SIDE, type CardId, type Side } from "../../data/ids.ts";
import { type Confrontation, seatOf } from "../../state.ts";
import type { Props } from "../keys.ts";
import { cardName, membersOf } from "../names.ts";
import { CardFace } from "./Card.tsx";
import css from "./cards.module.css";

/** How far a card must be pushed up to be played, in CSS pixels. */
const PUSH = 56;

/** The cards a side holds: all that are not spent, less the one that its own player has laid face down. */
function heldBy(view: Confrontation, side: Side): CardId[] {
  const laid = view.sealed[seatOf(view, side)];
  const away = laid?.[0] === "card" ? laid[1] : null;
  return membersOf(511 & ~view.used[side], CARDS_OF_SIDE[side]).filter((card) => card !== away);
}

interface Held {
  readonly card: CardId;
  readonly turn: number;
  readonly playable: boolean;
  readonly raised: boolean;
  readonly props: Props;
  readonly raise: (card: CardId | null) => void;
  readonly tell: Tell;
}

/** Says beside a thing what it is. */
type Tell = (id: string, thing: HTMLElement) => void;

const HeldCard = ({ card, turn, playable, raised, props, raise, tell }: Held) => {
  const { say, act } = props;
  const from = useRef<{ y: number; fine: boolean } | null>(null);
  const [push, setPush] = useState(0);
  const play = () => {
    raise(null);
    act([["card", card]]);
  };
  const down = (e: PointerEvent<HTMLButtonElement>) => {
    from.current = { y: e.clientY, fine: e.pointerType === "mouse" };
    if (playable) e.currentTarget.setPointerCapture(e.pointerId);
  };
  const move = (e: PointerEvent) => {
    if (from.current && playable) setPush(Math.min(0, e.clientY - from.current.y));
  };
  const up = (e: PointerEvent) => {
    const start = from.current;
    from.current = null;
    setPush(0);
    if (start && playable && start.y - e.clientY > PUSH) play();
  };
  // A finger first lifts a card to read it, then plays it; a mouse has read it by hovering.
  const click = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!playable) return tell(`card:${card}`, currentTarget);
    return raised || matchMedia("(hover: hover)").matches ? play() : raise(card);
  };
  const style: CSSProperties & Record<`--${string}`, string> = { "--turn": `${turn}`, "--push": `${push}px` };
  return (
    <button
      type="button"
      className={[css.held, playable && css.playable, raised && css.raised].filter(Boolean).join(" ")}
      style={style}
      data-playable={playable || undefined}
      data-point={`card:${card}`}
      onClick={click}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={() => {
        from.current = null;
        setPush(0);
      }}
      onBlur={() => raised && raise(null)}
    >
      <Spoken as={say(playable ? "cards.play" : "cards.look", { card: cardName(say, card) })}>
        <CardFace card={card} say={say} />
      </Spoken>
    </button>
  );
};

interface HandFanProps {
  readonly props: Props;
  readonly side: Side;
  readonly tell: Tell;
}

/**
 * A side's hand, fanned. When its player owes a card, the fan answers: a click, Enter or a push upwards plays;
 * otherwise a card explains itself in a slip beside it, which covers neither the map nor who fights.
 */
export const HandFan = ({ props, side, tell }: HandFanProps) => {
  const [raised, raise] = useState<CardId | null>(null);
  const hand = heldBy(props.view, side);
  const offered = props.ask?.prompt === "card" ? props.ask.options : [];
  const style: CSSProperties & Record<`--${string}`, string> = { "--cards": `${hand.length}` };
  return (
    <section
      className={[css.fan, props.calm && css.calm].filter(Boolean).join(" ")}
      style={style}
      aria-label={props.say("cards.hand")}
    >
      <div className={css.spread}>
        {hand.map((card, i) => (
          <HeldCard
            key={card}
            card={card}
            turn={i - (hand.length - 1) / 2}
            playable={offered.some((option) => option[1] === card)}
            raised={raised === card}
            props={props}
            raise={raise}
            tell={tell}
          />
        ))}
      </div>
    </section>
  );
};
