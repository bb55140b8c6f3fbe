import { Spoken } from "@westmarch/boardkit";
import {
  Cubes,
  Figures,
  Glance as Frame,
  Half,
  type Named,
  Names,
  Row,
  Stack,
  Unfolding,
} from "@westmarch/campaign/glance";
import { ALOFT, type CharacterId, FREE, MARCHING, other, SHADOW, type Side } from "../../ids.ts";
import { shadowPoints } from "../../points.ts";
import { FATE_END, POINTS_TO_WIN } from "../../state.ts";
import { ShieldPicture } from "../heraldry/Shield.tsx";
import { StandeePicture } from "../heraldry/Standee.tsx";
import type { Props } from "../keys.ts";
import {
  cardName,
  characterName,
  deckName,
  faceName,
  forceName,
  groupName,
  placeName,
  roostName,
  seatName,
  unitName,
} from "../names.ts";
import { Die } from "../signs/Die.tsx";
import { Back } from "../trays/Backs.tsx";
import { callingOf, placesOf, usedFaces } from "../trays/counts.ts";
import { Tiles } from "../trays/DuskTold.tsx";
import { diceShown } from "../trays/dice.ts";
import { comers, stepsLeft } from "../trays/dusk.ts";
import { nearSide } from "../trays/trays.ts";
import { cardsOf, castOf, ranksOf, tokensOf } from "./glance.ts";

interface PartProps {
  readonly props: Props;
}
interface SideProps extends PartProps {
  readonly side: Side;
}

const Dice = ({ props, side }: SideProps) => {
  const { log, say } = props;
  const { unused, used, unrolled } = diceShown(props, side);
  const spoken = [
    ...unused.map((face) => say("tray.die", { face: faceName(say, face) })),
    ...(unrolled > 0 ? [say("tray.dice.unrolled", { count: unrolled })] : []),
    ...(used > 0 ? [say("tray.dice.used", { count: used })] : []),
  ].join(", ");
  return (
    <Cubes
      unused={[...unused, ...Array.from({ length: unrolled }, () => null)]}
      used={usedFaces(log, side, used)}
      die={(face) => <Die side={side} face={face} />}
      spoken={spoken}
    />
  );
};

const counted = (
  left: number,
  hand: number,
  { open, hidden }: { open: readonly unknown[]; hidden: number },
) => ({
  left,
  hand,
  discards: open.length + hidden,
});

const Cards = ({ props, side }: SideProps) => {
  const { told, say, explain } = props;
  const cards = cardsOf(told, side);
  return (
    <>
      {cards.map(({ deck, left, hand, discards }) => (
        <Row key={deck}>
          <Back deck={deck} small />
          <Spoken as={`${deckName(say, deck)}: ${say("glance.cards", counted(left, hand, discards))}`}>
            {say("glance.cards", counted(left, hand, discards))}
          </Spoken>
        </Row>
      ))}
      {cards.map(
        ({ deck, discards: { open } }) =>
          open.length > 0 && (
            <Unfolding
              key={deck}
              summary={say("glance.discards", { deck: deckName(say, deck), count: open.length })}
            >
              <Names
                names={open.map((card) => ({ id: `card:${card}`, text: cardName(say, card) }))}
                explain={explain}
              />
            </Unfolding>
          ),
      )}
    </>
  );
};

/** Where a character is, and for a general whether he can use his ability. */
function whereabouts({ told, say, log }: Props, character: CharacterId): string {
  const at = told.at[character];
  const where = at === ALOFT ? roostName(say, told.lord) : at === MARCHING ? "" : placeName(say, at);
  return say("glance.at", {
    name: characterName(say, character),
    place: where || "none",
    calling: callingOf(told, log, character),
  });
}

const characters = (props: Props, of: readonly CharacterId[], inPlay: boolean): readonly Named[] =>
  of.map((character) => {
    const comes = comers(props.told).find((comer) => comer.character === character);
    return {
      id: `character:${character}`,
      text: inPlay ? whereabouts(props, character) : characterName(props.say, character),
      sign: <StandeePicture character={character} size="1.625rem" />,
      ...(comes?.state === "waiting" && { count: props.say("glance.from-step", { step: comes.step }) }),
    };
  });

const Characters = ({ props, side }: SideProps) => {
  const { told, say, explain } = props;
  const { inPlay, toCome, gone } = castOf(told, side);
  const none = say("glance.none");
  return (
    <>
      <Row label={say("glance.in-play")}>
        <Names names={characters(props, inPlay, true)} explain={explain} none={none} />
      </Row>
      <Row label={say("glance.to-come")}>
        <Names names={characters(props, toCome, false)} explain={explain} none={none} />
      </Row>
      <Row label={say("glance.gone")}>
        <Names names={characters(props, gone, false)} explain={explain} none={none} />
      </Row>
    </>
  );
};

/** Recruitment tokens: how many lie on the board and in the stack, and what those show that have not been flipped. */
const Tokens = ({ props: { told, say }, side }: SideProps) =>
  tokensOf(told, side).map(({ group, board, stack, kinds }) => (
    <Unfolding key={group} summary={say("glance.tokens", { group: groupName(say, group), board, stack })}>
      <ul>
        {kinds.map(({ units, left }) => (
          <li key={units.join()}>{say("about.group.kind", { left, force: forceName(say, units) })}</li>
        ))}
      </ul>
    </Unfolding>
  ));

const Ranks = ({ props: { told, say, explain, log }, side }: SideProps) => (
  <Figures
    caption={say("glance.figures")}
    columns={[
      { id: "board", title: say("glance.board") },
      { id: "left", title: say("glance.left") },
      { id: "fallen", title: say("glance.fallen") },
    ]}
    lines={ranksOf(told, log, side).map(({ unit, board, left, fallen }) => ({
      id: `unit:${unit}`,
      sign: <ShieldPicture unit={unit} size="1.125rem" />,
      name: unitName(say, unit),
      cells: [board, left, fallen],
    }))}
    explain={explain}
  />
);

const SideHalf = ({ props, side }: SideProps) => (
  <Half title={seatName(props.say, side)} aside={props.names[side]} side={side}>
    <Row>
      <Dice props={props} side={side} />
    </Row>
    <Cards props={props} side={side} />
    <Characters props={props} side={side} />
    <Ranks props={props} side={side} />
    <Tokens props={props} side={side} />
    {side === SHADOW && props.told.bodyguard > 0 && (
      <p>{props.say("tray.bodyguard.spoken", { count: props.told.bodyguard })}</p>
    )}
  </Half>
);

const Places = ({ props: { told, say, explain } }: PartProps) => {
  const all = placesOf(told);
  const named = (shadow: boolean): readonly Named[] =>
    all
      .filter((one) => one.shadow === shadow)
      .map(({ place, points }) => ({ id: `region:${place}`, text: placeName(say, place), count: points }));
  return (
    <Half
      title={say("tray.places")}
      aside={say("glance.of", { count: shadowPoints(told), goal: POINTS_TO_WIN })}
    >
      <Row label={seatName(say, SHADOW)}>
        <Names names={named(true)} explain={explain} none={say("glance.none")} />
      </Row>
      <Row label={seatName(say, FREE)}>
        <Names names={named(false)} explain={explain} none={say("glance.none")} />
      </Row>
      <p>{say("tray.points.rule")}</p>
    </Half>
  );
};

/** The settlements and the day, of which most is the Shadow's concern and least room is taken on its side. */
const Stakes = ({ props }: PartProps) => (
  <>
    <Places props={props} />
    <Half title={props.say("tray.dusk")}>
      <p>
        {props.say("tray.dusk.spoken", { fate: props.told.fate, end: FATE_END, left: stepsLeft(props.told) })}
      </p>
      <Tiles props={props} />
    </Half>
  </>
);

/** Everything both sides have, as far as this seat may know it. */
export const Glance = (props: Props) => {
  const near = nearSide(props.seat);
  return (
    <Frame>
      {[near, other(near)].map((side) => (
        <Stack key={side}>
          <SideHalf props={props} side={side} />
          {side === SHADOW && <Stakes props={props} />}
        </Stack>
      ))}
    </Frame>
  );
};
