import { LEADER, PERSON } from "../../data/ids.ts";
import type { GameSay } from "../keys.ts";
import { figureName, place } from "../names.ts";
import styles from "./SplitSlip.module.css";
import type { Splitting } from "./useActing.ts";

/** A leaf beside the Army in hand: who goes, by numbers, and who stays. */
export const SplitSlip = ({ splitting, say }: { readonly splitting: Splitting; readonly say: GameSay }) => {
  const { from, rows, going, change, attack } = splitting;
  return (
    <section className={styles.slip} aria-label={say("split.title", { place: place(say, from) })} data-yields>
      <h2 className={styles.title}>{say("split.title", { place: place(say, from) })}</h2>
      <ul className={styles.rows}>
        {rows.map(({ figure, able, bound }, i) => {
          const many = going[i] ?? 0;
          const name = figureName(say, figure);
          const single = able === 1 && (figure >= PERSON || figure < LEADER) && bound === 0;
          const left = able + bound - many;
          return (
            <li key={figure} className={styles.row}>
              <span className={styles.name}>{name}</span>
              {able === 0 ? (
                <span className={styles.note}>{say("split.bound")}</span>
              ) : single && figure >= PERSON ? (
                <label className={styles.along}>
                  <input
                    type="checkbox"
                    checked={many > 0}
                    onChange={(event) => change(i, event.target.checked ? 1 : 0)}
                  />
                  {say("split.goes")}
                </label>
              ) : (
                <span className={styles.steps}>
                  <button
                    type="button"
                    aria-label={say("split.fewer", { figure: name })}
                    disabled={many === 0}
                    onClick={() => change(i, many - 1)}
                  >
                    −
                  </button>
                  <output>{many}</output>
                  <button
                    type="button"
                    aria-label={say("split.more", { figure: name })}
                    disabled={many >= able}
                    onClick={() => change(i, many + 1)}
                  >
                    +
                  </button>
                </span>
              )}
              <span className={styles.note}>
                {left > 0 && able > 0 ? say("split.stays", { count: left }) : ""}
              </span>
            </li>
          );
        })}
      </ul>
      {attack && <p className={styles.rear}>{say("split.rear")}</p>}
    </section>
  );
};
