import { printed } from "../../data/ids.ts";
import type { Copy } from "../../state.ts";
import { Picture } from "../cards/Picture.tsx";
import { PAINTS, peopleOf } from "../cards/people.ts";
import type { GameSay } from "../keys.ts";
import { copyThing } from "../look/look.ts";
import { titleOf } from "../names.ts";
import css from "./hems.module.css";
import { Thing } from "./Thing.tsx";

/** Of its picture as much as a hem has room for. */
const WINDOW = { x: 0, y: 0, width: 30, height: 20 } as const;

const signed = (bonus: number): string => (bonus < 0 ? `−${-bonus}` : `+${bonus}`);

/** Of an attached card only its hem is seen: its people's colour, its name or picture, what it adds. */
export const Hems = ({ bears, say }: { readonly bears: readonly Copy[]; readonly say: GameSay }) => {
  if (bears.length === 0) return null;
  return (
    <ul className={css.hems}>
      {bears.map(({ id, card }) => {
        const face = printed(card);
        const bonus = face.strengthBonus ?? face.vitalityBonus;
        const name = titleOf(say, card);
        return (
          <li key={id} data-hem>
            <Thing id={copyThing(id)} label={bonus === undefined ? name : `${name} ${signed(bonus)}`}>
              <span className={css.hem}>
                <i style={{ background: PAINTS[peopleOf(face)].ground }} />
                <svg
                  viewBox="0 0 30 20"
                  preserveAspectRatio="xMidYMid slice"
                  aria-hidden="true"
                  focusable="false"
                >
                  <Picture card={card} box={WINDOW} />
                </svg>
                <span>{name}</span>
                {bonus !== undefined && <b>{signed(bonus)}</b>}
              </span>
            </Thing>
          </li>
        );
      })}
    </ul>
  );
};
