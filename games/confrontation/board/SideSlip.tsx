import { Spoken } from "@westmarch/boardkit";
import { sentenceCase } from "@westmarch/boardkit/writing";
import { STRENGTH } from "../data/characters.ts";
import { CHARACTERS, CHARACTERS_OF, GOOD, NINE, REGIONS, type Side } from "../data/ids.ts";
import { type Confrontation, seatOf } from "../state.ts";
import styles from "./Board.module.css";
import { OpenCards, openTo, SpentCards } from "./cards/index.tsx";
import type { Props } from "./keys.ts";
import { membersOf, nameOf, sideName } from "./names.ts";
import { bits } from "./pieces/standing.ts";
import { Standee } from "./Standee.tsx";

export interface SideSlipProps {
  readonly props: Props;
  readonly side: Side;
  readonly own: boolean;
  readonly corner: "start" | "end";
  /** On wide screens the own spent cards lie beside the hand instead. */
  readonly spent: boolean;
}

const piecesLeft = (view: Confrontation, side: Side): number => {
  let sum = 0;
  for (let region = 0; region < REGIONS.length; region++) sum += view.count[side * REGIONS.length + region];
  return sum;
};

const Fallen = ({ props: { view, say, explain }, side }: Pick<SideSlipProps, "props" | "side">) => {
  const fallen = membersOf(view.fallen >> (side * NINE), CHARACTERS_OF[side]);
  if (fallen.length === 0) return null;
  return (
    <div className={styles.fallen}>
      <span className={styles.caption}>{say("board.fallen")}</span>
      <ul>
        {fallen.map((character) => (
          <li key={CHARACTERS[character]}>
            <button
              type="button"
              className={styles.fallenPiece}
              data-explain={`character:${character}`}
              onClick={() => explain(`character:${character}`)}
            >
              <Spoken as={say("board.fallen.piece", { who: nameOf(say, character) })}>
                <Standee character={character} side={side} size={26} strength={STRENGTH[character]} fallen />
              </Spoken>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** What a side has lost, shown and spent. */
const Lost = ({ props, side, spent }: Pick<SideSlipProps, "props" | "side" | "spent">) => {
  const { view, say, layout } = props;
  return (
    <>
      <Fallen props={props} side={side} />
      {openTo(view, side).length > 0 && (
        <div className={styles.spent}>
          <span className={styles.caption} aria-hidden="true">
            {say("board.open")}
          </span>
          <OpenCards props={props} side={side} />
        </div>
      )}
      {spent && (layout !== "wide" || view.used[side] > 0) && (
        <div className={styles.spent}>
          {layout === "wide" && (
            <span className={styles.caption} aria-hidden="true">
              {say("board.spent")}
            </span>
          )}
          <SpentCards props={props} side={side} />
        </div>
      )}
    </>
  );
};

/** A slip in an upper corner: whose side, how many pieces and cards, who has fallen, what is spent. */
export const SideSlip = ({ props, side, own, corner, spent }: SideSlipProps) => {
  const { view, say, names, layout } = props;
  const playing = view.turns > 0 && !view.over && !view.result;
  // Before the game begins there is nothing to count.
  const facts =
    view.turns === 0
      ? ""
      : say("board.side.facts", { pieces: piecesLeft(view, side), cards: NINE - bits(view.used[side]) });
  const who = names[seatOf(view, side)] ?? "";
  // Nobody in particular plays the other side of a guided game.
  const rival = own || who === say(side === GOOD ? "seat.good" : "seat.dark") ? "" : who;
  const toMove = playing && view.turn === side;
  const round = playing && view.turns > 0 ? say("board.round", { round: Math.ceil(view.turns / 2) }) : "";
  const points = view.rulings.match
    ? say("board.points", { points: view.points[seatOf(view, side)] ?? 0 })
    : "";
  const lost = <Lost props={props} side={side} spent={spent} />;
  if (layout !== "wide")
    return (
      <details className={styles.smallSlip} data-side={side} data-corner={corner} data-own={own || undefined}>
        <summary>
          <span className={styles.sideName}>{sentenceCase(sideName(say, side))}</span>
          {rival !== "" && <span className={styles.whoPlays}>{rival}</span>}
          <span className={styles.facts}>{facts}</span>
          {toMove && <span className={styles.toMove}>{say("board.to-move")}</span>}
        </summary>
        <div className={styles.opened}>
          <p className={styles.facts}>{[who, points, round].filter(Boolean).join(" · ")}</p>
          {lost}
        </div>
      </details>
    );
  return (
    <section className={styles.slip} data-side={side} data-corner={corner} aria-label={sideName(say, side)}>
      <header>
        <h2 className={styles.sideName}>{sentenceCase(sideName(say, side))}</h2>
        {toMove ? (
          <span className={styles.toMove}>{say("board.to-move")}</span>
        ) : (
          <span className={styles.round}>{round}</span>
        )}
      </header>
      <p className={styles.facts}>
        {[own ? say("board.you", { who }) : who, facts, points].filter(Boolean).join(" · ")}
      </p>
      <div className={styles.lost}>{lost}</div>
    </section>
  );
};
