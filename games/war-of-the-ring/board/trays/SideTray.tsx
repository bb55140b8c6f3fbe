import { Spoken } from "@westmarch/boardkit";
import { listed } from "@westmarch/boardkit/writing";
import { HandCount, type OfSide, type PartOfSide, parts, SideDice, whoSits } from "@westmarch/campaign/trays";
import type { Seat } from "@westmarch/kernel";
import {
  ALL_CHARACTERS,
  ALL_NATIONS,
  CHARACTER_DECK,
  GOLLUM,
  STRATEGY_DECK,
  sideOfCharacter,
} from "../../data/ids.ts";
import { isTeam, leader, seatOfNation, seatsOf } from "../../seats.ts";
import { ASIDE } from "../../state.ts";
import type { Acting } from "../acting/acting.ts";
import { ShieldPicture } from "../heraldry/Shield.tsx";
import type { Props } from "../keys.ts";
import { characterName, nationName, seatName } from "../names.ts";
import { Standee } from "../pieces/Figures.tsx";
import { Sign } from "../signs/Sign.tsx";
import { Back } from "./Backs.tsx";
import { handsOf } from "./counts.ts";
import { Decks } from "./Decks.tsx";
import { DICE } from "./dice.ts";
import { Points } from "./Points.tsx";
import styles from "./parts.module.css";
import { Rings } from "./Rings.tsx";
import { Thing } from "./Thing.tsx";

type Part = PartOfSide<Props>;

/** How many cards a seat or a side holds, by kind of deck. */
const InHand = ({ props: { told, say }, side, seats }: Part & { readonly seats: readonly Seat[] }) => {
  const [characters, strategies] = [CHARACTER_DECK, STRATEGY_DECK].map((kind) => handsOf(told, seats, kind));
  return (
    <HandCount name={say("tray.hand")} spoken={say("tray.hand.spoken", { characters, strategies })}>
      <Back side={side} kind={CHARACTER_DECK} small />
      <b>{characters}</b>
      <Back side={side} kind={STRATEGY_DECK} small />
      <b>{strategies}</b>
    </HandCount>
  );
};

/** One of two players of a side: which part he plays, which Nations are his, who leads, what he holds. */
const TeamSeat = ({ props, side, seat, acts }: Part & { readonly seat: Seat; readonly acts: boolean }) => {
  const { told, say } = props;
  const nations = ALL_NATIONS.filter((nation) => seatOfNation(told, nation) === seat);
  const leads = leader(told, side) === seat;
  return (
    <li className={styles.seat} data-acts={acts || undefined}>
      <p>
        {leads && (
          <Spoken as={say("tray.leads")}>
            <Sign name="leads" />
          </Spoken>
        )}{" "}
        <b>{seatName(say, told, seat)}</b> <span>{whoSits(props, seat)}</span>{" "}
        {acts && <em className={parts.acts}>{say("tray.acts")}</em>}
      </p>
      <div>
        <span className={styles.shields}>
          <Spoken
            as={listed(
              say,
              nations.map((nation) => nationName(say, nation)),
            )}
          >
            {nations.map((nation) => (
              <ShieldPicture key={nation} nation={nation} size="1.125rem" />
            ))}
          </Spoken>
        </span>
        <InHand props={props} side={side} seats={[seat]} />
      </div>
    </li>
  );
};

export interface SideTrayProps extends OfSide<Props, Acting> {
  /** The seats that are to decide something. */
  readonly acts: readonly Seat[];
  /** With those Characters who are not in play yet. */
  readonly waiting: boolean;
}

/** The Characters of a side who have still to come into play: taken up, they show by which die. */
const Waiting = ({ props, acting, side }: Part & { readonly acting: Acting }) => {
  const { told, say } = props;
  const all = ALL_CHARACTERS.filter(
    (character) =>
      told.at[character] === ASIDE && sideOfCharacter(character) === side && character !== GOLLUM,
  );
  if (all.length === 0) return null;
  return (
    <ul className={parts.waiting} aria-label={say("tray.waiting")}>
      {all.map((character) => (
        <li key={character}>
          <Thing
            props={props}
            acting={acting}
            thing={`character:${character}`}
            spoken={characterName(say, character)}
          >
            <svg viewBox="-16 -20 32 41" aria-hidden="true" focusable="false">
              <Standee character={character} side={side} />
            </svg>
          </Thing>
        </li>
      ))}
      <li className={parts.caption} aria-hidden="true">
        {say("tray.waiting")}
      </li>
    </ul>
  );
};

/** A side of the war: who plays it, dice, rings, points, cards. */
export const SideTray = ({ props, acting, side, own, acts, elsewhere, waiting }: SideTrayProps) => {
  const { told } = props;
  const seats = seatsOf(told, side);
  const team = isTeam(told, side);
  return (
    <>
      {team ? (
        <ul className={styles.seats}>
          {seats.map((seat) => (
            <TeamSeat key={seat} props={props} side={side} seat={seat} acts={acts.includes(seat)} />
          ))}
        </ul>
      ) : (
        <p className={parts.who}>
          <span>{whoSits(props, seats[0])}</span>
          {acts.includes(seats[0]) && <em className={parts.acts}>{props.say("tray.acts")}</em>}
          {!own && <InHand props={props} side={side} seats={seats} />}
        </p>
      )}
      {elsewhere === null && <SideDice props={props} acting={acting} side={side} own={own} look={DICE} />}
      <div className={parts.line}>
        {elsewhere !== "rail" && <Rings props={props} acting={acting} side={side} own={own} />}
        <Points props={props} side={side} />
      </div>
      {waiting && <Waiting props={props} acting={acting} side={side} />}
      <Decks props={props} acting={acting} side={side} />
    </>
  );
};
