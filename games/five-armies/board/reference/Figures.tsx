/** Units, special units, characters, and the cards for combat that belong to no unit. */
import { CHARACTER, cardOfUnit, MANEUVER, REGROUP, UNIT, unitOfCard } from "../../ids.ts";
import { printed } from "../../printing.ts";
import { freeBats, freeEagles, supply } from "../../rules/board.ts";
import { idOf } from "../explaining.ts";
import type { Props } from "../keys.ts";
import { characterName, unitName } from "../names.ts";
import { packOf } from "../printedWords.ts";
import { onBoard, whereabouts } from "../telling/figures.ts";
import { Row } from "./Row.tsx";
import css from "./reference.module.css";
import { isWantedCharacter, isWantedManeuver, isWantedName, isWantedUnit, type Sought } from "./search.ts";

/** On the board, and in the supply. */
const Counts = ({
  props,
  board,
  left,
}: {
  readonly props: Props;
  readonly board: number;
  readonly left: number;
}) => (
  <span className={css.place}>
    {props.say("ref.board")} {board} · {props.say("ref.supply")} {left}
  </span>
);

function Units({ props, asked }: { readonly props: Props; readonly asked: Sought }) {
  const { say, view } = props;
  return UNIT.all
    .filter((unit) => isWantedUnit(asked, unit, cardOfUnit(unit)))
    .map((unit) => {
      const own = asked.words?.maneuver(cardOfUnit(unit));
      return (
        <Row
          key={unit}
          props={props}
          id={idOf("unit", unit)}
          name={unitName(say, unit)}
          where={`${say("ref.strength")} ${printed(view).strength[unit]}`}
          from={own?.from ?? null}
        >
          <Counts props={props} board={onBoard(asked, unit)} left={supply(view, unit)} />
          {own && (
            <span className={css.text}>
              <i>{own.title}</i> – {own.text}
            </span>
          )}
        </Row>
      );
    });
}

function Special({ props, asked }: { readonly props: Props; readonly asked: Sought }) {
  const { say, view } = props;
  const eagles = view.eagles.reduce((sum, many) => sum + many, 0);
  const bats = view.bats.reduce((sum, many) => sum + many, 0);
  const rows = [
    {
      id: "eagles",
      name: say("about.eagles.title"),
      board: eagles,
      left: freeEagles(view),
      from: packOf(view).eagles.from,
    },
    {
      id: "bats",
      name: say("about.bats.title"),
      board: bats,
      left: freeBats(view),
      from: packOf(view).bats.from,
    },
  ];
  return rows
    .filter(({ name }) => isWantedName(asked, name))
    .map(({ id, name, board, left, from }) => (
      <Row key={id} props={props} id={id} name={name} from={from}>
        <Counts props={props} board={board} left={left} />
      </Row>
    ));
}

export function Figures({ props, asked }: { readonly props: Props; readonly asked: Sought }) {
  const { say } = props;
  const { words } = asked;
  return (
    <>
      <h3 className={css.heading}>{say("ref.units")}</h3>
      <ul className={css.rows}>
        <Units props={props} asked={asked} />
      </ul>
      <h3 className={css.heading}>{say("ref.characters")}</h3>
      <ul className={css.rows}>
        {CHARACTER.all
          .filter((one) => isWantedCharacter(asked, one))
          .map((one) => (
            <Row
              key={one}
              props={props}
              id={idOf("character", one)}
              name={words?.character(one).name ?? characterName(say, one)}
              where={whereabouts(props, one)}
              from={words?.character(one).from ?? null}
            />
          ))}
      </ul>
      <h3 className={css.heading}>{say("ref.special")}</h3>
      <ul className={css.rows}>
        <Special props={props} asked={asked} />
      </ul>
      <h3 className={css.heading}>{say("ref.maneuvers")}</h3>
      <ul className={css.rows}>
        {MANEUVER.all
          .filter((one) => unitOfCard(one) === null && isWantedManeuver(asked, one))
          .map((one) => {
            const own = words?.maneuver(one);
            return (
              <Row
                key={one}
                props={props}
                id={idOf("maneuver", one)}
                name={own?.title ?? (one === REGROUP ? say("card.deck.maneuver") : "")}
                from={own?.from ?? null}
              >
                {own && <span className={css.text}>{own.text}</span>}
              </Row>
            );
          })}
      </ul>
    </>
  );
}
