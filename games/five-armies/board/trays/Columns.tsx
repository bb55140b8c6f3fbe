import { Column, Leaf, OwnDice, useBroad, useColumns } from "@westmarch/campaign/trays";
import { other } from "../../ids.ts";
import { Content } from "./Content.tsx";
import { DuskPanel } from "./DuskTray.tsx";
import { DICE } from "./dice.ts";
import styles from "./five.module.css";
import type { Laid } from "./laid.ts";
import { TRAYS, type TrayName } from "./trays.ts";

/**
 * Where there is no room for everything, second lines go first; then the generals make way for the hand, and the places for
 * the log.
 */
const YIELDING = { start: "generals", end: "places", closer: true } as const;

/** The trays in two columns beside the map, each of which can be folded to its name, and the road between them. */
export const Columns = (laid: Laid) => {
  const { props, near } = laid;
  const columns = useColumns(laid, TRAYS, YIELDING);
  // South of the valley there is room beside the dice, so that the places are seen on the far land.
  const inRail = useBroad() && laid.seated;
  const tray = (name: TrayName) => columns.tray(name, <Content laid={laid} tray={name} />);
  return (
    <>
      <Column at="start" box={columns.start}>
        <Leaf side={near}>{tray("own")}</Leaf>
        <Leaf>{tray("generals")}</Leaf>
      </Column>
      <DuskPanel props={props} />
      <Column at="end" box={columns.end}>
        <Leaf side={other(near)}>{tray("other")}</Leaf>
        <Leaf>{tray("places")}</Leaf>
        {!inRail && laid.recent}
      </Column>
      <OwnDice laid={laid} look={DICE}>
        {inRail && <div className={styles.lately}>{laid.recent}</div>}
      </OwnDice>
    </>
  );
};
