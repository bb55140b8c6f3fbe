import { Host, Night, WIDTH } from "@westmarch/campaign/staging";
import { memo } from "react";
import { FREE, SHADOW, type Side } from "../../../ids.ts";
import { type Drawn, gate, mountain, reeds, ruins, slope, tents, water } from "./drawing.ts";
import css from "./setting.module.css";

/** What the place looks like: the Front Gate, a height, what is left of a town, a camp, water, or open fields. */
export type Scenery = "gate" | "mountain" | "hill" | "ruins" | "camp" | "swamp" | "plain";

export interface SettingProps {
  readonly scenery: Scenery;
  /** Whose place it is: he stands on his own ground. */
  readonly home: Side;
  /** A settlement is there. */
  readonly settled: boolean;
  /** The attackers come over a river, by a ford. */
  readonly ford: boolean;
  /** Great Bats over the territory. */
  readonly bats: boolean;
  /** Beorn alone is all that the Free Peoples have there. */
  readonly beorn: boolean;
}

const Place = ({ of }: { readonly of: Drawn }) => (
  <>
    <path d={of.bodies} className={css.body} />
    <path d={of.shade} className={css.shade} />
    <path d={of.glow} className={css.light} />
    <path d={of.fine} className={css.fine} />
    <path d={of.dark} className={css.dark} />
    <path d={of.lit} className={css.lit} />
    <path d={of.ink} className={css.ink} />
  </>
);

const drawn = (scenery: Scenery, settled: boolean): readonly Drawn[] => {
  switch (scenery) {
    case "gate":
      return [mountain(), gate()];
    case "mountain":
      return [slope(true, settled)];
    case "hill":
      return [slope(false, settled)];
    case "ruins":
      return [ruins()];
    case "camp":
      return [tents()];
    case "swamp":
    case "plain":
      return [];
  }
};

const MIRROR = `matrix(-1 0 0 1 ${WIDTH} 0)`;

/** Night over the place where it is fought. */
export const Setting = memo(({ scenery, home, settled, ford, bats, beorn }: SettingProps) => {
  const place = drawn(scenery, settled);
  const flows = ford || scenery === "gate" ? water(ford) : null;
  // Who holds a place with walls or roofs stands in it; a host camps before it.
  const hides = scenery === "gate" || scenery === "camp" || scenery === "ruins";
  return (
    <Night
      wings={bats}
      front={
        <>
          {flows && (
            <g>
              <path d={flows.water} className={css.water} />
              <path d={flows.banks} className={css.fine} />
              <path d={flows.stones} className={css.stone} />
            </g>
          )}
          {scenery === "swamp" && <path d={reeds()} className={css.reeds} />}
        </>
      }
    >
      <g transform={home === FREE ? undefined : MIRROR}>
        {place.map((one) => (
          <Place key={one.ink} of={one} />
        ))}
      </g>
      {!(home === FREE && hides) && !beorn && <Host side="free" />}
      {!(home === SHADOW && hides) && <Host side="shadow" />}
    </Night>
  );
});
