import { Spoken } from "@westmarch/boardkit";
import { listed } from "@westmarch/boardkit/writing";
import { STRENGTH } from "../../data/characters.ts";
import {
  ALL_REGIONS,
  CARDS_OF_SIDE,
  CHARACTERS,
  CHARACTERS_OF,
  type CharacterId,
  DARK,
  GOOD,
  NINE,
  type RegionId,
  type Side,
} from "../../data/ids.ts";
import { type Confrontation, MOST } from "../../state.ts";
import { CardFace } from "../cards/index.tsx";
import type { Props } from "../keys.ts";
import { cardName, membersOf, nameOf, place, regionName } from "../names.ts";
import { Standee } from "../Standee.tsx";
import css from "./reference.module.css";

interface OfSide {
  readonly props: Props;
  readonly side: Side;
}

/** Who each standee of a side may be, by region: what both players have seen, and no more. */
function standees(view: Confrontation, side: Side): { region: RegionId; masks: number[] }[] {
  return ALL_REGIONS.flatMap((region) => {
    const at = side * 16 + region;
    const masks = view.may.slice(at * MOST, at * MOST + view.count[at]);
    return masks.length > 0 ? [{ region, masks }] : [];
  });
}

/** Who of a side is in play: those that some standee may be. Before the first turn, everybody. */
function inPlay(view: Confrontation, side: Side): CharacterId[] {
  const mask = standees(view, side).reduce((all, { masks }) => masks.reduce((sum, one) => sum | one, all), 0);
  return membersOf(view.turns > 0 ? mask : 511, CHARACTERS_OF[side]);
}

/** Where a character of the other side may be: one place, a few places, or anywhere. */
function whereabouts(character: CharacterId, side: Side, { view, say }: Props): string {
  const at = view.secret.at[character];
  if (at >= 0) return say("ref.here", { place: place(say, at) });
  const bit = 1 << (character - side * NINE);
  const places = standees(view, side).filter(({ masks }) => masks.some((mask) => mask & bit));
  if (places.length === 1) return say("ref.here", { place: place(say, places[0].region) });
  if (places.length === 0 || places.length > 4) return say("ref.somewhere");
  return say("ref.maybe", {
    places: listed(
      say,
      places.map(({ region }) => place(say, region)),
    ),
  });
}

const Character = ({ id, props, side }: OfSide & { readonly id: CharacterId }) => {
  const { view, say, explain } = props;
  const fallen = (view.fallen & (1 << id)) !== 0;
  return (
    <li className={fallen ? css.gone : undefined}>
      <button type="button" onClick={() => explain(`character:${id}`)}>
        <span className={css.figure}>
          <Standee character={id} side={side} size={40} fallen={fallen} />
        </span>
        <span className={css.who}>
          <b>
            {nameOf(say, id)}
            <i>{say("ref.strength", { value: STRENGTH[id] })}</i>
          </b>
          <span>{say(`ability.${CHARACTERS[id]}`)}</span>
          {view.turns > 0 && <em>{fallen ? say("ref.fallen") : whereabouts(id, side, props)}</em>}
        </span>
      </button>
    </li>
  );
};

const Characters = ({ props, side }: OfSide) => {
  const { view, say } = props;
  const alive = inPlay(view, side);
  const ids = CHARACTERS_OF[side].filter((id) => alive.includes(id) || view.fallen & (1 << id));
  return (
    <section className={side === GOOD ? undefined : css.dark}>
      <h3>
        {say(side === GOOD ? "ref.good" : "ref.dark")}
        <small>{say("ref.alive", { count: alive.length })}</small>
      </h3>
      <ul className={css.characters}>
        {ids.map((id) => (
          <Character key={id} id={id} props={props} side={side} />
        ))}
      </ul>
    </section>
  );
};

const Cards = ({ props, side }: OfSide) => {
  const { view, say, explain } = props;
  const used = view.used[side];
  const ids = CARDS_OF_SIDE[side];
  const spent = ids.filter((id) => used & (1 << (id - side * NINE)));
  return (
    <section className={side === GOOD ? undefined : css.dark}>
      <h4>
        {say(side === GOOD ? "ref.good" : "ref.dark")}
        <small>{say("ref.inHand", { count: NINE - spent.length })}</small>
      </h4>
      <ul className={css.cards}>
        {ids.map((id) => (
          <li key={id} className={spent.includes(id) ? css.used : undefined}>
            <button type="button" onClick={() => explain(`card:${id}`)}>
              <Spoken
                as={
                  spent.includes(id)
                    ? listed(say, [cardName(say, id), say("ref.spent")], "parts")
                    : cardName(say, id)
                }
              >
                <CardFace card={id} say={say} />
              </Spoken>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The enemy's standees one by one. Most of a game they may be anybody; a lone survivor may not. */
const Standees = ({ props, side }: OfSide) => {
  const { view, say } = props;
  const alive = inPlay(view, side).length;
  const rows = standees(view, side).flatMap(({ region, masks }) =>
    masks.map((mask, slot) => ({
      key: `${region}.${slot}`,
      region,
      who: membersOf(mask, CHARACTERS_OF[side]),
    })),
  );
  return (
    <ul className={css.standees}>
      {rows.map(({ key, region, who }) => (
        <li key={key}>
          <b>{regionName(say, region)}</b>
          <span>
            {who.length === alive
              ? say("ref.anybody", { count: who.length })
              : listed(
                  say,
                  who.map((id) => nameOf(say, id)),
                )}
          </span>
        </li>
      ))}
    </ul>
  );
};

/** For the side drawer: all characters and cards, who is left, and who may be where. */
export const Reference = (props: Props) => {
  const { say, view, seat } = props;
  const own: Side = seat === null || seat === view.good ? GOOD : DARK;
  const theirs: Side = own === GOOD ? DARK : GOOD;
  return (
    <div className={css.leaf}>
      <Characters props={props} side={theirs} />
      <Characters props={props} side={own} />
      <h3 className={css.part}>{say("ref.hands")}</h3>
      <Cards props={props} side={theirs} />
      <Cards props={props} side={own} />
      {view.turns > 0 && !view.over && !view.result && (
        <>
          <h3 className={css.part}>{say("ref.standees")}</h3>
          <Standees props={props} side={theirs} />
        </>
      )}
    </div>
  );
};
