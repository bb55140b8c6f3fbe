import { listed } from "@westmarch/boardkit/writing";
import type { Seat } from "@westmarch/kernel";
import { isCharacter, printed } from "../data/ids.ts";
import { figuresOf } from "../figures.ts";
import type { Copy, Zone } from "../state.ts";
import { UNSEEN } from "../state.ts";
import { attachedTo, stackedOn } from "../table.ts";
import styles from "./Board.module.css";
import type { Props } from "./keys.ts";
import { copyName, fullTitle, playerName } from "./names.ts";

/** One copy in words, with what lies on it. */
const Line = ({ copy, props }: { readonly copy: Copy; readonly props: Props }) => {
  const { say, view } = props;
  const name = copyName(say, view, copy.id);
  const [strength, vitality] = isCharacter(copy.card) ? figuresOf(view, copy) : [];
  const lying = [...attachedTo(view, copy.id), ...stackedOn(view, copy.id)];
  return (
    <li>
      {strength && vitality
        ? say("board.character", { name, strength: strength.total, vitality: vitality.total })
        : name}
      {lying.length > 0 && (
        <ul>
          {lying.map((item) => (
            <li key={item.id}>{fullTitle(say, item.card)}</li>
          ))}
        </ul>
      )}
    </li>
  );
};

const ROWS = ["fellowship", "support", "middle"] as const satisfies readonly Zone[];

/** Everything of one player: fellowship, support area, minions, piles, and the hand where it is known. */
const Area = ({ of, props }: { readonly of: Seat; readonly props: Props }) => {
  const { say, view } = props;
  const hand = view.secret.hands[of] ?? [];
  const piles = [
    ["zone.hand", hand],
    ["zone.deck", view.secret.decks[of] ?? []],
    ["zone.discard", view.discards[of] ?? []],
    ["zone.dead", view.dead[of] ?? []],
  ] as const;
  return (
    <section className={styles.area}>
      <h2>{playerName(say, of)}</h2>
      <p>{say("board.burdens", { burdens: view.burdens[of] ?? 0, resistance: view.resistance[of] ?? 0 })}</p>
      {ROWS.map((zone) => {
        const row = view.table.filter((copy) => copy.owner === of && copy.zone === zone);
        return (
          row.length > 0 && (
            <div key={zone}>
              <h3>{say(`zone.${zone}`)}</h3>
              <ul>
                {row.map((copy) => (
                  <Line key={copy.id} copy={copy} props={props} />
                ))}
              </ul>
            </div>
          )
        );
      })}
      <p>
        {piles.map(([pile, { length }]) => say("board.piles", { pile: say(pile), count: length })).join(" ")}
      </p>
      {hand.some((card) => card !== UNSEEN) && (
        <p data-hand>
          {listed(
            say,
            hand.map((card) => fullTitle(say, card)),
            "parts",
          )}
        </p>
      )}
    </section>
  );
};

/** The table as lists, by whose it is and where it stands. */
export const Board = (props: Props) => {
  const { say, view, seat } = props;
  const path = view.table
    .filter(({ zone }) => zone === "path")
    .toSorted((one, other) => (printed(one.card).siteNumber ?? 0) - (printed(other.card).siteNumber ?? 0));
  const near = seat ?? 0;
  const seats = view.out
    .map((_, one) => one)
    .toSorted((one, other) => Number(other === near) - Number(one === near));
  return (
    <div className={styles.table}>
      <section className={styles.area}>
        <h2>{say("zone.path")}</h2>
        <ol>
          {path.map(({ id, card }) => (
            <li key={id}>
              {say("board.site", { name: fullTitle(say, card), number: printed(card).siteNumber ?? 0 })}
            </li>
          ))}
        </ol>
        <p>{say("board.pool", { pool: view.pool })}</p>
      </section>
      {seats.map((of) => (
        <Area key={of} of={of} props={props} />
      ))}
    </div>
  );
};
