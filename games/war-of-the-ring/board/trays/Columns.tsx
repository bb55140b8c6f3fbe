import { Column, Leaf, OwnDice, useColumns } from "@westmarch/campaign/trays";
import { useEffect, useState } from "react";
import { other, SHADOW } from "../../data/ids.ts";
import { Content } from "./Content.tsx";
import { cardsOnTable } from "./counts.ts";
import { DICE } from "./dice.ts";
import type { Laid } from "./laid.ts";
import { Rings } from "./Rings.tsx";
import { TRAYS, type TrayName } from "./trays.ts";

/** Where there is no room for everything, the Nations make way for the log and for the tiles, and the cards on the table for those in hand. */
const YIELDING = { start: "table", end: "nations" } as const;

/** The trays in two columns beside the map, each of which can be folded to its name. */
export const Columns = (laid: Laid) => {
  const { props, near } = laid;
  const [pool, openPool] = useState(false);
  const far = other(near);
  const { start, end, asked, ...columns } = useColumns(laid, TRAYS, YIELDING, [pool]);
  const forNation = asked.has("nations");
  useEffect(() => {
    if (forNation) end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [end, forNation]);
  const tray = (name: TrayName) =>
    columns.tray(name, <Content laid={laid} tray={name} named pool={pool} openPool={openPool} />);
  return (
    <>
      <Column at="start" box={start}>
        <Leaf side={near}>{tray("own")}</Leaf>
        <Leaf>{tray("fellowship")}</Leaf>
        {cardsOnTable(props.told).length > 0 && <Leaf>{tray("table")}</Leaf>}
      </Column>
      <Column at="end" box={end}>
        {far === SHADOW ? (
          <Leaf side={far}>
            {tray("other")}
            {tray("hunt")}
          </Leaf>
        ) : (
          <>
            <Leaf side={far}>{tray("other")}</Leaf>
            <Leaf side={near}>{tray("hunt")}</Leaf>
          </>
        )}
        <Leaf>{tray("nations")}</Leaf>
        {laid.recent}
      </Column>
      <OwnDice laid={laid} look={DICE}>
        <Rings props={props} acting={laid.acting} side={near} own />
      </OwnDice>
    </>
  );
};
