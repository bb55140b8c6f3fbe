import { Spoken } from "@westmarch/boardkit";
import { referenceStyles as common, Item } from "@westmarch/campaign/reference";
import {
  ALL_NATIONS,
  eliteOf,
  type FigureId,
  FREE,
  leaderOf,
  NAZGUL,
  type NationId,
  regularOf,
  SAURON,
  sideOfNation,
} from "../../data/ids.ts";
import { isActive } from "../../facts.ts";
import { inPool } from "../../rules/figures.ts";
import { onMapCount } from "../cards/explaining/nations.ts";
import { ShieldPicture } from "../heraldry/Shield.tsx";
import type { Props } from "../keys.ts";
import { nationName } from "../names.ts";
import css from "./reference.module.css";

/** Regulars, Elites, and Leaders or Nazgûl; null where a Nation has none. */
const kindsOf = (nation: NationId): readonly (FigureId | null)[] => [
  regularOf(nation),
  eliteOf(nation),
  nation === SAURON ? NAZGUL : sideOfNation(nation) === FREE ? leaderOf(nation) : null,
];

function stance({ say, view }: Props, nation: NationId): string {
  const steps = view.steps[nation];
  if (steps === 0) return say("ref.at-war");
  const far = say("ref.steps", { steps });
  return isActive(view, nation) ? far : `${far} · ${say("ref.passive")}`;
}

/** Every Nation with its figures, on the map and still to come. */
export const Nations = (props: Props) => {
  const { say, view, explain } = props;
  return (
    <>
      <table className={css.nations}>
        <thead>
          <tr>
            <th scope="col">{say("ref.nation")}</th>
            <th scope="col">{say("ref.regular")}</th>
            <th scope="col">{say("ref.elite")}</th>
            <th scope="col">{say("ref.leader")}</th>
          </tr>
        </thead>
        <tbody>
          {ALL_NATIONS.map((nation) => (
            <tr key={nation}>
              <th scope="row">
                <Item className={css.item} row explain={() => explain(`nation:${nation}`)}>
                  <ShieldPicture nation={nation} />
                  <span>
                    <span className={common.name}>{nationName(say, nation)}</span>
                    <span className={css.place}>{stance(props, nation)}</span>
                  </span>
                </Item>
              </th>
              {kindsOf(nation).map((figure, kind) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column for each kind
                <td key={kind}>
                  {figure !== null && (
                    <Item className={css.item} explain={() => explain(`figure:${figure}`)}>
                      <Spoken
                        as={say("ref.many", { map: onMapCount(view, figure), pool: inPool(view, figure) })}
                      >
                        {onMapCount(view, figure)}
                        <span className={css.pool}>+{inPool(view, figure)}</span>
                      </Spoken>
                    </Item>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.legend}>{say("ref.counts")}</p>
    </>
  );
};
