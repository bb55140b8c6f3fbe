import { Column, Leaf, Tray, useTight } from "@westmarch/campaign/trays";
import { useRef, useState } from "react";
import { other } from "../../ids.ts";
import { Content } from "./Content.tsx";
import { DuskPanel } from "./DuskTray.tsx";
import type { Laid } from "./Trays.tsx";
import { gistOf, offering, type TrayName, titleOf } from "./trays.ts";

/** The trays in two columns beside the map, each of which can be folded to its name, and the road between them. */
export const Columns = (laid: Laid) => {
  const { props, acting, near } = laid;
  const { say, told } = props;
  const [folded, setFolded] = useState<ReadonlyMap<TrayName, boolean>>(new Map());
  const end = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLDivElement>(null);
  const causes = [told, folded, say];
  // Where there is no room for everything, the generals make way for the hand, and the places for the log.
  const yields = { generals: useTight(start, causes), places: useTight(end, causes) };
  // But not while something on them is asked for.
  const asked = offering(props, acting);
  const isFolded = (tray: TrayName) =>
    folded.get(tray) ?? ((tray === "generals" || tray === "places") && yields[tray] && !asked.has(tray));
  const tray = (name: TrayName) => (
    <Tray
      title={titleOf(say, name, near)}
      side={name === "own" ? near : name === "other" ? other(near) : undefined}
      gist={gistOf(props, name, near)}
      folded={isFolded(name)}
      fold={(fold) => setFolded(new Map(folded).set(name, fold))}
    >
      <Content laid={laid} tray={name} />
    </Tray>
  );
  return (
    <>
      <Column at="start" box={start}>
        <Leaf side={near}>{tray("own")}</Leaf>
        <Leaf>{tray("generals")}</Leaf>
      </Column>
      <DuskPanel props={props} />
      <Column at="end" box={end}>
        <Leaf side={other(near)}>{tray("other")}</Leaf>
        <Leaf>{tray("places")}</Leaf>
      </Column>
    </>
  );
};
