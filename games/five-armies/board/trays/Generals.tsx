import { paragraph } from "@westmarch/boardkit/writing";
import { parts } from "@westmarch/campaign/trays";
import { BEORN, type CharacterId, deckOf, GENERALS, LORD } from "../../ids.ts";
import { MOST_WRATH } from "../../state.ts";
import type { Acting } from "../acting/acting.ts";
import { StandeePicture } from "../heraldry/Standee.tsx";
import type { Props } from "../keys.ts";
import { abilityName, cardName, characterName, deckName } from "../names.ts";
import { Back } from "./Backs.tsx";
import { type Calling, callingOf, cardsBeside, cardsInForce, companyOf } from "./counts.ts";
import styles from "./five.module.css";
import { Thing } from "./Thing.tsx";

const STAR = "M0 -6L1.5 -1.5L6 0L1.5 1.5L0 6L-1.5 1.5L-6 0L-1.5 -1.5Z";

/** The activation token: a star in a ring while it can be used, a tick when it has been, an empty place before. */
const Mark = ({ calling }: { readonly calling: Calling }) => (
  <svg
    className={styles.mark}
    viewBox="-12 -12 24 24"
    data-calling={calling}
    aria-hidden="true"
    focusable="false"
  >
    <circle r="10.5" />
    {calling === "called" && (
      <>
        <circle r="8" className={styles.ring} />
        <path d={STAR} />
      </>
    )}
    {calling === "used" && <path d="M-5 0L-1.5 4L5.5 -4.5" />}
    {calling === "dead" && <path d="M-4 -4L4 4M4 -4L-4 4" />}
  </svg>
);

interface RowProps {
  readonly props: Props;
  readonly acting: Acting;
  readonly character: CharacterId;
}

const isGeneral = (character: CharacterId): boolean => GENERALS.some((general) => general === character);

/** The name on the tray, which is short. */
const shortName = (say: Props["say"], character: CharacterId): string =>
  character === LORD ? say("tray.lord") : characterName(say, character);

/** What stands under a name: the ability while it can be used, otherwise how things are with him. */
function under({ told, say }: Props, character: CharacterId, calling: Calling): string {
  if (calling === "dead") return say("tray.general.dead");
  if (calling === "aside") return say("tray.waiting");
  if (character === BEORN) return say("tray.wrath", { count: told.wrath });
  if (!isGeneral(character)) return say("tray.general.in-play");
  return calling === "uncalled" ? say("tray.general.uncalled") : abilityName(say, character);
}

const Row = ({ props, acting, character }: RowProps) => {
  const { told, log, say, whole } = props;
  const calling = callingOf(told, log, character);
  const ability = whole ? abilityName(say, character) : "";
  const spoken = isGeneral(character)
    ? paragraph(
        say,
        say("tray.general.spoken", { name: characterName(say, character), calling }),
        ability === "" ? "" : say("tray.general.ability", { ability }),
      )
    : character === BEORN && calling !== "dead"
      ? say("tray.wrath.spoken", { count: told.wrath, most: MOST_WRATH })
      : say("tray.general.spoken", {
          name: characterName(say, character),
          calling: calling === "dead" ? "dead" : "other",
        });
  const beside = cardsBeside(told, character);
  return (
    <li className={styles.general} data-calling={calling}>
      <Thing
        props={props}
        acting={acting}
        thing={`character:${character}`}
        spoken={spoken}
        className={styles.whom}
      >
        <StandeePicture character={character} size="2.375rem" />
        <span className={styles.names}>
          <b>{shortName(say, character)}</b>
          <i>{whole ? under(props, character, calling) : ""}</i>
        </span>
        {isGeneral(character) && <Mark calling={calling} />}
      </Thing>
      {beside.length > 0 && <CardNames props={props} acting={acting} cards={beside} />}
    </li>
  );
};

interface CardNamesProps {
  readonly props: Props;
  readonly acting: Acting;
  readonly cards: ReturnType<typeof cardsInForce>;
}

/** Cards by name, each of which can be read. */
const CardNames = ({ props, acting, cards }: CardNamesProps) => (
  <ul className={`${parts.names} ${styles.beside}`}>
    {cards.map((card) => (
      <li key={card}>
        <Thing
          props={props}
          acting={acting}
          thing={`card:${card}`}
          spoken={`${cardName(props.say, card)}, ${deckName(props.say, deckOf(card))}`}
          className={parts.name}
        >
          <Back deck={deckOf(card)} small />
          <span>{cardName(props.say, card)}</span>
        </Thing>
      </li>
    ))}
  </ul>
);

/** The generals with their activation tokens and abilities, who else is in play, and the cards that lie beside them. */
export const Generals = ({ props, acting }: Omit<RowProps, "character">) => {
  const { told, say } = props;
  const inForce = cardsInForce(told);
  return (
    <>
      <ul className={styles.generals} aria-label={say("tray.generals")}>
        {companyOf(told).map((character) => (
          <Row key={character} props={props} acting={acting} character={character} />
        ))}
      </ul>
      {inForce.length > 0 && (
        <div className={styles.force}>
          <p className={parts.caption}>{say("tray.table")}</p>
          <CardNames props={props} acting={acting} cards={inForce} />
        </div>
      )}
    </>
  );
};
