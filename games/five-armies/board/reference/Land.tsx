/** The map in figures: regions by territory, with their terrain and points. */
import { referenceStyles as common, Item } from "@westmarch/campaign/reference";
import { PLACE, type PlaceId, REGION_COUNT, REGIONS, TERRITORY, type TerritoryId } from "../../ids.ts";
import { printed } from "../../printing.ts";
import { SourceMark } from "../cards/SourceMark.tsx";
import { idOf } from "../explaining.ts";
import type { Props } from "../keys.ts";
import { placeName, terrainName, territoryName } from "../names.ts";
import { packOf } from "../printedWords.ts";
import css from "./reference.module.css";
import { isWantedName, type Sought } from "./search.ts";

interface RegionsProps {
  readonly props: Props;
  readonly territory: TerritoryId;
  readonly regions: readonly PlaceId[];
}

/** The regions of one territory. */
function Regions({ props, territory, regions }: RegionsProps) {
  const { say, view } = props;
  const { terrain, points } = printed(view);
  const pack = packOf(view);
  const from = (at: PlaceId) => pack.regions.find(({ id }) => id === PLACE.names[at])?.from;
  return (
    <table className={css.land}>
      <caption>
        <Item className={css.item} explain={() => props.explain(idOf("territory", territory))}>
          {territoryName(say, territory)}
        </Item>
      </caption>
      <thead>
        <tr>
          <th scope="col">{say("ref.region")}</th>
          <th scope="col">{say("ref.terrain")}</th>
          <th scope="col">{say("ref.points")}</th>
          <th scope="col">{say("ref.source")}</th>
        </tr>
      </thead>
      <tbody>
        {regions.map((at) => {
          const source = from(at);
          return (
            <tr key={at}>
              <th scope="row">
                <Item className={css.item} explain={() => props.explain(idOf("region", at))}>
                  {placeName(say, at)}
                </Item>
              </th>
              <td>{terrainName(say, terrain[at])}</td>
              <td>{points[at] > 0 ? points[at] : ""}</td>
              <td>
                {source && (
                  <>
                    <SourceMark source={source.all} /> {say(`card.from.${source.all}`)}
                  </>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export function Land({ props, asked }: { readonly props: Props; readonly asked: Sought }) {
  const { say, view } = props;
  const { terrain, territory } = printed(view);
  const pack = packOf(view);
  const boxes = PLACE.all.slice(REGION_COUNT).filter((at) => isWantedName(asked, placeName(say, at)));
  return (
    <>
      {TERRITORY.all.map((one) => {
        const regions = REGIONS.filter(
          (at) =>
            territory[at] === one &&
            isWantedName(asked, placeName(say, at), terrainName(say, terrain[at]), territoryName(say, one)),
        );
        return regions.length === 0 ? null : (
          <Regions key={one} props={props} territory={one} regions={regions} />
        );
      })}
      <ul className={css.rows}>
        {boxes.map((at) => (
          <li key={at} className={css.row}>
            <Item className={css.item} explain={() => props.explain(idOf("region", at))}>
              <span className={`${common.name} ${css.title}`}>{placeName(say, at)}</span>
            </Item>
          </li>
        ))}
      </ul>
      <p className={css.legend}>{say("ref.range", { count: pack.reach })}</p>
    </>
  );
}
