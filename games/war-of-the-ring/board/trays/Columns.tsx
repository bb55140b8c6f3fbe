import { Column, Leaf, Shelf, Tray, useTight } from "@westmarch/campaign/trays";
import { useEffect, useRef, useState } from "react";
import { other, SHADOW } from "../../data/ids.ts";
import { Content } from "./Content.tsx";
import { Decks } from "./Decks.tsx";
import { cardsOnTable } from "./OnTable.tsx";
import type { Laid } from "./Trays.tsx";
import { asideOf, gistOf, offering, type TrayName, titleOf } from "./trays.ts";

/** The trays in two columns beside the map, each of which can be folded to its name. */
export const Columns = (laid: Laid) => {
  const { props, acting, near } = laid;
  const { say, told } = props;
  const [folded, setFolded] = useState<ReadonlyMap<TrayName, boolean>>(new Map());
  const [pool, openPool] = useState(false);
  const far = other(near);
  const end = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLDivElement>(null);
  const causes = [told, pool, folded, say];
  // Where there is no room for everything, the Nations make way for the log and for the tiles, and the cards on the table for those in hand.
  const yields = { nations: useTight(end, causes), table: useTight(start, causes) };
  // But not while something on them is asked for.
  const asked = offering(props, acting);
  const isFolded = (tray: TrayName) =>
    folded.get(tray) ?? ((tray === "nations" || tray === "table") && yields[tray] && !asked.has(tray));
  const forNation = asked.has("nations");
  useEffect(() => {
    if (forNation) end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [forNation]);
  const tray = (name: TrayName) => (
    <Tray
      key={name}
      title={titleOf(say, name, near)}
      side={name === "own" ? near : name === "other" ? far : undefined}
      aside={asideOf(props, name)}
      gist={gistOf(props, name, near)}
      folded={isFolded(name)}
      fold={(fold) => setFolded(new Map(folded).set(name, fold))}
    >
      <Content
        laid={laid}
        tray={name}
        named
        pool={pool}
        openPool={openPool}
        {...(name === "own" && { without: "decks" })}
      />
    </Tray>
  );
  return (
    <>
      <Column at="start" box={start} tight={yields.table}>
        <Leaf side={near}>{tray("own")}</Leaf>
        <Leaf>{tray("fellowship")}</Leaf>
        {cardsOnTable(told).length > 0 && <Leaf>{tray("table")}</Leaf>}
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
      </Column>
      <Shelf>
        <Decks props={props} acting={acting} side={near} />
      </Shelf>
    </>
  );
};
