import { paragraph } from "@westmarch/boardkit/writing";
import {
  Cards,
  Characters,
  Cubes,
  Dice,
  Glance as Frame,
  Half,
  type Named,
  Names,
  Part,
  type PartOf,
  Row,
  type SidePartOf,
  Unfolding,
} from "@westmarch/campaign/glance";
import {
  type CharacterId,
  EYE_FACE,
  FREE,
  GANDALF_THE_GREY,
  NONE,
  other,
  SHADOW,
  type Side,
} from "../../data/ids.ts";
import { pointsToWin } from "../../facts.ts";
import { seatsOf } from "../../seats.ts";
import { CORRUPTION_LIMIT, CRACK_OF_DOOM } from "../../state.ts";
import type { Props } from "../keys.ts";
import { cardName, characterName, deckName, place, regionName } from "../names.ts";
import { Standee } from "../pieces/Figures.tsx";
import { Die } from "../signs/Die.tsx";
import { Back } from "../trays/Backs.tsx";
import { DICE } from "../trays/dice.ts";
import hunt from "../trays/hunt.module.css";
import { revealOdds, rowsOf, tilesLeft, waitingTiles } from "../trays/pool.ts";
import { tileName, ValueSign, valueName } from "../trays/TileSigns.tsx";
import { nearSide } from "../trays/trays.ts";
import styles from "./glance.module.css";
import { cardsOf, castOf, fellowsOf, nextRoll, type Prize, prizesOf, usedFaces } from "./glance.ts";
import { Nations } from "./Nations.tsx";

type PartProps = PartOf<Props>;
type SideProps = SidePartOf<Props>;

const prizes = ({ say }: Props, of: readonly Prize[]): readonly Named[] =>
  of.map(({ region, points, besieged }) => ({
    id: `region:${region}`,
    text: regionName(say, region),
    count: besieged ? say("glance.besieged", { points }) : points,
  }));

const Points = ({ props, side }: SideProps) => {
  const { told, say, explain } = props;
  const { held, open } = prizesOf(told, side);
  return (
    <>
      <Row label={say("tray.points")}>
        <b>{say("glance.of", { count: told.points[side], goal: pointsToWin(told, side) })}</b>
        <Names names={prizes(props, held)} explain={explain} />
      </Row>
      <Unfolding summary={say("glance.open", { points: open.reduce((sum, { points }) => sum + points, 0) })}>
        <Names names={prizes(props, open)} explain={explain} />
      </Unfolding>
    </>
  );
};

const characters = (
  { say, told }: Props,
  side: Side,
  of: readonly CharacterId[],
  where: boolean,
): readonly Named[] =>
  of.map((character) => {
    const name = character === GANDALF_THE_GREY ? say("tray.gandalf") : characterName(say, character);
    return {
      id: `character:${character}`,
      text: where ? say("glance.at", { name, place: place(say, told.at[character]) }) : name,
      sign: (
        <svg className={styles.standee} viewBox="-16 -20 32 41" aria-hidden="true" focusable="false">
          <Standee character={character} side={side} />
        </svg>
      ),
    };
  });

const SideHalf = ({ props, side }: SideProps) => {
  const { told, view, log, say, names } = props;
  const cards = cardsOf(told, side);
  const open = cards.flatMap(({ discards }) => discards.open);
  return (
    <Half
      title={say(side === FREE ? "tray.free-peoples" : "tray.shadow")}
      aside={seatsOf(told, side)
        .map((seat) => names[seat] ?? "")
        .join(" · ")}
      side={side}
    >
      <Row>
        <Dice props={props} side={side} look={DICE} usedOf={(used) => usedFaces(log, view, side, used)} />
        <span>{say("tray.rings", { count: told.rings[side] })}</span>
      </Row>
      <Points props={props} side={side} />
      <Cards
        props={props}
        cards={cards}
        piles={[{ id: side, open, summary: say("glance.discards", { count: open.length }) }]}
        back={(deck) => <Back side={side} kind={deck & 1} small />}
        deckName={deckName}
        cardName={cardName}
      />
      <Characters
        props={props}
        cast={castOf(told, side)}
        named={(of, inPlay) => characters(props, side, of, inPlay)}
      />
    </Half>
  );
};

const Fellowship = ({ props }: PartProps) => {
  const { told, say, explain } = props;
  const onMap = told.mordor === NONE;
  const hidden = told.revealed === 0 ? "yes" : "no";
  return (
    <Half title={say("tray.fellowship")} side={FREE}>
      <Row>
        <Names
          names={characters(props, FREE, fellowsOf(told), false)}
          explain={explain}
          none={say("glance.alone")}
        />
      </Row>
      <Row>
        <p>
          {onMap
            ? say("tray.fellowship.where", { hidden, place: regionName(say, told.bearers) })
            : say("tray.fellowship.mordor", { hidden, step: told.mordor })}
        </p>
        {onMap && <span>{say("tray.steps", { count: told.progress })}</span>}
      </Row>
      <p>
        {paragraph(
          say,
          say("tray.corruption.spoken", { count: told.corruption, limit: CORRUPTION_LIMIT }),
          onMap
            ? say("tray.mordor.afar")
            : say("tray.mordor.spoken", { step: told.mordor, goal: CRACK_OF_DOOM }),
        )}
      </p>
    </Half>
  );
};

const Hunt = ({ props }: PartProps) => {
  const { told, say, explain } = props;
  const { dice, target, again, odds } = nextRoll(told);
  const waiting = waitingTiles(told);
  return (
    <Half title={say("tray.hunt")} side={SHADOW} aside={say("tray.hunt.level", { level: told.box[SHADOW] })}>
      <Row>
        <Cubes
          unused={[
            ...Array.from({ length: told.box[SHADOW] }, () => EYE_FACE),
            ...Array.from({ length: told.box[FREE] }, () => "steps" as const),
          ]}
          used={[]}
          die={(face) => <Die side={face === "steps" ? FREE : SHADOW} face={face} />}
          spoken={say("tray.hunt.spoken", { eyes: told.box[SHADOW], free: told.box[FREE] })}
        />
        <p>{dice === 0 ? say("tray.hunt.empty") : say("glance.hunt.odds", { dice, target, again, odds })}</p>
      </Row>
      <ul className={styles.tiles}>
        {rowsOf(told).map(({ value, left, all, special }) => (
          <li key={value} data-none={left === 0 || undefined}>
            <span className={hunt.tile} role="img" aria-label={valueName(say, value)}>
              <ValueSign value={value} />
            </span>
            <span title={say("tray.tile.left", { left, all, reveal: special })}>{left}</span>
          </li>
        ))}
      </ul>
      <p>
        {paragraph(
          say,
          say("glance.hunt.pool", { count: tilesLeft(told) }),
          say("tray.pool.reveal", { percent: revealOdds(told) }),
        )}
      </p>
      {waiting.length > 0 && (
        <Row>
          <span>{say("tray.pool.waiting")}</span>
          <Names
            names={waiting.map((tile) => ({ id: `tile:${tile}`, text: tileName(say, tile) }))}
            explain={explain}
          />
        </Row>
      )}
    </Half>
  );
};

/** Everything both sides have, as far as this seat may know it. */
export const Glance = (props: Props) => {
  const near = nearSide(props.view, props.seat);
  return (
    <Frame>
      <SideHalf props={props} side={near} />
      <SideHalf props={props} side={other(near)} />
      <Fellowship props={props} />
      <Hunt props={props} />
      <Part title={props.say("tray.nations")} aside={props.say("glance.in-the-box")}>
        <Nations props={props} />
      </Part>
    </Frame>
  );
};
