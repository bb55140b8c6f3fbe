import {
  Cards,
  Characters,
  Dice,
  Figures,
  Glance as Frame,
  Half,
  type Named,
  Names,
  type PartOf,
  Row,
  type SidePartOf,
  Stack,
  Unfolding,
} from "@westmarch/campaign/glance";
import { ALOFT, type CharacterId, FREE, MARCHING, other, SHADOW } from "../../ids.ts";
import { shadowPoints } from "../../points.ts";
import { FATE_END, POINTS_TO_WIN } from "../../state.ts";
import { ShieldPicture } from "../heraldry/Shield.tsx";
import { StandeePicture } from "../heraldry/Standee.tsx";
import type { Props } from "../keys.ts";
import {
  cardName,
  characterName,
  deckName,
  forceName,
  groupName,
  placeName,
  roostName,
  seatName,
  unitName,
} from "../names.ts";
import { Back } from "../trays/Backs.tsx";
import { callingOf, placesOf, usedFaces } from "../trays/counts.ts";
import { Tiles } from "../trays/DuskTold.tsx";
import { DICE } from "../trays/dice.ts";
import { comers, stepsLeft } from "../trays/dusk.ts";
import { nearSide } from "../trays/trays.ts";
import { cardsOf, castOf, ranksOf, tokensOf } from "./glance.ts";

type PartProps = PartOf<Props>;
type SideProps = SidePartOf<Props>;

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

const SideHalf = ({ props, side }: SideProps) => {
  const { told, say, log } = props;
  const cards = cardsOf(told, side);
  return (
    <Half title={seatName(say, side)} aside={props.names[side]} side={side}>
      <Row>
        <Dice props={props} side={side} look={DICE} usedOf={(used) => usedFaces(log, side, used)} />
      </Row>
      <Cards
        props={props}
        cards={cards}
        piles={cards.map(({ deck, discards: { open } }) => ({
          id: deck,
          open,
          summary: say("glance.discards", { deck: deckName(say, deck), count: open.length }),
        }))}
        back={(deck) => <Back deck={deck} small />}
        deckName={deckName}
        cardName={cardName}
      />
      <Characters
        props={props}
        cast={castOf(told, side)}
        named={(of, inPlay) => characters(props, of, inPlay)}
      />
      <Ranks props={props} side={side} />
      <Tokens props={props} side={side} />
      {side === SHADOW && told.bodyguard > 0 && (
        <p>{say("tray.bodyguard.spoken", { count: told.bodyguard })}</p>
      )}
    </Half>
  );
};

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
