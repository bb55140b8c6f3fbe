import { Spoken } from "@westmarch/boardkit";
import { listed } from "@westmarch/boardkit/writing";
import {
  HandCount,
  type OfSide,
  type PartOfSide,
  parts,
  range,
  SideDice,
  whoSits,
} from "@westmarch/campaign/trays";
import { ASIDE, BOLG, FREE, GREAT_ORC, SHADOW } from "../../ids.ts";
import type { Acting } from "../acting/acting.ts";
import { ShieldPicture } from "../heraldry/Shield.tsx";
import { StandeePicture } from "../heraldry/Standee.tsx";
import type { Props } from "../keys.ts";
import { characterName, faceName } from "../names.ts";
import { Die } from "../signs/Die.tsx";
import { Back } from "./Backs.tsx";
import { decksOf, heldBy, usedFaces } from "./counts.ts";
import { Decks } from "./Decks.tsx";
import { DICE, diceShown } from "./dice.ts";
import styles from "./five.module.css";
import { Thing } from "./Thing.tsx";

type Part = PartOfSide<Props>;

/** How many cards the other side holds. */
const InHand = ({ props: { told, say }, side }: Part) => {
  const [events, stories] = heldBy(told, side);
  return (
    <HandCount name={say("tray.hand")} spoken={say("tray.hand.spoken", { events, stories })}>
      {decksOf(side).map((deck, i) => (
        <span key={deck} className={parts.backs}>
          <Back deck={deck} small />
          <b>{i === 0 ? events : stories}</b>
        </span>
      ))}
    </HandCount>
  );
};

/** The dice that have been used, small and pale, by what they showed. */
const Used = ({ props, side }: Part) => {
  const { log, say } = props;
  const { used } = diceShown(props, side);
  if (used === 0) return null;
  const faces = usedFaces(log, side, used);
  const known = faces.flatMap((face) => (face === null ? [] : [faceName(say, face)]));
  const spoken = say("tray.dice.used", { count: used });
  return (
    <span className={styles.used}>
      <Spoken
        as={
          known.length > 0 ? say("tray.dice.used.faces", { count: used, faces: listed(say, known) }) : spoken
        }
      >
        {faces.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they lie in the order in which they were used
          <Die key={i} side={side} face={face} />
        ))}
      </Spoken>
    </span>
  );
};

/** Bolg, as long as he has not come, and afterwards his bodyguard (18.1). */
const Bolg = ({ props, acting }: Omit<Part, "side"> & { readonly acting: Acting }) => {
  const { told, say } = props;
  const bodyguard = told.bodyguard;
  const at = told.at[BOLG];
  if (at !== ASIDE)
    return bodyguard > 0 ? (
      <span className={styles.guard} data-explain="bodyguard">
        <Spoken as={say("tray.bodyguard.spoken", { count: bodyguard })}>
          <span className={parts.caption}>{say("tray.bodyguard")}</span>
          {range(bodyguard).map((i) => (
            <ShieldPicture key={i} unit={GREAT_ORC} size="1.375rem" />
          ))}
        </Spoken>
      </span>
    ) : null;
  return (
    <span className={styles.guard}>
      <Thing
        props={props}
        acting={acting}
        thing={`character:${BOLG}`}
        spoken={say("tray.waiting.spoken", { name: characterName(say, BOLG) })}
        className={styles.waits}
      >
        <StandeePicture character={BOLG} size="1.75rem" />
        <span className={parts.caption}>{say("tray.waiting")}</span>
      </Thing>
    </span>
  );
};

export interface SideTrayProps extends OfSide<Props, Acting> {
  /** Its seat is to decide something. */
  readonly acts: boolean;
  /** The Event deck lies with this side. */
  readonly events: boolean;
}

/** A side of the battle: who plays it, dice, cards, and the Shadow's Bolg. */
export const SideTray = ({ props, acting, side, own, acts, elsewhere, events }: SideTrayProps) => (
  <>
    <p className={parts.who}>
      <span>{whoSits(props, side === FREE ? 0 : 1)}</span>
      {acts && <em className={parts.acts}>{props.say("tray.acts")}</em>}
      {!own && <InHand props={props} side={side} />}
    </p>
    {elsewhere === null && (
      <SideDice props={props} acting={acting} side={side} own={own} look={DICE} counted={false} />
    )}
    <div className={`${parts.line} ${styles.low}`}>
      <Decks props={props} acting={acting} side={side} events={events} />
      <Used props={props} side={side} />
    </div>
    {side === SHADOW && <Bolg props={props} acting={acting} />}
  </>
);
