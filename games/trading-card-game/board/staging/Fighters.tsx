import { Hems } from "../areas/Hems.tsx";
import { Thing } from "../areas/Thing.tsx";
import { Drops } from "../areas/Tokens.tsx";
import { CardFace } from "../cards/CardFace.tsx";
import { Peg } from "../cards/Peg.tsx";
import type { Props } from "../keys.ts";
import { copyThing } from "../look/look.ts";
import { titleOf } from "../names.ts";
import css from "./skirmish.module.css";
import type { Camp, Fighter } from "./skirmish.ts";

interface Shown {
  readonly say: Props["say"];
  /** Each shows whose it is. */
  readonly whose?: boolean;
}

/** One who fights, as large as there is room: the card with its totals of now, its wounds, what it bears. */
const One = ({ fighter, say, whose }: Shown & { readonly fighter: Fighter }) => {
  const { copy, strength, vitalityLeft, wounds, hurt, fallen, borne } = fighter;
  const name = titleOf(say, copy.card);
  const label = fallen
    ? `${name}: ${say("stage.fallen")}`
    : say("stage.fighter", { name, strength, vitality: vitalityLeft });
  const now = fallen ? {} : { strength, vitality: vitalityLeft };
  return (
    <li
      className={css.fighter}
      data-fallen={fallen || undefined}
      data-hurt={hurt > 0 || undefined}
      data-uncovered
    >
      <Thing id={copyThing(copy.id)} kind="card" label={label}>
        <span className={css.face}>
          <CardFace card={copy.card} size="table" say={say} now={now} />
          {wounds > 0 && <Drops count={wounds} />}
          {whose && (
            <span className={css.owner}>
              <Peg seat={copy.owner} />
            </span>
          )}
        </span>
      </Thing>
      {fallen ? <p className={css.fallen}>{say("stage.fallen")}</p> : <Hems bears={borne} say={say} />}
    </li>
  );
};

/** One side of the skirmish. */
export const Fighters = ({ camp, say, whose = false }: Shown & { readonly camp: Camp }) => (
  <ul
    className={css.fighters}
    data-side={camp.side}
    data-many={camp.fighters.length > 2 || undefined}
    aria-label={say(`stage.side.${camp.side}`)}
    data-area
  >
    {camp.fighters.map((fighter) => (
      <One key={fighter.copy.id} fighter={fighter} say={say} whose={whose} />
    ))}
  </ul>
);
